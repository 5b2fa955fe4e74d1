import { daysOf, type Span, spansOf } from '../../domain/admin/period.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { companyOf } from '../admin/scope.ts'
import { foldFigures } from '../business/fold.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  countOnline,
  type DayValue,
  findAnswerHours,
  findInquiries,
  findNewHomes,
  findViews,
} from './figures-repository.ts'

/** Below this number a median says nothing. */
const ANSWERS_MIN = 5

type Sum = (values: readonly number[]) => number | null

const total: Sum = (values) => values.reduce((sum, value) => sum + value, 0)

/** @returns null without a value */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The median of a period, which needs some answers; a day may have few. */
const medianOfMany: Sum = (values) => (values.length < ANSWERS_MIN ? null : median(values))

/**
 * The figures of the last four weeks beside the four before: those of the company, for admins of the portal.
 * @throws DomainError permission.denied for an agent without a company
 */
export async function figuresOf(ctx: Ctx, visitor: SignedInVisitor) {
  const { db, clock } = ctx
  const company = companyOf(visitor)
  const { now, before } = spansOf('month', viennaDay(clock()))
  const both = { from: before.from, to: now.to }
  await foldFigures(ctx)
  const [views, inquiries, homes, hours, online] = await Promise.all([
    findViews(db, company, both),
    findInquiries(db, company, both),
    findNewHomes(db, company, both),
    findAnswerHours(db, company, both),
    countOnline(db, company),
  ])
  const figure = <const N extends string>(name: N, rows: readonly DayValue[], ofDay: Sum, ofAll: Sum = ofDay) => {
    const byDay = Map.groupBy(rows, ({ day }) => day)
    const valuesOf = (day: string) => (byDay.get(day) ?? []).map(({ value }) => value)
    const all = (span: Span) => ofAll(daysOf(span).flatMap(valuesOf))
    const days = (span: Span) => daysOf(span).map((day) => ofDay(valuesOf(day)))
    return { name, now: all(now), before: all(before), days: days(now), days_before: days(before) }
  }
  return {
    until: now.to,
    online,
    figures: [
      figure('views', views, total),
      figure('inquiries', inquiries, total),
      figure('new_homes', homes, total),
      figure('answer_hours', hours, median, medianOfMany),
    ],
  }
}
