import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { ColumnsSearch } from '../../search/columns.ts'
import type { ChangeId } from '../../search/port.ts'
import { readSnapshot, writeSnapshot } from '../../search/snapshot.ts'
import type { Db } from '../ctx.ts'
import { lastChange, readChanges } from './outbox.ts'

export interface SnapshotContext {
  db: Db
  search: ColumnsSearch
  log: Logger
  file: string
}

/** Catching up costs about a millisecond a change; beyond this share of all homes building anew is quicker. */
const BEHIND_SHARE = 0.1
const BEHIND_LEAST = 5000

/**
 * Fills the engine from the snapshot file and what the outbox says since. What comes out has to have exactly the homes
 * that the database has; both are read in one view of the database, so that nobody can write in between.
 * @returns false, with the reason in the log, when the engine has to be filled from the database instead
 */
export async function loadSnapshot(ctx: SnapshotContext): Promise<boolean> {
  const { db, search, log, file } = ctx
  try {
    const { store, at, mark } = await readSnapshot(file)
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        if ((await markOf(tx, at)) !== mark) throw new Error('it belongs to another database or is too old')
        const behind = (await lastChange(tx)) - at
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
 * Writes the engine's state to the file, beside whatever else goes on.
 * @throws Error when it cannot be written, or when the outbox has no note yet to tell it by
 */
export async function saveSnapshot({ db, search, file }: Pick<SnapshotContext, 'db' | 'search' | 'file'>) {
  const { store, at } = search.state()
  const mark = async () => {
    const found = await markOf(db, at)
    if (found === null) throw new Error(`the outbox has no change ${at}`)
    return found
  }
  return { at, bytes: await writeSnapshot(file, store, at, mark) }
}

/** When a change was noted, to the microsecond; null when there is no such change. */
async function markOf(db: Db, at: ChangeId): Promise<string | null> {
  const { rows } = await sql<{ mark: string }>`
    select extract(epoch from at)::text as mark from search_outbox where id = ${at}`.execute(db)
  return rows[0]?.mark ?? null
}

async function catchUp(db: Db, search: ColumnsSearch, from: ChangeId, log: Logger): Promise<void> {
  for (let position = from; ; ) {
    const { changes, at, more } = await readChanges(db, position, log)
    if (changes.length) await search.apply(changes, at)
    position = at
    if (!more) return
  }
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
