import type { Span } from '../../domain/admin/period.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { Measured } from './counter.ts'

export const GRAINS = ['minute', 'hour', 'day', 'month'] as const
export type Grain = (typeof GRAINS)[number]

/** A row of the table. */
export interface FigureRow {
  series: string
  label: string
  grain: Grain
  /** The beginning by Vienna's clock: 2026-11-23 14:05 */
  at: string
  buckets: number[]
  counts: number[]
  total: number
}

/** The values of each minute, hour, day and month that measured values belong to. */
export function rowsOf(measured: readonly Measured[]): FigureRow[] {
  const rows = new Map<string, Omit<FigureRow, 'buckets' | 'counts'> & { values: Map<number, number> }>()
  for (const { series, label, minute, counts, total } of measured) {
    for (const grain of grainsOf(series, label)) {
      const at = beginOf(grain, minute)
      const key = [series, label, grain, at].join('\n')
      const row = rows.get(key) ?? { series, label, grain, at, total: 0, values: new Map<number, number>() }
      for (const [bucket, count] of counts) row.values.set(bucket, (row.values.get(bucket) ?? 0) + count)
      row.total += total
      rows.set(key, row)
    }
  }
  return [...rows.values()].map(({ values, ...row }) => ({
    ...row,
    buckets: [...values.keys()],
    counts: [...values.values()],
  }))
}

/** Days are enough for visitors' figures; minutes are kept of whole series only, since there are many routes. */
function grainsOf(series: string, label: string): readonly Grain[] {
  if (series.startsWith('vital.')) return ['day', 'month']
  return label ? ['hour', 'day', 'month'] : GRAINS
}

/** @param minute 2026-11-23 14:05 */
function beginOf(grain: Grain, minute: string): string {
  if (grain === 'minute') return minute
  if (grain === 'hour') return `${minute.slice(0, 13)}:00`
  return grain === 'day' ? minute.slice(0, 10) : `${minute.slice(0, 7)}-01`
}

/** A time whose rows are read together, by Vienna's clock; `to` is excluded. */
export interface Range {
  /** The point of a chart that its values belong to. */
  point: number
  grain: Grain
  from: string
  to: string
}

/**
 * The ranges of a span as one point: whole months by their own row, so that a year is about forty rows of each label
 * instead of 364.
 */
export function wholeOf({ from, to }: Span): Range[] {
  const end = addDays(to, 1)
  const firstMonth = from.endsWith('-01') ? from : monthAfter(from)
  const lastMonth = `${end.slice(0, 7)}-01`
  if (firstMonth >= lastMonth) return [{ point: 0, grain: 'day', from, to: end }]
  return [
    { point: 0, grain: 'day', from, to: firstMonth },
    { point: 0, grain: 'month', from: firstMonth, to: lastMonth },
    { point: 0, grain: 'day', from: lastMonth, to: end },
  ]
}

/** The same of two spans: point 0 is the period, point 1 the time before. */
export const besideOf = ({ now, before }: { now: Span; before: Span }): Range[] => [
  ...wholeOf(now),
  ...wholeOf(before).map((range) => ({ ...range, point: 1 })),
]

function monthAfter(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 32).slice(0, 7)}-01`
}

/** The ranges of a chart: hours of a single day, else one for each of the points. */
export function rangesOf(points: readonly Span[], isHourly: boolean): Range[] {
  const [first] = points
  if (isHourly && first) {
    return Array.from({ length: 24 }, (_, point) => ({
      point,
      grain: 'hour' as const,
      from: `${first.from} ${two(point)}:00`,
      to: point === 23 ? addDays(first.from, 1) : `${first.from} ${two(point + 1)}:00`,
    }))
  }
  return points.map(({ from, to }, point) => ({ point, grain: 'day' as const, from, to: addDays(to, 1) }))
}

const two = (value: number) => String(value).padStart(2, '0')
