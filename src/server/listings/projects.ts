import type { Page } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { ProjectQuery, ProjectRecord, ProjectRow } from '../../domain/listings/project.ts'
import type { NewProject, ProjectChange, ProjectField } from '../../domain/listings/project-hand.ts'
import type { AskedBasis } from '../../domain/notices/admin-schemas.ts'
import type { ProjectQualityRule } from '../../domain/projects/quality.ts'
import { missingOf, type Quality } from '../../domain/properties/quality.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import { hasCompany } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import { offsetOf } from '../db/page.ts'
import { isRestricted, liftRestrictions, refuseRestricted, stateProjectReasons } from '../notices/restrict.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  beginProject,
  changeByHand,
  type Edit,
  type EditedProject,
  formOf,
  giveBack,
  handOf,
  readEdited,
} from '../projects/hand.ts'
import { ownPicture } from '../projects/own-picture.ts'
import { lockProject, type ProjectState, setDeleted, setWithheld } from '../projects/withheld.ts'
import { leaveProject } from '../properties/leave-project.ts'
import { announceChanges } from '../search/outbox.ts'
import { rankProjects, scoresOf } from './project-quality.ts'
import { countStates, findProjects, findProjectsInOrder, projects } from './project-repository.ts'
import { renewListings } from './renew.ts'

/** A page of the projects that the caller may see. */
export async function listProjects(ctx: Ctx, visitor: SignedInVisitor, query: ProjectQuery): Promise<Page<ProjectRow>> {
  await renewListings(ctx)
  const company = companyOf(visitor) ?? query.anbieter
  // An agent who asks for another company finds nothing.
  const others = companyOf(visitor) !== null ? query.anbieter : undefined
  const page = await pageOf(ctx, query, [company, others])
  const scores = await scoresOf(ctx, page.data)
  return { ...page, data: page.data.map((row) => rowOf(row, scores(row))) }
}

type Row = Awaited<ReturnType<ReturnType<typeof projects>['execute']>>[number]

/** A page of a list whose order or filter may be the score, which no table has. */
async function pageOf(ctx: Ctx, query: ProjectQuery, companies: readonly (number | undefined)[]): Promise<Page<Row>> {
  const { sort, fehlt } = query
  const isByScore = sort === 'qualitaet' || sort === '-qualitaet'
  const ranked = isByScore || fehlt !== undefined ? await rankProjects(ctx, query, companies) : null
  if (!isByScore || !ranked) return findProjects(ctx.db, query, companies, ranked)
  if (sort === '-qualitaet') ranked.reverse()
  const begin = offsetOf(query)
  const data = await findProjectsInOrder(ctx.db, ranked.slice(begin, begin + query.pro_seite))
  return { data, total: ranked.length, total_is_exact: true }
}

const rowOf = (row: Row, score: Quality<ProjectQualityRule>): ProjectRow => ({
  id: row.id,
  titel: row.titel,
  ort: row.ort,
  state: row.state,
  status: row.status,
  company: { id: row.company_id, firma: row.firma },
  homes: row.homes,
  published: row.published,
  quality: score.score,
  missing: missingOf(score),
  views: row.views,
  inquiries: row.inquiries,
  new_at: row.first_seen_at.toISOString(),
})

