import { sql } from 'kysely'
import type { SearchRow } from '../../domain/search/row.ts'
import type { HitKind } from '../../domain/search-agents/schemas.ts'
import type { Db } from '../ctx.ts'

export interface PropertyEvent {
  id: number
  property_id: number
  kind: HitKind
  /** The home at that moment. */
  home: SearchRow
  at: Date
}

/** The oldest events that nobody else works on, locked until the transaction ends. */
export async function takeEvents(db: Db, limit: number): Promise<PropertyEvent[]> {
  const { rows } = await sql<PropertyEvent>`select id, property_id, kind, home, at from property_event
    order by id limit ${limit} for update skip locked`.execute(db)
  return rows
}

export async function deleteEvents(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from property_event where id = any(${[...ids]}::bigint[])`.execute(db)
}
