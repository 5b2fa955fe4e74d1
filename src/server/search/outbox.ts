import { type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { SearchRow } from '../../domain/search/row.ts'
import { type Change, type ChangeId, NO_CHANGE } from '../../search/port.ts'
import { refuseBadRow } from '../../search/segments/draft.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { readSearchRows } from './read-model.ts'

/*
 * The outbox (decision 35): a trigger records each change of property_search with its transaction's number, without a
 * lock. Transactions do not end in the order of their numbers, so a reader takes only settled rows: those of
 * transactions below search_outbox_end(), the oldest running one. No row can appear among them later. A position is
 * `transaction:row:time`, such as `7311:42:1700000000.123456`. The time distinguishes changes of equal numbers: in
 * another database, or in this one after a crash that lost its last moments.
 */
const settled = sql<boolean>`tx < (select search_outbox_end())`
const position = sql<ChangeId>`tx || ':' || id || ':' || extract(epoch from at)`

/** An engine takes about a tenth of a millisecond per change; between two batches the server answers visitors. */
const BATCH = 50

export interface ChangeBatch {
  /** Each property once, in its current state. */
  changes: Change[]
  /** The last change that was read: the position to continue from. Equal to `from` when there was none. */
  at: ChangeId
  /** Whether there may be more. */
  more: boolean
  /** Whether this is a standby that has not replayed the change `from` yet: a reader of another one waits for it. */
  behind: boolean
  /** Whether changes after `from` may have been trimmed, or never existed here: a reader at `from` must start again. */
  gap: boolean
}

interface Note {
  kept: boolean
  behind: boolean
  at: ChangeId | null
  property_id: number
}

/** Up to 50 settled changes of published properties after `from`, in the order of their transactions. */
export async function readChanges(db: ReadDb, from: ChangeId, log?: Logger): Promise<ChangeBatch> {
  const { rows } = await sql<Note>`
    select kept, behind, note.at, note.property_id
    from (select ${isKept(from)} as kept, ${isAhead(from)} as behind) as own
      left join lateral (select ${position} as at, property_id from search_outbox
        where (tx, id) > ${place(from)} and ${settled} order by tx, id limit ${sql.lit(BATCH)}) as note on true`.execute(
    db,
  )
  const behind = rows[0]?.kept === false && rows[0].behind
  const gap = !rows[0]?.kept && !behind
  const notes = rows.filter(({ at }) => at !== null)
  const changes = await changesOf(
    db,
    notes.map((note) => note.property_id),
    log,
  )
  return { changes, at: notes.at(-1)?.at ?? from, more: notes.length === BATCH, gap, behind }
}

/**
 * Tells whether a reader at this position can continue. Trimming removes the oldest changes and never the last settled
 * one: if ours is gone, others after it may be gone too. If no transaction has its number yet, the database was restored
 * from another cluster, whose transactions had higher numbers. It need not be asked again whether ours is settled: it was
 * when it was read, and search_outbox_end() may fall below it for a moment, when a transaction of another database ends
 * between the two things that it reads.
 */
export async function hasChange(db: ReadDb, at: ChangeId): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`select ${isKept(at)} as kept`.execute(db)
  return rows[0]?.kept === true
}

function isKept(at: ChangeId): RawBuilder<boolean> {
  if (at === NO_CHANGE) return sql`true`
  return sql`exists (select from search_outbox
    where (tx, id) = ${place(at)} and ${position} = ${at} and tx < pg_snapshot_xmax(pg_current_snapshot()))`
}

/** On a standby, a change that is not settled here may come; on the primary it is from another database. */
function isAhead(at: ChangeId): RawBuilder<boolean> {
  if (at === NO_CHANGE) return sql`false`
  return sql`(select pg_is_in_recovery() and ${partsOf(at).tx}::xid8 >= search_outbox_end())`
}

/** Committed changes that are not settled yet. `readChanges` returns them again later. */
export async function readUnsettled(db: ReadDb, log?: Logger): Promise<Change[]> {
  const { rows } = await sql<{ property_id: number }>`select property_id from search_outbox
    where tx >= (select search_outbox_end()) and tx < pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
  return changesOf(
    db,
    rows.map((row) => row.property_id),
    log,
  )
}

async function changesOf(db: ReadDb, properties: readonly number[], log?: Logger): Promise<Change[]> {
  const ids = [...new Set(properties)]
  const good = ids.length ? (await readSearchRows(db, ids)).filter((row) => isGood(row, log)) : []
  const found = new Map(good.map((row) => [row.id, row]))
  return ids.map((id) => ({ id, row: found.get(id) ?? null }))
}

/** An invalid row, which only a manual change in the database can create, must not hide all others. */
export function isGood(row: SearchRow, log?: Logger): boolean {
  try {
    refuseBadRow(row)
    return true
  } catch (error) {
    log?.error({ error, property: row.id }, 'a property cannot be searched for')
    return false
  }
}

/** The last settled change. A later read of property_search contains it and all earlier ones. */
export async function lastChange(db: ReadDb): Promise<ChangeId> {
  const { rows } = await sql<{ at: ChangeId }>`select ${position} as at from search_outbox
    where ${settled} order by tx desc, id desc limit 1`.execute(db)
  return rows[0]?.at ?? NO_CHANGE
}

/** The number of settled changes after `from`. */
export async function countChanges(db: ReadDb, from: ChangeId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from search_outbox
    where (tx, id) > ${place(from)} and ${settled}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Notifies the followers after many changes at once. Other changes are found by polling. */
export async function announceChanges(db: Db): Promise<void> {
  await sql`select pg_notify('search_outbox', '')`.execute(db)
}

/**
 * Call it first in a transaction that is always rolled back: readers of the outbox do not wait for it (migration 0014).
 */
export async function passOver(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(716303)`.execute(tx)
}

/**
 * Removes changes older than a day, always the first ones in their order, so that a reader whose last change exists has
 * missed none. The last settled one stays: readers use it to determine their position. Rows from a restored dump with
 * transaction numbers that this cluster has not reached are removed too; no one reads them.
 */
export async function trimOutbox(db: Db): Promise<void> {
  await sql`with settled as (select tx, id, at from search_outbox where ${settled}),
      first as (
        select tx, id from (
          (select tx, id from settled where at > now() - interval '1 day' order by tx, id limit 1)
          union all (select tx, id from settled order by tx desc, id desc limit 1)
        ) as kept order by tx, id limit 1)
    delete from search_outbox note
    where (tx, id) < (select tx, id from first) or tx >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}

function place(at: ChangeId): RawBuilder<unknown> {
  const { tx, id } = partsOf(at)
  return sql`(${tx}::xid8, ${id}::bigint)`
}

/** @throws Error for an invalid position */
function partsOf(at: ChangeId): { tx: string; id: string } {
  const [, tx, id] = /^(\d+):(\d+):[\d.]+$/.exec(at) ?? []
  if (!tx || !id) throw new Error(`${at} is no position in the outbox`)
  return { tx, id }
}
