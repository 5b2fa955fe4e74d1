import { etag } from 'hono/etag'
import { projectCardSchema, projectDetailSchema } from '../../domain/projects/card.ts'
import { QUERY_CACHE } from '../http/cache.ts'
import { answers, createRoute, languageOf, languageParam, newRouter, z } from '../http/openapi.ts'
import { getProject, listProjects } from './service.ts'

const LIST_MAX = 200

export function projectRoutes() {
  const routes = newRouter()
  routes.use(etag())
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'Projects',
      request: {
        query: languageParam.extend({ limit: z.coerce.number().int().min(1).max(LIST_MAX).default(50) }),
      },
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(projectCardSchema) }),
        'Those with published units first',
        [400],
      ),
    }),
    async (c) => {
      const data = await listProjects(c.var.ctx, c.req.valid('query').limit, languageOf(c.req.query('lang')))
      c.header('Cache-Control', QUERY_CACHE)
      return c.json({ success: true as const, data }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      summary: 'A project with its units',
      request: { params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }), query: languageParam },
      responses: answers(z.object({ success: z.literal(true), data: projectDetailSchema }), 'All of it', [400, 404]),
    }),
    async (c) => {
      const data = await getProject(c.var.ctx, Number(c.req.param('id')), languageOf(c.req.query('lang')))
      c.header('Cache-Control', QUERY_CACHE)
      return c.json({ success: true as const, data }, 200)
    },
  )
  return routes
}
