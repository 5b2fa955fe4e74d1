import { DateTime } from 'luxon'
import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'

const ZONE = 'Europe/Vienna'
const HOUR = 8
const THURSDAY = 4

/** The time when an issue was last due, on Vienna's clock, and its name: 2026-W47, 2026-11. */
export function lastIssue(frequency: NewsletterFrequency, now: Date): { due: Date; period: string } {
  return issueBefore(frequency, now, 0)
}

/** The next time when an issue is due after now, and its name. */
export function nextIssue(frequency: NewsletterFrequency, now: Date): { due: Date; period: string } {
  return issueBefore(frequency, now, 1)
}

function issueBefore(frequency: NewsletterFrequency, now: Date, later: 0 | 1): { due: Date; period: string } {
  const moment = DateTime.fromJSDate(now, { zone: ZONE })
  const unit = frequency === 'weekly' ? 'week' : 'month'
  const beginning = moment.startOf(unit)
  const of = (start: DateTime) => start.plus({ days: unit === 'week' ? THURSDAY - 1 : 0 }).set({ hour: HOUR })
  const isBefore = of(beginning) > moment
  const due = of(beginning.plus({ [unit]: (isBefore ? -1 : 0) + later }))
  return { due: due.toJSDate(), period: due.toFormat(unit === 'week' ? "kkkk-'W'WW" : 'yyyy-MM') }
}
