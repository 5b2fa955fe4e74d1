import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { readPosition, writePosition } from '../db/standbys/position.ts'
import type { HttpEnv } from './env.ts'

/** Where the log of the database stood after the visitor's last write. */
const COOKIE = 'klinke_written'
const isSecure = ({ SITE_URL }: Config) => SITE_URL.startsWith('https:')
const cookieName = (config: Config) => (isSecure(config) ? `__Host-${COOKIE}` : COOKIE)
/** Longer than a standby may be behind (DATABASE_READ_LAG_SECONDS), unless the primary is away. */
const KEPT_S = 30
/** No log comes so far. */
const BEYOND = 0xffffffffffffffffn
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A visitor sees what they have written (decision 91): a call that may write is answered from the primary and leaves the
 * position of the log in a cookie; while a standby has not come so far, this visitor reads from the primary, unless that
 * is away. Nothing of this happens without standbys.
 */
export const ownWrites = createMiddleware<HttpEnv>(async (c, next) => {
  const { ctx } = c.var
  const { standbys } = ctx
  if (!standbys) return next()
  const onPrimary = { ...ctx, standbys: undefined }
  if (READS.has(c.req.method)) {
    const written = readPosition(getCookie(c, cookieName(ctx.config)) ?? '')
    if (written !== null && !(await standbys.has(written))) c.set('ctx', onPrimary)
    return next()
  }
  c.set('ctx', onPrimary)
  await next()
  if (c.res.status >= 400) return
  // It was written, and the primary does not tell where: this visitor reads from there as soon as it answers again.
  const position = await standbys.position().catch(() => BEYOND)
  setCookie(c, cookieName(ctx.config), writePosition(position), {
    path: '/',
    maxAge: KEPT_S,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(ctx.config),
  })
})
