import { sql } from 'kysely'
import type { HandState } from '../../domain/listings/state.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { NO_PLACE } from '../db/no-place.ts'

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
  /** A hand stands over the order, a kind or a text of the feed's files (isArranged). */
  arranged: boolean
  /** The portal keeps it from visitors: its agents cannot change that. */
  restricted: boolean
}

export async function findBulkHomes(db: ReadDb, ids: readonly number[]): Promise<BulkHome[]> {
  const { rows } = await sql<BulkHome>`
    select p.id, p.company_id, p.objekttitel as titel, p.status, p.deleted_at is not null as deleted,
      h.state as hand, h.reason, p.agent_id,
      (select count(*)::int from property_hand f where f.property_id = p.id and not p.by_hand) as hand_fields,
      not p.by_hand and exists (select from property_media l
        where l.property_id = p.id and l.uploaded_at is null and l.state = 'ready')
        and exists (select from property_picture a
          join property_media l on l.property_id = a.property_id and l.media_hash = a.hash and l.state = 'ready'
          where a.property_id = p.id and a.hidden_at is null and (l.uploaded_at is null or a.place <> ${NO_PLACE}))
        as arranged,
      exists (select from notice n where n.property_id = p.id and n.decision in ('withheld', 'ended')
        and n.lifted_at is null) as restricted
    from property p left join hand_state h on h.property_id = p.id
    where p.id = any(${[...ids]}::bigint[]) order by p.id`.execute(db)
  return rows
}

/** The company of a person who works there; null for one that left. */
export async function findPersonCompany(db: ReadDb, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('agent')
    .select('company_id')
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The person of a home and whether a hand chose them. */
export async function findPerson(
  db: ReadDb,
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
