import { inquirySchema, reportSchema } from '../../domain/inquiries/schemas.ts'
import { translator } from '../../i18n/translate.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { requireUser } from '../http/visitor.ts'
import { listInquiries, reportListing, sendInquiry } from './service.ts'

const BODY = 32 * 1024
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const inquiriesSchema = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      id: z.number().int(),
      message: z.string(),
      created_at: z.iso.datetime(),
      property: z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable(),
    }),
  ),
})
const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
})

export function inquiryRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Ask whoever offers a home, or the portal itself',
      middleware: [limitBody(BODY), rateLimit({ name: 'inquiry', max: 10, seconds: 3600 })],
      request: { body: body(inquirySchema) },
      responses: answers(doneSchema, 'Sent', [400, 404, 410, 413, 429]),
    }),
    async (c) => {
      await sendInquiry(c.var.ctx, c.req.valid('json'), c.var.user, c.var.language)
      return c.json({ success: true as const, message: translator(c.var.language)('inquiry.sent') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'What the account has asked, newest first',
      responses: answers(inquiriesSchema, 'The inquiries', [401]),
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const data = await listInquiries(c.var.ctx, requireUser(c), c.var.language)
      return c.json({ success: true as const, data }, 200)
    },
  )
  return routes
}

export function reportRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Tell that something is wrong with a listing',
      middleware: [limitBody(BODY), rateLimit({ name: 'report', max: 10, seconds: 3600 })],
      request: { body: body(reportSchema) },
      responses: answers(doneSchema, 'Kept', [400, 404, 410, 413, 429]),
    }),
    async (c) => {
      await reportListing(c.var.ctx, c.req.valid('json'))
      return c.json({ success: true as const, message: translator(c.var.language)('report.sent') }, 200)
    },
  )
  return routes
}
