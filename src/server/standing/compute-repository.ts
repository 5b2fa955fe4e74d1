import { sql } from 'kysely'
import { LATE_HOURS } from '../../domain/standing/advice.ts'
import type { Measured } from '../../domain/standing/comparable.ts'
import type { Db, ReadDb } from '../ctx.ts'

/** A published home, with what its comparison needs. */
export interface MeasuredRow extends Measured {
  company_id: number
  /** A text in English. */
  english: boolean
  /** Inquiries of 90 days that waited too long. */
  late: number
}

/** All published homes. @param since the day before the first counted one, in Vienna; @param now decides their age */
export async function findMeasured(db: ReadDb, since: string, now: Date): Promise<MeasuredRow[]> {
  const begin = sql`((${since}::date + 1)::timestamp at time zone 'Europe/Vienna')`
  const { rows } = await sql<MeasuredRow>`
    with viewed as (
      select property_id, sum(views)::int as n from property_view where day > ${since}::date group by 1),
    kept as (select property_id, count(*)::int as n from favorite where created_at >= ${begin} group by 1),
    asked as (
      select property_id, count(*) filter (where created_at >= ${begin})::int as n,
        count(*) filter (where coalesce(answered_at, case when status = 'new' then ${now}::timestamptz end)
          > created_at + make_interval(hours => ${LATE_HOURS}))::int as late
      from inquiry
      where property_id is not null and status <> 'spam' and created_at > ${now}::timestamptz - interval '90 days'
      group by 1),
    visited as (
      select property_id, count(*)::int as n from appointment
      where property_id is not null and type = 'viewing' and status <> 'cancelled' and created_at >= ${begin} group by 1)
    select s.id, s.anbieter as company_id, s.gruppe as "group", s.objektart, s.vermarktungsart as offers,
      s.orte as places, coalesce(s.flaeche, s.grundstuecksflaeche) as size,
      greatest(1, ceil(extract(epoch from ${now}::timestamptz - p.published_at) / 86400))::int as days,
      coalesce(v.n, 0) as views, coalesce(k.n, 0) as favorites, coalesce(a.n, 0) as inquiries,
      coalesce(b.n, 0) as viewings, coalesce(a.late, 0) as late,
      p.objekttitel_translations ? 'gb' or p.objektbeschreibung_translations ? 'gb' as english
    from property_search s
    join property p on p.id = s.id
    left join viewed v on v.property_id = s.id
    left join kept k on k.property_id = s.id
    left join asked a on a.property_id = s.id
    left join visited b on b.property_id = s.id
    order by s.id`.execute(db)
  return rows
}

/** A row of home_standing. */
export interface StandingValues {
  property_id: number
  company_id: number
  days: number
  views: number
  favorites: number
  inquiries: number
  viewings: number
  compared: number
  place: string | null
  median_days: number | null
  median_views: number | null
  median_favorites: number | null
  median_inquiries: number | null
  median_viewings: number | null
  searchers: number
  quality: number
  advice: unknown
}

/** Stores the rows of homes that still exist. */
export async function upsertStandings(db: Db, rows: readonly StandingValues[], at: Date): Promise<void> {
  await sql`
    insert into home_standing
    select sent.*, ${at}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(
      property_id bigint, company_id bigint, days integer, views integer, favorites integer, inquiries integer,
      viewings integer, compared integer, place text, median_days float8, median_views float8, median_favorites float8,
      median_inquiries float8, median_viewings float8, searchers integer, quality smallint, advice jsonb)
    join property p on p.id = sent.property_id and p.company_id = sent.company_id
    on conflict (property_id) do update set company_id = excluded.company_id, days = excluded.days,
      views = excluded.views, favorites = excluded.favorites, inquiries = excluded.inquiries,
      viewings = excluded.viewings, compared = excluded.compared, place = excluded.place,
      median_days = excluded.median_days, median_views = excluded.median_views,
      median_favorites = excluded.median_favorites, median_inquiries = excluded.median_inquiries,
      median_viewings = excluded.median_viewings, searchers = excluded.searchers, quality = excluded.quality,
      advice = excluded.advice, computed_at = excluded.computed_at
    where home_standing.computed_at <= excluded.computed_at`.execute(db)
}

/** Removes the rows of homes that were not computed at that time: visitors find them no longer. */
export async function deleteBefore(db: Db, at: Date): Promise<void> {
  await sql`delete from home_standing where computed_at < ${at}`.execute(db)
}

/** When the figures were last computed; null: never. */
export async function latestComputed(db: ReadDb): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(computed_at) as at from home_standing`.execute(db)
  return rows[0]?.at ?? null
}
