import type { Ctx, Db } from '../ctx.ts'

/** Maximum number of addresses in one sitemap (sitemaps.org). */
export const SITEMAP_SIZE = 50_000

export interface SitemapProperty {
  id: number
  title_slug: string
  updated_at: Date
}

const published = (db: Db) => db.selectFrom('property').where('status', 'in', ['active', 'reserved'])

/** The number of sitemaps for the published properties. */
export async function countPropertySitemaps({ db }: Ctx, size = SITEMAP_SIZE): Promise<number> {
  const { count } = await published(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Math.ceil(Number(count) / size)
}

/** The published properties of one sitemap, by id. @param page from 1; empty after the last */
export function listPropertySitemap({ db }: Ctx, page: number, size = SITEMAP_SIZE): Promise<SitemapProperty[]> {
  return published(db)
    .select(['id', 'title_slug', 'updated_at'])
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}
