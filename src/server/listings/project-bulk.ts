import { BULK_MAX, type UndoResult } from '../../domain/admin/bulk.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  PROJECT_ACTS,
  type ProjectAct,
  type ProjectBulk,
  type ProjectBulkResult,
  type ProjectSkipped,
} from '../../domain/listings/project-bulk.ts'
import {
  actOnAll,
  findUndos,
  isAsLeft,
  keepChange,
  kindToUndo,
  refuseTooMany,
  undoAll,
  undoneOne,
} from '../admin/bulk.ts'
import { companyOf } from '../admin/scope.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { basisOf, liftRestrictions, stateProjectReasons } from '../notices/restrict.ts'
import { areAsLeft, readRestrictions, restoreRestrictions } from '../notices/undo.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { formOf, giveAllBack, handValues, readEdited, takeAllAgain } from '../projects/hand.ts'
import { lockProject, type ProjectState, restoreWithheld, setWithheld } from '../projects/withheld.ts'
import { apart, withRestrictions } from './bulk-restrictions.ts'
import { rankProjects } from './project-quality.ts'
import { type BulkProject, findBulkProjects, findMatchingProjects } from './project-repository.ts'
import { renewListings } from './renew.ts'

/**
 * Acts on many projects, or tells what it would change.
 * @throws DomainError project.not_found for a chosen project that the caller may not see, bulk.too_many, bulk.count when
 * another number of projects is found than the caller expects, input.invalid for an admin who withholds without naming
 * the law or the clause
 */
export async function actOnProjects(ctx: Ctx, visitor: SignedInVisitor, bulk: ProjectBulk): Promise<ProjectBulkResult> {
  const company = companyOf(visitor)
  const found = await projectsOf(ctx, bulk, company)
  // Also the rehearsal refuses an act that could not be carried out.
  if (bulk.act === 'withhold_project') basisOf(visitor, bulk)
  const skips = (project: BulkProject) => whySkipped(bulk, project, company)
  const planned = {
    found,
    rows: await findBulkProjects(ctx.db, found),
    skips,
    example: ({ id, titel }: BulkProject) => ({ id, titel }),
  }
  return actOnAll(ctx, visitor, bulk, planned, {
    canUndo: true,
    changeOne: (id, bulkId) =>
      atOnce(ctx, async (ctx) => {
        const project = await lockProject(ctx.db, id)
        const [now] = await findBulkProjects(ctx.db, [id])
        if (!now || skips(now) !== null) return false
        const about = { project_id: id }
        const held = await readRestrictions(ctx, about)
        const before = await compared(ctx, bulk.act, project)
        const saidBefore = await told(ctx, bulk.act, project)
        await change(ctx, visitor, project, bulk)
        const changed = await lockProject(ctx.db, id)
        const kept = { before, after: await compared(ctx, bulk.act, changed) }
        const around = { before: held, after: await readRestrictions(ctx, about) }
        await keepChange(ctx, bulkId, about, bulk.act === 'give_back_project' ? kept : withRestrictions(kept, around))
        const { ground, clause } = bulk
        const after = { ...(await told(ctx, bulk.act, changed)), ground, clause }
        await recordAct(ctx, visitor, { act: 'projects.bulk', ...nameOf(changed), before: saidBefore, after })
        return true
      }),
  })
}

/** The projects that are meant: the chosen ones, or all that match. */
async function projectsOf(ctx: Ctx, { ids, criteria }: ProjectBulk, company: number | null): Promise<number[]> {
  const { db } = ctx
  if (ids) {
    const chosen = [...new Set(ids)]
    const known = await findBulkProjects(db, chosen)
    const own = known.filter(({ company_id }) => company === null || company_id === company)
    if (own.length !== chosen.length) throw new DomainError('project.not_found')
    return own.map(({ id }) => id)
  }
  if (!criteria) return []
  const companies = [company ?? undefined, criteria.anbieter]
  if (criteria.fehlt) await renewListings(ctx, Number.POSITIVE_INFINITY)
  const found = criteria.fehlt
    ? await rankProjects(ctx, criteria, companies)
    : await findMatchingProjects(db, criteria, companies, BULK_MAX + 1)
  refuseTooMany(found)
  return found
}

