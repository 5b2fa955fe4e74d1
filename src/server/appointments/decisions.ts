import type { Proposal } from '../../domain/appointments/admin-schemas.ts'
import { DAYS_AHEAD } from '../../domain/appointments/schemas.ts'
import { DomainError } from '../../domain/errors.ts'
import { refuseForeign } from '../admin/scope.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import type { Offer } from '../properties/offer.ts'
import { calendarOf, overlapping } from './free.ts'
import { hoursOf, OPENING_HOURS } from './hours.ts'
import { type Event, tellBoth } from './mails.ts'
import {
  type AppointmentChange,
  type AppointmentRow,
  type CalendarKey,
  changeAppointment,
  lockCalendar,
} from './repository.ts'
import { isOver, offerOf } from './service.ts'
import { fitsHours, overlaps } from './slots.ts'
import { lockStaffRow } from './staff-repository.ts'

const DAY_MS = 86_400_000

/** @throws DomainError record.not_found, appointment.over, record.changed */
export const confirm = (ctx: Ctx, visitor: SignedInVisitor, id: number, version: string) =>
  decide(ctx, visitor, { id, version, event: 'confirmed', act: 'viewings.confirm' }, async (within, row, calendar) => {
    // The visitor has yet to choose among the proposed times.
    if (row.status === 'proposed') throw new DomainError('appointment.proposed')
    if (row.status === 'confirmed') throw new DomainError('appointment.confirmed')
    await refuseConflict(within, calendar, row, [row.starts_at])
    return { status: 'confirmed', reason: '' }
  })

/** @throws DomainError record.not_found, appointment.over, record.changed */
export const decline = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, reason }: { version: string; reason: string },
) =>
  decide(ctx, visitor, { id, version, event: 'declined', act: 'viewings.decline' }, async () => ({
    status: 'declined',
    reason,
    proposals: [],
  }))

/**
 * Offers other times, which are held until the visitor chooses.
 * @throws DomainError record.not_found, appointment.over, record.changed, input.invalid (`times`: past, too far
 * ahead, or overlapping each other), appointment.conflict, appointment.outside_hours
 */
export const propose = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, times, reason = '', outside_hours = false }: Proposal,
) =>
  decide(
    ctx,
    visitor,
    { id, version, event: 'proposed', act: 'viewings.propose' },
    async (within, row, calendar, offer) => {
      const proposals = times.map((time) => new Date(time)).sort((one, other) => one.getTime() - other.getTime())
      refuseImpossible(proposals, row.duration, ctx.clock())
      await refuseConflict(within, calendar, row, proposals)
      const hours = offer ? hoursOf(offer.company.opening_hours) : OPENING_HOURS
      if (!outside_hours && !proposals.every((time) => fitsHours(time, row.duration, hours))) {
        throw new DomainError('appointment.outside_hours')
      }
      return { status: 'proposed', reason, proposals }
    },
  )

/** @throws DomainError input.invalid */
function refuseImpossible(times: readonly Date[], duration: number, now: Date): void {
  const last = now.getTime() + DAYS_AHEAD * DAY_MS
  const isImpossible = times.some(
    (time, at) =>
      time <= now ||
      time.getTime() > last ||
      times.slice(0, at).some((other) => overlaps({ starts_at: time, duration }, { starts_at: other, duration })),
  )
  if (isImpossible) throw new DomainError('input.invalid', [{ field: 'times', code: 'invalid' }])
}

/** @throws DomainError appointment.conflict */
async function refuseConflict(
  ctx: Ctx,
  calendar: CalendarKey,
  row: AppointmentRow,
  times: readonly Date[],
): Promise<void> {
  for (const starts_at of times) {
    const others = await overlapping(ctx, calendar, { starts_at, duration: row.duration }, row)
    if (others.length > 0) throw new DomainError('appointment.conflict')
  }
}

interface Decision {
  id: number
  version: string
  event: Event
  act: string
}

async function decide(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { id, version, event, act }: Decision,
  change: (within: Ctx, row: AppointmentRow, calendar: CalendarKey, offer: Offer | null) => Promise<AppointmentChange>,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    const row = refuseForeign(visitor, await lockStaffRow(db, id))
    refuseStale(row, version)
    if (isOver(row, ctx.clock())) throw new DomainError('appointment.over')
    const offer = await offerOf(within, row, row.language)
    // Another agent may offer the home by now.
    const calendar = calendarOf(offer, row)
    await lockCalendar(db, calendar)
    const changed = await changeAppointment(db, id, {
      ...calendar,
      ...(await change(within, row, calendar, offer)),
      updated_at: ctx.clock(),
    })
    await recordAct(within, visitor, {
      act,
      entity: 'appointment',
      entityId: id,
      label: `#${id}`,
      companyId: row.company_id,
      before: recorded(row),
      after: recorded(changed),
    })
    await tellBoth(within, changed, event)
  })
}

/** Without words and names: the audit outlives the appointment. */
const recorded = ({ status, starts_at, proposals }: AppointmentRow) => ({
  status,
  starts_at: starts_at.toISOString(),
  proposals: proposals.map((time) => time.toISOString()),
})
