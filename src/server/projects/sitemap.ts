import type { Ctx } from '../ctx.ts'

/** Living projects, by id: more than one sitemap holds will never be built at once in Austria. */
export function listProjectSitemap({ db }: Ctx): Promise<{ id: number; last_seen_at: Date }[]> {
  return db
    .selectFrom('project')
    .select(['id', 'last_seen_at'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(50_000)
    .execute()
}
