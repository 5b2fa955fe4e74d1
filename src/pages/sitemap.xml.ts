import type { APIContext } from 'astro'
import { countPropertySitemaps } from '../server/properties/sitemap.ts'
import { sitemapIndex } from './_sitemap/xml.ts'

export const prerender = false

/** The one address that search engines need: it lists all other sitemaps. */
export async function GET({ locals: { ctx, contact } }: APIContext) {
  const count = await countPropertySitemaps(ctx)
  const properties = Array.from({ length: count }, (_, at) => `sitemap-properties-${at + 1}.xml`)
  return sitemapIndex(
    ['sitemap-content.xml', 'sitemap-projects.xml', ...properties].map((name) => `${contact.site}/${name}`),
  )
}
