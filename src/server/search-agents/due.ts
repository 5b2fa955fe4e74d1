import { DateTime } from 'luxon'
import type { AgentFrequency } from '../../domain/search-agents/schemas.ts'

const ZONE = 'Europe/Vienna'
/** On Vienna's clock, also on the days when it changes. */
const HOUR = 7
const MONDAY = 1

/**
 * The time when a digest of that frequency was last due. An agent whose last digest is older gets one now: so a server
 * that was down at that hour sends late, one whose clock jumped back does not send twice, and the result does not
 * depend on the time of the check.
 */
export function lastDue(frequency: Exclude<AgentFrequency, 'instant'>, now: Date): Date {
  const moment = DateTime.fromJSDate(now, { zone: ZONE })
  const today = moment.startOf('day').set({ hour: HOUR })
  const days = frequency === 'daily' ? 0 : moment.weekday - MONDAY
  const due = today.minus({ days })
  const before = { days: frequency === 'daily' ? 1 : 7 }
  return (due > moment ? due.minus(before) : due).toJSDate()
}
