import { sql } from 'kysely'
import type { ProjectQuery } from '../../domain/listings/project.ts'
import type { ProjectState } from '../../domain/listings/states.ts'
import { PRICE_LIMITS, type PriceLimit } from '../../domain/projects/filter.ts'
import { UNIT_RULES } from '../../domain/projects/quality.ts'
import type { ReadDb } from '../ctx.ts'
import { pageOf } from '../db/page.ts'

const state = sql<ProjectState>`case when j.deleted_at is not null and j.by_hand then 'deleted'
  when j.deleted_at is not null then 'ended'
  when j.withheld_at is not null then 'withheld' else 'published' end`
/** From the read model: its index by project is small. */
const homes = sql<number>`(select count(*)::int from listing l where l.projekt = j.id and l.state <> 'deleted')`
const views = sql<number>`(select coalesce(sum(l.views), 0)::int from listing l
  where l.projekt = j.id and l.state <> 'deleted')`
const inquiries = sql<number>`((select coalesce(sum(l.inquiries), 0) from listing l
  where l.projekt = j.id and l.state <> 'deleted')
  + (select count(*) from inquiry i where i.project_id = j.id and i.status <> 'spam'))::int`
const published = sql<number>`(select count(*)::int from property_search s where s.projekt = j.id)`

export type ProjectFilter = Pick<ProjectQuery, 'q' | 'stand' | 'fortschritt' | 'bundesland' | 'preis' | 'anbieter'>
type UnitRule = (typeof UNIT_RULES)[number]

/** Projects with their company; the caller adds filters. */
export const projects = (db: ReadDb) =>
  db
    .selectFrom('project as j')
    .innerJoin('company as c', 'c.id', 'j.company_id')
    .select(['j.id', 'j.titel', 'j.ort', 'j.status', 'j.company_id', 'c.firma', 'j.first_seen_at'])
    .select(['j.title_slug', 'j.withheld_at', 'j.withheld_reason', 'j.fertigstellung', 'j.strasse', 'j.beschreibung'])
    .select([state.as('state'), homes.as('homes'), published.as('published')])
    .select([views.as('views'), inquiries.as('inquiries')])

/** Projects with a published unit within a price. As for visitors, prices in other currencies do not count. */
const within = ({ art, bis }: PriceLimit) => sql<boolean>`exists (select from property_search s
  join property h on h.id = s.id
  where s.projekt = j.id and h.waehrung = 'EUR' and ${sql.ref(art === 'kauf' ? 's.preis_kauf' : 's.preis_miete')} <= ${bis})`

/** The projects of a list. @param companies every id must be the project's */
function matching(db: ReadDb, query: ProjectFilter, companies: readonly (number | undefined)[]) {
  let rows = projects(db)
  for (const id of companies) if (id !== undefined) rows = rows.where('j.company_id', '=', id)
  if (query.fortschritt?.length) rows = rows.where('j.status', 'in', query.fortschritt)
  if (query.bundesland?.length) rows = rows.where('j.bundesland', 'in', query.bundesland)
  const price = PRICE_LIMITS.get(query.preis ?? '')
  if (price) rows = rows.where(within(price))
  if (query.stand?.length) rows = rows.where(state, 'in', query.stand)
  if (query.q) rows = rows.where(sql<boolean>`strpos(lower(concat_ws(' ', j.titel, j.ort)), lower(${query.q})) > 0`)
  return rows
}

/**
 * A page of projects.
 * @param companies every id must be the project's
 * @param among ids of which each is one; null: all that match
 */
export async function findProjects(
  db: ReadDb,
  query: ProjectQuery,
  companies: readonly (number | undefined)[],
  among: readonly number[] | null,
) {
  const sorts = {
    ...{ titel: sql.ref('j.titel'), neu: sql.ref('j.first_seen_at'), objekte: homes },
    ...{ aufrufe: views, anfragen: inquiries },
  }
  const rows = matching(db, query, companies)
  const some = among ? rows.where(sql<boolean>`j.id = any(${[...among]}::bigint[])`) : rows
  return pageOf(db, query, some, { sorts, id: sql.ref('j.id') })
}

/** The projects with these ids, in this order. */
export async function findProjectsInOrder(db: ReadDb, ids: readonly number[]) {
  const rows = await projects(db)
    .where(sql<boolean>`j.id = any(${[...ids]}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What the score of a project follows from, besides its units. */
export type Judged = Awaited<ReturnType<typeof judged>>[number]

/** The projects of a list, with what their score follows from. @param companies every id must be the project's */
export const judged = (db: ReadDb, query: ProjectFilter, companies: readonly (number | undefined)[]) =>
  matching(db, query, companies)
    .clearSelect()
    .select(['j.id', 'j.status', 'j.beschreibung', 'j.fertigstellung', 'j.strasse'])
    .execute()

/** The ids of all that match, at most so many. @param companies every id must be the project's */
export async function findMatchingProjects(
  db: ReadDb,
  query: ProjectFilter,
  companies: readonly (number | undefined)[],
  limit: number,
): Promise<number[]> {
  const rows = matching(db, query, companies).clearSelect().select('j.id').orderBy('j.id').limit(limit)
  return (await rows.execute()).map(({ id }) => id)
}

/** What decides whether an act changes a project. */
export interface BulkProject {
  id: number
  company_id: number
  titel: string
  removed: boolean
  withheld: boolean
  reason: string | null
  hand_fields: number
  /** The portal keeps it from visitors: its agents cannot change that. */
  restricted: boolean
}

export async function findBulkProjects(db: ReadDb, ids: readonly number[]): Promise<BulkProject[]> {
  const { rows } = await sql<BulkProject>`
    select id, company_id, titel, by_hand and deleted_at is not null as removed, withheld_at is not null as withheld,
      withheld_reason as reason, (select count(*)::int from jsonb_object_keys(hand)) as hand_fields,
      exists (select from notice n where n.project_id = project.id and n.decision in ('withheld', 'ended')
        and n.lifted_at is null) as restricted
    from project where id = any(${[...ids]}::bigint[]) order by id`.execute(db)
  return rows
}

/** Of each project the units that visitors find, and how many of them lack nothing of a rule. */
export async function findUnitFacts(
  db: ReadDb,
  ids: readonly number[],
): Promise<({ id: number; units: number } & Record<UnitRule, number>)[]> {
  const complete = UNIT_RULES.map(
    (rule) => sql`count(*) filter (where not missing @> ${[rule]}::text[])::int as ${sql.ref(rule)}`,
  )
  const { rows } = await sql<{ id: number; units: number } & Record<UnitRule, number>>`
    select projekt as id, count(*)::int as units, ${sql.join(complete)} from listing
    where projekt = any(${[...ids]}::bigint[]) and state = 'published' group by projekt`.execute(db)
  return rows
}

export async function countStates(db: ReadDb, id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from listing where projekt = ${id} group by state order by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
