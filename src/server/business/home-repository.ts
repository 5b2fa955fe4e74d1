import { sql } from 'kysely'
import type { Span } from '../../domain/admin/period.ts'
import type { ReadDb } from '../ctx.ts'
import { endOf, startOf } from '../db/conditions.ts'
import type { DayCount } from './figures-repository.ts'

/** The company of a home, and its first day in Vienna. */
export const findHome = (db: ReadDb, id: number): Promise<{ company_id: number; first_day: string } | undefined> =>
  db
    .selectFrom('property')
    .select(['company_id', sql<string>`(first_seen_at at time zone 'Europe/Vienna')::date::text`.as('first_day')])
    .where('id', '=', id)
    .executeTakeFirst()

/** What happened to a home on each day of a span in Vienna, by the names of the business's figures. */
export async function findHomeDays(db: ReadDb, id: number, { from, to }: Span): Promise<DayCount[]> {
  const during = sql`property_id = ${id} and created_at >= ${startOf(from)} and created_at < ${endOf(to)}`
  const { rows } = await sql<DayCount>`
    select day::text, kind, count(*)::int as count from (
      select 'favorite' as kind, (created_at at time zone 'Europe/Vienna')::date as day from favorite where ${during}
      union all select 'alert', (created_at at time zone 'Europe/Vienna')::date from price_alert where ${during}
      union all select 'inquiry', (created_at at time zone 'Europe/Vienna')::date from inquiry
        where ${during} and status <> 'spam'
      union all select 'appointment', (created_at at time zone 'Europe/Vienna')::date from appointment
        where ${during} and type = 'viewing' and status <> 'cancelled'
    ) as happened group by day, kind
    union all
    select day::text, 'view', views from property_view where property_id = ${id} and day between ${from} and ${to}`.execute(
    db,
  )
  return rows
}
