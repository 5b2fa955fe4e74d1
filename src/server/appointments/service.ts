import type { AppointmentForm, AppointmentView } from '../../domain/appointments/schemas.ts'
import type { Person, User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { newToken } from '../auth/sessions/tokens.ts'
import { countAct } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { takeRate, whoIn } from '../http/limits/rate.ts'
import { MESSAGE_LIFE } from '../inquiries/service.ts'
import { findOffer, findOffers, getOffer, type Offer } from '../properties/offer.ts'
import { assertFree, calendarOf, overlapping, timesOn } from './free.ts'
import { type Event, tellBoth } from './mails.ts'
import {
  type AppointmentChange,
  type AppointmentRow,
  changeAppointment,
  deleteAppointments,
  findAppointmentsOf,
  findByToken,
  insertAppointment,
  lockCalendar,
  readByToken,
  settleAgents,
  setVisitor,
} from './repository.ts'

/**
 * Protects a mailbox, and an agent's week, against bookings by strangers. Accounts have their own counter, see whoIn.
 */
const A_DAY = { name: 'appointment-address', max: 8, seconds: 86_400 }

/**
 * The free start times of a day.
 * @param day 2026-11-30
 * @throws DomainError property.not_found, property.gone
 */
export async function listTimes(
  ctx: Ctx,
  { property_id, day, duration }: { property_id?: number; day: string; duration: number },
): Promise<Date[]> {
  const offer = property_id ? await getOffer(ctx, property_id, 'de') : null
  return timesOn(ctx, offer, day, duration)
}

/**
 * Books a time and informs both sides. Of two concurrent bookings of a time, one is refused.
 * @throws DomainError property.not_found, property.gone, appointment.taken, rate.exceeded
 */
export async function book(ctx: Ctx, form: AppointmentForm, user: User | null, language: Language): Promise<void> {
  if (form.website) return
  await takeRate(ctx, A_DAY, whoIn(user, form.email))
  const offer = form.property_id ? await getOffer(ctx, form.property_id, language) : null
  const starts_at = new Date(form.starts_at)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    await lockCalendar(db, calendarOf(offer))
    await assertFree(within, offer, starts_at, form.duration)
    const row = await insertAppointment(db, {
      ...calendarOf(offer),
      property_id: offer?.id ?? null,
      user_id: user?.id ?? null,
      type: form.type,
      starts_at,
      duration: form.duration,
      name: form.name,
      email: form.email,
      phone: form.phone || null,
      message: form.message ?? '',
      language,
      token: newToken(),
      privacy_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    await countAct(within, 'appointment', { property_id: offer?.id })
    await tellBoth(within, row, 'booked')
  })
}

/** @throws DomainError appointment.not_found */
export async function readAppointment(ctx: Ctx, token: string, language: Language): Promise<AppointmentView> {
  const row = await readByToken(ctx.db, token)
  if (!row) throw new DomainError('appointment.not_found')
  return viewOf(row, await offerOf(ctx, row, language), language)
}

/**
 * Moves an appointment to another time, which the agency has yet to confirm.
 * @throws DomainError appointment.not_found, appointment.over (cancelled or past), appointment.taken
 */
export async function move(ctx: Ctx, token: string, to: { starts_at: string; duration: number }): Promise<void> {
  await change(ctx, token, 'moved', async (within, row, offer) => {
    // Another agent may offer the home by now: that agent's time must be free.
    const calendar = calendarOf(offer, row)
    await lockCalendar(within.db, calendar)
    const starts_at = new Date(to.starts_at)
    await assertFree(within, offer, starts_at, to.duration, row)
    return { ...calendar, starts_at, duration: to.duration, status: 'booked', reason: '', proposals: [] }
  })
}

/**
 * Takes one of the times that the agency proposed. Once more, since the answer was lost, it changes nothing.
 * @throws DomainError appointment.not_found, appointment.over, appointment.taken (it was not proposed, or is past, or
 * another appointment was put there)
 */
export async function choose(ctx: Ctx, token: string, time: string): Promise<void> {
  const starts_at = new Date(time)
  await change(ctx, token, 'confirmed', async (within, row, offer) => {
    if (row.status === 'confirmed' && row.starts_at.getTime() === starts_at.getTime()) return null
    const isProposed = row.status === 'proposed' && row.proposals.some((one) => one.getTime() === starts_at.getTime())
    if (!isProposed || starts_at <= ctx.clock()) throw new DomainError('appointment.taken')
    const calendar = calendarOf(offer, row)
    await lockCalendar(within.db, calendar)
    const others = await overlapping(within, calendar, { starts_at, duration: row.duration }, row)
    if (others.length > 0) throw new DomainError('appointment.taken')
    return { ...calendar, starts_at, status: 'confirmed', reason: '', proposals: [] }
  })
}

/** @throws DomainError appointment.not_found, appointment.over */
export async function cancel(ctx: Ctx, token: string): Promise<void> {
  await change(ctx, token, 'cancelled', async () => ({ status: 'cancelled', proposals: [] }))
}

async function change(
  ctx: Ctx,
  token: string,
  event: Event,
  decide: (within: Ctx, row: AppointmentRow, offer: Offer | null) => Promise<AppointmentChange | null>,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    const row = await findByToken(db, token)
    if (!row) throw new DomainError('appointment.not_found')
    if (isOver(row, ctx.clock())) throw new DomainError('appointment.over')
    const offer = await offerOf(within, row, row.language)
    const values = await decide(within, row, offer)
    if (!values) return
    const changed = await changeAppointment(db, row.id, { ...values, updated_at: ctx.clock() })
    await tellBoth(within, changed, event)
  })
}

