const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'medium' })

/** What Vienna's clock shows at an instant, as if it were UTC, in ms. */
const clockAt = (ms: number): number => Date.parse(`${CLOCK.format(new Date(ms)).replace(' ', 'T')}Z`)

/**
 * The instant at which Vienna's clock shows a time, wherever the browser is.
 * @param local 2026-11-24T11:00, as an input of the type datetime-local has it
 * @returns null for text that is no time
 */
export function viennaInstant(local: string): string | null {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return null
  // The offset at a first guess, and again at the result: the clock may change in between.
  const guess = wanted - (clockAt(wanted) - wanted)
  return new Date(wanted - (clockAt(guess) - guess)).toISOString()
}

/** The Monday of a day's week. @param day 2026-11-26 */
export function mondayOf(day: string): string {
  const date = new Date(day)
  return addDays(day, -((date.getUTCDay() + 6) % 7))
}

/** @param day 2026-11-26 */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}
