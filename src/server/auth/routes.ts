import type { Context } from 'hono'
import { confirmSchema, forgotSchema, loginSchema, registerSchema, resetSchema } from '../../domain/auth/schemas.ts'
import { SOCIAL_PROVIDERS, userSchema } from '../../domain/auth/user.ts'
import { done } from '../http/done.ts'
import type { HttpEnv } from '../http/env.ts'
import { answers, createRoute, doneSchema, jsonBody, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { bearerOf, clientAddress, ownPlace, requireUser } from '../http/visitor.ts'
import { confirmEmail } from './confirm.ts'
import { configuredProviders } from './providers.ts'
import { forgotPassword, login, register, resendConfirmation, resetPassword } from './service.ts'
import { endReplaced, revokeSession } from './sessions.ts'
import { loggedAs } from './tokens.ts'

/** What one address may ask for in an hour; generous, since a house or an office has one. */
const perAddress = (name: string, max: number) => rateLimit({ name, max, seconds: 3600 })
const meSchema = z.object({ success: z.literal(true), user: userSchema })
export const signedInSchema = meSchema.extend({ token: z.string(), message: z.string() }).openapi('SignedIn')

/** Who asks, by the token that the request carries, and from where. */
const visitorOf = (c: Context<HttpEnv>) => ({
  userId: c.var.user?.id ?? null,
  sessionId: c.var.sessionId,
  address: clientAddress(c),
})

/** Who one is: sign up, in and out, confirm, forget. What an account changes of itself is in account-routes.ts. */
export function authRoutes() {
  const routes = newRouter()

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/debug',
      summary: 'Whether a token was seen, and nothing else',
      responses: answers(z.object({ success: z.literal(true), token: z.boolean() }), 'Seen or not'),
    }),
    (c) => c.json({ success: true as const, token: bearerOf(c) !== null }, 200),
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/providers',
      summary: 'Social logins that are configured',
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(z.enum(SOCIAL_PROVIDERS)) }),
        'Only these have buttons',
      ),
    }),
    (c) => c.json({ success: true as const, data: configuredProviders(c.var.ctx.config) }, 200),
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/me',
      summary: 'Who is signed in',
      responses: answers(meSchema, 'The user', [401]),
    }),
    (c) => c.json({ success: true as const, user: requireUser(c) }, 200),
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/register',
      summary: 'Open an account',
      description: 'Answers the same for addresses that have an account already; their owner is told by mail.',
      middleware: perAddress('register', 100),
      request: jsonBody(registerSchema),
      responses: answers(doneSchema, 'A confirmation link is on its way', [400, 429]),
    }),
    async (c) => {
      await register(c.var.ctx, c.req.valid('json'), c.var.language)
      return c.json(done(c, 'answer.registered'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/login',
      summary: 'Sign in',
      middleware: perAddress('login', 1000),
      request: jsonBody(loginSchema),
      responses: answers(signedInSchema, 'A token for the Authorization header', [400, 422, 429]),
    }),
    async (c) => {
      const from = { address: ownPlace(c), userAgent: c.req.header('user-agent') }
      const form = c.req.valid('json')
      c.set('account', loggedAs(form.email))
      const { token, user } = await login(c.var.ctx, form, from)
      await endReplaced(c.var.ctx, c.var, user)
      c.set('user', user)
      return c.json({ ...done(c, 'answer.logged_in', { name: user.name }), token, user }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/logout',
      summary: 'Sign out; without a good token nothing happens',
      responses: answers(doneSchema, 'The token is worthless now'),
    }),
    async (c) => {
      const { user, sessionId } = c.var
      // It may have ended in another tab meanwhile.
      if (user && sessionId !== null) await revokeSession(c.var.ctx, user.id, sessionId).catch(() => undefined)
      return c.json(done(c, 'answer.logged_out'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/confirm',
      summary: 'Follow the mailed link of a new address',
      description: 'By whoever opened the account: with its password, or in one of its sessions.',
      middleware: perAddress('confirm', 200),
      request: jsonBody(confirmSchema),
      responses: answers(doneSchema, 'The address is confirmed', [400, 422, 429]),
    }),
    async (c) => {
      await confirmEmail(c.var.ctx, c.req.valid('json'), visitorOf(c))
      return c.json(done(c, 'answer.confirmed'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/confirm/resend',
      summary: 'Mail the confirmation link once more',
      responses: answers(doneSchema, 'On its way, unless the address is confirmed', [401]),
    }),
    async (c) => {
      await resendConfirmation(c.var.ctx, requireUser(c).id)
      return c.json(done(c, 'answer.registered'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/password/forgot',
      summary: 'Mail a link for a new password',
      middleware: perAddress('forgot', 100),
      request: jsonBody(forgotSchema),
      responses: answers(doneSchema, 'The same whether there is such an account or not', [400, 429]),
    }),
    async (c) => {
      await forgotPassword(c.var.ctx, c.req.valid('json').email)
      return c.json(done(c, 'answer.reset_sent'), 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/password/reset',
      summary: 'Set a new password by the mailed link; signs out everywhere',
      middleware: perAddress('reset', 200),
      request: jsonBody(resetSchema),
      responses: answers(doneSchema, 'It is set', [400, 422, 429]),
    }),
    async (c) => {
      await resetPassword(c.var.ctx, c.req.valid('json'), visitorOf(c), c.var.language)
      return c.json(done(c, 'answer.password_changed'), 200)
    },
  )

  return routes
}
