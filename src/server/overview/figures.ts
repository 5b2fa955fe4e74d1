import { daysOf, type Span, spansOf } from '../../domain/admin/period.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { companyOf } from '../admin/scope.ts'
import { foldFigures } from '../business/fold.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  countOnline,
  type DayValue,
  findAnswerMedian,
  findInquiries,
  findNewHomes,
  findViews,
} from './figures-repository.ts'

/** Below this number a median says nothing. */
const ANSWERS_MIN = 5

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
  const [views, inquiries, homes, answers, answersBefore, online] = await Promise.all([
    findViews(db, company, both),
    findInquiries(db, company, both),
    findNewHomes(db, company, both),
    findAnswerMedian(db, company, now),
    findAnswerMedian(db, company, before),
    countOnline(db, company),
  ])
  const sums = <const N extends string>(name: N, rows: readonly DayValue[]) => {
    const byDay = new Map(rows.map(({ day, value }) => [day, value]))
    const [days, days_before] = [now, before].map((span) => daysOf(span).map((day) => byDay.get(day) ?? 0))
    return { name, now: total(days), before: total(days_before), days: days ?? [], days_before: days_before ?? [] }
  }
  const hours = new Map(inquiries.map((one) => [one.day, one.hours]))
  const hoursOf = (span: Span) => daysOf(span).map((day) => hours.get(day) ?? null)
  return {
    until: now.to,
    online,
    figures: [
      sums('views', views),
      sums('inquiries', inquiries),
      sums('new_homes', homes),
      {
        name: 'answer_hours' as const,
        now: toldOf(answers),
        before: toldOf(answersBefore),
        days: hoursOf(now),
        days_before: hoursOf(before),
      },
    ],
  }
}

const total = (values: readonly number[] = []) => values.reduce((sum, value) => sum + value, 0)

/** The median of a period; null when it has too few answers. */
const toldOf = ({ hours, answers }: { hours: number | null; answers: number }) =>
  answers >= ANSWERS_MIN ? hours : null
