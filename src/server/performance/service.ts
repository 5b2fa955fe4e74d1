import { type Period, pointsOf, type Span, spansOf } from '../../domain/admin/period.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { type Histogram, mergeHistograms, quantileOf, sizeOf } from '../../domain/performance/buckets.ts'
import { viennaMinute } from '../../domain/performance/minute.ts'
import { SERVER_FIGURE_NAMES, SERVER_FIGURES, type Series } from '../../domain/performance/server-figures.ts'
import type { Ctx } from '../ctx.ts'
import { besideOf, type Range, rangesOf } from './grains.ts'
import { type Figure, readFigures } from './repository.ts'

/** Routes of the answer: those with the most requests, and all with failures. */
const ROUTES_MAX = 60

export interface Asked {
  period: Period
  until?: string | undefined
}

/** The days of a period and of the time before, and the ranges of their points. */
export function timesOf({ clock }: Pick<Ctx, 'clock'>, { period, until }: Asked, isHourly: boolean) {
  const { now, before } = spansOf(period, until ?? viennaDay(clock()))
  const hourly = isHourly && period === 'day'
  const rangesFor = (span: Span) => rangesOf(pointsOf(period, span), hourly)
  const step = hourly ? ('hour' as const) : period === 'year' ? ('week' as const) : ('day' as const)
  return { spans: { now, before, step }, now, before, points: rangesFor(now), pointsBefore: rangesFor(before) }
}

/** A figure of a period and of its points, from the values of each point. */
export interface Trend {
  value: number | null
  count: number
  points: (number | null)[]
}

/** @param stat the figure of some values and their sum; null without values */
export function trendOf(
  figures: readonly Figure[],
  ranges: readonly Range[],
  stat: (values: Histogram, total: number) => number | null,
): Trend {
  const statOf = (some: readonly Figure[]) => {
    const values = mergeHistograms(some.map((one) => one.values))
    return {
      values,
      figure: stat(
        values,
        some.reduce((sum, { total }) => sum + total, 0),
      ),
    }
  }
  const whole = statOf(figures)
  const byPoint = Map.groupBy(figures, ({ point }) => point)
  return {
    value: whole.figure,
    count: sizeOf(whole.values),
    points: ranges.map(({ point }) => statOf(byPoint.get(point) ?? []).figure),
  }
}

/** Both trends in the shape of the answer. */
export const compared = (now: Trend, before: Trend) => ({
  value: now.value,
  before: before.value,
  count: now.count,
  points: now.points,
  points_before: before.points,
})

/** The server's figures of a period, and its last hour by minute. */
export async function readServerFigures(ctx: Ctx, asked: Asked) {
  const times = timesOf(ctx, asked, true)
  const series = [...new Set(Object.values(SERVER_FIGURES).map((one) => one.series))]
  const [now, before, minutes] = await Promise.all([
    readFigures(ctx.db, series, [''], times.points),
    readFigures(ctx.db, series, [''], times.pointsBefore),
    readLastHour(ctx),
  ])
  const [bySeries, bySeriesBefore] = [now, before].map((all) => Map.groupBy(all, (one) => one.series))
  const figures = SERVER_FIGURE_NAMES.map((name) => {
    const { series: of, stat } = SERVER_FIGURES[name]
    // Without a failure in a time with requests, the number of failures is 0, and not unknown.
    const known = (all: Map<string, Figure[]> | undefined) => (all?.size ?? 0) > 0
    const statFor = (isKnown: boolean) => (values: Histogram, total: number) => statOf(stat, values, total, isKnown)
    const trend = (all: Map<string, Figure[]> | undefined, ranges: readonly Range[]) => {
      const measured = new Set([...(all?.values() ?? [])].flat().map(({ point }) => point))
      const { points, ...rest } = trendOf(all?.get(of) ?? [], ranges, statFor(known(all)))
      return { ...rest, points: points.map((value, at) => (measured.has(at) ? value : null)) }
    }
    return { name, ...compared(trend(bySeries, times.points), trend(bySeriesBefore, times.pointsBefore)) }
  })
  return { ...times.spans, figures, minutes }
}

function statOf(stat: 'count' | 'p50' | 'p99' | 'mean', values: Histogram, total: number, isKnown: boolean) {
  const count = sizeOf(values)
  if (stat === 'count') return isKnown ? count : null
  if (stat === 'mean') return count ? total / count : null
  return quantileOf(values, stat === 'p50' ? 0.5 : 0.99)
}

/**
 * What the server did by label, beside the time before: the routes with the most requests of a period and those with
 * failures, its jobs, and its messages by channel; a call of its own, since hundreds of routes take longest to add up.
 */
export async function readRoutes({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { period, until }: Asked) {
  const spans = spansOf(period, until ?? viennaDay(clock()))
  const series = ['request', 'failure', 'job', 'job_failure', 'delivery', 'delivery_failure'] satisfies Series[]
  const all = await readFigures(db, series, null, besideOf(spans))
  const routes = byLabel(all, 'request', 'failure').map(({ label: route, ...figures }) => ({ route, ...figures }))
  return {
    data: routes.filter((one, at) => at < ROUTES_MAX || one.failures > 0),
    total: routes.length,
    jobs: byLabel(all, 'job', 'job_failure').map(({ label: name, ...figures }) => ({ name, ...figures })),
    deliveries: byLabel(all, 'delivery', 'delivery_failure').map(({ label: channel, count, failures, before }) => ({
      ...{ channel, count, failures },
      before: before && { count: before.count, failures: before.failures },
    })),
  }
}

/** The figures of each label that has any in the period, the most first; null before: it had none in the time before. */
function byLabel(all: readonly Figure[], done: Series, failed: Series) {
  const figuresOf = (own: readonly Figure[]) => {
    const valuesOf = (name: Series) =>
      mergeHistograms(own.filter(({ series }) => series === name).map((one) => one.values))
    const values = valuesOf(done)
    const [p50, p99] = [quantileOf(values, 0.5), quantileOf(values, 0.99)]
    return { count: sizeOf(values), p50, p99, failures: sizeOf(valuesOf(failed)) }
  }
  const both = all.filter(({ series }) => series === done || series === failed)
  return [...Map.groupBy(both, ({ label }) => label)]
    .flatMap(([label, own]) => {
      const now = own.filter(({ point }) => point === 0)
      const before = own.filter(({ point }) => point === 1)
      return now.length ? [{ label, ...figuresOf(now), before: before.length ? figuresOf(before) : null }] : []
    })
    .toSorted((one, other) => other.count - one.count)
}

const MINUTE_MS = 60_000

async function readLastHour({ db, clock }: Ctx) {
  const now = clock().getTime()
  const at = Array.from({ length: 61 }, (_, back) => viennaMinute(now - (59 - back) * MINUTE_MS))
  const ranges = at
    .slice(0, -1)
    .map((from, point) => ({ point, grain: 'minute' as const, from, to: at[point + 1] ?? from }))
  const figures = await readFigures(db, ['request'], [''], ranges)
  const trend = (stat: (values: Histogram) => number | null) => trendOf(figures, ranges, stat).points
  return {
    at: ranges.map(({ from }) => from.slice(-5)),
    count: trend((values) => sizeOf(values)).map((count) => count ?? 0),
    p99: trend((values) => quantileOf(values, 0.99)),
  }
}
