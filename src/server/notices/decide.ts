import { DomainError } from '../../domain/errors.ts'
import type { Decide, Withhold } from '../../domain/notices/admin-schemas.ts'
import type { NoticeDecision } from '../../domain/notices/kinds.ts'
import { isRestriction } from '../../domain/notices/schemas.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import { hashToken, newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { lockProject } from '../projects/withheld.ts'
import { lockState } from '../properties/hand-state.ts'
import { announceChanges } from '../search/outbox.ts'
import { markWithheld } from './flag-repository.ts'
import { lockFlagged, recordOf } from './flags.ts'
import { decisionMail } from './mails.ts'
import { findNotice, lockNotice, type NoticeRow, updateNotice } from './repository.ts'
import { keepFromVisitors, recordRestriction, tellAdvertiser } from './restrict.ts'
import { findSubject, isVisible, type Subject } from './subject.ts'

/**
 * The notice and its home or project, locked: the listing first, as everywhere, so that two writers never wait for each
 * other.
 * @throws DomainError record.not_found
 */
export async function lockBoth({ db }: Ctx, id: number): Promise<{ row: NoticeRow; subject: Subject }> {
  const found = await findNotice(db, id)
  if (!found) throw new DomainError('record.not_found')
  const home = found.property_id === null ? null : await lockState(db, found.property_id)
  const project = found.project_id === null ? null : await lockProject(db, found.project_id)
  const row = await lockNotice(db, id)
  if (!row) throw new DomainError('record.not_found')
  return { row, subject: { home, project } }
}

/** A decision, with its ground where it restricts the listing. */
export interface Decided {
  decision: NoticeDecision
  reason: string
  ground?: 'law' | 'terms' | undefined
  clause?: string | undefined
}

/**
 * Writes a decision and carries it out: the state of the listing, and the statement to its company.
 * @throws DomainError input.invalid for a restriction of a page that is no home and no project
 */
export async function carryOut(
  ctx: Ctx,
  { user }: Pick<SignedInVisitor, 'user'>,
  { row, subject }: { row: NoticeRow; subject: Subject },
  { decision, reason, ground, clause }: Decided,
): Promise<NoticeRow> {
  const now = ctx.clock()
  const isRestricting = isRestriction(decision)
  if (isRestricting && !subject.home && !subject.project) {
    throw new DomainError('input.invalid', [{ field: 'decision', code: 'no_listing' }])
  }
  const decided = await updateNotice(ctx.db, row.id, {
    state: 'decided',
    decision,
    reason,
    ground: isRestricting ? (ground ?? null) : null,
    clause: isRestricting ? (clause ?? null) : null,
    answered_at: row.answered_at ?? now,
    decided_at: now,
    decided_by: user.id,
    lifted_at: null,
    updated_at: now,
    // The company has nothing to complain about.
    ...(!isRestricting && { advertiser_token: null }),
  })
  if (isRestricting) {
    await keepFromVisitors(ctx, subject, reason)
    await tellAdvertiser(ctx, decided)
  }
  return decided
}

/** Mails the notifier the decision, with a new link for their complaint; nothing without an address. */
export async function tellNotifier(ctx: Ctx, row: NoticeRow): Promise<void> {
  if (!row.email) return
  const token = newToken()
  await updateNotice(ctx.db, row.id, { notifier_token: hashToken(token) })
  const reader = { email: row.email, language: row.language }
  // Another notice may hide the listing, or its feed.
  const isShown = isVisible(await findSubject(ctx.db, row))
  await queueMail(ctx, decisionMail(ctx.config, row, reader, { isShown, token }))
}

const said = ({ state, decision, reason, ground, clause }: NoticeRow) => ({ state, decision, reason, ground, clause })

/** An entry of the audit about a notice. */
export const recordNotice = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  act: string,
  { before, after, more = {} }: { before: NoticeRow; after: NoticeRow; more?: Readonly<Record<string, unknown>> },
): Promise<void> =>
  recordAct(ctx, visitor, {
    act,
    entity: 'notice',
    entityId: after.id,
    label: after.title,
    companyId: after.company_id,
    before: said(before),
    after: { ...said(after), ...more },
  })

/**
 * Decides an open notice, and tells both sides.
 * @throws DomainError record.not_found, record.changed, notice.decided, input.invalid (carryOut)
 */
export async function decideNotice(ctx: Ctx, visitor: SignedInVisitor, id: number, form: Decide): Promise<void> {
  await atOnce(ctx, async (within) => {
    const both = await lockBoth(within, id)
    if (both.row.state !== 'open') throw new DomainError('notice.decided')
    refuseStale(both.row, form.version)
    const decided = await carryOut(within, visitor, both, form)
    await tellNotifier(within, decided)
    await recordNotice(within, visitor, 'notices.decide', { before: both.row, after: decided })
  })
  await announceChanges(ctx.db)
}

/**
 * Withholds a home or a project that a rule noticed, and tells its company the reasons. All open flags of the listing
 * are decided by that.
 * @throws DomainError property.gone, project.not_found when it has ended, record.not_found without an open flag
 */
export async function withholdFlagged(ctx: Ctx, visitor: SignedInVisitor, id: number, form: Withhold): Promise<void> {
  await atOnce(ctx, async (within) => {
    const { about, subject } = await lockFlagged(within.db, id)
    const { home, project } = subject
    if (home?.deleted_at) throw new DomainError('property.gone')
    const listing = home ?? project
    if (!listing || project?.deleted_at) throw new DomainError('project.not_found')
    const decided = { at: within.clock(), by: visitor.user.id }
    const rules = await markWithheld(within.db, about, decided)
    if (rules.length === 0) throw new DomainError('record.not_found')
    await keepFromVisitors(within, subject, form.reason)
    await recordRestriction(within, visitor, listing, { ...form, origin: 'flag' })
    await recordAct(within, visitor, {
      act: 'flags.withhold',
      ...recordOf(subject),
      companyId: listing.company_id,
      before: { state: home ? home.hand : project?.withheld_at ? 'withheld' : null },
      after: { state: 'withheld', rules, ...form },
    })
  })
  await announceChanges(ctx.db)
}
