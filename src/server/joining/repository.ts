import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Page, PageQuery } from '../../domain/admin/list.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import type { Application } from '../db/types.generated.ts'

export type ApplicationRow = Selectable<Application>

export async function insertApplication(db: Db, row: Insertable<Application>): Promise<ApplicationRow> {
  return db.insertInto('application').values(row).returningAll().executeTakeFirstOrThrow()
}

export const findApplication = (db: ReadDb, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  db.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** One application at a time becomes a company, so that two of one name are told from each other. */
export async function lockAcceptance(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(716320)`.execute(db)
}

export async function updateApplication(db: Db, id: number, values: Updateable<Application>): Promise<void> {
  await db.updateTable('application').set(values).where('id', '=', id).execute()
}

export interface ApplicationQuery extends PageQuery {
  q?: string | undefined
  state?: ApplicationRow['state'] | undefined
}

export function findApplications(
  db: ReadDb,
  query: ApplicationQuery,
): Promise<Page<Pick<ApplicationRow, 'id' | 'state' | 'firma' | 'ort' | 'name' | 'software' | 'created_at'>>> {
  const { q, state } = query
  let rows = db.selectFrom('application').select(['id', 'state', 'firma', 'ort', 'name', 'software', 'created_at'])
  if (state) rows = rows.where('state', '=', state)
  if (q) {
    const like = within(q)
    rows = rows.where(({ or, eb }) =>
      or([eb('firma', 'ilike', like), eb('name', 'ilike', like), eb('email', 'ilike', like), eb('ort', 'ilike', like)]),
    )
  }
  return pageOf(db, query, rows, { sorts: { created_at: sql`created_at`, firma: sql`lower(firma)` }, id: sql`id` })
}

/** Removes decided applications after the promised time; a company keeps its own data. */
export async function deleteDecided(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('application').where('decided_at', '<', before).execute()
}

/** How many applications wait for a decision, and since when. */
export async function countOpen(db: ReadDb): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('application')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

/** The applications under an address, oldest first. */
export const findApplicationsOf = (db: ReadDb, email: string) =>
  db.selectFrom('application').selectAll().where('email', '=', email).orderBy('id').execute()

/** An accepted one stays until its time: it says who agreed to the terms for the company. */
export async function deleteApplicationsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('application').where('email', '=', email).where('state', '<>', 'accepted').execute()
}
