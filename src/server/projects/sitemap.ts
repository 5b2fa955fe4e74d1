import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { findSitemapProjects } from './repository.ts'

export interface SitemapProject {
  id: number
  /** The last change of a unit; for a project without units, its arrival. */
  changed_at: Date
}

/** Active projects, by id: Austria will never have more than fit into one sitemap. */
export const listProjectSitemap = (ctx: Ctx): Promise<SitemapProject[]> => findSitemapProjects(reader(ctx), 50_000)
