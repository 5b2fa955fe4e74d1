import type { APIContext } from 'astro'
import { listProjectSitemap } from '../server/projects/sitemap.ts'
import { sitemap } from './_sitemap/xml.ts'

export const prerender = false

export async function GET({ locals: { ctx, contact } }: APIContext) {
  const rows = await listProjectSitemap(ctx)
  return sitemap(rows.map(({ id, changed_at }) => ({ loc: `${contact.site}/projekte/${id}`, lastmod: changed_at })))
}
