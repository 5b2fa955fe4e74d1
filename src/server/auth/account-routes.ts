import type { Context } from 'hono'
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  profileSchema,
} from '../../domain/auth/schemas.ts'
import { userSchema } from '../../domain/auth/user.ts'
import { done } from '../http/done.ts'
import type { HttpEnv } from '../http/env.ts'
import { answers, createRoute, doneSchema, idParam, jsonBody, newRouter, z } from '../http/openapi.ts'
import { clientAddress, requireUser } from '../http/visitor.ts'
import { changeEmail, changePassword, changeProfile, exportAccount, removeAccount } from './account.ts'
import { listSessions, revokeSession, revokeSessions } from './sessions.ts'

const sessionSchema = z.object({
  id: z.number().int(),
  current: z.boolean().describe('The one that asks'),
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('When it ends if it is not used any more'),
  ends_at: z.iso.datetime().describe('When it ends however much it is used'),
})

const askerOf = (c: Context<HttpEnv>) => ({
  userId: requireUser(c).id,
  sessionId: c.var.sessionId,
  address: clientAddress(c),
})

/** Of those who have no password. */
const BY_CODE =
  'An account without a password leaves the password out and is refused with `auth.code`: a code then goes to its ' +
  'address, and the same call with `code` does it, in the same session, within 15 minutes.'

/** What an account changes and knows of itself. */
export function accountRoutes() {
  const routes = newRouter()

  routes.openapi(
    createRoute({
      method: 'patch',
      path: '/profile',
      summary: 'Change name, telephone, language and which messages come',
      request: jsonBody(profileSchema),
      responses: answers(doneSchema.extend({ user: userSchema }), 'As it is now', [400, 401]),
    }),
    async (c) => {
      const user = await changeProfile(c.var.ctx, requireUser(c).id, c.req.valid('json'))
      return c.json({ ...done(c, 'answer.saved'), user }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/email',
      summary: 'Ask for another address; it counts once its mailed link is followed',
      description: BY_CODE,
      request: jsonBody(changeEmailSchema),
      responses: answers(doneSchema, 'A link is on its way to the new address', [400, 401, 422, 429]),
    }),
    async (c) => {
      await changeEmail(c.var.ctx, askerOf(c), c.req.valid('json'))
      return c.json(done(c, 'answer.email_sent'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/password',
      summary: 'Change the password; signs out everywhere else',
      description: BY_CODE,
      request: jsonBody(changePasswordSchema),
      responses: answers(doneSchema, 'It is changed', [400, 401, 422, 429]),
    }),
    async (c) => {
      await changePassword(c.var.ctx, askerOf(c), c.req.valid('json'))
      return c.json(done(c, 'answer.password_changed'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/sessions',
      summary: 'Where one is signed in',
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(sessionSchema) }),
        'Newest use first',
        [401],
      ),
    }),
    async (c) => {
      const data = await listSessions(c.var.ctx, requireUser(c).id, c.var.sessionId)
      return c.json({ success: true as const, data }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/sessions',
      summary: 'Sign out everywhere else',
      responses: answers(doneSchema, 'Only the asking session is left', [401]),
    }),
    async (c) => {
      await revokeSessions(c.var.ctx, requireUser(c).id, c.var.sessionId === null ? [] : [c.var.sessionId])
      return c.json(done(c, 'answer.sessions_ended'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/sessions/{id}',
      summary: 'Sign out there',
      request: { params: z.object({ id: idParam }) },
      responses: answers(doneSchema, 'Its token is worthless now', [400, 401, 404]),
    }),
    async (c) => {
      await revokeSession(c.var.ctx, requireUser(c).id, Number(c.req.valid('param').id))
      return c.json(done(c, 'answer.session_ended'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/export',
      summary: 'Everything that is kept of the account, as a file',
      responses: answers(
        z.looseObject({ success: z.literal(true), exported_at: z.iso.datetime(), user: userSchema }),
        'By topic',
        [401],
      ),
    }),
    async (c) => {
      const held = await exportAccount(c.var.ctx, requireUser(c).id, c.var.sessionId)
      c.header('Content-Disposition', 'attachment; filename="klinke.json"')
      return c.json({ success: true as const, ...held }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/account',
      summary: 'Remove the account and everything that hangs on it',
      description: BY_CODE,
      request: jsonBody(deleteAccountSchema),
      responses: answers(doneSchema, 'It is gone', [400, 401, 422, 429]),
    }),
    async (c) => {
      await removeAccount(c.var.ctx, askerOf(c), c.req.valid('json'))
      return c.json(done(c, 'answer.account_deleted'), 200)
    },
  )

  return routes
}
