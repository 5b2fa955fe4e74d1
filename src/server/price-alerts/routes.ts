import { priceAlertSchema, priceAlertViewSchema } from '../../domain/price-alerts/schemas.ts'
import { translator } from '../../i18n/translate.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { requireUser } from '../http/visitor.ts'
import { createAlert, listAlerts, removeAlert } from './service.ts'

const BODY = 8 * 1024
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })

export function priceAlertRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'Price alerts of the account, newest first',
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(priceAlertViewSchema) }),
        'The alerts',
        [401],
      ),
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const data = await listAlerts(c.var.ctx, requireUser(c), c.var.language)
      return c.json({ success: true as const, data }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Be told when a home costs no more than that',
      middleware: [limitBody(BODY), rateLimit({ name: 'price-alert', max: 60, seconds: 3600 })],
      request: { body: body(priceAlertSchema) },
      responses: answers(doneSchema, 'Set', [400, 401, 404, 409, 413, 422, 429]),
    }),
    async (c) => {
      await createAlert(c.var.ctx, c.req.valid('json'), requireUser(c))
      return c.json({ success: true as const, message: translator(c.var.language)('price_alert.created') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/{propertyId}',
      summary: 'Remove it',
      request: { params: z.object({ propertyId: z.string().regex(/^[1-9]\d{0,14}$/) }) },
      responses: answers(doneSchema, 'Removed', [400, 401, 404]),
    }),
    async (c) => {
      await removeAlert(c.var.ctx, requireUser(c), Number(c.req.valid('param').propertyId))
      return c.json({ success: true as const, message: translator(c.var.language)('price_alert.removed') }, 200)
    },
  )
  return routes
}
