import type { Page } from '../../domain/admin/list.ts'
import { windowOf } from '../../domain/standing/comparable.ts'
import { SEARCHERS_MIN, type Standing, type StandingSummary } from '../../domain/standing/standing.ts'
import type { Language } from '../../i18n/languages.ts'
import { companyOf, refuseForeign } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { namesOf } from '../places/service.ts'
import { countedSince } from './compute.ts'
import {
  findCompany,
  findStanding,
  findStandings,
  findTotals,
  type StandingQuery,
  type StandingRow,
} from './repository.ts'

type ListQuery = Omit<StandingQuery, 'company'> & { company?: number | undefined }

/** A page of the homes that the caller may see. @param query `company` counts for admins */
export async function listStandings(ctx: Ctx, visitor: SignedInVisitor, query: ListQuery): Promise<Page<Standing>> {
  const page = await findStandings(ctx.db, { ...query, company: companyOf(visitor) ?? query.company ?? null })
  return { ...page, data: await tell(ctx, page.data, visitor.language) }
}

/** @throws DomainError record.not_found for a home that was never compared, and for one of another company */
export async function readStanding(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<Standing> {
  const row = refuseForeign(visitor, await findStanding(ctx.db, id))
  const [told] = await tell(ctx, [row], visitor.language)
  return told as Standing
}

/** Rows as people see them: with the name of the place, and no number of people below five. */
export async function tell(ctx: Ctx, rows: readonly StandingRow[], language: Language): Promise<Standing[]> {
  const slugs = new Set(rows.flatMap(({ place }) => place ?? []))
  const names = await namesOf(ctx, [...slugs], language)
  return rows.map((row) => ({
    id: row.property_id,
    titel: row.objekttitel,
    objektnr: row.objektnr,
    company: { id: row.company_id, firma: row.firma },
    window: windowOf(row),
    days: { own: row.days, median: row.median_days },
    views: { own: row.views, median: row.median_views },
    favorites: { own: row.favorites, median: row.median_favorites },
    inquiries: { own: row.inquiries, median: row.median_inquiries },
    viewings: { own: row.viewings, median: row.median_viewings },
    compared: row.place === null ? null : { count: row.compared, place: names[row.place]?.name ?? row.place },
    searchers: row.searchers < SEARCHERS_MIN ? null : row.searchers,
    quality: row.quality,
    advice: row.advice,
    as_of: row.computed_at.toISOString(),
  }))
}

/** @throws DomainError record.not_found, also for another company than the caller's */
export async function readSummary(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<StandingSummary> {
  const company = await findCompany(ctx.db, id)
  refuseForeign(visitor, company && { company_id: company.id })
  return summaryOf(ctx, company as NonNullable<typeof company>)
}

export async function summaryOf(
  { db, clock }: Ctx,
  { id, firma, monthly_figures }: { id: number; firma: string; monthly_figures: boolean },
): Promise<StandingSummary> {
  const now = clock()
  const totals = await findTotals(db, id, countedSince(now), countedSince(now, 2))
  return {
    company: { id, firma },
    as_of: totals.as_of?.toISOString() ?? null,
    homes: totals.homes,
    compared: totals.compared,
    ahead: totals.ahead,
    views: { now: totals.views, before: totals.views_before },
    // Favourites that were given up are not stored, so the time before would look worse than it was.
    favorites: { now: totals.favorites, before: null },
    inquiries: { now: totals.inquiries, before: totals.inquiries_before },
    viewings: { now: totals.viewings, before: totals.viewings_before },
    days: totals.days,
    days_compared: totals.days_compared,
    monthly: monthly_figures,
  }
}
