import { defineMiddleware } from 'astro:middleware'
import { splitLocale } from './i18n/paths.ts'
import { readConfig } from './server/config.ts'
import { FRAME_ANCESTORS } from './server/http/policies.ts'
import { readOperator } from './server/operator.ts'

/**
 * On-demand pages get their locals from the server (src/server/app.ts), which has removed the language from the
 * address. Prerendered pages, and Astro's own error pages, have only their address.
 */
export const onRequest = defineMiddleware(async ({ locals, url, isPrerendered }, next) => {
  const { language, path } = splitLocale(url.pathname.replace(/(?<=.)\/$/, ''))
  locals.language ??= language
  locals.path = path
  locals.contact ??= contactOf(locals.ctx?.config ?? readConfig(process.env))
  if (isPrerendered) return next()
  const response = await next()
  const policy = response.headers.get('Content-Security-Policy')
  // Astro's policy replaces the header that all answers have (server/http/headers.ts).
  if (policy) response.headers.set('Content-Security-Policy', `${policy} ${FRAME_ANCESTORS}`)
  // Astro declares the encoding only in the page's head, which a browser may read too late.
  if (response.headers.get('Content-Type') === 'text/html') response.headers.set('Content-Type', HTML)
  return response
})

const HTML = 'text/html; charset=utf-8'

const contactOf = ({ SITE_URL, CONTACT_PHONE, CONTACT_EMAIL, OPERATOR_FILE }: ReturnType<typeof readConfig>) => ({
  site: SITE_URL,
  phone: CONTACT_PHONE,
  email: CONTACT_EMAIL,
  operator: readOperator(OPERATOR_FILE),
})
