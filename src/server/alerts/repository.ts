import { sql } from 'kysely'
import type { Db } from '../ctx.ts'
import type { PropertyEvent } from './event.ts'

/** The oldest events that nobody else works on, locked until the transaction ends. */
export async function takeEvents(db: Db, limit: number): Promise<PropertyEvent[]> {
  const { rows } = await sql<PropertyEvent>`select id, property_id, kind, home, at from property_event
    order by id limit ${limit} for update skip locked`.execute(db)
  return rows
}

export async function deleteEvents(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from property_event where id = any(${[...ids]}::bigint[])`.execute(db)
}
