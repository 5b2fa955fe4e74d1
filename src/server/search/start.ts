import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { type ColumnsSearch, createColumnsSearch } from '../../search/engine.ts'
import { type ChangeId, NO_CHANGE, type SearchReader } from '../../search/port.ts'
import { threadWorkshop } from '../../search/threads/threads.ts'
import type { Db } from '../ctx.ts'
import { rebuildFromDatabase, startFollowing } from './follow.ts'
import { loadSnapshot, type SnapshotContext, saveSnapshot } from './snapshot.ts'

export interface StartContext {
  /** What the search reads: the primary or a standby. */
  db: Db
  /** The primary, where the outbox is trimmed. */
  primary: Db
  log: Logger
  /** The database URL for a connection with LISTEN; a standby has none, and is asked a few times a second. */
  url?: string | undefined
  /** The folder for the snapshot. */
  folder: string
  /** The port of this process, by which its snapshot differs from those of others on this machine; 0 for none. */
  port?: number
}

export interface StartedSearch {
  search: SearchReader
  /** Stops following, writes a snapshot for the next start, and closes the engine. */
  stop(): Promise<void>
}

const SNAPSHOT = 'search.snapshot'
/** A more recent snapshot needs fewer changes from the outbox; writing one moves 250 MB per million homes. */
const SNAPSHOT_MS = 15 * 60_000

/**
 * The search in memory: filled from the snapshot of the last run or else from the database; then it follows the outbox.
 * Resolves when it can answer.
 */
export async function startColumnsSearch({
  db,
  primary,
  log,
  url,
  folder,
  port,
}: StartContext): Promise<StartedSearch> {
  const onError = (error: unknown) => log.error({ error }, 'the search could not merge its changes')
  const search = createColumnsSearch({ workshop: threadWorkshop(), onError })
  const ctx: SnapshotContext = { db, search, log, file: snapshotFile(folder, port) }
  try {
    mkdirSync(folder, { recursive: true })
    const began = performance.now()
    const file = newestSnapshot(folder, ctx.file)
    const isLoaded = await loadSnapshot({ ...ctx, file })
    if (!isLoaded) await rebuildFromDatabase(ctx)
    log.info(
      { ms: Math.round(performance.now() - began), from: isLoaded ? 'snapshot' : 'database' },
      'the search is filled',
    )
    const following = await startFollowing({ db, primary, search, log, ...(url && { url }) })
    const keeping = keepSnapshots(ctx, isLoaded && file === ctx.file ? search.state().at : null)
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

/** Processes that share a folder each write their own file. */
const snapshotFile = (folder: string, port = 0) => path.resolve(folder, port ? `search-${port}.snapshot` : SNAPSHOT)

/**
 * The file to begin with: this process's own one or, on its first start, the newest of another process. Any of them is
 * complete, since it is replaced as a whole.
 */
function newestSnapshot(folder: string, own: string): string {
  if (existsSync(own)) return own
  const found = readdirSync(folder)
    .filter((name) => /^search(?:-\d+)?\.snapshot$/.test(name))
    .map((name) => ({ file: path.resolve(folder, name), at: statSync(path.join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  return found[0]?.file ?? own
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
