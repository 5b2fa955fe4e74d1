import type { ContactHistory } from '../../domain/inquiries/history.ts'
import { appointmentsWith } from '../appointments/staff-service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findOffers } from '../properties/offer.ts'
import { homeOf } from './inbox.ts'
import { findInquiriesWith } from './inbox-repository.ts'

const EXCERPT = 200

/**
 * Everything else of the same address at the same company, latest first; other companies' rows stay theirs.
 * @param but the record beside which it stands
 */
export async function historyWith(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { company, email }: { company: number | null; email: string },
  but: Pick<ContactHistory[number], 'kind' | 'id'>,
): Promise<ContactHistory> {
  const inquiries = (await findInquiriesWith(ctx.db, company, email)).map((row) => ({
    ...row,
    kind: 'inquiry' as const,
    at: row.created_at,
  }))
  const appointments = (await appointmentsWith(ctx, company, email)).map((row) => ({
    ...row,
    kind: 'appointment' as const,
    at: row.starts_at,
  }))
  const all = [...inquiries, ...appointments]
    .filter(({ kind, id }) => kind !== but.kind || id !== but.id)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const offers = await findOffers(
    ctx,
    all.map((one) => one.property_id),
    visitor.language,
  )
  return all.map(({ kind, id, at, status, property_id, message }) => ({
    kind,
    id,
    at: at.toISOString(),
    status,
    property: homeOf(offers.get(property_id ?? 0)),
    excerpt: message.slice(0, EXCERPT).toWellFormed(),
  }))
}
