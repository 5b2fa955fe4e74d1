import type { Page, PageQuery } from '../../domain/admin/list.ts'
import type { StaffAppointment, StaffAppointmentDetail } from '../../domain/appointments/admin-schemas.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { companyOf, refuseForeign } from '../admin/scope.ts'
import { versionOf } from '../admin/version.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findOffer, findOffers, type Offer } from '../properties/offer.ts'
import { hoursOf, OPENING_HOURS } from './hours.ts'
import { isOver } from './service.ts'
import {
  countUnconfirmed,
  findAppointmentsWith,
  findStaffPage,
  findStaffRow,
  type StaffFilter,
  type StaffRow,
} from './staff-repository.ts'

/** A page of the appointments that the caller may see. */
export async function listViewings(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: StaffFilter & PageQuery,
): Promise<Page<StaffAppointment>> {
  const { data, ...page } = await findStaffPage(ctx.db, companyOf(visitor), query, ctx.clock())
  const offers = await findOffers(
    ctx,
    data.map((row) => row.property_id),
    visitor.language,
  )
  return { ...page, data: data.map((row) => viewOf(row, offers.get(row.property_id ?? 0) ?? null)) }
}

/** @throws DomainError record.not_found */
export async function readViewing(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
): Promise<Omit<StaffAppointmentDetail, 'history'>> {
  const row = refuseForeign(visitor, await findStaffRow(ctx.db, id, ctx.clock()))
  const offer = row.property_id ? await findOffer(ctx, row.property_id, visitor.language) : null
  const hours = offer ? hoursOf(offer.company.opening_hours) : OPENING_HOURS
  return {
    ...viewOf(row, offer),
    message: row.message,
    reason: row.reason,
    language: row.language,
    created_at: row.created_at.toISOString(),
    version: versionOf(row),
    is_over: isOver(row, ctx.clock()),
    hours: Object.fromEntries(Object.entries(hours).map(([day, spans]) => [day, spans.map((span) => [...span])])),
  }
}

function viewOf(row: StaffRow, offer: Offer | null): StaffAppointment {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    starts_at: row.starts_at.toISOString(),
    duration: row.duration,
    name: row.name,
    email: row.email,
    phone: row.phone,
    property: offer && { id: offer.id, objekttitel: offer.objekttitel, path: offer.path },
    company: row.company_id === null ? null : { id: row.company_id, firma: row.firma ?? '' },
    agent: [row.agent_vorname, row.agent_name].filter(Boolean).join(' ') || null,
    proposals: row.status === 'proposed' ? row.proposals.map((time) => time.toISOString()) : [],
    conflicts: row.conflicts,
  }
}

/** Appointments of a person at a company, or at the portal (null), for the history with them; latest first. */
export const appointmentsWith = (ctx: Ctx, company: number | null, email: string) =>
  findAppointmentsWith(ctx.db, company, email)

/** Appointments of today and later that wait for a confirmation. @param company null: of all companies, and of the portal */
export const unconfirmed = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, company: number | null) =>
  countUnconfirmed(db, company, viennaDay(clock()))
