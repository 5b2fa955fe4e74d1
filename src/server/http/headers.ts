import type { OutgoingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { HttpEnv } from './env.ts'
import { FRAME_ANCESTORS, NOTHING_TO_LOAD } from './policies.ts'

/** The default headers of every answer. A handler may replace them by stricter ones. */
export function headersFor({ SITE_URL }: Config): (res: OutgoingMessage, url: string) => void {
  const isSecure = SITE_URL.startsWith('https:')
  return (res, url) => {
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    res.setHeader('X-Frame-Options', 'SAMEORIGIN')
    res.setHeader('Content-Security-Policy', url.startsWith('/api/') ? NOTHING_TO_LOAD : FRAME_ANCESTORS)
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)')
    if (isSecure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

/** Other programs show pictures and files too: mail programs and feed readers. */
export const forEverybody = createMiddleware<HttpEnv>(async (c, next) => {
  c.env.outgoing.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  await next()
})