/** Appointments that a person has booked; those of an account also as a guest under its address; latest first. */
export async function listAppointments(ctx: Ctx, person: Person, language: Language) {
  const rows = await findAppointmentsOf(reader(ctx), person)
  const offers = await findOffers(
    ctx,
    rows.map((row) => row.property_id),
    language,
  )
  return rows.map((row) => ({
    ...viewOf(row, offers.get(row.property_id ?? 0) ?? null, language),
    token: row.token,
  }))
}

/** Ended, or past: it cannot be changed any more. Proposed times count in place of the time that did not suit. */
export function isOver({ status, starts_at, proposals }: AppointmentRow, now: Date): boolean {
  if (status === 'cancelled' || status === 'declined') return true
  return status === 'proposed' ? proposals.every((time) => time <= now) : starts_at <= now
}

export const offerOf = async (ctx: Ctx, row: AppointmentRow, language: Language) =>
  row.property_id ? findOffer(ctx, row.property_id, language) : null

function viewOf(row: AppointmentRow, offer: Offer | null, language: Language): AppointmentView {
  return {
    id: row.id,
    type: row.type,
    starts_at: row.starts_at.toISOString(),
    duration: row.duration,
    status: row.status,
    reason: row.reason,
    proposals: row.status === 'proposed' ? row.proposals.map((time) => time.toISOString()) : [],
    with: offer?.agent?.name ?? offer?.company.firma ?? translator(language)('site.name'),
    property: offer && { id: offer.id, objekttitel: offer.objekttitel, path: offer.path },
    name: row.name,
    message: row.message,
  }
}

/** Appointments that guests booked under an address become the account's own, before its address changes. */
export const adoptAppointments = (ctx: Ctx, userId: number, address: string) => setVisitor(ctx.db, userId, address)

/**
 * For the removal of a person's data, in its transaction: future appointments are cancelled, so that the agent does not
 * wait in vain.
 */
export async function forgetAppointments(ctx: Ctx, person: Person): Promise<void> {
  const now = ctx.clock()
  const rows = await findAppointmentsOf(ctx.db, person)
  for (const row of rows) {
    if (isOver(row, now)) continue
    const cancelled = await changeAppointment(ctx.db, row.id, { status: 'cancelled', updated_at: now })
    await tellBoth(ctx, cancelled, 'cancelled')
  }
  await deleteAppointments(ctx.db, { ids: rows.map(({ id }) => id) })
}

/** Removes appointments after the promised retention time, and settles with whom the next ones are. Runs daily. */
export async function cleanAppointments({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  await deleteAppointments(db, { before: new Date(now.getTime() - MESSAGE_LIFE) })
  await settleAgents(db, now)
}
