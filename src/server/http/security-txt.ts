import { Hono } from 'hono'
import type { HttpEnv } from './env.ts'

/** RFC 9116 requires less than a year, so that reports do not go to an abandoned address. */
const LIFE_DAYS = 180

/** `/.well-known/security.txt`: the contact for reports of vulnerabilities (RFC 9116). */
export const securityTxt = new Hono<HttpEnv>().get('/.well-known/security.txt', (c) => {
  const { config, clock } = c.var.ctx
  const expires = new Date(clock().getTime() + LIFE_DAYS * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${config.CONTACT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${config.SITE_URL}/.well-known/security.txt`,
    '',
  ]
  return c.body(lines.join('\n'), 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  })
})
