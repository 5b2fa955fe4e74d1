import { DateTime } from 'luxon'
import { DAYS_AHEAD } from '../../domain/appointments/schemas.ts'
import { type Hours, hoursOn, isException } from '../../domain/companies/hours.ts'
import { isHoliday, ZONE } from './hours.ts'

export interface Span {
  starts_at: Date
  /** Minutes. */
  duration: number
}

/** Start times are every quarter of an hour. */
const STEP = 15
/** Minimum notice before an appointment. */
const NOTICE_HOURS = 2

/**
 * The possible start times of an appointment of `duration` minutes on a day, in order: within the hours, not on a
 * public holiday, without overlap, not too soon and not too far ahead. Minutes are counted on Vienna's clock, so that
 * times do not shift on the days when the clock changes.
 * @param day 2026-11-30
 */
export function freeTimes(day: string, duration: number, hours: Hours, taken: readonly Span[], now: Date): Date[] {
  const date = DateTime.fromISO(day, { zone: ZONE })
  if (!date.isValid) return []
  const times: Date[] = []
  for (const [from, to] of spansOn(date, hours)) {
    for (let minute = from; minute + duration <= to; minute += STEP) {
      const start = date.set({ hour: Math.floor(minute / 60), minute: minute % 60 })
      // A minute that the clock skips in March does not exist.
      if (start.hour * 60 + start.minute !== minute) continue
      const time = start.toJSDate()
      if (isBookable(time, now) && !taken.some((one) => overlaps(one, { starts_at: time, duration }))) times.push(time)
    }
  }
  return times
}

/** The hours of a day. An agency that names a holiday as a day of its own works on it. */
function spansOn(date: DateTime, hours: Hours): Hours[string] {
  const day = date.toFormat('yyyy-MM-dd')
  return isHoliday(date) && !isException(hours, day) ? [] : hoursOn(hours, day, date.weekday)
}

/** Tells whether an appointment lies within the hours of its day. */
export function fitsHours(time: Date, duration: number, hours: Hours): boolean {
  const date = DateTime.fromJSDate(time, { zone: ZONE })
  const minute = date.hour * 60 + date.minute
  return spansOn(date, hours).some(([from, to]) => from <= minute && minute + duration <= to)
}

/** Tells whether an appointment may begin then, with any partner. */
export function isBookable(time: Date, now: Date): boolean {
  const ahead = DateTime.fromJSDate(time).diff(DateTime.fromJSDate(now))
  return ahead.as('hours') >= NOTICE_HOURS && ahead.as('days') <= DAYS_AHEAD
}

export function overlaps(one: Span, other: Span): boolean {
  const end = ({ starts_at, duration }: Span) => starts_at.getTime() + duration * 60_000
  return one.starts_at.getTime() < end(other) && other.starts_at.getTime() < end(one)
}

/** The day of an instant in Vienna. */
export const dayOf = (time: Date): string => DateTime.fromJSDate(time, { zone: ZONE }).toFormat('yyyy-MM-dd')
