import { tokenSchema } from '../../domain/auth/schemas.ts'
import { newsletterSchema } from '../../domain/newsletter/schemas.ts'
import { translator } from '../../i18n/translate.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { confirm, subscribe, unsubscribe } from './service.ts'

const BODY = 8 * 1024
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })

export function newsletterRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Ask for the newsletter; it begins when the mailed link is confirmed',
      middleware: [limitBody(BODY), rateLimit({ name: 'newsletter', max: 10, seconds: 3600 })],
      request: { body: body(newsletterSchema) },
      responses: answers(doneSchema, 'A mail asks for confirmation', [400, 413, 429]),
    }),
    async (c) => {
      await subscribe(c.var.ctx, c.req.valid('json'), c.var.language)
      return c.json({ success: true as const, message: translator(c.var.language)('newsletter.asked') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/confirm',
      summary: 'Confirm it with the token of the mailed link',
      middleware: limitBody(BODY),
      request: { body: body(tokenSchema) },
      responses: answers(doneSchema, 'It will come', [400, 413, 422]),
    }),
    async (c) => {
      await confirm(c.var.ctx, c.req.valid('json').token)
      return c.json({ success: true as const, message: translator(c.var.language)('newsletter.confirmed') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/unsubscribe',
      summary: 'Leave, with one click (RFC 8058: mail programs post here themselves)',
      middleware: limitBody(BODY),
      request: { query: tokenSchema },
      responses: answers(doneSchema, 'It will not come again', [400, 413]),
    }),
    async (c) => {
      await unsubscribe(c.var.ctx, c.req.valid('query').token)
      return c.json({ success: true as const, message: translator(c.var.language)('newsletter.left') }, 200)
    },
  )
  return routes
}
