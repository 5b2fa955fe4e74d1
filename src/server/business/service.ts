import type { Page, PageQuery } from '../../domain/admin/list.ts'
import { type Period, pointAt, pointsOf, type Span, spansOf } from '../../domain/admin/period.ts'
import { COMPANY_FIGURES, FIGURES, type FigureName, LEAST_SHOWN } from '../../domain/business/figures.ts'
import type { BusinessFigure, CompanyFigures, HomeFigures, Searched } from '../../domain/business/operations.ts'
import { DomainError } from '../../domain/errors.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { listAddress } from '../../domain/search/address.ts'
import { slugsOf } from '../../domain/search/around.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import { chipsOf } from '../../words/filter.ts'
import { companyNames } from '../companies/names.ts'
import type { Ctx } from '../ctx.ts'
import { renewListings, VIEW_DAYS } from '../listings/renew.ts'
import { flushViews } from '../listings/views.ts'
import { foldTyped } from '../places/fold.ts'
import { namesOf } from '../places/service.ts'
import { flushFigures } from './count.ts'
import {
  type DayCount,
  findCompanyDays,
  findCompanyFigures,
  findDays,
  findFirstDay,
  findHomes,
  findParts,
  findSearches,
  findSearchParts,
  findUnread,
  findUnreadLanguages,
  type PartCount,
  type SearchParts,
} from './figures-repository.ts'
import { foldFigures } from './fold.ts'

const DAY_MS = 86_400_000
const HOMES = 10
const SENTENCES_MAX = 50

export interface PeriodQuery {
  period: Period
  until?: string | undefined
}

/** Both spans of a period, after everything that this process has counted is part of the sums. */
async function open(ctx: Ctx, { period, until }: PeriodQuery): Promise<{ now: Span; before: Span }> {
  await flushViews(ctx)
  await flushFigures(ctx)
  await foldFigures(ctx)
  return spansOf(period, until ?? viennaDay(ctx.clock()))
}

/**
 * The figures of a period beside the time before.
 * @throws DomainError record.not_found for an unknown company
 */
export async function readFigures(ctx: Ctx, { anbieter, ...query }: PeriodQuery & { anbieter?: number | undefined }) {
  const firma = anbieter === undefined ? undefined : (await companyNames(ctx, [anbieter])).get(anbieter)
  if (anbieter !== undefined && firma === undefined) throw new DomainError('record.not_found')
  const { now, before } = await open(ctx, query)
  const both = { from: before.from, to: now.to }
  const [since, days, parts] = await Promise.all([
    findFirstDay(ctx.db),
    anbieter === undefined ? findDays(ctx.db, both) : findCompanyDays(ctx.db, anbieter, both),
    anbieter === undefined ? findParts(ctx.db, now, before) : [],
  ])
  const names = FIGURES.filter((name) => anbieter === undefined || name in COMPANY_FIGURES)
  return {
    now,
    before,
    since,
    company: anbieter === undefined || firma === undefined ? null : { id: anbieter, firma },
    figures: names.map((name) => figureOf(name, query.period, { now, before, since, days, parts })),
  }
}

interface Read {
  now: Span
  before: Span
  since: string | null
  days: readonly DayCount[]
  parts: readonly PartCount[]
}

/** A figure of the days of a period beside those before. @param read `since`: the first day that was counted */
export function figureOf(name: FigureName, period: Period, { now, before, since, days, parts }: Read): BusinessFigure {
  const own = days.filter(({ kind }) => kind === name)
  const isCounted = since !== null && since <= before.from
  const values = valuesOf(own, period, now, since)
  const past = valuesOf(own, period, before, since)
  return {
    name,
    total: sumOf(values),
    before: isCounted ? sumOf(past) : null,
    values,
    values_before: past,
    parts: parts
      .filter(({ kind }) => kind === name)
      .map((one) => ({ name: one.part, total: one.now, before: isCounted ? one.before : null })),
  }
}

/** The sum of each point; null for one that ended before the first count. */
function valuesOf(days: readonly DayCount[], period: Period, span: Span, since: string | null): (number | null)[] {
  const values = pointsOf(period, span).map(({ to }): number | null => (since !== null && since <= to ? 0 : null))
  for (const { day, count } of days) {
    const at = pointAt(period, span, day)
    if (at >= 0 && at < values.length) values[at] = (values[at] ?? 0) + count
  }
  return values
}

