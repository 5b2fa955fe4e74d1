import { DomainError } from '../../domain/errors.ts'
import type { Judge } from '../../domain/notices/admin-schemas.ts'
import { type Complaint, isRestriction } from '../../domain/notices/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { refuseStale } from '../admin/version.ts'
import { hasOtherAdmin } from '../auth/admins.ts'
import { atOnce } from '../auth/service.ts'
import { hashToken, newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findProjectState } from '../projects/withheld.ts'
import { findOffer } from '../properties/offer.ts'
import { announceChanges } from '../search/outbox.ts'
import { advertisersOf, mailEach } from './advertiser.ts'
import { carryOut, lockBoth, recordNotice, tellNotifier } from './decide.ts'
import { complaintsEnd, dueAfter } from './due.ts'
import { complaintMail, operatorMail, outcomeMail, type Reader } from './mails.ts'
import {
  type ComplaintRow,
  findByToken,
  findComplaint,
  findComplaints,
  hasComplained,
  insertComplaint,
  lockNotice,
  type NoticeRow,
  updateComplaint,
  updateNotice,
} from './repository.ts'
import { liftOne } from './restrict.ts'

type Party = ComplaintRow['party']

/** A decision, for the page of the mailed link. */
export interface Contested {
  row: NoticeRow
  party: Party
  /** The last day on which a complaint is possible. */
  until: Date
  /** Why no complaint is possible, or no further one. */
  refusal: 'notice.complained' | 'notice.over' | null
}

/** The decision that a mailed link is about; null for a link that never counted, or counts no more. */
export async function readContested(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: string,
): Promise<Contested | null> {
  const hash = hashToken(token)
  const row = await findByToken(db, hash)
  if (!row?.decided_at) return null
  const party = row.notifier_token?.equals(hash) ? 'notifier' : 'advertiser'
  const until = complaintsEnd(row.decided_at)
  const refusal = (await hasComplained(db, row, party)) ? 'notice.complained' : clock() > until ? 'notice.over' : null
  return { row, party, until, refusal }
}

/** The mailboxes of one side; empty when it has none, or no longer. */
async function readersOf(
  ctx: Ctx,
  row: NoticeRow,
  { party, language }: Pick<ComplaintRow, 'party' | 'language'>,
): Promise<Reader[]> {
  if (party === 'notifier') return row.email ? [{ email: row.email, language }] : []
  return (await advertisersOf(ctx, row)).map(({ email }) => ({ email, language }))
}

/**
 * Stores a complaint, confirms it and tells the operator.
 * @throws DomainError notice.link, notice.over after six months, notice.complained
 */
export async function complain(ctx: Ctx, { token, message }: Complaint, language: Language): Promise<void> {
  await atOnce(ctx, async (within) => {
    const found = await readContested(within, token)
    const row = found && (await lockNotice(within.db, found.row.id))
    if (!found || !row?.decided_at) throw new DomainError('notice.link')
    const now = within.clock()
    if (now > found.until) throw new DomainError('notice.over')
    const { party } = found
    if (await hasComplained(within.db, row, party)) throw new DomainError('notice.complained')
    const values = { notice_id: row.id, party, against: row.decided_at, message, language, created_at: now }
    const complaint = await insertComplaint(within.db, values)
    const waiting = await updateNotice(within.db, row.id, {
      state: 'complaint',
      due_at: dueAfter(now),
      updated_at: now,
    })
    const readers = await readersOf(within, row, complaint)
    await mailEach(within, readers, (reader) => complaintMail(within.config, waiting, complaint, reader))
    const offer = row.property_id === null ? null : await findOffer(within, row.property_id, 'de')
    const project = row.project_id === null ? null : await findProjectState(within.db, row.project_id)
    const firma = offer?.company.firma ?? project?.firma ?? null
    await queueMail(within, operatorMail(within.config, waiting, { firma, complaint }))
  })
}

/**
 * Decides a complaint and tells the side that made it. A right one changes the decision, and the other side is told.
 * @returns the id of its notice
 * @throws DomainError record.not_found, record.changed, notice.decided, notice.other_admin, input.invalid without the
 * new decision, or for one that cannot be carried out
 */
export async function judgeComplaint(ctx: Ctx, visitor: SignedInVisitor, id: number, form: Judge): Promise<number> {
  const noticeId = await atOnce(ctx, async (within) => {
    const found = await findComplaint(within.db, id)
    if (!found) throw new DomainError('record.not_found')
    const { row, subject } = await lockBoth(within, found.notice_id)
    const complaint = await findComplaint(within.db, id)
    if (!complaint || complaint.outcome !== null) throw new DomainError('notice.decided')
    refuseStale(row, form.version)
    if (row.decided_by === visitor.user.id && (await hasOtherAdmin(within, visitor.user.id))) {
      throw new DomainError('notice.other_admin')
    }
    const now = within.clock()
    const { outcome, answer } = form
    const judged = { outcome, answer, decided_at: now, decided_by: visitor.user.id }
    await updateComplaint(within.db, id, judged)
    if (outcome === 'upheld') await changeDecision(within, visitor, { row, subject }, complaint.party, form)
    const open = (await findComplaints(within.db, row.id)).some((one) => one.outcome === null)
    const state = open ? 'complaint' : 'decided'
    const after = await updateNotice(within.db, row.id, { state, updated_at: now })
    const readers = await readersOf(within, row, complaint)
    // The notifier's complaint that is right brings another decision, against which they may complain again.
    const token = outcome === 'upheld' && complaint.party === 'notifier' ? newToken() : null
    if (token) await updateNotice(within.db, row.id, { notifier_token: hashToken(token) })
    const outcomeOf = (reader: Reader) => outcomeMail(within.config, after, { ...complaint, ...judged }, reader, token)
    await mailEach(within, readers, outcomeOf)
    const more = { complaint: complaint.party, outcome, answer }
    await recordNotice(within, visitor, 'notices.judge', { before: row, after, more })
    return row.id
  })
  await announceChanges(ctx.db)
  return noticeId
}

/** A complaint was right: the company's releases the listing, the notifier's brings a new decision. */
async function changeDecision(
  ctx: Ctx,
  visitor: SignedInVisitor,
  both: Awaited<ReturnType<typeof lockBoth>>,
  party: Party,
  { answer, decision, ground, clause }: Judge,
): Promise<void> {
  const { row, subject } = both
  if (party === 'notifier') {
    if (!decision) throw new DomainError('input.invalid', [{ field: 'decision', code: 'missing' }])
    if (!isRestriction(decision)) await liftOne(ctx, visitor, row, subject)
    await carryOut(ctx, visitor, both, { decision, reason: answer, ground, clause })
    return
  }
  await liftOne(ctx, visitor, row, subject)
  const changed = await carryOut(ctx, visitor, both, { decision: 'unfounded', reason: answer })
  await updateNotice(ctx.db, row.id, { lifted_at: ctx.clock() })
  await tellNotifier(ctx, changed)
}
