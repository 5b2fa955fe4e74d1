import type { APIContext } from 'astro'
import { landingPath } from '../domain/landing/address.ts'
import { isLanguage } from '../i18n/languages.ts'
import { listLandingPages } from '../server/landing/read.ts'
import { inLanguages, sitemap } from './_sitemap/xml.ts'

export const prerender = false

/** The pages of places and kinds in one language: all fifteen together would exceed the 50,000 of one sitemap. */
export async function GET({ params, locals: { ctx, contact } }: APIContext) {
  const language = params.language ?? ''
  if (!isLanguage(language)) return new Response(null, { status: 404 })
  const pages = await listLandingPages(ctx)
  const paths = ['/orte', ...pages.map(({ place, kind }) => landingPath(place, kind))]
  return sitemap(paths.flatMap((path) => inLanguages(contact.site, path, [language])))
}
