import { sql } from 'kysely'
import type { PageQuery } from '../../domain/admin/list.ts'
import type { ProjectState } from '../../domain/listings/states.ts'
import type { ReadDb } from '../ctx.ts'
import { pageOf } from '../db/page.ts'

const state = sql<ProjectState>`case when j.deleted_at is not null then 'ended'
  when j.withheld_at is not null then 'withheld' else 'published' end`
/** From the read model: its index by project is small. */
const homes = sql<number>`(select count(*)::int from listing l where l.projekt = j.id and l.state <> 'deleted')`
const published = sql<number>`(select count(*)::int from property_search s where s.projekt = j.id)`

export interface ProjectQuery extends PageQuery {
  q?: string | undefined
  stand?: ProjectState | undefined
  fortschritt?: string | undefined
  bundesland?: string | undefined
  anbieter?: number | undefined
}

/** Projects with their company; the caller adds filters. */
export const projects = (db: ReadDb) =>
  db
    .selectFrom('project as j')
    .innerJoin('company as c', 'c.id', 'j.company_id')
    .select(['j.id', 'j.titel', 'j.ort', 'j.status', 'j.company_id', 'c.firma', 'j.first_seen_at'])
    .select(['j.title_slug', 'j.withheld_at', 'j.withheld_reason'])
    .select([state.as('state'), homes.as('homes'), published.as('published')])

/** A page of the projects of one company; every id of `companies` must be the project's. */
export async function findProjects(db: ReadDb, query: ProjectQuery, companies: readonly (number | undefined)[]) {
  let rows = projects(db)
  for (const id of companies) if (id !== undefined) rows = rows.where('j.company_id', '=', id)
  if (query.fortschritt) rows = rows.where('j.status', '=', query.fortschritt)
  if (query.bundesland) rows = rows.where('j.bundesland', '=', query.bundesland)
  if (query.stand) rows = rows.where(state, '=', query.stand)
  if (query.q) rows = rows.where(sql<boolean>`strpos(lower(concat_ws(' ', j.titel, j.ort)), lower(${query.q})) > 0`)
  const sorts = { titel: sql.ref('j.titel'), neu: sql.ref('j.first_seen_at'), objekte: homes }
  return pageOf(db, query, rows, { sorts, id: sql.ref('j.id') })
}

export async function countStates(db: ReadDb, id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from listing where projekt = ${id} group by state order by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
