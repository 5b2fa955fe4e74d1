import { pushEndpointSchema, pushSubscriptionSchema } from '../../domain/notices/schemas.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { requireUser } from '../http/visitor.ts'
import { pushKey, subscribePush, unsubscribePush } from './service.ts'

const BODY = 8 * 1024
const doneSchema = z.object({ success: z.literal(true) })
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })

export function pushRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/key',
      summary: 'The key that a browser subscribes with (VAPID, base64url)',
      responses: answers(z.object({ success: z.literal(true), key: z.string() }), 'The public key'),
    }),
    async (c) => c.json({ success: true as const, key: await pushKey(c.var.ctx) }, 200),
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/subscriptions',
      summary: 'This browser may be sent messages',
      middleware: [limitBody(BODY), rateLimit({ name: 'push', max: 30, seconds: 3600 })],
      request: { body: body(pushSubscriptionSchema) },
      responses: answers(doneSchema, 'Kept', [400, 401, 413, 429]),
    }),
    async (c) => {
      const visitor = { userId: requireUser(c).id, sessionId: c.var.sessionId }
      await subscribePush(c.var.ctx, visitor, c.req.valid('json'))
      return c.json({ success: true as const }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/subscriptions',
      summary: 'This browser may not be sent messages any more',
      middleware: limitBody(BODY),
      request: { body: body(pushEndpointSchema) },
      responses: answers(doneSchema, 'Forgotten', [400, 401, 413]),
    }),
    async (c) => {
      await unsubscribePush(c.var.ctx, requireUser(c).id, c.req.valid('json').endpoint)
      return c.json({ success: true as const }, 200)
    },
  )
  return routes
}
