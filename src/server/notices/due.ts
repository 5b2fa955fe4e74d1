import { DateTime } from 'luxon'
import { COMPLAINT_MONTHS, TARGET_DAYS } from '../../domain/notices/schemas.ts'
import { isHoliday, ZONE } from '../appointments/hours.ts'

/** The end of the third working day after an instant, in Vienna: until then a notice should be decided. */
export function dueAfter(now: Date): Date {
  let day = DateTime.fromJSDate(now, { zone: ZONE })
  for (let left = TARGET_DAYS; left > 0; ) {
    day = day.plus({ days: 1 })
    if (day.weekday <= 5 && !isHoliday(day)) left--
  }
  return day.endOf('day').toJSDate()
}

/** The end of the six months in which both sides may complain against a decision. */
export const complaintsEnd = (decided: Date): Date =>
  DateTime.fromJSDate(decided, { zone: ZONE }).plus({ months: COMPLAINT_MONTHS }).endOf('day').toJSDate()
