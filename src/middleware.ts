import { defineMiddleware } from 'astro:middleware'
import './i18n/catalogues.ts'
import { splitLocale } from './i18n/paths.ts'
import { readConfig } from './server/config.ts'

/**
 * On-demand pages get their locals from the server (src/server/app.ts), which has taken the language out of the
 * address. Pages that are built beforehand, and Astro's own error pages, have only their address to go by.
 */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  const { language, path } = splitLocale(url.pathname.replace(/(?<=.)\/$/, ''))
  locals.language ??= language
  locals.path = path
  locals.contact ??= contactOf(locals.ctx?.config ?? readConfig(process.env))
  return next()
})

const contactOf = ({ SITE_URL, CONTACT_PHONE, CONTACT_EMAIL }: ReturnType<typeof readConfig>) => ({
  site: SITE_URL,
  phone: CONTACT_PHONE,
  email: CONTACT_EMAIL,
})
