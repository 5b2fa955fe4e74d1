import { etag } from 'hono/etag'
import { RATES_LIFE } from '../../domain/currency/rates.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { readRates } from './service.ts'

export function currencyRoutes() {
  const routes = newRouter()
  routes.use(etag())
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/rates',
      summary: 'Exchange rates',
      request: { query: z.object({ base: z.literal('EUR').default('EUR') }) },
      responses: answers(
        z.object({
          success: z.literal(true),
          base: z.literal('EUR'),
          rates: z.record(z.string(), z.number().positive()).describe('Units for one EUR'),
        }),
        'The last good rates',
        [400],
      ),
    }),
    async (c) => {
      c.header('Cache-Control', `public, max-age=${RATES_LIFE / 1000}`)
      return c.json({ success: true as const, base: 'EUR' as const, rates: await readRates(c.var.ctx) }, 200)
    },
  )
  return routes
}
