import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Person } from '../../domain/auth/user.ts'
import type { AgentFrequency } from '../../domain/search-agents/schemas.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { SearchAgent } from '../db/types.generated.ts'

export type AgentRow = Selectable<SearchAgent>

export const insertAgent = (db: Db, row: Insertable<SearchAgent>): Promise<AgentRow> =>
  db.insertInto('search_agent').values(row).returningAll().executeTakeFirstOrThrow()

/** By its token, or by that of the confirmation mail, whose link stays valid. */
export const readAgentByToken = (db: ReadDb, token: string): Promise<AgentRow | undefined> =>
  db.selectFrom('search_agent').selectAll().where(isKey(token)).executeTakeFirst()

const isKey = (token: string) => sql<boolean>`(token = ${token} or confirm_token = ${token})`

/** Locks the row until the transaction ends. */
export const findAgentByToken = (db: Db, token: string): Promise<AgentRow | undefined> =>
  db.selectFrom('search_agent').selectAll().where(isKey(token)).forUpdate().executeTakeFirst()

/** Locked, so that of two jobs one waits for the other's result. */
export const lockAgent = (db: Db, id: number): Promise<AgentRow | undefined> =>
  db.selectFrom('search_agent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Counts the confirmed agents of an address, which are limited; anyone can create unconfirmed ones, and their mails are
 * limited instead.
 */
export async function countAgents(db: ReadDb, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('search_agent')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Agents of an account, and those for its confirmed address. */
export const findAgentsOf = (db: ReadDb, { userId, address }: Person): Promise<AgentRow[]> =>
  db
    .selectFrom('search_agent')
    .selectAll()
    .where(sql<boolean>`(user_id = ${userId} or email = ${address})`)
    .orderBy('id', 'desc')
    .execute()

/** Confirmed agents for an address, created by the account or by a guest. */
export const findMoving = (db: ReadDb, userId: number, address: string) =>
  db
    .selectFrom('search_agent')
    .select('id')
    .where('email', '=', address)
    .where('confirmed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('user_id', 'is', null)]))
    .execute()

/** @returns their telephone numbers */
export async function deleteAgentsFor(db: Db, address: string): Promise<string[]> {
  const rows = await db.deleteFrom('search_agent').where('email', '=', address).returning('phone').execute()
  return rows.flatMap(({ phone }) => phone ?? [])
}

/** All confirmed agents that are not paused. */
export const findActive = (db: ReadDb) =>
  db
    .selectFrom('search_agent')
    .select(['id', 'criteria', 'active_since'])
    .where('active_since', 'is not', null)
    .execute()

/** The criteria of the same, with the address of their owner. */
export const findSearchers = (db: ReadDb) =>
  db.selectFrom('search_agent').select(['id', 'email', 'criteria']).where('active_since', 'is not', null).execute()

/** Ids of instant agents with waiting hits. */
export async function findInstant(db: ReadDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select a.id from search_agent a
    where a.frequency = 'instant' and a.active_since is not null and exists (
      select from search_agent_hit h where h.search_agent_id = a.id and h.delivered_at is null)
    order by a.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids after `after` of agents whose last digest is older than `due`, in order, in batches. */
export async function findDueAgents(
  db: ReadDb,
  frequency: AgentFrequency,
  due: Date,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('search_agent')
    .select('id')
    .where('frequency', '=', frequency)
    .where('active_since', 'is not', null)
    .where('last_digest_at', '<', due)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateAgent(db: Db, id: number, values: Updateable<SearchAgent>): Promise<AgentRow> {
  return db.updateTable('search_agent').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** @returns its id; null when there was none */
export async function deleteAgent(db: Db, token: string): Promise<number | null> {
  const row = await db.deleteFrom('search_agent').where(isKey(token)).returning('id').executeTakeFirst()
  return row?.id ?? null
}

export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('search_agent').where('confirmed_at', 'is', null).where('created_at', '<', before).execute()
}

/** Deletes old sent hits; a home that returns after that counts as new again. */
export async function deleteTold(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('search_agent_hit').where('delivered_at', '<', before).execute()
}

export interface Hit {
  search_agent_id: number
  property_id: number
  kind: string
  key: string
  created_at: Date
}

/**
 * Stores hits; it leaves out earlier hits and homes that were removed in the meantime. A home that was reported as new
 * is not new again when another company offers it.
 */
export async function insertHits(db: Db, hits: readonly Hit[]): Promise<void> {
  for (let from = 0; from < hits.length; from += 1000) {
    const part = hits.slice(from, from + 1000)
    await sql`with hit as materialized (select * from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as h(search_agent_id bigint, property_id bigint, kind text, key text, created_at timestamptz))
      insert into search_agent_hit (search_agent_id, property_id, kind, key, created_at)
      select h.* from hit h
      where exists (select from property p where p.id = h.property_id)
        and exists (select from search_agent a where a.id = h.search_agent_id)
        and not (h.kind = 'new' and exists (select from property_search own
          join property_search mate on mate.gruppe = own.gruppe and mate.id <> own.id
          where own.id = h.property_id and (
            exists (select from search_agent_hit told where told.search_agent_id = h.search_agent_id
              and told.property_id = mate.id and told.kind = 'new')
            or exists (select from hit other where other.search_agent_id = h.search_agent_id
              and other.property_id = mate.id and other.kind = 'new' and other.property_id < h.property_id))))
      on conflict do nothing`.execute(db)
  }
}

/** The published listings of the same homes by other companies, also of homes that are gone. */
export async function findMates(db: ReadDb, ids: readonly number[]): Promise<{ property_id: number; mate: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ property_id: number; mate: number }>`
    select own.property_id, s.id as mate from home_listing own
      join home_listing other on other.home = own.home and other.property_id <> own.property_id
      join property_search s on s.id = other.property_id
    where own.property_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** For each of these agents, how many homes on offer it has found as new since then; agents without any are missing. */
export async function countNewHits(
  db: ReadDb,
  ids: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('search_agent_hit as hit')
    .innerJoin('property_search as home', 'home.id', 'hit.property_id')
    .select(({ fn }) => ['hit.search_agent_id as id', fn.countAll<number>().as('count')])
    .where('hit.search_agent_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('hit.kind', '=', 'new')
    .where('hit.created_at', '>=', since)
    .groupBy('hit.search_agent_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

export const findWaiting = (db: ReadDb, agentId: number) =>
  db
    .selectFrom('search_agent_hit')
    .select(['id', 'property_id', 'kind'])
    .where('search_agent_id', '=', agentId)
    .where('delivered_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Forgets the waiting hits of other homes: the agent has not told them, so they may become hits again. */
export async function deleteWaiting(db: Db, agentId: number, exceptHomes: readonly number[]): Promise<void> {
  await db
    .deleteFrom('search_agent_hit')
    .where('search_agent_id', '=', agentId)
    .where('delivered_at', 'is', null)
    .where(sql<boolean>`property_id <> all(${[...exceptHomes]}::bigint[])`)
    .execute()
}

export async function setDelivered(db: Db, agentId: number, upTo: number, at: Date): Promise<void> {
  await db
    .updateTable('search_agent_hit')
    .set({ delivered_at: at })
    .where('search_agent_id', '=', agentId)
    .where('id', '<=', upTo)
    .where('delivered_at', 'is', null)
    .execute()
}
