import { sql } from 'kysely'
import { COMPANY_FIGURES } from '../../domain/business/figures.ts'
import type { Db } from '../ctx.ts'

export interface Note {
  /** 2026-11-23 in Vienna */
  day: string
  kind: string
  part: string
  count: number
}

/** Stores the counts of a batch; one that is stored already is left out. */
export async function insertBatch(db: Db, id: string, at: Date, notes: readonly Note[]): Promise<void> {
  await sql`
    with batch as (insert into figure_batch (id, at) values (${id}, ${at}) on conflict do nothing returning id)
    insert into figure_note (day, kind, part, count)
    select one.day, one.kind, one.part, one.count
    from batch, jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as one(day date, kind text, part text, count integer)
  `.execute(db)
}

/** The home or project that an act is about; neither: the portal itself. */
export interface Subject {
  property_id?: number | null | undefined
  project_id?: number | null | undefined
}

export async function insertNote(db: Db, { day, kind }: Pick<Note, 'day' | 'kind'>, about: Subject): Promise<void> {
  const { property_id = null, project_id = null } = about
  await sql`insert into figure_note (day, kind, company_id, count)
    values (${day}, ${kind}, coalesce((select company_id from property where id = ${property_id}),
      (select company_id from project where id = ${project_id})), 1)`.execute(db)
}

/** Changes what a company and the portal counted on a day, unless it is before the first count. @param count 1 or -1 */
export async function insertChange(
  db: Db,
  { day, kind, count }: Pick<Note, 'day' | 'kind' | 'count'>,
  company_id: number | null,
): Promise<void> {
  await sql`insert into figure_note (day, kind, company_id, count)
    select ${day}::date, ${kind}, ${company_id}::bigint, ${count}::integer
    where ${day}::date >= coalesce((select min(day) from figure_day where kind = ${kind}), ${day}::date)`.execute(db)
}

/** Makes other processes that add up wait until this transaction ends. */
export async function lockFolding(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('figure_note', 0))`.execute(db)
}

/** The columns of a company's row, each with what is added to it. */
const added = (table: string) =>
  sql.raw(
    Object.values(COMPANY_FIGURES)
      .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
      .join(', '),
  )

/**
 * Adds the oldest notes to the sums and removes them, within a transaction that holds the lock.
 * @param searches different searches that a month has at most: strangers cannot fill the table
 * @returns how many there were
 */
export async function foldNotes(db: Db, most: number, searches: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from figure_note where id in (select id from figure_note order by id limit ${most})
      returning day, kind, part, company_id, count),
    portal as (
      insert into figure_day (day, kind, part, count)
      select day, kind, part, sum(count) from taken where kind not in ('asked', 'unmet') group by day, kind, part
      on conflict (day, kind, part) do update set count = figure_day.count + excluded.count),
    counted as (
      select c.id as company_id, t.day,
        coalesce(sum(t.count) filter (where kind = 'view'), 0) as views,
        coalesce(sum(t.count) filter (where kind = 'favorite'), 0) as favorites,
        coalesce(sum(t.count) filter (where kind = 'inquiry'), 0) as inquiries,
        coalesce(sum(t.count) filter (where kind = 'appointment'), 0) as appointments,
        coalesce(sum(t.count) filter (where kind = 'alert'), 0) as alerts
      from taken t join company c on c.id = t.company_id
      where kind in ('view', 'favorite', 'inquiry', 'appointment', 'alert')
      group by c.id, t.day),
    days as (
      insert into company_day (company_id, day, views, favorites, inquiries, appointments, alerts)
      select company_id, day, views, favorites, inquiries, appointments, alerts from counted
      on conflict (company_id, day) do update set ${added('company_day')}),
    months as (
      insert into company_month (company_id, month, views, favorites, inquiries, appointments, alerts)
      select company_id, date_trunc('month', day)::date, sum(views), sum(favorites), sum(inquiries), sum(appointments),
        sum(alerts)
      from counted group by 1, 2
      on conflict (company_id, month) do update set ${added('company_month')}),
    asked as (
      select date_trunc('month', day)::date as month, part as search,
        coalesce(sum(count) filter (where kind = 'asked'), 0) as searches,
        coalesce(sum(count) filter (where kind = 'unmet'), 0) as misses
      from taken where kind in ('asked', 'unmet') group by 1, 2),
    room as (
      select m.month, ${searches}::bigint - (select count(*) from search_month s where s.month = m.month) as left
      from (select distinct month from asked) m),
    searched as (
      insert into search_month (month, search, searches, misses)
      select a.month, a.search, a.searches, a.misses
      from (
        select asked.*, s.search is not null as is_known,
          row_number() over (partition by asked.month, s.search is null order by asked.searches desc) as place
        from asked left join search_month s on s.month = asked.month and s.search = asked.search) a
      join room on room.month = a.month
      where a.is_known or a.place <= room.left
      on conflict (month, search) do update set
        searches = search_month.searches + excluded.searches,
        misses = search_month.misses + excluded.misses)
    select count(*) as count from taken`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Removes sums before a day, old batches, and of ended months the searches that are too few to be shown, or that are
 * neither among the `most` searched nor among the `most` missed.
 * @param month the first day of the present month
 */
export async function forgetFigures(
  db: Db,
  { day, month, least, most, batches }: { day: string; month: string; least: number; most: number; batches: Date },
): Promise<void> {
  await sql`delete from figure_day where day < ${day}`.execute(db)
  await sql`delete from company_day where day < ${day}`.execute(db)
  await sql`delete from company_month where month < ${day}`.execute(db)
  await sql`delete from search_month
    where month < ${day} or (month < ${month} and searches < ${least})`.execute(db)
  await sql`delete from search_month s using (
      select month, search, row_number() over (partition by month order by searches desc, search) as by_searches,
        row_number() over (partition by month order by misses desc, search) as by_misses
      from search_month where month in (
        select month from search_month where month < ${month} group by month having count(*) > ${2 * most})) ranked
    where s.month = ranked.month and s.search = ranked.search and by_searches > ${most} and by_misses > ${most}`.execute(
    db,
  )
  await sql`delete from figure_batch where at < ${batches}`.execute(db)
}
