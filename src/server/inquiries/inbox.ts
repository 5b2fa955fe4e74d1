import type { Page, PageQuery } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { ChangeInquiry, Colleague, InboxFilter, InboxRow } from '../../domain/inquiries/inbox-schemas.ts'
import { companyOf, refuseForeign } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { recountInquiry } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor, Visitor } from '../operations/visitor.ts'
import { findProjectOffers } from '../projects/offer.ts'
import { findOffers, type Offer } from '../properties/offer.ts'
import {
  countUnanswered,
  findColleagues,
  findFigures,
  findInboxPage,
  findOwners,
  findWrittenBy,
  type InboxRowData,
  insertNote,
  lockInquiries,
  lockOwned,
  type Scope,
  updateInquiry,
} from './inbox-repository.ts'

/** The time of the figures: long enough for a median, short enough to tell how it is now. */
const FIGURES_MS = 90 * 86_400_000
/** Below this number a median says nothing. */
const ANSWERS_MIN = 5

export const scopeOf = (visitor: SignedInVisitor): Scope => ({ company: companyOf(visitor), userId: visitor.user.id })

/** A page of the inquiries that the caller may see. */
export async function listInbox(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: InboxFilter & PageQuery & { whole?: '1' | undefined },
): Promise<Page<InboxRow>> {
  const { data, ...page } = await findInboxPage(ctx.db, scopeOf(visitor), {
    ...query,
    sort: query.sort ?? '-created_at',
  })
  const offers = await findOffers(
    ctx,
    data.map((row) => row.property_id),
    visitor.language,
  )
  const projects = await findProjectOffers(
    ctx,
    data.map((row) => row.project_id),
    visitor.language,
  )
  return {
    ...page,
    data: data.map((row) =>
      viewOf(row, offers.get(row.property_id ?? 0) ?? null, projects.get(row.project_id ?? 0) ?? null),
    ),
  }
}

export function viewOf(row: InboxRowData, offer: Offer | null, project: Offer | null): InboxRow {
  return {
    id: row.id,
    status: row.status,
    name: row.name,
    email: row.email,
    phone: row.phone,
    excerpt: row.excerpt,
    ...(row.message !== undefined && { message: row.message }),
    language: row.language,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    property: homeOf(offer),
    project: homeOf(project),
    company: row.company_id === null ? null : { id: row.company_id, firma: row.firma ?? '' },
    // A deleted key was sent or given up years ago.
    feedback: row.feedback_key === null ? 'none' : stateOf(row.feedback_status),
  }
}

export const homeOf = (offer: Offer | null | undefined) =>
  offer ? { id: offer.id, objekttitel: offer.objekttitel, path: offer.path } : null

/** The state of a mail, by the status of its delivery; `none` when that is deleted. */
export const stateOf = (status: 'queued' | 'sending' | 'sent' | 'kept' | 'refused' | 'stopped' | null) =>
  // A stopped one did not arrive either.
  status === 'sending' ? 'queued' : status === 'stopped' ? 'refused' : (status ?? 'none')

export async function readFigures(ctx: Ctx, visitor: SignedInVisitor) {
  const since = new Date(ctx.clock().getTime() - FIGURES_MS)
  const { waiting, answered, seconds } = await findFigures(ctx.db, companyOf(visitor), since)
  const isKnown = answered >= ANSWERS_MIN && seconds !== null
  return { waiting, answered, median_hours: isKnown ? Math.round(seconds / 360) / 10 : null }
}

/**
 * @throws DomainError record.not_found, record.changed, input.invalid (`owner_id` without an account of the company)
 * @returns the new version
 */
export async function changeInquiry(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, status, owner_id }: ChangeInquiry,
): Promise<string> {
  const updated_at = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    const [found] = await lockInquiries(db, [id])
    const row = refuseForeign(visitor, found)
    refuseStale(row, version)
    if (owner_id) await refuseStranger({ ...ctx, db }, row.company_id, owner_id)
    const after = { status: status ?? row.status, owner_id: owner_id === undefined ? row.owner_id : owner_id }
    await updateInquiry(db, id, { ...after, updated_at })
    await recountInquiry({ db }, row, after.status)
    await recordAct({ ...ctx, db }, visitor, {
      ...actOn('inbox.change', row),
      before: { status: row.status, owner_id: row.owner_id },
      after,
    })
  })
  return versionOf({ updated_at })
}

/** Who may own inquiries that the caller sees, by name: the first ones with a text in the name, or the one with an id. */
export const listColleagues = (
  { db }: Ctx,
  visitor: SignedInVisitor,
  query: { q?: string | undefined; id?: number | undefined },
): Promise<Colleague[]> => findColleagues(db, companyOf(visitor), query)

/** @throws DomainError input.invalid */
async function refuseStranger({ db }: Ctx, company: number | null, userId: number): Promise<void> {
  const owners = await findOwners(db, company)
  if (!owners.some(({ id }) => id === userId)) {
    throw new DomainError('input.invalid', [{ field: 'owner_id', code: 'invalid' }])
  }
}

/** @throws DomainError record.not_found */
export async function writeNote(ctx: Ctx, visitor: SignedInVisitor, id: number, text: string): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const [found] = await lockInquiries(db, [id])
    const row = refuseForeign(visitor, found)
    await insertNote(db, { inquiry_id: id, author_id: visitor.user.id, text, created_at: ctx.clock() })
    await recordAct({ ...ctx, db }, visitor, actOn('inbox.note', row))
  })
}

/**
 * Gives the inquiries of a person that are not settled to a colleague, within a transaction: of a person who loses the
 * access, since nobody would answer them.
 * @param to the account of the colleague; null: anybody may take them
 */
export async function handOnInquiries(
  ctx: Ctx,
  visitor: Pick<Visitor, 'user' | 'requestId'>,
  company: number,
  { from, to }: { from: number; to: number | null },
): Promise<void> {
  for (const row of await lockOwned(ctx.db, company, from)) {
    await updateInquiry(ctx.db, row.id, { owner_id: to, updated_at: ctx.clock() })
    await recordAct(ctx, visitor, {
      ...actOn('inbox.change', row),
      before: { owner_id: from },
      after: { owner_id: to },
    })
  }
}

/** Without words and names of the visitor: the audit outlives the inquiry. */
export const actOn = (act: string, row: { id: number; company_id: number | null }) =>
  ({ act, entity: 'inquiry', entityId: row.id, label: `#${row.id}`, companyId: row.company_id }) as const

/** Inquiries that wait for a first answer. @param company null: of all companies, and of the portal */
export const unanswered = ({ db }: Pick<Ctx, 'db'>, company: number | null) => countUnanswered(db, company)

/** When an account wrote notes and answers, for its export. */
export const exportWritten = ({ db }: Ctx, userId: number) => findWrittenBy(db, userId)
