import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../../domain/admin/period.ts'
import type { Db } from '../ctx.ts'
import { endOf, startOf } from '../db/conditions.ts'

/** A value of a day of Vienna, YYYY-MM-DD. */
export interface DayValue {
  day: string
  value: number
}

const isOf = (column: RawBuilder<unknown>, company: number | null) =>
  company === null ? sql`true` : sql`${column} = ${company}`
const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/Vienna', 'YYYY-MM-DD')`
const within = (column: string, { from, to }: Span) =>
  sql`${sql.ref(column)} >= ${startOf(from)} and ${sql.ref(column)} < ${endOf(to)}`

/** Views of homes by day, from the sums of decision 71. @param company null: of the portal */
export async function findViews(db: Db, company: number | null, { from, to }: Span): Promise<DayValue[]> {
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
export async function findNewHomes(db: Db, company: number | null, span: Span): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select ${dayOf('first_seen_at')} as day, count(*)::float8 as value from property
    where ${isOf(sql`company_id`, company)} and ${within('first_seen_at', span)} group by 1`.execute(db)
  return rows
}

/** Homes that visitors see now. @param company null: of all companies */
export async function countOnline(db: Db, company: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property_search where ${isOf(sql`anbieter`, company)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Inquiries by day. @param company null: of all companies, and of the portal */
export async function findInquiries(db: Db, company: number | null, span: Span): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select ${dayOf('created_at')} as day, count(*)::float8 as value from inquiry
    where ${isOf(sql`company_id`, company)} and status <> 'spam' and ${within('created_at', span)}
    group by 1`.execute(db)
  return rows
}

/** Hours to the first answer of each inquiry that has one, by the day of the inquiry. @param company null: of all */
export async function findAnswerHours(db: Db, company: number | null, span: Span): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select ${dayOf('created_at')} as day, (extract(epoch from answered_at - created_at) / 3600)::float8 as value
    from inquiry
    where ${isOf(sql`company_id`, company)} and answered_at is not null and ${within('created_at', span)}`.execute(db)
  return rows
}
