import { digitsOf } from './digits.ts'
import { dateFormat } from './intl.ts'

/** Feeds and servers write instants; a page shows the day in Austria. */
const TIME_ZONE = 'Europe/Vienna'

/** "3. Jänner 2026" for an ISO 8601 date or instant; null for invalid text. */
export function formatDate(iso: string | null | undefined, tag: string): string | null {
  const date = readIso(iso)
  if (!date) return null
  return print(date, tag, { dateStyle: 'long', timeZone: isDay(iso) ? 'UTC' : TIME_ZONE })
}

/** "03.01.2026", for tables. */
export function formatDay(iso: string | null | undefined, tag: string): string | null {
  const date = readIso(iso)
  if (!date) return null
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return print(date, tag, { ...options, timeZone: isDay(iso) ? 'UTC' : TIME_ZONE })
}

/** "03.01." for the day 2026-01-03, where the year is known. */
export const formatShortDay = (day: string, tag: string): string =>
  // Arabic has a mark of direction in it, which turns the order around on the axis of a chart.
  print(new Date(day), tag, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).replaceAll('\u200f', '')

/** "Oktober–November 2026": the months of two days, 2026-10-27 and 2026-11-23. */
export function formatMonths(from: string, to: string, tag: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const format = dateFormat(tag, { ...options, calendar: 'gregory', numberingSystem: digitsOf(tag) })
  return format.formatRange(new Date(from), new Date(to))
}

/** "Montag, 30. November 2026, 10:00" in Vienna, for appointments. */
export function formatMoment(time: Date, tag: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return print(time, tag, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE })
}

/** "10:00" in Vienna of an ISO 8601 instant. */
export function formatTime(iso: string, tag: string): string {
  return print(new Date(iso), tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE })
}

/** Made once: an import asks for the day at every object. */
const VIENNA_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** "03.01.2026, 10:00" in Vienna, for tables ("Sa., 03.01.2026, 10:00"); the language decides what stands between. */
export function formatDayTime(iso: string, tag: string, weekday?: 'short'): string {
  const day = { weekday, day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return print(new Date(iso), tag, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
}

/** The day in Vienna at an instant, YYYY-MM-DD. */
export const viennaDay = (time: Date): string => VIENNA_DAY.format(time)

/** Contracts in Austria use the Gregorian calendar; Intl would use another one for Persian, and formerly for ar-SA. */
function print(date: Date, tag: string, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(tag, { ...options, calendar: 'gregory', numberingSystem: digitsOf(tag) }).format(date)
  // French and Italian write the first of a month as an ordinal number before its name; CLDR does not.
  const first = tag.startsWith('fr') ? '1er ' : tag.startsWith('it') ? '1° ' : null
  return first ? text.replace(/(?<!\d)1 (?=\p{L})/u, first) : text
}

/** A date without a time is the same day everywhere. */
function isDay(iso: string | null | undefined): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso ?? '')
}

function readIso(iso: string | null | undefined): Date | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(iso)) return null
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : date
}
