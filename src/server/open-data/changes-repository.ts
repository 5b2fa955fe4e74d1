import { type RawBuilder, sql } from 'kysely'
import { BEGINNING } from '../../domain/open-data/changes.ts'
import type { Db, ReadDb } from '../ctx.ts'

/*
 * The public log of changes (decision 93). As in the outbox of the search (decision 35), a row carries its transaction's
 * number, and a reader takes settled rows only: those below search_outbox_end(), among which no row can appear later. A
 * position is `transaction-home-microseconds` of the last row that was read. The time distinguishes rows of equal
 * numbers, after a crash that lost the last moments, or in another database.
 */
const settled = sql<boolean>`c.tx < (select search_outbox_end())`
const position = sql<string>`c.tx || '-' || c.property_id || '-' || (extract(epoch from c.at) * 1000000)::bigint`

/** How long a row stays that a later one replaces, and with it the positions that name it. */
const KEPT_DAYS = 30

export interface ChangeRow {
  position: string
  property_id: number
  at: Date
}

/** Up to `limit` settled changes after a position, in their order. */
export async function findChanges(db: ReadDb, after: string, limit: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`select ${position} as position, c.property_id, c.at from home_change c
    where (c.tx, c.property_id) > ${place(after)} and ${settled} order by c.tx, c.property_id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Whether a reader at this position has missed nothing: its row exists, and was not written by another database. */
export async function hasPosition(db: ReadDb, at: string): Promise<boolean> {
  if (at === BEGINNING) return true
  const { rows } = await sql<{ kept: boolean }>`select exists (select from home_change c
    where (c.tx, c.property_id) = ${place(at)} and ${position} = ${at}
      and c.tx < pg_snapshot_xmax(pg_current_snapshot())) as kept`.execute(db)
  return rows[0]?.kept === true
}

/** The position of the last settled change. */
export async function lastPosition(db: ReadDb): Promise<string> {
  const { rows } = await sql<{ position: string }>`select ${position} as position from home_change c
    where ${settled} order by c.tx desc, c.property_id desc limit 1`.execute(db)
  return rows[0]?.position ?? BEGINNING
}

/** Those of the homes that are published by an agency that allows open data. */
export async function findOpen(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from property_search s join company k on k.id = s.anbieter
    where s.id = any(${[...ids]}::bigint[]) and k.allow_open_data`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Removes rows of more than 30 days that a later one of the same home replaces. Rows from a restored dump whose numbers
 * this cluster has not reached would never be read: they are written again, as changes of now.
 */
export async function trimChanges(db: Db): Promise<void> {
  await sql`with foreign_rows as (
      delete from home_change where tx >= pg_snapshot_xmax(pg_current_snapshot()) returning property_id)
    insert into home_change (property_id) select distinct property_id from foreign_rows on conflict do nothing`.execute(
    db,
  )
  await sql`delete from home_change c
    where c.at < now() - make_interval(days => ${KEPT_DAYS}) and exists (
      select from home_change later
      where later.property_id = c.property_id and later.tx > c.tx and later.tx < (select search_outbox_end()))`.execute(
    db,
  )
}

/** A position as the pair by which the log is ordered. */
export function place(at: string): RawBuilder<unknown> {
  const [tx = '0', home = '0'] = at.split('-')
  return sql`(${tx}::xid8, ${home}::bigint)`
}
