import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import type { Offer } from '../properties/offer.ts'
import { hoursOf, OPENING_HOURS } from './hours.ts'
import { type AppointmentRow, type CalendarKey, findTaken } from './repository.ts'
import { dayOf, freeTimes, overlaps, type Span } from './slots.ts'

const DAY_MS = 86_400_000

/**
 * The calendar of the home's current provider; without a home, or when it is gone, the calendar of the appointment
 * itself (`row`).
 */
export const calendarOf = (offer: Offer | null, row?: CalendarKey): CalendarKey =>
  offer
    ? { company_id: offer.company.id, agent_id: offer.agent?.id ?? null }
    : { company_id: row?.company_id ?? null, agent_id: row?.agent_id ?? null }

/** The free start times of a day. @param but its own time is free for it */
export async function timesOn(
  ctx: Ctx,
  offer: Offer | null,
  day: string,
  duration: number,
  but?: AppointmentRow,
): Promise<Date[]> {
  const from = new Date(Date.parse(day) - DAY_MS)
  const span = { from, to: new Date(from.getTime() + 3 * DAY_MS), now: ctx.clock() }
  const taken = await findTaken(ctx.db, calendarOf(offer, but), span)
  const others = taken.filter(({ id }) => id !== but?.id)
  const hours = offer ? hoursOf(offer.company.opening_hours) : OPENING_HOURS
  return freeTimes(day, duration, hours, others, span.now)
}

/** @throws DomainError appointment.taken when no appointment of that length can begin then */
export async function assertFree(
  ctx: Ctx,
  offer: Offer | null,
  starts_at: Date,
  duration: number,
  but?: AppointmentRow,
): Promise<void> {
  const times = await timesOn(ctx, offer, dayOf(starts_at), duration, but)
  if (!times.some((time) => time.getTime() === starts_at.getTime())) throw new DomainError('appointment.taken')
}

/** The other appointments of a calendar that overlap a span. */
export async function overlapping(
  ctx: Ctx,
  calendar: CalendarKey,
  span: Span,
  but: { id: number },
): Promise<(Span & { id: number })[]> {
  const from = span.starts_at
  const to = new Date(from.getTime() + DAY_MS)
  const taken = await findTaken(ctx.db, calendar, { from, to, now: ctx.clock() })
  return taken.filter((other) => other.id !== but.id && overlaps(other, span))
}
