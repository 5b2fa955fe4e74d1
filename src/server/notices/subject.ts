import type { Db } from '../ctx.ts'
import { findProjectState, type ProjectState } from '../projects/withheld.ts'
import { findState, type StateRow } from '../properties/hand-state.ts'
import type { NoticeRow } from './repository.ts'

/** What a notice is about; both null for another page of the portal. */
export interface Subject {
  home: StateRow | null
  project: ProjectState | null
}

/** What a notice is about, as it is now. */
export async function findSubject(
  db: Db,
  { property_id, project_id }: Pick<NoticeRow, 'property_id' | 'project_id'>,
): Promise<Subject> {
  const [home, project] = await Promise.all([
    property_id === null ? null : findState(db, property_id),
    project_id === null ? null : findProjectState(db, project_id),
  ])
  return { home: home ?? null, project }
}

/** Whether visitors see a listing; null for a notice about none. */
export function isVisible({ home, project }: Subject): boolean | null {
  if (home) return home.status === 'active' || home.status === 'reserved'
  return project && !project.withheld_at && !project.deleted_at
}
