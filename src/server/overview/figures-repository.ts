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
const within = (column: string, { from, to }: Span) =>
  sql`${sql.ref(column)} >= ${startOf(from)} and ${sql.ref(column)} < ${endOf(to)}`
/**
 * The days of a span in Vienna, each with its first moment and that of the next one: an index finds the rows of a day.
 * To find the day of each row costs more than everything else.
 */
const daysIn = ({ from, to }: Span) => sql`(
  select day, day::timestamp at time zone 'Europe/Vienna' as begins,
    (day + 1)::timestamp at time zone 'Europe/Vienna' as ends
  from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) n) as one)`
/** The median of the hours to the first answer. PostgreSQL computes `extract` with decimals, which takes longer. */
const MEDIAN_HOURS = sql`percentile_cont(0.5) within group (order by date_part('epoch', answered_at - created_at)) / 3600`

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
    select to_char(day, 'YYYY-MM-DD') as day, value from ${daysIn(span)} as days cross join lateral (
      select count(*)::float8 as value from property
      where ${isOf(sql`company_id`, company)} and first_seen_at >= begins and first_seen_at < ends) as counted`.execute(
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

/** @property hours median to the first answer; null without answers */
export interface InquiryDay extends DayValue {
  hours: number | null
}

/** Inquiries by day, and how fast they were answered. @param company null: of all companies, and of the portal */
export async function findInquiries(db: ReadDb, company: number | null, span: Span): Promise<InquiryDay[]> {
  const { rows } = await sql<InquiryDay>`
    select to_char(day, 'YYYY-MM-DD') as day, value, hours from ${daysIn(span)} as days cross join lateral (
      select count(*) filter (where status <> 'spam')::float8 as value, ${MEDIAN_HOURS} as hours from inquiry
      where ${isOf(sql`company_id`, company)} and created_at >= begins and created_at < ends) as counted`.execute(db)
  return rows
}

/** The median of the hours to the first answer in a span, and of how many answers. */
export async function findAnswerMedian(
  db: ReadDb,
  company: number | null,
  span: Span,
): Promise<{ hours: number | null; answers: number }> {
  const { rows } = await sql<{ hours: number | null; answers: number }>`
    select count(*)::int as answers, ${MEDIAN_HOURS} as hours from inquiry
    where ${isOf(sql`company_id`, company)} and answered_at is not null and ${within('created_at', span)}`.execute(db)
  return rows[0] ?? { hours: null, answers: 0 }
}
