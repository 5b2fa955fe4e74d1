import * as declared from '../../domain/favorites/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { addFavorite, changeNote, listFavorites, removeFavorite } from './service.ts'

/** Favourites of signed-in users; the browser stores those of guests. */
export const favoriteOperations = [
  run(declared.listFavorites, async (ctx, { user }) => ({ data: await listFavorites(ctx, user.id) })),
  run(declared.addFavorite, async (ctx, visitor, { body }) => {
    const favorite = await addFavorite(ctx, visitor.user.id, body)
    return { ...say(visitor, 'answer.favorite_added'), favorite }
  }),
  run(declared.changeNote, async (ctx, visitor, { params, body }) => {
    const favorite = await changeNote(ctx, visitor.user.id, params.propertyId, body.note)
    return { ...say(visitor, 'answer.saved'), favorite }
  }),
  run(declared.removeFavorite, async (ctx, visitor, { params }) => {
    await removeFavorite(ctx, visitor.user.id, params.propertyId)
    return say(visitor, 'answer.favorite_removed')
  }),
]
