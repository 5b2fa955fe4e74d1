import { z } from 'zod'
import { addDays } from '../format/vienna.ts'

/** The periods of figures: the last one, 7, 28 or 364 days. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

/**
 * Days of a period. Whole weeks, so that a period and the time before it have the same weekdays: a month of 30 days has
 * up to two more weekends than the one before.
 */
export const PERIOD_DAYS = { day: 1, week: 7, month: 28, year: 364 } as const satisfies Record<Period, number>

/** Days for which figures are kept: a year, the year before, and some weeks to look back. */
export const FIGURES_KEPT_DAYS = 800

/** The part of a query string that names a period. */
export const periodQuery = {
  period: z.enum(PERIODS).default('month').describe('The last 1, 7, 28 or 364 days'),
  until: z.iso.date().optional().describe('The last day of the period in Vienna; today without it'),
}

/** Days in Vienna, both ends included: 2026-11-23. */
export interface Span {
  from: string
  to: string
}

/** A period that ends on the day `until`, and the time before it, of the same length. */
export function spansOf(period: Period, until: string): { now: Span; before: Span } {
  const days = PERIOD_DAYS[period]
  const from = addDays(until, 1 - days)
  return { now: { from, to: until }, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}

/** Whether the period is a day that still runs: a part of a day is neither better nor worse than a whole one. */
export const isRunningDay = (period: Period, { to }: Span, today: string): boolean => period === 'day' && to >= today

/** All days of a span. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The points of a chart: the days of a period, the weeks of a year. */
export function pointsOf(period: Period, span: Span): Span[] {
  const size = period === 'year' ? 7 : 1
  return daysOf(span)
    .filter((_, index) => index % size === 0)
    .map((from) => ({ from, to: addDays(from, size - 1) }))
}

/** The position of a day's point in `pointsOf`; out of range for a day outside the span. */
export function pointAt(period: Period, span: Span, day: string): number {
  const days = Math.round((Date.parse(day) - Date.parse(span.from)) / 86_400_000)
  return Math.floor(days / (period === 'year' ? 7 : 1))
}

/** The change as a share of the value before (0.1 for a tenth more); null when either is missing or the old one is 0. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / Math.abs(before)
}
