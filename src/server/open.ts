import path from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { SearchPort } from '../search/port.ts'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import { connect } from './db/connect.ts'
import { findRunning, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { startJobs } from './jobs/pg-boss.ts'
import { createKeeper } from './keep.ts'
import { folderStorage } from './media/folder.ts'
import { createPostgresSearch } from './search/postgres.ts'
import { type StartContext, startColumnsSearch } from './search/start.ts'

/**
 * - `server`  answers visitors: owns the embedded database, holds the search in memory, sends jobs and, on the
 *             embedded database, works on them
 * - `worker`  works on jobs, on a database of yours
 * - `command` does one thing and ends; it joins the database of a server that runs on the same folder
 */
export type Role = 'server' | 'worker' | 'command'

export interface Opened {
  ctx: Ctx
  /** Closes everything in the opposite order. */
  close(): Promise<void>
}

/**
 * Ten minutes do not change a market; within an hour nobody waits for the new figures. Cards, which are the most of it,
 * take some 3 kB each.
 */
const KEPT = { freshMs: 10 * 60_000, staleMs: 50 * 60_000, most: 8_000 }

/** Opens all that has state, migrates the database, and fills the search. Whatever was opened is closed when a step fails. */
export async function openCtx(config: Config, role: Role, log: Logger = createLog(config)): Promise<Opened> {
  const closers: (() => Promise<unknown>)[] = []
  let closing = false
  const close = async () => {
    closing = true
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const url = await openDatabase(config, role, log, closers)
    const onError = (error: Error) => {
      if (!closing) log.warn({ reason: error.message }, 'a database connection was lost')
    }
    const db = connect(url, { onError })
    closers.push(() => db.destroy())
    const migrated = await migrate(db)
    if (migrated.length) log.info({ migrated }, 'the database was migrated')
    const inMemory = role === 'server' && config.SEARCH_ENGINE === 'columns'
    const search = inMemory
      ? await openColumns({ db, log, url, folder: config.DATA_DIR }, closers)
      : createPostgresSearch(db)
    const works = role === 'worker' || (role === 'server' && !config.DATABASE_URL)
    const jobs = await startJobs(url, log, { worker: works })
    closers.push(() => jobs.stop())
    const storage = folderStorage(path.resolve(config.DATA_DIR, 'media'))
    const kept = createKeeper({ clock: () => ctx.clock(), ...KEPT })
    const ctx: Ctx = { config, log, db, search, jobs, storage, kept, clock: () => new Date() }
    return { ctx, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openColumns(ctx: StartContext, closers: (() => Promise<unknown>)[]): Promise<SearchPort> {
  const { search, stop } = await startColumnsSearch(ctx)
  closers.push(stop)
  return search
}

async function openDatabase(
  config: Config,
  role: Role,
  log: Logger,
  closers: (() => Promise<unknown>)[],
): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL
  const running = role === 'command' ? findRunning(config.DATA_DIR) : null
  if (running) return running
  if (role === 'worker')
    throw new Error('A worker needs a DATABASE_URL; with the embedded database the server works on jobs.')
  const embedded = await startEmbedded(config.DATA_DIR, { log: (line) => log.debug({ line }, 'postgres') })
  closers.push(() => embedded.stop())
  return embedded.url
}

/** @param destination standard output, unless tests read along */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const pretty = config.NODE_ENV === 'development' && process.stdout.isTTY
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    // Errors are logged as `error`, with their stack.
    serializers: { error: pino.stdSerializers.err },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  }
  if (destination) return pino(options, destination)
  const target = { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }
  return pino({ ...options, ...(pretty && { transport: target }) })
}
