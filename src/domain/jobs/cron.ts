/** A schedule of five fields: minute, hour, day of the month, month, day of the week (0 or 7 is Sunday). */
export type Cron = readonly ReadonlySet<number>[]

const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const

/** @returns null for a text that is no such schedule */
export function parseCron(text: string): Cron | null {
  const fields = text.trim().split(/\s+/)
  if (fields.length !== RANGES.length) return null
  const sets = fields.map((field, at) => setOf(field, RANGES[at] ?? [0, 0]))
  return sets.every((set) => set !== null) ? sets : null
}

function setOf(field: string, [least, most]: readonly [number, number]): Set<number> | null {
  const numbers = new Set<number>()
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part)
    if (!match) return null
    const [, from, to, step = '1'] = match
    const first = from === undefined ? least : Number(from)
    const last = to !== undefined ? Number(to) : from === undefined || part.includes('/') ? most : first
    if (first < least || last > most || Number(step) < 1) return null
    for (let number = first; number <= last; number += Number(step)) numbers.add(number)
  }
  return numbers
}

/** A day and time without a zone; `weekday` from 0 (Sunday) to 6. */
export interface Moment {
  minute: number
  hour: number
  day: number
  month: number
  weekday: number
}

/** Whether a day belongs to a schedule. With both, a day of the month or of the week is enough, as cron has it. */
export function isDayOf([, , days, months, weekdays]: Cron, { day, month, weekday }: Moment): boolean {
  if (!months?.has(month)) return false
  const isDay = days?.has(day) ?? false
  const isWeekday = (weekdays?.has(weekday) || (weekday === 0 && weekdays?.has(7))) ?? false
  const isAnyDay = days?.size === 31
  const isAnyWeekday = [0, 1, 2, 3, 4, 5, 6].every((one) => weekdays?.has(one) || (one === 0 && weekdays?.has(7)))
  if (isAnyDay) return isWeekday
  return isAnyWeekday ? isDay : isDay || isWeekday
}
