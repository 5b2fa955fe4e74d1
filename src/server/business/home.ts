import { spansOf } from '../../domain/admin/period.ts'
import { COMPANY_FIGURES, type FigureName } from '../../domain/business/figures.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { addDays } from '../../domain/format/vienna.ts'
import { refuseForeign } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import { MESSAGE_LIFE } from '../inquiries/service.ts'
import { flushViews, VIEWS_KEPT_DAYS } from '../listings/views.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findHome, findHomeDays } from './home-repository.ts'
import { figureOf, type PeriodQuery } from './service.ts'

const MESSAGES_KEPT_DAYS = MESSAGE_LIFE / 86_400_000
/** Days for which the records behind a figure are kept; 0: those that were given up are gone at once. */
const KEPT_DAYS: Readonly<Record<keyof typeof COMPANY_FIGURES, number>> = {
  view: VIEWS_KEPT_DAYS,
  favorite: 0,
  inquiry: MESSAGES_KEPT_DAYS,
  appointment: MESSAGES_KEPT_DAYS,
  alert: 0,
}

/**
 * The figures of one home in a period, beside the time before where that was counted as a whole.
 * @throws DomainError record.not_found, also for a home of another company
 */
export async function readHomeFigures(ctx: Ctx, visitor: SignedInVisitor, id: number, { period, until }: PeriodQuery) {
  const { db, clock } = ctx
  const { first_day } = refuseForeign(visitor, await findHome(db, id))
  await flushViews(ctx)
  const today = viennaDay(clock())
  const { now, before } = spansOf(period, until ?? today)
  const days = await findHomeDays(db, id, { from: before.from, to: now.to })
  const figures = (Object.keys(COMPANY_FIGURES) as (keyof typeof COMPANY_FIGURES)[]).map((name) => {
    const kept = KEPT_DAYS[name] === 0 ? now.from : addDays(today, 1 - KEPT_DAYS[name])
    const since = kept > first_day ? kept : first_day
    const { parts: _, ...figure } = figureOf(name satisfies FigureName, period, { now, before, since, days, parts: [] })
    return figure
  })
  return { now, before, figures }
}
