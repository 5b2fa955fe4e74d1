import type { APIContext } from 'astro'
import { listPropertySitemap } from '../server/properties/sitemap.ts'
import { sitemap } from './_sitemap/xml.ts'

export const prerender = false

/** At most 50,000 properties. Each page names its other languages itself; here they would make a file of 60 MB. */
export async function GET({ params, locals: { ctx, contact } }: APIContext) {
  const page = /^[1-9]\d{0,4}$/.test(params.page ?? '') ? Number(params.page) : 0
  const rows = page ? await listPropertySitemap(ctx, page) : []
  if (rows.length === 0) return new Response(null, { status: 404 })
  return sitemap(
    rows.map(({ id, title_slug, updated_at }) => ({
      loc: `${contact.site}/immobilien/${id}/${encodeURIComponent(title_slug)}`,
      lastmod: updated_at,
    })),
  )
}
