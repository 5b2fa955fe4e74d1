import { tokenSchema } from '../../domain/auth/schemas.ts'
import {
  changeAgentSchema,
  searchAgentSchema,
  searchAgentViewSchema,
  smsCodeSchema,
} from '../../domain/search-agents/schemas.ts'
import { translator } from '../../i18n/translate.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { clientAddress, requireUser } from '../http/visitor.ts'
import {
  changeAgent,
  confirmAgent,
  confirmPhone,
  createAgent,
  endAgent,
  listAgents,
  readAgent,
  sendNewCode,
} from './service.ts'

const BODY = 16 * 1024
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })

export function searchAgentRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Be told of homes that a search finds; guests confirm their address first',
      middleware: [limitBody(BODY), rateLimit({ name: 'agent', max: 20, seconds: 3600 })],
      request: { body: body(searchAgentSchema) },
      responses: answers(
        doneSchema.extend({ confirmed: z.boolean().describe('False: a mail asks for confirmation') }),
        'Kept',
        [400, 409, 413, 429],
      ),
    }),
    async (c) => {
      const { confirmed } = await createAgent(
        c.var.ctx,
        c.req.valid('json'),
        c.var.user,
        c.var.language,
        clientAddress(c),
      )
      const message = translator(c.var.language)(confirmed ? 'agent.created' : 'agent.asked')
      return c.json({ success: true as const, message, confirmed }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'Search agents of the account, newest first',
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(searchAgentViewSchema) }),
        'The agents',
        [401],
      ),
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ success: true as const, data: await listAgents(c.var.ctx, requireUser(c)) }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/confirm',
      summary: 'Confirm the address with the token of the mailed link',
      middleware: limitBody(BODY),
      request: { body: body(tokenSchema) },
      responses: answers(doneSchema, 'It works now', [400, 404, 413]),
    }),
    async (c) => {
      await confirmAgent(c.var.ctx, c.req.valid('json').token)
      return c.json({ success: true as const, message: translator(c.var.language)('agent.created') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/unsubscribe',
      summary: 'End it with one click (RFC 8058: mail programs post here themselves)',
      middleware: limitBody(BODY),
      request: { query: tokenSchema },
      responses: answers(doneSchema, 'Ended', [400, 413]),
    }),
    async (c) => {
      await endAgent(c.var.ctx, c.req.valid('query').token)
      return c.json({ success: true as const, message: translator(c.var.language)('agent.ended') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{token}',
      summary: 'The agent of a mailed link',
      request: { params: tokenSchema },
      responses: answers(z.object({ success: z.literal(true), data: searchAgentViewSchema }), 'The agent', [400, 404]),
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ success: true as const, data: await readAgent(c.var.ctx, c.req.valid('param').token) }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'patch',
      path: '/{token}',
      summary: 'Change it, let it rest, or go on',
      middleware: limitBody(BODY),
      request: { params: tokenSchema, body: body(changeAgentSchema) },
      responses: answers(doneSchema, 'Changed', [400, 404, 413]),
    }),
    async (c) => {
      await changeAgent(c.var.ctx, c.req.valid('param').token, c.req.valid('json'))
      return c.json({ success: true as const, message: translator(c.var.language)('agent.changed') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/{token}/sms',
      summary: 'Confirm the telephone number with the code that was sent to it',
      middleware: limitBody(BODY),
      request: { params: tokenSchema, body: body(smsCodeSchema) },
      responses: answers(doneSchema, 'Confirmed', [400, 404, 413, 429]),
    }),
    async (c) => {
      await confirmPhone(c.var.ctx, c.req.valid('param').token, c.req.valid('json').code)
      return c.json({ success: true as const, message: translator(c.var.language)('agent.changed') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/{token}/sms/code',
      summary: 'Have another code sent to the telephone number; each is good for an hour',
      middleware: limitBody(BODY),
      request: { params: tokenSchema },
      responses: answers(doneSchema, 'Sent', [400, 404, 413, 429]),
    }),
    async (c) => {
      await sendNewCode(c.var.ctx, c.req.valid('param').token, c.var.language, clientAddress(c))
      return c.json({ success: true as const, message: translator(c.var.language)('agent.code_sent') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/{token}',
      summary: 'End it',
      request: { params: tokenSchema },
      responses: answers(doneSchema, 'Ended', [400]),
    }),
    async (c) => {
      await endAgent(c.var.ctx, c.req.valid('param').token)
      return c.json({ success: true as const, message: translator(c.var.language)('agent.ended') }, 200)
    },
  )
  return routes
}
