import type { HandState } from '../../domain/listings/state.ts'
import type { Db, ReadDb } from '../ctx.ts'

export interface StateRow {
  id: number
  company_id: number
  objekttitel: string
  status: string
  status_ab_aktiv_von: 'active' | 'reserved' | null
  agent_id: number | null
  updated_at: Date
  deleted_at: Date | null
  hand: HandState | null
  reason: string | null
  set_at: Date | null
  feed_status: string | null
  feed_later: 'active' | 'reserved' | null
}

/** The state of a home, and the one that a hand has set. */
export async function findState(db: ReadDb, id: number): Promise<StateRow | undefined> {
  return db
    .selectFrom('property as p')
    .leftJoin('hand_state as h', 'h.property_id', 'p.id')
    .select(['p.id', 'p.company_id', 'p.objekttitel', 'p.status', 'p.status_ab_aktiv_von', 'p.agent_id'])
    .select(['p.updated_at', 'p.deleted_at', 'h.state as hand', 'h.reason', 'h.set_at', 'h.feed_status'])
    .select('h.feed_later')
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export async function upsertHandState(
  db: Db,
  property_id: number,
  row: {
    state: HandState
    reason: string | null
    feed_status: string
    feed_later: 'active' | 'reserved' | null
    set_at: Date
  },
): Promise<void> {
  await db
    .insertInto('hand_state')
    .values({ property_id, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
}

/** Notes what the feed says below the hand's state. */
export async function noteFeedState(
  db: Db,
  id: number,
  feed_status: string,
  feed_later: 'active' | 'reserved' | null,
): Promise<void> {
  await db.updateTable('hand_state').set({ feed_status, feed_later }).where('property_id', '=', id).execute()
}

export async function deleteHandState(db: Db, id: number): Promise<void> {
  await db.deleteFrom('hand_state').where('property_id', '=', id).execute()
}

export async function updateStatus(
  db: Db,
  id: number,
  values: { status: string; status_ab_aktiv_von: 'active' | 'reserved' | null; updated_at: Date },
): Promise<void> {
  await db.updateTable('property').set(values).where('id', '=', id).execute()
}
