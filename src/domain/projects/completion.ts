import { monthOf } from '../properties/availability.ts'

/** When a project is completed, in the forms that developers write most. */
export type Completion =
  | { kind: 'season'; season: 'spring' | 'summer' | 'autumn' | 'winter'; year: string }
  /** `month` from 1 to 12. */
  | { kind: 'month'; month: number; year: number }
  | { kind: 'done' }

const SEASONS = [
  [/^(?:frühjahr|frühling)$/, 'spring'],
  [/^sommer$/, 'summer'],
  [/^herbst$/, 'autumn'],
  [/^winter$/, 'winter'],
] as const

/**
 * Reads "Herbst 2027", "Winter 2027/28", "Jänner 2027", "01-2027", "bereits erfolgt", and "2027-01" or "2027-01-31", as
 * the import writes a day on which homes are free; null for other words.
 */
export function readCompletion(written: string): Completion | null {
  const text = written.trim().toLowerCase()
  if (/^(?:bereits )?(?:erfolgt|fertiggestellt)$/.test(text)) return { kind: 'done' }
  const [, number, ofYear] = /^(\d{1,2})[-./](\d{4})$/.exec(text) ?? []
  if (ofYear !== undefined) return monthIn(Number(number), Number(ofYear))
  const [, since, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text) ?? []
  if (month !== undefined) return monthIn(Number(month), Number(since))
  const [, name = '', year = ''] = /^([a-zäü]{3,9})\.? (\d{4}(?:\/\d{2})?)$/.exec(text) ?? []
  const season = SEASONS.find(([pattern]) => pattern.test(name))?.[1]
  if (season) return { kind: 'season', season, year }
  return year.includes('/') ? null : monthIn(monthOf(name), Number(year))
}

const monthIn = (month: number, year: number): Completion | null =>
  month >= 1 && month <= 12 ? { kind: 'month', month, year } : null
