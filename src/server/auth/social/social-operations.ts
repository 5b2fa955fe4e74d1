import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as declared from '../../../domain/auth/social-operations.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Ctx } from '../../ctx.ts'
import type { HttpEnv } from '../../http/env.ts'
import { runHttp } from '../../operations/run.ts'
import { say, visitorOf } from '../../operations/visitor.ts'
import { endReplaced } from '../sessions/sessions.ts'
import { beginSocial, returnSocial, tradeSocial } from './social.ts'

/** Over https the cookie name has a prefix, by which browsers accept the cookie from this exact host only. */
const isSecure = ({ config }: Ctx) => config.SITE_URL.startsWith('https:')
const cookieName = (ctx: Ctx) => (isSecure(ctx) ? '__Host-klinke_social' : 'klinke_social')
const cookiePlace = (ctx: Ctx) => ({ path: '/', secure: isSecure(ctx) })
const takenCookie = (c: Context<HttpEnv>) => getCookie(c, cookieName(c.var.ctx)) ?? ''

/**
 * Login with Google or Facebook, in three calls: redirect, return, and the exchange of a short-lived token for a
 * session. A cookie binds them to one browser, so they exist over HTTP only.
 */
export const socialOperations = [
  runHttp(declared.socialRedirect, async (c, { params }) => {
    const { ctx, language } = c.var
    const { redirectUrl, cookie } = await beginSocial(ctx, params.provider, language)
    // Lax: the browser must send the cookie when the provider redirects back.
    setCookie(c, cookieName(ctx), cookie, { ...cookiePlace(ctx), httpOnly: true, sameSite: 'Lax', maxAge: 660 })
    return { redirect_url: redirectUrl }
  }),
  runHttp(declared.socialReturn, async (c, { params }) => {
    const { ctx } = c.var
    const query = new URL(c.req.url).searchParams
    const { provider } = params
    try {
      const { language, token, user } = await returnSocial(ctx, provider, query, takenCookie(c))
      // Contains no more of the user than the specification's shape requires: addresses end up in histories and logs.
      // The exchange of the token returns the rest.
      const payload = { provider, token, user: { id: user.id, name: user.name } }
      const auth = Buffer.from(JSON.stringify(payload)).toString('base64url')
      return c.redirect(`${localPath(language, '/social-callback')}?auth=${auth}&social-auth=success`)
    } catch (error) {
      if (!isDomainError(error)) throw error
      deleteCookie(c, cookieName(ctx), cookiePlace(ctx))
      return c.redirect(`${localPath(c.var.language, '/social-callback')}?social-auth=failed`)
    }
  }),
  runHttp(declared.socialCallback, async (c, { params, body }) => {
    const { ctx } = c.var
    const cookie = takenCookie(c)
    deleteCookie(c, cookieName(ctx), cookiePlace(ctx))
    const visitor = visitorOf(c)
    const { token, user } = await tradeSocial(ctx, params.provider, body.token, cookie, visitor)
    await endReplaced(ctx, visitor, user)
    visitor.tell({ user })
    return { ...say(visitor, 'answer.logged_in', { name: user.name }), token, user }
  }),
]
