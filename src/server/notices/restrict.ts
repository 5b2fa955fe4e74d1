import { DomainError } from '../../domain/errors.ts'
import type { AskedBasis } from '../../domain/notices/admin-schemas.ts'
import { isRestriction } from '../../domain/notices/schemas.ts'
import { companyOf } from '../admin/scope.ts'
import { hashToken, newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { type ProjectState, setWithheld } from '../projects/withheld.ts'
import { releaseState, type StateRow, withholdState } from '../properties/hand-state.ts'
import { findOffer } from '../properties/offer.ts'
import { advertisersOf, mailEach } from './advertiser.ts'
import { dueAfter } from './due.ts'
import { markReleased } from './flag-repository.ts'
import { releasedMail, statementMail } from './mails.ts'
import {
  findRestrictions,
  hasRestriction,
  insertNotice,
  type NoticeRow,
  type Restricted,
  updateNotice,
} from './repository.ts'
import { findSubject, isVisible, type Subject } from './subject.ts'

/** The reason of a state is one line (domain/listings/state.ts). */
const LINE_MAX = 500

/** What a decision that restricts a listing rests on. */
export interface Basis {
  reason: string
  ground: 'law' | 'terms'
  clause: string
}

/**
 * Takes what is locked out of the portal, in the transaction of `ctx`. A listing that its feed has deleted stays so, and
 * is withheld when the feed sends it again.
 */
export async function keepFromVisitors(ctx: Ctx, { home, project }: Subject, reason: string): Promise<void> {
  const line = reason.replace(/\s+/g, ' ').slice(0, LINE_MAX).toWellFormed()
  if (home) await withholdState(ctx, home, line)
  if (project) await setWithheld(ctx, project, line)
}

/** Mails the company the statement of reasons, with a new link for its complaint. */
export async function tellAdvertiser(ctx: Ctx, row: NoticeRow): Promise<void> {
  const readers = isRestriction(row.decision) ? await advertisersOf(ctx, row) : []
  if (readers.length === 0) return
  const token = newToken()
  await updateNotice(ctx.db, row.id, { advertiser_token: hashToken(token) })
  await mailEach(ctx, readers, (reader) => statementMail(ctx.config, row, reader, token))
}

/**
 * Stores a restriction without a notice, which an administrator decided alone or after a rule, and tells the company.
 * The caller has locked the home or the project and sets its state.
 */
export async function recordRestriction(
  ctx: Ctx,
  { user }: Pick<SignedInVisitor, 'user'>,
  about: StateRow | ProjectState,
  { origin, reason, ground, clause }: Basis & { origin: 'flag' | 'own' },
): Promise<void> {
  const now = ctx.clock()
  const isHome = 'objekttitel' in about
  const offer = isHome ? await findOffer(ctx, about.id, 'de') : null
  const row = await insertNotice(ctx.db, {
    origin,
    kind: origin === 'flag' ? 'fraud' : 'other',
    property_id: isHome ? about.id : null,
    project_id: isHome ? null : about.id,
    company_id: about.company_id,
    url: offer?.path ?? `/${isHome ? 'immobilien' : 'projekte'}/${about.id}`,
    title: isHome ? about.objekttitel : about.titel,
    language: 'de',
    state: 'decided',
    decision: 'withheld',
    reason,
    ground,
    clause,
    answered_at: now,
    decided_at: now,
    decided_by: user.id,
    due_at: dueAfter(now),
    created_at: now,
    updated_at: now,
  })
  await tellAdvertiser(ctx, row)
}

/**
 * What an administrator names who withholds a listing outside of a notice; null for agents, who withhold what is theirs.
 * @throws DomainError input.invalid for what is missing
 */
export function basisOf(
  visitor: Pick<SignedInVisitor, 'user'>,
  { ground, clause }: AskedBasis,
): Pick<Basis, 'ground' | 'clause'> | null {
  if (companyOf(visitor) !== null) return null
  if (ground && clause) return { ground, clause }
  const missing = [...(ground ? [] : ['ground']), ...(clause ? [] : ['clause'])]
  throw new DomainError(
    'input.invalid',
    missing.map((field) => ({ field, code: 'missing' as const })),
  )
}

/**
 * After a state was set by hand (`home` before, then now): an administrator who withholds a home outside of a notice
 * owes its company the reasons (article 17). A home that is closed stays restricted: its company must not show it again
 * by itself. Agents withhold their own homes.
 * @throws DomainError input.invalid (basisOf)
 */
export async function stateReasons(
  ctx: Ctx,
  visitor: Pick<SignedInVisitor, 'user'>,
  home: StateRow,
  { hand, reason }: StateRow,
  asked: AskedBasis,
): Promise<void> {
  if (companyOf(visitor) !== null || hand !== 'withheld') return
  await restrict(ctx, visitor, home, { property_id: home.id }, { reason: reason ?? '', ...asked })
}

/** The same for a project that an administrator withholds outside of a notice. @throws DomainError input.invalid */
export const stateProjectReasons = (
  ctx: Ctx,
  visitor: Pick<SignedInVisitor, 'user'>,
  project: ProjectState,
  asked: AskedBasis & { reason: string },
): Promise<void> => restrict(ctx, visitor, project, { project_id: project.id }, asked)

async function restrict(
  ctx: Ctx,
  visitor: Pick<SignedInVisitor, 'user'>,
  about: StateRow | ProjectState,
  restricted: Restricted,
  { reason, ...asked }: AskedBasis & { reason: string },
): Promise<void> {
  const basis = basisOf(visitor, asked)
  // A second one in a row is the same restriction.
  if (!basis || (await findRestrictions(ctx.db, restricted)).length > 0) return
  await recordRestriction(ctx, visitor, about, { origin: 'own', reason, ...basis })
}

/**
 * Ends the restrictions of a locked home or project, and tells the company once that it is released. The caller has
 * released its state.
 * @param kept ids of restrictions that still count: with one of them the listing is not released
 */
export async function liftRestrictions(
  ctx: Ctx,
  { user }: Pick<SignedInVisitor, 'user'>,
  about: Restricted,
  kept: readonly number[] = [],
): Promise<void> {
  const counting = await findRestrictions(ctx.db, about)
  const rows = counting.filter(({ id }) => !kept.includes(id))
  const now = ctx.clock()
  for (const { id } of rows) await updateNotice(ctx.db, id, { lifted_at: now, updated_at: now })
  const [first] = rows
  if (!first || rows.length < counting.length) return
  await markReleased(ctx.db, about, { at: now, by: user.id })
  await tellReleased(ctx, { ...first, lifted_at: now })
}

/**
 * Ends one restriction; the home or project is released, and the company told, unless another one still counts. One that
 * no longer counts changes nothing: if the listing is withheld now, its company may have done that.
 */
export async function liftOne(
  ctx: Ctx,
  { user }: Pick<SignedInVisitor, 'user'>,
  row: NoticeRow,
  { home, project }: Subject,
): Promise<void> {
  if (!isRestriction(row.decision) || row.lifted_at) return
  const now = ctx.clock()
  await updateNotice(ctx.db, row.id, { lifted_at: now, updated_at: now })
  const isFree = async (about: Restricted) => (await findRestrictions(ctx.db, about)).length === 0
  if (home && (await isFree({ property_id: home.id }))) {
    await markReleased(ctx.db, { property_id: home.id }, { at: now, by: user.id })
    // What an administrator has closed stays so.
    if (home.hand === 'withheld') {
      await releaseState(ctx, home)
      await tellReleased(ctx, { ...row, lifted_at: now })
    }
  }
  if (project?.withheld_at && (await isFree({ project_id: project.id }))) {
    await markReleased(ctx.db, { project_id: project.id }, { at: now, by: user.id })
    await setWithheld(ctx, project, null)
    await tellReleased(ctx, { ...row, lifted_at: now })
  }
}

/** Mails the company that its listing is released, when visitors see it again. */
async function tellReleased(ctx: Ctx, row: NoticeRow): Promise<void> {
  if (!isVisible(await findSubject(ctx.db, row))) return
  await mailEach(ctx, await advertisersOf(ctx, row), (reader) => releasedMail(ctx.config, row, reader))
}

/** Whether the portal keeps it from visitors. */
export const isRestricted = ({ db }: Pick<Ctx, 'db'>, about: Restricted): Promise<boolean> => hasRestriction(db, about)

/** @throws DomainError notice.restricted when the portal keeps it from visitors: agents of its company cannot show it */
export async function refuseRestricted(ctx: Ctx, about: Restricted): Promise<void> {
  if ((await findRestrictions(ctx.db, about)).length > 0) throw new DomainError('notice.restricted')
}
