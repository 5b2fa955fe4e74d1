import { sql } from 'kysely'
import type { ProjectState } from '../../domain/listings/states.ts'
import type { Db } from '../ctx.ts'

const state = sql<ProjectState>`case when j.deleted_at is not null then 'ended'
  when j.withheld_at is not null then 'withheld' else 'published' end`
/** From the read model: its index by project is small. */
const homes = sql<number>`(select count(*)::int from listing l where l.projekt = j.id and l.state <> 'deleted')`
const published = sql<number>`(select count(*)::int from property_search s where s.projekt = j.id)`

export const PROJECT_COLUMNS = { state, homes }

/** Projects with their company; the caller adds filters. */
export const projects = (db: Db) =>
  db
    .selectFrom('project as j')
    .innerJoin('company as c', 'c.id', 'j.company_id')
    .select(['j.id', 'j.titel', 'j.ort', 'j.status', 'j.company_id', 'c.firma', 'j.first_seen_at'])
    .select(['j.title_slug', 'j.withheld_at', 'j.withheld_reason'])
    .select([state.as('state'), homes.as('homes'), published.as('published')])

export async function lockProject(db: Db, id: number) {
  return db
    .selectFrom('project')
    .select(['id', 'company_id', 'titel', 'withheld_at', 'withheld_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function writeWithheld(
  db: Db,
  id: number,
  values: { withheld_at: Date | null; withheld_reason: string | null },
): Promise<void> {
  await db.updateTable('project').set(values).where('id', '=', id).execute()
}

export async function countStates(db: Db, id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from listing where projekt = ${id} group by state order by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
