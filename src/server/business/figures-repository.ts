import { type SqlBool, sql } from 'kysely'
import type { Page, PageQuery } from '../../domain/admin/list.ts'
import type { Span } from '../../domain/admin/period.ts'
import { COMPANY_FIGURES } from '../../domain/business/figures.ts'
import type { CompanyFigures, HomeFigures } from '../../domain/business/operations.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'

export interface DayCount {
  day: string
  kind: string
  count: number
}

/** The first day that has any count. */
export async function findFirstDay(db: ReadDb): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`select day::text from figure_day order by figure_day.day limit 1`.execute(
    db,
  )
  return rows[0]?.day ?? null
}

/** The sums of each day from `from` to `to`. */
export async function findDays(db: ReadDb, { from, to }: Span): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`select day::text, kind, sum(count)::bigint as count from figure_day
    where day between ${from} and ${to} group by figure_day.day, kind`.execute(db)
  return rows
}

/** The same of a company. */
export async function findCompanyDays(db: ReadDb, company: number, { from, to }: Span): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`select day::text, one.kind, one.count from company_day d
    cross join lateral (values ('view', views), ('favorite', favorites), ('inquiry', inquiries),
      ('appointment', appointments), ('alert', alerts)) as one(kind, count)
    where company_id = ${company} and day between ${from} and ${to} and one.count > 0`.execute(db)
  return rows
}

export interface PartCount {
  kind: string
  part: string
  now: number
  before: number
}

/** The sums of each part of the figures that have parts. */
export async function findParts(db: ReadDb, now: Span, before: Span): Promise<PartCount[]> {
  const { rows } = await sql<PartCount>`select kind, part,
      coalesce(sum(count) filter (where day >= ${now.from}), 0)::bigint as now,
      coalesce(sum(count) filter (where day < ${now.from}), 0)::bigint as before
    from figure_day where day between ${before.from} and ${now.to} and part <> ''
    group by kind, part order by now desc, part`.execute(db)
  return rows
}

/** The whole months of a span, from the first one's first day to the day after the last one; none: an empty range. */
function wholeMonths({ from, to }: Span): { from: string; end: string } {
  const first = from.endsWith('-01') ? from : firstOfNextMonth(from)
  const end = `${addDays(to, 1).slice(0, 7)}-01`
  return first < end ? { from: first, end } : { from, end: from }
}

const firstOfNextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

type CompanyRow = Omit<CompanyFigures, 'views_before' | 'inquiries_before'> & {
  views_before: number
  inquiries_before: number
}

type Column = (typeof COMPANY_FIGURES)[keyof typeof COMPANY_FIGURES]

/**
 * The sums of each company, from the months within a span and the days around them: a year of 2,000 companies has
 * 730,000 days.
 */
function sumsOf(span: Span, names: readonly Column[]) {
  const months = wholeMonths(span)
  // Constants: a plan for any days, which PostgreSQL makes of parameters after five times, needs twice as long.
  const [from, to, first, end] = [span.from, span.to, months.from, months.end].map((day) => sql.lit(day))
  const columns = sql.raw(names.join(', '))
  const sums = sql.raw(names.map((name) => `sum(${name}) as ${name}`).join(', '))
  return sql<{ company_id: number } & Record<Column, number>>`(select company_id, ${sums} from (
      select company_id, ${columns} from company_day
      where day between ${from} and ${to} and not (day >= ${first} and day < ${end})
    union all
      select company_id, ${columns} from company_month where month >= ${first} and month < ${end}
    ) as counted group by company_id)`
}

/**
 * Every company with its sums of both spans.
 * @param before null: its views and inquiries are not asked for, and 0
 */
export function findCompanyFigures(
  db: ReadDb,
  query: PageQuery & { q?: string | undefined },
  now: Span,
  before: Span | null,
): Promise<Page<CompanyRow>> {
  const columns = Object.values(COMPANY_FIGURES)
  const sum = (table: string, name: string) => sql<number>`coalesce(${sql.ref(`${table}.${name}`)}, 0)::bigint`
  const rowsOfNow = db
    .selectFrom('company as c')
    .leftJoin(sumsOf(now, columns).as('d'), 'd.company_id', 'c.id')
    .select(['c.id', 'c.firma'])
    .select(columns.map((name) => sum('d', name).as(name)))
  const ofBefore = before && sumsOf(before, ['views', 'inquiries']).as('b')
  const past = (name: string) => (ofBefore ? sum('b', name) : sql<number>`0::bigint`)
  let rows = (ofBefore ? rowsOfNow.leftJoin(ofBefore, 'b.company_id', 'c.id') : rowsOfNow).select([
    past('views').as('views_before'),
    past('inquiries').as('inquiries_before'),
  ])
  if (query.q) rows = rows.where('c.firma', 'ilike', within(query.q))
  const sorts = {
    aufrufe: sum('d', 'views'),
    firma: sql`lower(c.firma)`,
    favoriten: sum('d', 'favorites'),
    anfragen: sum('d', 'inquiries'),
    termine: sum('d', 'appointments'),
    preisalarme: sum('d', 'alerts'),
  }
  return pageOf(db, query, rows, { sorts, id: sql`c.id` })
}

