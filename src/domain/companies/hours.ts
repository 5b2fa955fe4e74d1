import { z } from 'zod'

/** Minutes of the day, up to its end. */
const minute = z.int().min(0).max(1440)
const span = z.tuple([minute, minute]).refine(([from, to]) => from < to, 'hours')
/** In order, and without overlap. */
const spans = z
  .array(span)
  .max(4)
  .refine((list) => list.every(([from], at) => at === 0 || (list[at - 1]?.[1] ?? 0) <= from), 'hours')

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Days with hours of their own that a company may have at once. */
const EXCEPTIONS_MAX = 200

/** Weekday, Monday 1 to Sunday 7, or one day (2026-12-24), to spans of minutes; a day without spans is closed. */
export const hoursSchema = z
  .record(z.string(), spans)
  .refine((hours) => Object.keys(hours).every((key) => /^[1-7]$/.test(key) || isDay(key)), 'invalid')
  .refine((hours) => Object.keys(hours).length <= EXCEPTIONS_MAX + 7, 'invalid')
export type Hours = z.output<typeof hoursSchema>

/** The hours of a day: its own, else those of its weekday. @param day 2026-12-24 */
export const hoursOn = (hours: Hours, day: string, weekday: number): Hours[string] => hours[day] ?? hours[weekday] ?? []

/** Tells whether the hours of a day were set for that day. A public holiday is closed without them. */
export const isException = (hours: Hours, day: string): boolean => day in hours
