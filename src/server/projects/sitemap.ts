import { sql } from 'kysely'
import type { Ctx } from '../ctx.ts'

export interface SitemapProject {
  id: number
  /** When one of its units last changed; a project without units stands as it came. */
  changed_at: Date
}

/** Living projects, by id: more than one sitemap holds will never be built at once in Austria. */
export function listProjectSitemap({ db }: Ctx): Promise<SitemapProject[]> {
  return db
    .selectFrom('project')
    .leftJoin('property', 'property.project_id', 'project.id')
    .select(['project.id', sql<Date>`coalesce(max(property.updated_at), project.first_seen_at)`.as('changed_at')])
    .where('project.deleted_at', 'is', null)
    .groupBy('project.id')
    .orderBy('project.id')
    .limit(50_000)
    .execute()
}
