import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import type { PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { companyOf } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { getInAnyState } from '../properties/any-state.ts'
import { findRecord, readPreviewSecret } from './listing-repository.ts'

/** A page has no session, so its address carries the permission; it ends soon, since addresses are passed on. */
const VALID_MS = 15 * 60_000

/**
 * The address at which the caller sees a home as a visitor would: its page or, where visitors see none, one with a
 * ticket.
 * @throws DomainError property.not_found, also for a home of another company
 */
export async function previewOf(ctx: Ctx, visitor: SignedInVisitor, id: number) {
  const company = companyOf(visitor)
  const home = await findRecord(ctx.db, id)
  if (!home || (company !== null && home.company_id !== company)) throw new DomainError('property.not_found')
  const path = `/immobilien/${id}/${home.title_slug}`
  if (home.status === 'active' || home.status === 'reserved') return { path, ends_at: null }
  const ends = ctx.clock().getTime() + VALID_MS
  const ticket = `${ends}.${(await sign(ctx, id, ends)).toString('base64url')}`
  return { path: `${path}?vorschau=${ticket}`, ends_at: new Date(ends).toISOString() }
}

/** A home in any state for the bearer of a ticket; null without a valid one. */
export async function openPreview(
  ctx: Ctx,
  { id, ticket, language }: { id: string; ticket: string | null; language: Language },
): Promise<PropertyDetail | null> {
  const [, time = '', sent = ''] = /^(\d{13})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
  if (!/^[1-9]\d{0,14}$/.test(id) || !sent || Number(time) < ctx.clock().getTime()) return null
  const right = await sign(ctx, Number(id), Number(time))
  return timingSafeEqual(right, Buffer.from(sent, 'base64url')) ? getInAnyState(ctx, Number(id), language) : null
}

const sign = async ({ db }: Ctx, id: number, ends: number) =>
  createHmac('sha256', await readPreviewSecret(db))
    .update(`${id}\n${ends}`)
    .digest()
