import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../../domain/admin/period.ts'
import type { ReadDb } from '../ctx.ts'
import { endOf, startOf } from '../db/conditions.ts'

/** A value of a day of Vienna, YYYY-MM-DD. */
export interface DayValue {
  day: string
  value: number
}

const isOf = (column: RawBuilder<unknown>, company: number | null) =>
  company === null ? sql`true` : sql`${column} = ${company}`
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Vienna')::date`
const within = (column: string, { from, to }: Span) =>
  sql`${sql.ref(column)} >= ${startOf(from)} and ${sql.ref(column)} < ${endOf(to)}`

/** Views of homes by day, from the sums of decision 71. @param company null: of the portal */
export async function findViews(db: ReadDb, company: number | null, { from, to }: Span): Promise<DayValue[]> {
  const source =
    company === null
      ? sql`select day, count as views from figure_day where kind = 'view'`
      : sql`select day, views from company_day where company_id = ${company}`
  const { rows } = await sql<DayValue>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::float8 as value from (${source}) as views
    where day between ${from}::date and ${to}::date group by day`.execute(db)
  return rows
}

/** Homes by the day of their arrival. @param company null: of all companies */
export async function findNewHomes(db: ReadDb, company: number | null, span: Span): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select to_char(${dayOf('first_seen_at')}, 'YYYY-MM-DD') as day, count(*)::float8 as value from property
    where ${isOf(sql`company_id`, company)} and ${within('first_seen_at', span)} group by ${dayOf('first_seen_at')}`.execute(
    db,
  )
  return rows
}

/** Homes that visitors see now. @param company null: of all companies */
export async function countOnline(db: ReadDb, company: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property_search where ${isOf(sql`anbieter`, company)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Inquiries by day. @param company null: of all companies, and of the portal */
export async function findInquiries(db: ReadDb, company: number | null, span: Span): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select to_char(${dayOf('created_at')}, 'YYYY-MM-DD') as day, count(*)::float8 as value from inquiry
    where ${isOf(sql`company_id`, company)} and status <> 'spam' and ${within('created_at', span)}
    group by ${dayOf('created_at')}`.execute(db)
  return rows
}

/** Medians of the hours to the first answer, and of how many answers. @property day null: of the whole period */
export interface AnswerMedian {
  day: string | null
  isNow: boolean
  hours: number
  answers: number
}

/**
 * The median time to the first answer of the inquiries of each day and of both periods.
 * @param company null: of all companies, and of the portal
 */
export async function findAnswerMedians(
  db: ReadDb,
  company: number | null,
  { now, before }: { now: Span; before: Span },
): Promise<AnswerMedian[]> {
  const { rows } = await sql<AnswerMedian>`
    select to_char(day, 'YYYY-MM-DD') as day, day_is_now as "isNow", count(*)::int as answers,
      percentile_cont(0.5) within group (order by hours)::float8 as hours
    from (
      select ${dayOf('created_at')} as day, created_at >= ${startOf(now.from)} as day_is_now,
        extract(epoch from answered_at - created_at) / 3600 as hours
      from inquiry
      where ${isOf(sql`company_id`, company)} and answered_at is not null
        and ${within('created_at', { from: before.from, to: now.to })}) as answered
    group by grouping sets ((day, day_is_now), (day_is_now))`.execute(db)
  return rows
}
