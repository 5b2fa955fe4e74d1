import { etag } from 'hono/etag'
import { answers, createRoute, languageOf, languageParam, newRouter, z } from '../http/openapi.ts'
import { suggest } from './service.ts'

const LIMIT = 8

export function placeRoutes() {
  const routes = newRouter()
  routes.use(etag())
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'Places that begin with a text, in any language: towns, districts, states, postcodes',
      request: {
        query: z
          .object({ q: z.string().max(80), limit: z.coerce.number().int().min(1).max(20).default(LIMIT) })
          .extend(languageParam.shape),
      },
      responses: answers(
        z.object({
          success: z.literal(true),
          data: z.array(
            z.object({
              slug: z.string().describe('For the parameter ort; of a postcode (art plz) for the parameter plz'),
              name: z.string(),
              art: z.enum(['bundesland', 'bezirk', 'ort', 'gemeindebezirk', 'plz']),
              in: z.string(),
              count: z.number().int().describe('Homes there now'),
              exact: z.boolean().optional().describe('Whether the text is its whole name, not the beginning of one'),
              part: z
                .string()
                .optional()
                .describe('The part of this town that the text names; no listing gives that part as its place'),
              lat: z.number().optional().describe('Its middle'),
              lng: z.number().optional(),
              box: z
                .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
                .optional()
                .describe('Of states, Bezirke and Vienna: the part of the map that they take up'),
            }),
          ),
        }),
        'Best first',
        [400],
      ),
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const data = await suggest(c.var.ctx, q, limit, languageOf(c.req.query('lang')))
      c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
      return c.json({ success: true as const, data }, 200)
    },
  )
  return routes
}
