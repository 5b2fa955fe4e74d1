import { sql } from 'kysely'
import type { HandState } from '../../domain/listings/state.ts'
import type { Db } from '../ctx.ts'

/** What decides whether an act changes a home. */
export interface BulkHome {
  id: number
  company_id: number
  titel: string
  status: string
  deleted: boolean
  hand: HandState | null
  reason: string | null
  agent_id: number | null
  hand_fields: number
}

export async function findBulkHomes(db: Db, ids: readonly number[]): Promise<BulkHome[]> {
  const { rows } = await sql<BulkHome>`
    select p.id, p.company_id, p.objekttitel as titel, p.status, p.deleted_at is not null as deleted,
      h.state as hand, h.reason, p.agent_id,
      (select count(*)::int from property_hand f where f.property_id = p.id and not p.by_hand) as hand_fields
    from property p left join hand_state h on h.property_id = p.id
    where p.id = any(${[...ids]}::bigint[]) order by p.id`.execute(db)
  return rows
}

export async function findPersonCompany(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('agent').select('company_id').where('id', '=', id).executeTakeFirst()
  return row?.company_id ?? null
}

export async function insertBulk(
  db: Db,
  row: { act: string; company_id: number | null; account_id: number; at: Date; ends_at: Date },
): Promise<number> {
  const { id } = await db.insertInto('bulk_act').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertItem(
  db: Db,
  { bulkId, id, before, after }: { bulkId: number; id: number; before: unknown; after: unknown },
): Promise<void> {
  const row = { bulk_id: bulkId, property_id: id, before: JSON.stringify(before), after: JSON.stringify(after) }
  await db.insertInto('bulk_item').values(row).execute()
}

/** Marks the act as undone, once. @param company null: of any company */
export async function takeBulk(
  db: Db,
  id: number,
  company: number | null,
): Promise<{ act: string; ends_at: Date; undone_at: Date | null } | undefined> {
  return db
    .selectFrom('bulk_act')
    .select(['act', 'ends_at', 'undone_at'])
    .where('id', '=', id)
    .where(sql<boolean>`(${company}::bigint is null or company_id = ${company}::bigint)`)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUndone(db: Db, id: number, undone_at: Date): Promise<void> {
  await db.updateTable('bulk_act').set({ undone_at }).where('id', '=', id).execute()
}

export async function findItems(db: Db, bulkId: number) {
  return db
    .selectFrom('bulk_item')
    .select(['property_id', 'before', 'after'])
    .where('bulk_id', '=', bulkId)
    .orderBy('property_id')
    .execute()
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('bulk_act').where('ends_at', '<', now).execute()
}

/** The person of a home and whether a hand chose them. */
export async function findPerson(
  db: Db,
  id: number,
): Promise<{ agent_id: number | null; hand: boolean; feed: number | null }> {
  const { rows } = await sql<{ agent_id: number | null; hand: boolean; feed: number | null }>`
    select p.agent_id, f.property_id is not null as hand,
      case when f.property_id is null then p.agent_id else (f.feed_value #>> '{}')::bigint end as feed
    from property p left join property_hand f on f.property_id = p.id and f.field = 'agent_id'
    where p.id = ${id}`.execute(db)
  return rows[0] ?? { agent_id: null, hand: false, feed: null }
}

/** Sets the person by hand, or gives them back to the feed. */
export async function writePerson(
  db: Db,
  id: number,
  { agent_id, hand, feed }: { agent_id: number | null; hand: boolean; feed: number | null },
  at: Date,
): Promise<void> {
  if (hand) {
    const value = JSON.stringify(agent_id)
    await db
      .insertInto('property_hand')
      .values({ property_id: id, field: 'agent_id', value, feed_value: JSON.stringify(feed), changed_at: at })
      .onConflict((conflict) => conflict.columns(['property_id', 'field']).doUpdateSet({ value, changed_at: at }))
      .execute()
  } else {
    await db.deleteFrom('property_hand').where('property_id', '=', id).where('field', '=', 'agent_id').execute()
  }
  await db.updateTable('property').set({ agent_id, updated_at: at }).where('id', '=', id).execute()
}
