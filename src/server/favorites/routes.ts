import { favoriteSchema, newFavoriteSchema, noteSchema } from '../../domain/favorites/favorite.ts'
import { done } from '../http/done.ts'
import { answers, createRoute, doneSchema, idParam, jsonBody, newRouter, z } from '../http/openapi.ts'
import { requireUser } from '../http/visitor.ts'
import { addFavorite, changeNote, listFavorites, removeFavorite } from './service.ts'

const params = z.object({ propertyId: idParam })
const changedSchema = doneSchema.extend({ favorite: favoriteSchema })

/** Favourites of whoever is signed in; guests keep theirs in the browser. */
export function favoriteRoutes() {
  const routes = newRouter()

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'One’s favourites',
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(favoriteSchema) }),
        'The newest first',
        [401],
      ),
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const data = await listFavorites(c.var.ctx, requireUser(c).id)
      return c.json({ success: true as const, data }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Keep a property',
      request: jsonBody(newFavoriteSchema),
      responses: answers(changedSchema, 'It is kept', [400, 401, 404, 409]),
    }),
    async (c) => {
      const favorite = await addFavorite(c.var.ctx, requireUser(c).id, c.req.valid('json'))
      return c.json({ ...done(c, 'answer.favorite_added'), favorite }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'patch',
      path: '/{propertyId}',
      summary: 'Change the note',
      request: { params, ...jsonBody(noteSchema) },
      responses: answers(changedSchema, 'As it is now', [400, 401, 404]),
    }),
    async (c) => {
      const id = Number(c.req.valid('param').propertyId)
      const favorite = await changeNote(c.var.ctx, requireUser(c).id, id, c.req.valid('json').note)
      return c.json({ ...done(c, 'answer.saved'), favorite }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/{propertyId}',
      summary: 'No longer keep it',
      request: { params },
      responses: answers(doneSchema, 'It is gone', [400, 401, 404]),
    }),
    async (c) => {
      await removeFavorite(c.var.ctx, requireUser(c).id, Number(c.req.valid('param').propertyId))
      return c.json(done(c, 'answer.favorite_removed'), 200)
    },
  )
  return routes
}