function whySkipped(
  { act, reason }: ProjectBulk,
  { removed, withheld, reason: now, hand_fields, restricted }: BulkProject,
  company: number | null,
): ProjectSkipped | null {
  if (removed) return 'deleted'
  if (act === 'give_back_project') return hand_fields === 0 ? 'no_fields' : null
  if (restricted && company !== null) return 'restricted'
  if (act === 'release_project') return withheld ? null : 'nothing'
  return withheld && now === reason ? 'same' : null
}

async function change(
  ctx: Ctx,
  visitor: SignedInVisitor,
  project: ProjectState,
  { act, reason = '', ground, clause }: ProjectBulk,
): Promise<void> {
  switch (act) {
    case 'withhold_project':
      await setWithheld(ctx, project, reason)
      return stateProjectReasons(ctx, visitor, project, { reason, ground, clause })
    case 'release_project':
      await setWithheld(ctx, project, null)
      return liftRestrictions(ctx, visitor, { project_id: project.id })
    case 'give_back_project':
      await giveAllBack(ctx, project.id)
  }
}

type Values = Record<string, unknown>

/** What an act changes, as it is now: compared before it is undone. */
async function compared(
  ctx: Ctx,
  act: ProjectAct,
  { id, withheld_at, withheld_reason }: ProjectState,
): Promise<Values> {
  if (act === 'give_back_project') return handValues(await readEdited(ctx, id))
  return { withheld_at, withheld_reason }
}

/** The same as the audit says it. */
async function told(ctx: Ctx, act: ProjectAct, { id, withheld_at, withheld_reason }: ProjectState): Promise<Values> {
  if (act !== 'give_back_project') return { withheld: withheld_at !== null, reason: withheld_reason }
  const row = await readEdited(ctx, id)
  return { ...formOf(row), by_hand: Object.keys(row.hand).sort() }
}

const nameOf = ({ id, titel, company_id }: ProjectState) => ({
  entity: 'project' as const,
  entityId: id,
  label: titel,
  companyId: company_id,
})

/** The acts of the caller that can still be undone, the newest first. */
export const undoableActs = (ctx: Ctx, visitor: SignedInVisitor) => findUndos(ctx, visitor, PROJECT_ACTS)

/**
 * Undoes an act: each project gets back what the act changed, unless that was changed since.
 * @throws DomainError bulk.not_found, bulk.over after 24 hours, or when it was undone already
 */
export async function undoProjects(ctx: Ctx, visitor: SignedInVisitor, bulkId: number): Promise<UndoResult> {
  const act = await kindToUndo(ctx, visitor, bulkId, PROJECT_ACTS)
  return undoAll(ctx, bulkId, ({ id, ...kept }) =>
    atOnce(ctx, async (ctx) => {
      const project = await lockProject(ctx.db, id)
      const about = { project_id: id }
      const { before, after, around } = apart(kept)
      const isRemoved = project.by_hand && project.deleted_at !== null
      if (isRemoved || !isAsLeft(await compared(ctx, act, project), after)) return false
      if (around && !(await areAsLeft(ctx, about, around))) return false
      const saidBefore = await told(ctx, act, project)
      await restore(ctx, act, project, before)
      if (around) await restoreRestrictions(ctx, visitor, about, around)
      else if (act === 'withhold_project' && companyOf(visitor) === null) await liftRestrictions(ctx, visitor, about)
      const now = await lockProject(ctx.db, id)
      await undoneOne(ctx, bulkId, about)
      const said = { before: saidBefore, after: await told(ctx, act, now) }
      await recordAct(ctx, visitor, { act: 'projects.undo', ...nameOf(now), ...said })
      return true
    }),
  )
}

async function restore(ctx: Ctx, act: ProjectAct, project: ProjectState, before: Values): Promise<void> {
  if (act === 'give_back_project') {
    await takeAllAgain(ctx, project.id, before as Record<string, string | null>)
    return
  }
  const { withheld_at, withheld_reason } = before as { withheld_at: string | null; withheld_reason: string | null }
  await restoreWithheld(ctx, project, { withheld_at: withheld_at ? new Date(withheld_at) : null, withheld_reason })
}
