import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { tokenSchema } from '../../domain/auth/schemas.ts'
import { SOCIAL_PROVIDERS } from '../../domain/auth/user.ts'
import { isDomainError } from '../../domain/errors.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Ctx } from '../ctx.ts'
import { done } from '../http/done.ts'
import type { HttpEnv } from '../http/env.ts'
import { answers, createRoute, jsonBody, newRouter, otherwise, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { clientAddress } from '../http/visitor.ts'
import { signedInSchema } from './routes.ts'
import { endReplaced } from './sessions.ts'
import { beginSocial, returnSocial, tradeSocial } from './social.ts'

/** Over https nobody but this very host can set it, which a browser takes from its prefix. */
const isSecure = ({ config }: Ctx) => config.SITE_URL.startsWith('https:')
const cookieName = (ctx: Ctx) => (isSecure(ctx) ? '__Host-klinke_social' : 'klinke_social')
const cookiePlace = (ctx: Ctx) => ({ path: '/', secure: isSecure(ctx) })
const takenCookie = (c: Context<HttpEnv>) => getCookie(c, cookieName(c.var.ctx)) ?? ''

const params = z.object({ provider: z.enum(SOCIAL_PROVIDERS) })

/** Login over Google or Facebook, in three calls: away, back, and the trade of a short token for a real one. */
export function socialRoutes() {
  const routes = newRouter()

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{provider}/redirect',
      summary: 'Where to send the browser; sets a cookie that the return must bring along',
      middleware: rateLimit({ name: 'social', max: 200, seconds: 3600 }),
      request: { params },
      responses: answers(
        z.object({ success: z.literal(true), redirect_url: z.url() }),
        "The provider's page",
        [400, 404, 422, 429],
      ),
    }),
    async (c) => {
      const { ctx, language } = c.var
      const { redirectUrl, cookie } = await beginSocial(ctx, c.req.valid('param').provider, language)
      // Lax: it must come along when the provider sends the browser back.
      setCookie(c, cookieName(ctx), cookie, { ...cookiePlace(ctx), httpOnly: true, sameSite: 'Lax', maxAge: 660 })
      return c.json({ success: true as const, redirect_url: redirectUrl }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{provider}/return',
      summary: 'Where the provider sends the browser back; goes on to /social-callback',
      request: { params, query: z.looseObject({}) },
      responses: {
        302: { description: '/social-callback?auth=...&social-auth=success, or social-auth=failed' },
        ...otherwise,
      },
    }),
    async (c) => {
      const { ctx } = c.var
      const query = new URL(c.req.url).searchParams
      const { provider } = c.req.valid('param')
      try {
        const { language, token, user } = await returnSocial(ctx, provider, query, takenCookie(c))
        // No more of the user than the specification's shape needs: addresses are kept in histories and logs. The
        // trade of the token brings the rest.
        const payload = { provider, token, user: { id: user.id, name: user.name } }
        const auth = Buffer.from(JSON.stringify(payload)).toString('base64url')
        return c.redirect(`${localPath(language, '/social-callback')}?auth=${auth}&social-auth=success`)
      } catch (error) {
        if (!isDomainError(error)) throw error
        deleteCookie(c, cookieName(ctx), cookiePlace(ctx))
        return c.redirect(`${localPath(c.var.language, '/social-callback')}?social-auth=failed`)
      }
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/{provider}/callback',
      summary: 'Trade the token of the return for a session, once, within 60 seconds, in the same browser',
      middleware: rateLimit({ name: 'social.trade', max: 200, seconds: 3600 }),
      request: { params, ...jsonBody(tokenSchema) },
      responses: answers(signedInSchema, 'A token for the Authorization header', [400, 422, 429]),
    }),
    async (c) => {
      const { provider } = c.req.valid('param')
      const cookie = takenCookie(c)
      deleteCookie(c, cookieName(c.var.ctx), cookiePlace(c.var.ctx))
      const { token, user } = await tradeSocial(c.var.ctx, provider, c.req.valid('json').token, cookie, {
        address: clientAddress(c),
        userAgent: c.req.header('user-agent'),
      })
      await endReplaced(c.var.ctx, c.var, user)
      c.set('user', user)
      return c.json({ ...done(c, 'answer.logged_in', { name: user.name }), token, user }, 200)
    },
  )
  return routes
}