/** Published homes by the views of 30 days. @param before only homes that were new before, in ms since 1970 */
export function findHomes(db: ReadDb, order: 'asc' | 'desc', most: number, before?: number): Promise<HomeFigures[]> {
  let rows = db
    .selectFrom('listing as l')
    .innerJoin('company as c', 'c.id', 'l.anbieter')
    .select(['l.id', 'l.titel', 'c.firma', 'l.views', 'l.inquiries'])
    .select([
      sql<number>`(select count(*) from favorite f where f.property_id = l.id)`.as('favorites'),
      sql<number>`(select count(*) from price_alert a
        where a.property_id = l.id and a.reached_at is null and a.ended_at is null)`.as('alerts'),
    ])
    .where('l.state', '=', 'published')
  if (before !== undefined) rows = rows.where('l.neu_seit', '<', before)
  return rows.orderBy('l.views', order).orderBy('l.id', order).limit(most).execute()
}

export interface SearchRow {
  search: string
  searches: number
  misses: number | null
}

/** The searches of the months of a span from `least` up, or of these only those that were not found. */
function searchesFrom(db: ReadDb, { from, to }: Span, least: number, ohne: 'true' | undefined) {
  const misses = sql<number | null>`case when sum(misses) >= ${least} then sum(misses)::bigint end`
  const searches = sql<number>`sum(searches)::bigint`
  const rows = db
    .selectFrom('search_month')
    .select(['search', searches.as('searches'), misses.as('misses')])
    .where(sql<SqlBool>`month between date_trunc('month', ${from}::date) and ${to}`)
    .groupBy('search')
    .having(sql<SqlBool>`sum(searches) >= ${least}`)
  return { rows: ohne ? rows.having(sql<SqlBool>`sum(misses) >= ${least}`) : rows, searches, misses }
}

/** The two parts of a coarse search: its place, and the rest, with the place of its parameter empty. */
const PLACE = sql<string>`coalesce(substring(search from '(?:^|&)ort=([^&]*)'), '')`
const REST = sql<string>`regexp_replace(search, '(^|&)ort=[^&]*', '')`

/** Searches with one of these places or one of these rests. */
export interface SearchParts {
  places: readonly string[]
  rests: readonly string[]
}

/**
 * The different parts of the searches of a span: some thousand places, and what is asked for at any of them. Of up to
 * 68,000 searches of a year (fold.ts) these are few.
 */
export async function findSearchParts(db: ReadDb, { from, to }: Span): Promise<SearchParts> {
  const { rows } = await sql<{ places: string[] | null; rests: string[] | null }>`
    select array_agg(distinct ${PLACE}) as places, array_agg(distinct ${REST}) as rests from search_month
    where month between date_trunc('month', ${from}::date) and ${to}`.execute(db)
  return { places: rows[0]?.places ?? [], rests: rows[0]?.rests ?? [] }
}

/** @param only those that one of these lists fits: each of its parts has to fit; null: all */
export function findSearches(
  db: ReadDb,
  query: PageQuery & { ohne?: 'true' | undefined },
  span: Span,
  least: number,
  only: readonly (readonly SearchParts[])[] | null,
): Promise<Page<SearchRow>> {
  const { rows: all, searches, misses } = searchesFrom(db, span, least, query.ohne)
  const fits = ({ places, rests }: SearchParts) =>
    sql<SqlBool>`(${PLACE} = any(${[...places]}::text[]) or ${REST} = any(${[...rests]}::text[]))`
  const rows =
    only === null ? all : all.where(({ or, and }) => or(only.map((parts) => and(parts.map((one) => fits(one))))))
  return pageOf(db, query, rows, { sorts: { vergeblich: misses, suchen: searches }, id: sql`search` })
}

/** Languages of the sentences that visitors reported, from `least` up. */
export async function findUnreadLanguages(db: ReadDb, least: number): Promise<{ language: string; count: number }[]> {
  const { rows } = await sql<{ language: string; count: number }>`select language, count(*) as count from misunderstood
    group by language having count(*) >= ${least} order by count(*) desc, language`.execute(db)
  return rows
}

/** Sentences that were reported at least so often, without regard to capitals. */
export async function findUnread(
  db: ReadDb,
  least: number,
  most: number,
): Promise<{ query: string; language: string; count: number }[]> {
  const { rows } = await sql<{ query: string; language: string; count: number }>`
    select lower(btrim(query)) as query, language, count(*) as count from misunderstood
    group by 1, 2 having count(*) >= ${least} order by count(*) desc, 1 limit ${most}`.execute(db)
  return rows
}
