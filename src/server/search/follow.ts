import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { SearchRow } from '../../domain/search/row.ts'
import type { ChangeId, SearchFeed, SearchReader } from '../../search/port.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { KEEP_ALIVE } from '../db/connect.ts'
import { isGood, lastChange, readChanges, trimOutbox } from './outbox.ts'
import { loadSearchRows } from './read-model.ts'

export interface FollowContext {
  db: ReadDb
  search: SearchFeed & Pick<SearchReader, 'position'>
  log: Logger
  /** The primary, which trims the outbox: `db` may be a standby. */
  primary: Db
  /** The database URL for a connection with LISTEN, which standbys lack. Without it only polling finds changes. */
  url?: string
}

export interface Following {
  stop(): Promise<void>
}

/** How soon a change without a notification is found, such as one home's price: "within a second". */
const POLL_MS = 300
/** How long a standby may lack the last change that the search knows, before the search is filled from it. */
const BEHIND_MS = 60_000
const RECONNECT_MS = 1000
const TRIM_MS = 10 * 60_000

interface RebuildContext {
  db: ReadDb
  search: SearchFeed
  log?: Logger
}

/** Fills the engine with all published properties. @returns the last change that it contains */
export async function rebuildFromDatabase({ db, search, log }: RebuildContext): Promise<ChangeId> {
  // Read before the rows: changes in between come again with the outbox.
  const at = await lastChange(db)
  await search.rebuild(goodRows(loadSearchRows(db), log), at)
  return at
}

async function* goodRows(batches: AsyncIterable<SearchRow[]>, log?: Logger): AsyncGenerator<SearchRow[]> {
  for await (const rows of batches) yield rows.filter((row) => isGood(row, log))
}

/**
 * Keeps an engine up to date: reads the outbox from the engine's position on, in order, a few times a second, and after
 * the notification at the end of an import. It waits for an unreachable database.
 */
export async function startFollowing(ctx: FollowContext): Promise<Following> {
  const { search, log } = ctx
  let position = await search.position()
  const stopped = new AbortController()
  let wake = () => {}
  const listening = ctx.url ? listen(ctx.url, () => wake(), log, stopped.signal) : Promise.resolve()

  const run = async () => {
    let trimmedAt = performance.now()
    let wasAway = false
    let behindSince: number | null = null
    while (!stopped.signal.aborted) {
      // Created before reading, so that a change during the read wakes the next turn at once.
      const { promise: woken, resolve } = Promise.withResolvers<void>()
      wake = resolve
      try {
        const caught = await catchUp(ctx, position, behindSince !== null && performance.now() - behindSince > BEHIND_MS)
        position = caught.position
        behindSince = caught.behind ? (behindSince ?? performance.now()) : null
        if (wasAway) log.info('the search follows the database again')
        wasAway = false
        if (performance.now() - trimmedAt > TRIM_MS) {
          trimmedAt = performance.now()
          await trimOutbox(ctx.primary)
        }
      } catch (error) {
        if (!wasAway && !stopped.signal.aborted) log.warn({ error }, 'the search cannot follow the database')
        wasAway = true
      }
      await Promise.race([woken, pause(POLL_MS, stopped.signal)])
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      wake()
      await Promise.all([running, listening])
    },
  }
}

/**
 * Applies everything after `from`.
 * @returns the new position, and whether the standby has not come to it yet
 * @param impatient fills the search from a standby that is behind, rather than wait for it
 */
async function catchUp(
  ctx: FollowContext,
  from: ChangeId,
  impatient: boolean,
): Promise<{ position: ChangeId; behind: boolean }> {
  const { db, search, log } = ctx
  for (let position = from; ; ) {
    const { changes, at, more, gap, behind } = await readChanges(db, position, log)
    if (behind && !impatient) return { position, behind }
    if (gap || behind) {
      log.warn(
        { position },
        'the outbox no longer has the last change that the search knows: the search is filled again',
      )
      return { position: await rebuildFromDatabase(ctx), behind: false }
    }
    if (changes.length) await search.apply(changes, at)
    position = at
    if (!more) return { position, behind: false }
  }
}

/** Keeps a listening connection, and opens a new one after a failure. */
async function listen(url: string, onChange: () => void, log: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, ...KEEP_ALIVE, connectionTimeoutMillis: 5000 })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    client.on('error', () => end())
    client.on('end', () => end())
    client.on('notification', onChange)
    signal.addEventListener('abort', () => end(), { once: true })
    try {
      await client.connect()
      await client.query('listen search_outbox')
      onChange()
      await ended
    } catch (error) {
      // Polling continues; one line per attempt at this level is enough.
      log.debug({ error }, 'no connection to listen on')
    }
    await client.end().catch(() => {})
    await pause(RECONNECT_MS, signal)
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}
