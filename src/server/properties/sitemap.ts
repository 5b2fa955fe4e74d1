import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { countPublished, findPublished } from './repository.ts'

/** Maximum number of addresses in one sitemap (sitemaps.org). */
export const SITEMAP_SIZE = 50_000

export interface SitemapProperty {
  id: number
  title_slug: string
  updated_at: Date
}

/** The number of sitemaps for the published properties. */
export async function countPropertySitemaps(ctx: Ctx, size = SITEMAP_SIZE): Promise<number> {
  return Math.ceil((await countPublished(reader(ctx))) / size)
}

/** The published properties of one sitemap, by id. @param page from 1; empty after the last */
export function listPropertySitemap(ctx: Ctx, page: number, size = SITEMAP_SIZE): Promise<SitemapProperty[]> {
  return findPublished(reader(ctx), size, (page - 1) * size)
}
