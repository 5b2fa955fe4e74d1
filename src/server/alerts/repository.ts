import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { PropertyEvent } from './event.ts'

/** Makes other processes that work on events wait until this transaction ends. */
export async function lockEvents(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('property_event', 0))`.execute(db)
}

/** Prevents the processing of events until this transaction ends, and waits for a process that is working on them. */
export async function holdEvents(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('property_event', 0))`.execute(db)
}

/** The oldest events. */
export async function findEvents(db: ReadDb, limit: number): Promise<PropertyEvent[]> {
  const { rows } = await sql<PropertyEvent>`select id, property_id, kind, home, at from property_event
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function deleteEvents(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from property_event where id = any(${[...ids]}::bigint[])`.execute(db)
}
