import type { Page } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { NoticeRecord, NoticeRow } from '../../domain/notices/admin-schemas.ts'
import { isRestriction } from '../../domain/notices/schemas.ts'
import { versionOf } from '../admin/version.ts'
import type { Ctx } from '../ctx.ts'
import { mailsWith } from '../deliveries/messages.ts'
import { keysOf } from './advertiser.ts'
import { countFlags } from './flag-repository.ts'
import { statementKey } from './mails.ts'
import {
  countNotices,
  findComplaints,
  findNames,
  findNotice,
  findNotices,
  findRelated,
  type ListedNotice,
  type NoticeQuery,
} from './repository.ts'
import { findSubject, isVisible } from './subject.ts'

/** A page of the notices; without an order those that are due first. */
export async function listNotices(ctx: Ctx, query: NoticeQuery): Promise<Page<NoticeRow>> {
  const page = await findNotices(ctx.db, query)
  const now = ctx.clock()
  return { ...page, data: page.data.map((row) => rowOf(row, now)) }
}

const rowOf = (row: ListedNotice, now: Date): NoticeRow => ({
  id: row.id,
  state: row.state,
  origin: row.origin,
  kind: row.kind,
  title: row.title,
  property_id: row.property_id,
  project_id: row.project_id,
  company: row.company_id === null || row.firma === null ? null : { id: row.company_id, firma: row.firma },
  decision: row.decision,
  created_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
  overdue: row.state !== 'decided' && row.due_at < now,
})

/** A notice with what a decision needs. @throws DomainError record.not_found */
export async function readNotice(ctx: Ctx, id: number): Promise<NoticeRecord> {
  const { db } = ctx
  const row = await findNotice(db, id)
  if (!row) throw new DomainError('record.not_found')
  const [related, complaints, subject] = await Promise.all([
    findRelated(db, row),
    findComplaints(db, id),
    findSubject(db, row),
  ])
  const names = await findNames(db, [row.decided_by, ...complaints.map((one) => one.decided_by)])
  const nameOf = (account: number | null) => (account === null ? null : (names.get(account) ?? null))
  const now = ctx.clock()
  const own = related.own
  if (!own) throw new DomainError('record.not_found')
  // Another page of the portal stays.
  const isShown = isVisible(subject) ?? row.property_id === null
  return {
    ...rowOf(own, now),
    version: versionOf(row),
    url: row.url,
    message: row.message,
    name: row.name,
    email: row.email,
    language: row.language,
    reason: row.reason,
    ground: row.ground,
    clause: row.clause,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: nameOf(row.decided_by),
    lifted_at: row.lifted_at?.toISOString() ?? null,
    statement:
      isRestriction(row.decision) && row.decided_at
        ? await mailsWith(ctx, keysOf(statementKey(row)), row.decided_at)
        : null,
    page: isShown ? row.url : null,
    complaints: complaints.map((one) => ({
      id: one.id,
      party: one.party,
      message: one.message,
      created_at: one.created_at.toISOString(),
      outcome: one.outcome,
      answer: one.answer,
      decided_at: one.decided_at?.toISOString() ?? null,
      decided_by: nameOf(one.decided_by),
    })),
    same_listing: related.listing.map((one) => rowOf(one, now)),
    same_company: related.company.map((one) => rowOf(one, now)),
  }
}

/** Notices that wait for a decision, or for one on a complaint. */
export const waitingNotices = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, state: 'open' | 'complaint') =>
  countNotices(db, state, clock())

/** Listings that a rule noticed and nobody has judged. */
export const openFlags = ({ db }: Pick<Ctx, 'db'>) => countFlags(db)