/** @throws DomainError project.not_found, also for a project of another company */
export async function readProject(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<ProjectRecord> {
  const { db } = ctx
  // The numbers of its homes are those of the moment.
  await renewListings(ctx)
  const company = companyOf(visitor)
  const row = await projects(db).where('j.id', '=', id).executeTakeFirst()
  if (!row || (company !== null && row.company_id !== company)) throw new DomainError('project.not_found')
  const edited = await readEdited({ db }, id)
  const score = (await scoresOf(ctx, [row]))(row)
  return {
    ...rowOf(row, score),
    score,
    ...formOf(edited),
    version: versionOf(edited),
    by_hand: edited.by_hand,
    hand: handOf(edited),
    picture: ownPicture(edited, 'de'),
    picture_alt: edited.own_bild_alt,
    path: row.state === 'published' ? `/projekte/${id}` : null,
    reason: row.withheld_reason,
    withheld_at: row.withheld_at?.toISOString() ?? null,
    restricted: await isRestricted(ctx, { project_id: id }),
    states: await countStates(db, id),
  }
}

type Owned = Pick<ProjectState, 'company_id' | 'by_hand' | 'deleted_at'>

/** @throws DomainError project.not_found for a project of another company, and for one that a hand has removed */
function refuseOther(company: number | null, { company_id, by_hand, deleted_at }: Owned): void {
  const isRemoved = by_hand && deleted_at !== null
  if (isRemoved || (company !== null && company_id !== company)) throw new DomainError('project.not_found')
}

/**
 * Takes a project out of the portal for a reason, or releases it (null).
 * @throws DomainError project.not_found, also for a project of another company; notice.restricted for an agent where
 * the portal withholds it; input.invalid for an admin who names no law or clause; record.changed
 */
export async function withholdProject(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  version: string | undefined,
  asked: (AskedBasis & { reason: string }) | null,
): Promise<ProjectRecord> {
  const reason = asked?.reason ?? null
  const company = companyOf(visitor)
  await atOnce(ctx, async (ctx) => {
    const before = await lockProject(ctx.db, id)
    refuseOther(company, before)
    if (company !== null) await refuseRestricted(ctx, { project_id: id })
    if (version !== undefined) refuseStale(before, version)
    await setWithheld(ctx, before, reason)
    if (asked) await stateProjectReasons(ctx, visitor, before, asked)
    else await liftRestrictions(ctx, visitor, { project_id: id })
    await recordAct(ctx, visitor, {
      act: reason === null ? 'listings.release_project' : 'listings.withhold_project',
      entity: 'project',
      entityId: id,
      label: before.titel,
      companyId: before.company_id,
      before: { withheld: before.withheld_at !== null, reason: before.withheld_reason },
      after: { withheld: reason !== null, reason, ground: asked?.ground, clause: asked?.clause },
    })
  })
  return readProject(ctx, visitor, id)
}

/**
 * Begins a project without a feed, which visitors see when it is released.
 * @throws DomainError input.invalid when an admin names no company; company.not_found
 */
export async function createProject(ctx: Ctx, visitor: SignedInVisitor, begun: NewProject): Promise<ProjectRecord> {
  const company = companyOf(visitor) ?? begun.company_id
  if (company === undefined) throw new DomainError('input.invalid', [{ field: 'company_id', code: 'missing' }])
  // Agents begin projects of their own company only.
  if (begun.company_id !== undefined && begun.company_id !== company) throw new DomainError('company.not_found')
  const id = await atOnce(ctx, async (ctx) => {
    if (!(await hasCompany(ctx, company))) throw new DomainError('company.not_found')
    const id = await beginProject(ctx, company, begun)
    const { titel, plz, ort } = begun
    await recordAct(ctx, visitor, {
      act: 'projects.create',
      entity: 'project',
      entityId: id,
      label: titel,
      companyId: company,
      after: { titel, plz, ort },
    })
    return id
  })
  return readProject(ctx, visitor, id)
}

/**
 * Changes a project and records it.
 * @param edit within the transaction; its last parameter refuses projects of other companies
 */
export async function editProject(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  act: string,
  edit: (ctx: Ctx, refuse: (row: Owned) => void) => Promise<Edit | null>,
): Promise<ProjectRecord> {
  const company = companyOf(visitor)
  await atOnce(ctx, async (ctx) => {
    const changed = await edit(ctx, (row) => refuseOther(company, row))
    if (!changed) return
    const { before, after } = changed
    await recordAct(ctx, visitor, {
      act,
      entity: 'project',
      entityId: id,
      label: after.titel,
      companyId: after.company_id,
      before: told(before),
      after: told(after),
    })
  })
  return readProject(ctx, visitor, id)
}

const told = (row: EditedProject) => ({
  ...formOf(row),
  picture: row.own_bild_hash?.slice(0, 8) ?? null,
  alt: Object.entries(row.own_bild_alt).map(([code, text]) => `${code}: ${text}`),
  by_hand: Object.keys(row.hand).sort(),
})

/** @throws DomainError project.not_found, also for a project of another company; record.changed */
export const changeProject = (ctx: Ctx, visitor: SignedInVisitor, id: number, change: ProjectChange) =>
  editProject(ctx, visitor, id, 'projects.change', (ctx, refuse) => changeByHand(ctx, id, change, refuse))

/**
 * Gives a field back to the feed.
 * @param version that was read; undefined: whichever it is
 * @throws DomainError project.not_found, also for a project of another company; record.changed
 */
export const giveBackProject = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  field: ProjectField,
  version: string | undefined,
) => editProject(ctx, visitor, id, 'projects.give_back', (ctx, refuse) => giveBack(ctx, id, field, version, refuse))

/**
 * Removes a project that a hand has made, also one that is withheld; its homes stay without it.
 * @throws DomainError project.not_found, also for a project of another company; project.not_by_hand; record.changed
 */
export async function removeProject(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  version: string,
): Promise<ProjectRecord> {
  const company = companyOf(visitor)
  await atOnce(ctx, async (ctx) => {
    const project = await lockProject(ctx.db, id)
    refuseOther(company, project)
    if (!project.by_hand) throw new DomainError('project.not_by_hand')
    refuseStale(project, version)
    await leaveProject(ctx, id)
    await setDeleted(ctx, project)
    await recordAct(ctx, visitor, {
      act: 'projects.remove',
      entity: 'project',
      entityId: id,
      label: project.titel,
      companyId: project.company_id,
      before: { state: project.withheld_at ? 'withheld' : 'published' },
      after: { state: 'deleted' },
    })
  })
  await announceChanges(ctx.db)
  return readProject(ctx, visitor, id)
}
