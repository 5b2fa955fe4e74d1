import { type Insertable, sql } from 'kysely'
import type { AuditQuery } from '../../domain/audit/audit.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { endOf, startOf } from '../db/conditions.ts'
import type { Audit } from '../db/types.generated.ts'

export async function insertAct(db: Db, row: Insertable<Audit>): Promise<void> {
  await db.insertInto('audit').values(row).execute()
}

/**
 * Ids follow time, except for acts of the same moments: their transactions end in any order. So a border in time is a
 * border of ids with this margin, and a filter; without it PostgreSQL would read every row that is newer.
 */
const MARGIN = 1_000

/** @param company only acts of this company; null: all */
export function findActs(db: ReadDb, company: number | null, query: AuditQuery, count: number) {
  const { actor_id, entity, entity_id, act, from, to, before } = query
  let rows = db.selectFrom('audit').selectAll()
  if (company !== null) rows = rows.where('company_id', '=', company)
  if (actor_id !== undefined) rows = rows.where('actor_id', '=', actor_id)
  if (entity !== undefined) rows = rows.where('entity', '=', entity)
  if (entity_id !== undefined) rows = rows.where('entity_id', '=', entity_id)
  if (act !== undefined) rows = rows.where('act', '=', act)
  if (before !== undefined) rows = rows.where('id', '<', before)
  if (from !== undefined) {
    const begin = startOf(from)
    const first = sql<number>`(select id from audit where at >= ${begin} order by at limit 1)`
    rows = rows.where('at', '>=', begin).where('id', '>=', sql<number>`${first} - ${MARGIN}`)
  }
  if (to !== undefined) {
    const end = endOf(to)
    const last = sql<number>`(select id from audit where at < ${end} order by at desc limit 1)`
    rows = rows.where('at', '<', end).where('id', '<=', sql<number>`${last} + ${MARGIN}`)
  }
  return rows.orderBy('id', 'desc').limit(count).execute()
}

/** What a person did, oldest first. Names and values are left out: they are those of others. */
export const findActsOf = (db: ReadDb, actor: number) =>
  db
    .selectFrom('audit')
    .select(['at', 'act', 'entity', 'entity_id'])
    .where('actor_id', '=', actor)
    .orderBy('id')
    .execute()

/** Names of accounts that still exist. */
export async function findNames(db: ReadDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Titles of projects. */
export async function findProjectNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('project').select(['id', 'titel']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, titel }) => [id, titel]))
}

/** The currencies of homes, also of deleted ones. */
export async function findCurrencies(db: ReadDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('property').select(['id', 'waehrung']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, waehrung }) => [id, waehrung]))
}

/** Names of persons of agencies. */
export async function findAgentNames(db: ReadDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('agent').select(['id', 'titel', 'vorname', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, titel, vorname, name }) => [id, [titel, vorname, name].filter(Boolean).join(' ')]))
}

/** Every person who acted, also those whose account is gone, by their last name in the audit. */
export async function findActors(db: ReadDb): Promise<{ id: number; name: string }[]> {
  // One look into the index for each person, instead of reading every act.
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive actor as (
      (select actor_id as id from audit where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit where actor_id > actor.id order by actor_id limit 1) from actor
      where actor.id is not null
    )
    select actor.id, (select actor_name from audit where actor_id = actor.id order by id desc limit 1) as name
    from actor where actor.id is not null order by name, id`.execute(db)
  return rows
}

/** Every person who acted on records of a company, also admins and former colleagues, by their last name there. */
export async function findActorsOn(db: ReadDb, company: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with last as (
      select actor_id, max(id) as id from audit where company_id = ${company} and actor_id is not null
      group by actor_id
    )
    select last.actor_id as id, a.actor_name as name
    from last join audit a on a.id = last.id order by a.actor_name, last.actor_id`.execute(db)
  return rows
}

export async function findActNames(db: ReadDb): Promise<string[]> {
  const { rows } = await sql<{ act: string }>`
    with recursive name as (
      (select act from audit order by act limit 1)
      union all
      select (select act from audit where act > name.act order by act limit 1) from name where name.act is not null
    )
    select act from name where act is not null order by act`.execute(db)
  return rows.map(({ act }) => act)
}

/**
 * Deletes at most `count` acts before a time, within a transaction: the trigger lets only a transaction delete that
 * says so. @returns how many
 */
export async function deleteActs(db: Db, before: Date, count: number): Promise<number> {
  await sql`select set_config('klinke.audit_purge', 'on', true)`.execute(db)
  const old = db.selectFrom('audit').select('id').where('at', '<', before).orderBy('at').limit(count)
  const { numDeletedRows } = await db.deleteFrom('audit').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
