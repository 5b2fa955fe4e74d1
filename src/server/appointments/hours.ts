import { DateTime } from 'luxon'
import { type Hours, hoursSchema } from '../../domain/companies/hours.ts'

/** All times are in Vienna's time zone, wherever the visitor is. */
export const ZONE = 'Europe/Vienna'

/** The opening hours in the footer: Monday to Friday from 9 to 17. */
export const OPENING_HOURS: Hours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [[9 * 60, 17 * 60]]]))

/** `company.opening_hours` as hours; an invalid or missing value gives the default. */
export const hoursOf = (value: unknown): Hours => hoursSchema.safeParse(value).data ?? OPENING_HOURS

/** Easter Sunday by the Gregorian computus (Meeus). */
function easter(year: number): DateTime {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return DateTime.fromObject({ year, month: Math.floor(n / 31), day: (n % 31) + 1 }, { zone: ZONE })
}

const FIXED = ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26']
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const MOVING = [1, 39, 50, 60]

/** Tells whether a day is a public holiday in all of Austria (Arbeitsruhegesetz § 7). */
export function isHoliday(day: DateTime): boolean {
  return (
    FIXED.includes(day.toFormat('MM-dd')) || MOVING.some((days) => easter(day.year).plus({ days }).hasSame(day, 'day'))
  )
}
