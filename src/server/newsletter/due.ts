import { DateTime } from 'luxon'
import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'

const ZONE = 'Europe/Vienna'
const HOUR = 8
const THURSDAY = 4

/** The time when an issue was last due, on Vienna's clock, and its name: 2026-W47, 2026-11. */
export function lastIssue(frequency: NewsletterFrequency, now: Date): { due: Date; period: string } {
  const moment = DateTime.fromJSDate(now, { zone: ZONE })
  const unit = frequency === 'weekly' ? 'week' : 'month'
  const beginning = moment.startOf(unit)
  const of = (start: DateTime) => start.plus({ days: unit === 'week' ? THURSDAY - 1 : 0 }).set({ hour: HOUR })
  const due = of(beginning) > moment ? of(beginning.minus({ [unit]: 1 })) : of(beginning)
  return { due: due.toJSDate(), period: due.toFormat(unit === 'week' ? "kkkk-'W'WW" : 'yyyy-MM') }
}
