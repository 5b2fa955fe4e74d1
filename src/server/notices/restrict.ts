import { DomainError } from '../../domain/errors.ts'
import { isRestriction } from '../../domain/notices/schemas.ts'
import { translator } from '../../i18n/server.ts'
import { companyOf } from '../admin/scope.ts'
import { hashToken, newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { releaseState, type StateRow, setState } from '../properties/hand-state.ts'
import { findOffer } from '../properties/offer.ts'
import { dueAfter } from './due.ts'
import { type Reader, releasedMail, statementMail } from './mails.ts'
import { findLanguage, findRestrictions, insertNotice, type NoticeRow, updateNotice } from './repository.ts'

/** The reason of a state is one line (domain/listings/state.ts). */
const LINE_MAX = 500

/** What a decision that restricts a listing rests on. */
export interface Basis {
  reason: string
  ground: 'law' | 'terms'
  clause: string
}

/** The mailbox of the company, in the language of its account; null where neither the person nor the company has one. */
export async function advertiserOf(ctx: Ctx, row: Pick<NoticeRow, 'property_id'>): Promise<Reader | null> {
  const offer = row.property_id === null ? null : await findOffer(ctx, row.property_id, 'de')
  const email = offer?.agent?.email ?? offer?.company.email
  if (!offer || !email) return null
  return { email, language: (await findLanguage(ctx.db, email, offer.company.id)) ?? 'de' }
}

/** Takes a locked home out of the portal, in the transaction of `ctx`; one that its feed has deleted stays so. */
export async function keepFromVisitors(ctx: Ctx, home: StateRow | null, reason: string): Promise<void> {
  if (!home || home.deleted_at) return
  await setState(ctx, home, {
    state: 'withheld',
    reason: reason.replace(/\s+/g, ' ').slice(0, LINE_MAX).toWellFormed(),
  })
}

/** Mails the company the statement of reasons, with a new link for its complaint. */
export async function tellAdvertiser(ctx: Ctx, row: NoticeRow): Promise<void> {
  const reader = isRestriction(row.decision) ? await advertiserOf(ctx, row) : null
  if (!reader) return
  const token = newToken()
  await updateNotice(ctx.db, row.id, { advertiser_token: hashToken(token) })
  await queueMail(ctx, statementMail(ctx.config, row, reader, token))
}

/**
 * Stores a restriction without a notice, which an administrator decided alone or after a rule, and tells the company.
 * The caller has locked the home and sets its state.
 */
export async function recordRestriction(
  ctx: Ctx,
  { user }: Pick<SignedInVisitor, 'user'>,
  home: StateRow,
  { origin, reason, ground, clause }: Basis & { origin: 'flag' | 'own' },
): Promise<void> {
  const now = ctx.clock()
  const offer = await findOffer(ctx, home.id, 'de')
  const row = await insertNotice(ctx.db, {
    origin,
    kind: origin === 'flag' ? 'fraud' : 'other',
    property_id: home.id,
    company_id: home.company_id,
    url: offer?.path ?? `/immobilien/${home.id}`,
    title: home.objekttitel,
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
 * After a state was set by hand (`home` before, then now): an administrator who withholds a home outside of a notice owes its company the reasons
 * (article 17), and another state ends a restriction. Agents withhold their own homes.
 */
export async function stateReasons(
  ctx: Ctx,
  visitor: Pick<SignedInVisitor, 'user'>,
  home: StateRow,
  { hand, reason }: StateRow,
): Promise<void> {
  if (companyOf(visitor) !== null) return
  if (hand !== 'withheld') {
    await liftRestrictions(ctx, home.id)
    return
  }
  // A second one in a row is the same restriction.
  if ((await findRestrictions(ctx.db, home.id)).length > 0) return
  const reader = await advertiserOf(ctx, { property_id: home.id })
  const clause = translator(reader?.language ?? 'de')('notices.terms_clause')
  await recordRestriction(ctx, visitor, home, { origin: 'own', reason: reason ?? '', ground: 'terms', clause })
}

/**
 * Ends the restrictions of a locked home, and tells the company once. The caller releases its state.
 * @returns whether there was one
 */
export async function liftRestrictions(ctx: Ctx, propertyId: number): Promise<boolean> {
  const rows = await findRestrictions(ctx.db, propertyId)
  const now = ctx.clock()
  for (const { id } of rows) await updateNotice(ctx.db, id, { lifted_at: now, updated_at: now })
  const [first] = rows
  const reader = first && (await advertiserOf(ctx, first))
  if (first && reader) await queueMail(ctx, releasedMail(ctx.config, { ...first, lifted_at: now }, reader))
  return rows.length > 0
}

/** Ends one restriction; the home is released unless another one still counts. */
export async function liftOne(ctx: Ctx, row: NoticeRow, home: StateRow | null): Promise<void> {
  const now = ctx.clock()
  await updateNotice(ctx.db, row.id, { lifted_at: now, updated_at: now })
  if (home?.hand !== 'withheld') return
  if ((await findRestrictions(ctx.db, home.id)).length === 0) await releaseState(ctx, home)
}

/** @throws DomainError notice.restricted when the portal keeps the home from visitors: its agents cannot show it */
export async function refuseRestricted(ctx: Ctx, propertyId: number): Promise<void> {
  if ((await findRestrictions(ctx.db, propertyId)).length > 0) throw new DomainError('notice.restricted')
}
