import { DateTime } from 'luxon'
import { isDayOf, parseCron } from '../../domain/jobs/cron.ts'

/** Four years and a day: the 29th of February comes by then. */
const DAYS = 1462

/** The next time of a schedule after `now`, on Vienna's clock; null for one that never comes. */
export function nextRun(cron: string, now: Date): Date | null {
  const parsed = parseCron(cron)
  if (!parsed) return null
  const [minutes = new Set(), hours = new Set()] = parsed
  const begin = DateTime.fromJSDate(now, { zone: 'Europe/Vienna' })
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const date = begin.startOf('day').plus({ days: ahead })
    const { day, month, weekday } = date
    if (!isDayOf(parsed, { minute: 0, hour: 0, day, month, weekday: weekday % 7 })) continue
    for (const hour of [...hours].sort((a, b) => a - b)) {
      for (const minute of [...minutes].sort((a, b) => a - b)) {
        const moment = date.set({ hour, minute })
        // An hour that summer time skips becomes another one.
        if (moment > begin && moment.hour === hour) return moment.toJSDate()
      }
    }
  }
  return null
}
