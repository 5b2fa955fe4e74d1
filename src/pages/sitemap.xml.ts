import type { APIContext } from 'astro'
import { LANGUAGES } from '../i18n/languages.ts'
import { countPropertySitemaps } from '../server/properties/sitemap.ts'
import { sitemapIndex } from './_sitemap/xml.ts'

export const prerender = false

/** The one address that search engines need: it lists all other sitemaps. */
export async function GET({ locals: { ctx, contact } }: APIContext) {
  const count = await countPropertySitemaps(ctx)
  const properties = Array.from({ length: count }, (_, at) => `sitemap-properties-${at + 1}.xml`)
  const places = Object.keys(LANGUAGES).map((code) => `sitemap-places-${code}.xml`)
  return sitemapIndex(
    [
      'sitemap-content.xml',
      'sitemap-projects.xml',
      'sitemap-prices.xml',
      'sitemap-companies.xml',
      ...places,
      ...properties,
    ].map((name) => `${contact.site}/${name}`),
  )
}
