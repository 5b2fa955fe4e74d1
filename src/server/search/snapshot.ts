import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { ColumnsSearch } from '../../search/engine.ts'
import { type ChangeId, NO_CHANGE } from '../../search/port.ts'
import { readSnapshot, writeSnapshot } from '../../search/snapshot/snapshot.ts'
import type { Db } from '../ctx.ts'
import { countChanges, hasChange, readChanges, readUnsettled } from './outbox.ts'

export interface SnapshotContext {
  db: Db
  search: ColumnsSearch
  log: Logger
  file: string
}

/** Catching up costs about a millisecond per change; beyond this share of all homes a rebuild is faster. */
const BEHIND_SHARE = 0.1
const BEHIND_LEAST = 5000

/**
 * Fills the engine from the snapshot file and the later entries of the outbox. The result must contain exactly the
 * homes of the database; both are read in one database snapshot, so that no writer interferes.
 * @returns false, with the reason in the log, when the engine must be filled from the database instead
 */
export async function loadSnapshot(ctx: SnapshotContext): Promise<boolean> {
  const { db, search, log, file } = ctx
  try {
    const { store, at } = await readSnapshot(file)
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        if (!(await hasChange(tx, at))) throw new Error('it belongs to another database or is too old')
        const behind = await countChanges(tx, at)
        const homes = store.segments.reduce((sum, { size }) => sum + size, 0)
        if (behind > Math.max(BEHIND_LEAST, BEHIND_SHARE * homes)) throw new Error(`it is ${behind} changes behind`)
        search.restore(store, at)
        await catchUp(tx, search, at, log)
        await refuseOther(tx, search)
        return true
      })
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!isMissing) log.warn({ reason: (error as Error).message }, 'the snapshot of the search is not used')
    return false
  }
}

/**
 * Writes the engine's state to the file, concurrently with other work.
 * @throws Error when it cannot be written, or when the outbox has no change yet that identifies it
 */
export async function saveSnapshot({ search, file }: Pick<SnapshotContext, 'search' | 'file'>) {
  const { store, at } = search.state()
  if (at === NO_CHANGE) throw new Error('the outbox has no change yet')
  return { at, bytes: await writeSnapshot(file, store, at) }
}

/**
 * Applies the state of the database: up to its last settled change, and the committed changes beyond it, for the
 * comparison.
 */
async function catchUp(db: Db, search: ColumnsSearch, from: ChangeId, log: Logger): Promise<void> {
  let position = from
  for (let isBehind = true; isBehind; ) {
    const { changes, at, more } = await readChanges(db, position, log)
    if (changes.length) await search.apply(changes, at)
    position = at
    isBehind = more
  }
  await search.apply(await readUnsettled(db, log), position)
}

async function refuseOther(db: Db, search: ColumnsSearch): Promise<void> {
  const { rows } = await sql<{ homes: number; id_sum: number }>`
    select count(*) as homes, coalesce(sum(id), 0)::float8 as id_sum from property_search`.execute(db)
  const [{ homes, id_sum: idSum }] = rows as [{ homes: number; id_sum: number }]
  const own = search.census()
  if (own.homes !== homes || own.idSum !== idSum) {
    throw new Error(`it has ${own.homes} homes instead of ${homes}, or others`)
  }
}
