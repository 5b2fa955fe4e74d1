import type { Hours } from '../../../domain/companies/hours.ts'

type Span = [from: number, to: number]

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** "9:00-12:00, 13:00-17:00" */
export const printSpans = (spans: readonly (readonly [number, number])[]): string =>
  spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(', ')

/** Reads what printSpans writes, also "9-12"; null for anything else. */
export function readSpans(text: string): Span[] | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const spans = parts.map((part) => {
    const [from = '', to = '', more] = part.split(/[-–]/)
    const span = [minutesOf(from.trim()), minutesOf(to.trim())]
    return more === undefined && !span.includes(null) ? (span as Span) : null
  })
  return spans.includes(null) ? null : (spans as Span[])
}

/** Whether every span ends after it begins, and before the next one: the server refuses others. */
export const areInOrder = (spans: readonly Span[]): boolean =>
  spans.every(([from, to], at) => from < to && (spans[at - 1]?.[1] ?? 0) <= from)

function minutesOf(text: string): number | null {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? []
  const value = Number(hours) * 60 + Number(minutes)
  return hours !== '' && value <= 1440 && Number(minutes) < 60 ? value : null
}

/** The days of a week in a language, Monday first. */
export const weekdays = (tag: string): string[] =>
  [5, 6, 7, 8, 9, 10, 11].map((day) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, day))),
  )

/** The hours of the portal's own office, which count for a company without its own. */
export const DEFAULT_HOURS: Hours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [[540, 1020]]]))
