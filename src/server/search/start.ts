import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { type ColumnsSearch, createColumnsSearch } from '../../search/engine.ts'
import { type ChangeId, NO_CHANGE, type SearchReader } from '../../search/port.ts'
import { threadWorkshop } from '../../search/threads/threads.ts'
import type { Db } from '../ctx.ts'
import { rebuildFromDatabase, startFollowing } from './follow.ts'
import { loadSnapshot, type SnapshotContext, saveSnapshot } from './snapshot.ts'

export interface StartContext {
  db: Db
  log: Logger
  /** The database URL for a connection with LISTEN. */
  url: string
  /** The folder for the snapshot. */
  folder: string
}

export interface StartedSearch {
  search: SearchReader
  /** Stops following, writes a snapshot for the next start, and closes the engine. */
  stop(): Promise<void>
}

/** A more recent snapshot needs fewer changes from the outbox; writing one moves 250 MB per million homes. */
const SNAPSHOT_MS = 15 * 60_000

/**
 * The search in memory: filled from the snapshot of the last run or else from the database; then it follows the outbox.
 * Resolves when it can answer.
 */
export async function startColumnsSearch({ db, log, url, folder }: StartContext): Promise<StartedSearch> {
  const onError = (error: unknown) => log.error({ error }, 'the search could not merge its changes')
  const search = createColumnsSearch({ workshop: threadWorkshop(), onError })
  const ctx: SnapshotContext = { db, search, log, file: path.resolve(folder, 'search.snapshot') }
  try {
    mkdirSync(folder, { recursive: true })
    const began = performance.now()
    const isLoaded = await loadSnapshot(ctx)
    if (!isLoaded) await rebuildFromDatabase(ctx)
    log.info(
      { ms: Math.round(performance.now() - began), from: isLoaded ? 'snapshot' : 'database' },
      'the search is filled',
    )
    const following = await startFollowing({ db, search, log, url })
    const keeping = keepSnapshots(ctx, isLoaded ? search.state().at : null)
    return {
      search,
      async stop() {
        await following.stop()
        await keeping.stop()
        await search.close()
      },
    }
  } catch (error) {
    await search.close()
    throw error
  }
}

/** Writes a snapshot now, at intervals, and at the end, if something has changed since the last one. */
function keepSnapshots(ctx: SnapshotContext, saved: ChangeId | null): { stop(): Promise<void> } {
  let savedAt = saved
  let last: Promise<void> = Promise.resolve()
  const save = () => {
    last = last
      .then(() => saveIfChanged(ctx, ctx.search, savedAt))
      .then((at) => {
        savedAt = at
      })
  }
  save()
  const timer = setInterval(save, SNAPSHOT_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      save()
      await last
    },
  }
}

/** @returns the position of the newest snapshot. A failed write only makes the next start slower. */
async function saveIfChanged(ctx: SnapshotContext, search: ColumnsSearch, savedAt: ChangeId | null) {
  const { at } = search.state()
  if (at === savedAt || at === NO_CHANGE) return savedAt
  try {
    const began = performance.now()
    const saved = await saveSnapshot(ctx)
    ctx.log.debug({ ...saved, ms: Math.round(performance.now() - began) }, 'a snapshot of the search was written')
    return saved.at
  } catch (error) {
    ctx.log.warn({ error }, 'no snapshot of the search could be written')
    return savedAt
  }
}