const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)

export async function listCompanyFigures(
  ctx: Ctx,
  query: PeriodQuery & PageQuery & { q?: string | undefined },
): Promise<Page<CompanyFigures>> {
  const { now, before } = await open(ctx, query)
  const since = await findFirstDay(ctx.db)
  const isCounted = since !== null && since <= before.from
  const page = await findCompanyFigures(ctx.db, query, now, isCounted ? before : null)
  return {
    ...page,
    data: isCounted ? page.data : page.data.map((row) => ({ ...row, views_before: null, inquiries_before: null })),
  }
}

export async function listHomeFigures(ctx: Ctx): Promise<{ most: HomeFigures[]; least: HomeFigures[] }> {
  const { db, clock } = ctx
  await flushViews(ctx)
  await renewListings(ctx)
  const [most, least] = await Promise.all([
    findHomes(db, 'desc', HOMES),
    findHomes(db, 'asc', HOMES, clock().getTime() - VIEW_DAYS * DAY_MS),
  ])
  return { most, least }
}

/** What was searched in the months of a period, with words for the criteria. */
export async function listSearched(
  ctx: Ctx,
  query: PeriodQuery & PageQuery & { q?: string | undefined; ohne?: 'true' | undefined },
  language: Language,
): Promise<Page<Searched>> {
  const { now } = await open(ctx, query)
  const { q, ohne, ...paged } = query
  const only = q ? await partsNamed(ctx, q, await findSearchParts(ctx.db, now), language) : null
  const page = await findSearches(ctx.db, { ...paged, ohne }, now, LEAST_SHOWN, only)
  const shown = await inWords(ctx, page.data, language)
  return {
    ...page,
    data: shown.map(({ row, label, search }) => ({ ...row, label, path: localPath(language, listAddress(search)) })),
  }
}

/**
 * What searches have to fit whose words, as the list shows them, contain `q`: as it is typed in their place or in the
 * rest, or each of its words in either, in any spelling of a place.
 */
async function partsNamed(
  ctx: Ctx,
  q: string,
  { places, rests }: SearchParts,
  language: Language,
): Promise<SearchParts[][]> {
  const worded = async (searches: readonly string[]) =>
    (
      await inWords(
        ctx,
        searches.map((search) => ({ search })),
        language,
      )
    ).map(({ label }) => ({
      label: label.toLowerCase(),
      folded: foldTyped(label),
    }))
  const [placeWords, restWords] = [await worded(places.map((place) => `ort=${place}`)), await worded(rests)]
  const having = (isIn: (one: { label: string; folded: string }) => boolean): SearchParts => ({
    places: places.filter((_, at) => isIn(placeWords[at]!)),
    rests: rests.filter((_, at) => isIn(restWords[at]!)),
  })
  const typed = q.trim().toLowerCase()
  const words = [...new Set(foldTyped(q).split(' '))].filter((word) => word !== '')
  return [
    [having(({ label }) => label.includes(typed))],
    ...(words.length > 0 ? [words.map((word) => having(({ folded }) => folded.includes(word)))] : []),
  ]
}

/** What is shown of searches: each criterion with its words. */
async function inWords<R extends { search: string }>(ctx: Ctx, rows: readonly R[], language: Language) {
  const read = rows.map((row) => ({ row, search: parseSearch(new URLSearchParams(row.search)).query }))
  const places = await namesOf(
    ctx,
    read.flatMap(({ search }) => slugsOf(search.filter)),
    language,
  )
  const words = { t: translator(language), language, tag: LANGUAGES[language].tag, places }
  return read.map(({ row, search }) => ({
    row,
    search,
    label: chipsOf(words, search)
      .map(({ label }) => label)
      .join(' · '),
  }))
}

export async function listUnread({ db }: Ctx) {
  const [languages, sentences] = await Promise.all([
    findUnreadLanguages(db, LEAST_SHOWN),
    findUnread(db, LEAST_SHOWN, SENTENCES_MAX),
  ])
  return { languages, sentences }
}
