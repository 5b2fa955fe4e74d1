import type { Ctx } from '../ctx.ts'
import { findSitemapProjects } from './repository.ts'

export interface SitemapProject {
  id: number
  /** The last change of a unit; for a project without units, its arrival. */
  changed_at: Date
}

/** Active projects, by id: Austria will never have more than fit into one sitemap. */
export const listProjectSitemap = ({ db }: Ctx): Promise<SitemapProject[]> => findSitemapProjects(db, 50_000)
