import { sql } from 'kysely'
import type { Page, PageQuery } from '../../domain/admin/list.ts'
import type { AdviceName } from '../../domain/standing/advice.ts'
import { SEARCHERS_MIN } from '../../domain/standing/standing.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'

export interface StandingQuery extends PageQuery {
  q?: string | undefined
  /** Null: of all companies. */
  company: number | null
  advice?: AdviceName | undefined
}

/** Rows of homes that visitors still find. */
const standings = (db: ReadDb) =>
  db
    .selectFrom('home_standing as h')
    .innerJoin('property as p', 'p.id', 'h.property_id')
    .innerJoin('company as c', 'c.id', 'h.company_id')
    .selectAll('h')
    .select(['p.objekttitel', 'c.firma'])
    .select(sql<string>`coalesce(p.objektnr_extern, p.external_id)`.as('objektnr'))
    .where('p.status', 'in', ['active', 'reserved'])

export type StandingRow = Awaited<ReturnType<ReturnType<typeof standings>['executeTakeFirstOrThrow']>>

/** A text that is found literally by `like`. */
export function findStandings(db: ReadDb, query: StandingQuery): Promise<Page<StandingRow>> {
  const { q, company, advice } = query
  let rows = standings(db)
  if (company !== null) rows = rows.where('h.company_id', '=', company)
  if (advice) rows = rows.where(sql<boolean>`h.advice @> ${JSON.stringify([{ name: advice }])}::jsonb`)
  if (q) {
    rows = rows.where(({ or, eb }) =>
      or([eb('p.objekttitel', 'ilike', within(q)), eb('p.objektnr_extern', 'ilike', within(q))]),
    )
  }
  const sorts = {
    titel: sql`lower(p.objekttitel)`,
    aufrufe: sql`h.views`,
    gemerkt: sql`h.favorites`,
    anfragen: sql`h.inquiries`,
    besichtigungen: sql`h.viewings`,
    tage: sql`h.days`,
    // The order of smaller numbers would tell them.
    suchen: sql`case when h.searchers >= ${SEARCHERS_MIN} then h.searchers end`,
    qualitaet: sql`h.quality`,
    vergleich: sql`h.views / nullif(h.median_views, 0)`,
  }
  return pageOf(db, query, rows, { sorts, id: sql`h.property_id` })
}

export const findStanding = (db: ReadDb, id: number): Promise<StandingRow | undefined> =>
  standings(db).where('h.property_id', '=', id).executeTakeFirst()

export const findCompany = (db: ReadDb, id: number) =>
  db.selectFrom('company').select(['id', 'firma', 'monthly_figures']).where('id', '=', id).executeTakeFirst()

export interface Totals {
  as_of: Date | null
  homes: number
  compared: number
  ahead: number
  days: number | null
  days_compared: number | null
  views: number
  views_before: number
  favorites: number
  inquiries: number
  inquiries_before: number
  viewings: number
  viewings_before: number
}

/**
 * Sums over all homes of a company, also those that have ended since; inquiries also about its projects.
 * @param since the day before the first counted one, in Vienna; @param before the same of the time before
 */
export async function findTotals(db: ReadDb, company: number, since: string, before: string): Promise<Totals> {
  const from = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Vienna')`
  const { rows } = await sql<Totals>`
    with own as (select id from property where company_id = ${company}),
    shown as (
      select h.* from home_standing h join property p on p.id = h.property_id
      where h.company_id = ${company} and p.status in ('active', 'reserved')),
    stood as (
      select max(computed_at) as as_of, count(*) filter (where compared > 0)::int as compared,
        count(*) filter (where views > median_views)::int as ahead,
        percentile_cont(0.5) within group (order by days::float8) as days,
        percentile_cont(0.5) within group (order by median_days) as days_compared
      from shown),
    viewed as (
      select coalesce(sum(v.views) filter (where v.day > ${since}::date), 0)::int as views,
        coalesce(sum(v.views) filter (where v.day <= ${since}::date), 0)::int as views_before
      from property_view v join own on own.id = v.property_id where v.day > ${before}::date),
    kept as (
      select count(*)::int as favorites from favorite f join own on own.id = f.property_id
      where f.created_at >= ${from(since)}),
    asked as (
      select count(*) filter (where created_at >= ${from(since)})::int as inquiries,
        count(*) filter (where created_at < ${from(since)})::int as inquiries_before
      from inquiry
      where company_id = ${company} and status <> 'spam' and created_at >= ${from(before)}),
    visited as (
      select count(*) filter (where created_at >= ${from(since)})::int as viewings,
        count(*) filter (where created_at < ${from(since)})::int as viewings_before
      from appointment where company_id = ${company} and property_id is not null and type = 'viewing'
        and status <> 'cancelled' and created_at >= ${from(before)})
    select stood.*, viewed.*, kept.*, asked.*, visited.*,
      (select count(*)::int from property_search s where s.anbieter = ${company}) as homes
    from stood, viewed, kept, asked, visited`.execute(db)
  return rows[0] as Totals
}

/** Homes of a company, those first that are behind comparable ones the most. */
export function findWorst(db: ReadDb, company: number, limit: number): Promise<StandingRow[]> {
  return standings(db)
    .where('h.company_id', '=', company)
    .orderBy(sql`h.views / nullif(h.median_views, 0) asc nulls last`)
    .orderBy('h.property_id')
    .limit(limit)
    .execute()
}

/** Homes of a company that are compared, and how many of them have advice. */
export async function countStandings(db: ReadDb, company: number): Promise<{ homes: number; advised: number }> {
  const row = await db
    .with('own', () => standings(db).where('h.company_id', '=', company))
    .selectFrom('own')
    .select([
      sql<number>`count(*)::int`.as('homes'),
      sql<number>`(count(*) filter (where own.advice <> '[]'))::int`.as('advised'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

export async function readLeavingSecret(db: ReadDb): Promise<Uint8Array> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'abmelden').executeTakeFirstOrThrow()
  return row.value as Uint8Array
}

/** Companies after the id, in order, whose people get the figures of that month and have not got them. */
export async function findDue(db: ReadDb, month: string, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from company c
    where c.id > ${after} and c.monthly_figures and coalesce(c.figures_sent_for, '') < ${month}
      and exists (select from home_standing h where h.company_id = c.id)
      and exists (select from account a where a.company_id = c.id and a.role = 'agent')
    order by c.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The people of a company with a confirmed account that is not disabled. */
export const findReaders = (db: ReadDb, company: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'language', 'notifications'])
    .where('company_id', '=', company)
    .where('role', '=', 'agent')
    .where('email_confirmed_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()

/** @returns whether the mails of that month were not queued yet; locks the company until the transaction ends */
export async function takeMonth(db: Db, company: number, month: string): Promise<boolean> {
  const row = await db
    .updateTable('company')
    .set({ figures_sent_for: month })
    .where('id', '=', company)
    .where('monthly_figures', '=', true)
    .where(sql<boolean>`coalesce(figures_sent_for, '') < ${month}`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Switches the monthly mail of an account off. */
export async function endFor(db: Db, account: number): Promise<void> {
  await sql`update account set notifications = notifications || '{"figures_email": false}'
    where id = ${account}`.execute(db)
}
