import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { SearchRow } from '../../domain/search/row.ts'
import { refuseBadRow } from '../../search/draft.ts'
import type { Change, ChangeId } from '../../search/port.ts'
import type { Db } from '../ctx.ts'
import { readSearchRows } from './read-model.ts'

/** An engine takes about a tenth of a millisecond a change; visitors are answered between two batches. */
const BATCH = 50

export interface ChangeBatch {
  /** Each property once, as it is now. */
  changes: Change[]
  /** The last change that was read: where to read on. Equal to `from` when there was nothing. */
  at: ChangeId
  /** Whether there may be more. */
  more: boolean
  /** Whether changes after `from` may have been trimmed away: who was at `from` has to begin anew. */
  gap: boolean
}

/** Up to 50 changes of published properties after `from`, in the order of their transactions. */
export async function readChanges(db: Db, from: ChangeId, log?: Logger): Promise<ChangeBatch> {
  const { rows } = await sql<{ id: number; property_id: number; kept: boolean }>`
    select id, property_id, exists (select from search_outbox where id <= ${from}) as kept
    from search_outbox where id > ${from} order by id limit ${sql.lit(BATCH)}`.execute(db)
  // The newest row is never trimmed. If ours is gone, we were away so long that others may be gone too.
  const gap = from > 0 && rows[0]?.kept === false
  const ids = [...new Set(rows.map((row) => row.property_id))]
  const good = ids.length ? (await readSearchRows(db, ids)).filter((row) => isGood(row, log)) : []
  const found = new Map(good.map((row) => [row.id, row]))
  const changes = ids.map((id): Change => ({ id, row: found.get(id) ?? null }))
  return { changes, at: rows.at(-1)?.id ?? from, more: rows.length === BATCH, gap }
}

/** One bad row, which only a hand in the database can make, must not keep all others from being found. */
export function isGood(row: SearchRow, log?: Logger): boolean {
  try {
    refuseBadRow(row)
    return true
  } catch (error) {
    log?.error({ error, property: row.id }, 'a property cannot be searched for')
    return false
  }
}

export async function lastChange(db: Db): Promise<ChangeId> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from search_outbox`.execute(db)
  return rows[0]?.id ?? 0
}

/** Removes notes that every engine has long read. The newest stays: engines tell by it where they are. */
export async function trimOutbox(db: Db): Promise<void> {
  await sql`delete from search_outbox
    where at < now() - interval '1 day' and id < (select max(id) from search_outbox)`.execute(db)
}
