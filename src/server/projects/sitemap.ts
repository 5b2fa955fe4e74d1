import { sql } from 'kysely'
import type { Ctx } from '../ctx.ts'

export interface SitemapProject {
  id: number
  /** The last change of a unit; for a project without units, its arrival. */
  changed_at: Date
}

/** Active projects, by id: Austria will never have more than fit into one sitemap. */
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
