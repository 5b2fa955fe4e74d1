import { type DestinationStream, type Logger, pino, destination as writeTo } from 'pino'
import type { SearchReader } from '../search/port.ts'
import { followBorders, refreshBorders } from './boundaries/current.ts'
import { flushFigures } from './business/count.ts'
import { type Caches, createCaches } from './caches.ts'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import { connect } from './db/connect.ts'
import { findRunning, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openStandbys, type StandbyOptions, type Standbys } from './db/standbys/standbys.ts'
import { createCompiler } from './exposes/compiler.ts'
import { createPress } from './exposes/press.ts'
import { startJobs } from './jobs/pg-boss.ts'
import { flushViews } from './listings/views.ts'
import { createDecoder } from './media/decoder.ts'
import { flushMeasured, record } from './performance/record.ts'
import { startSampling } from './performance/sample.ts'
import { measuredSearch } from './performance/search.ts'
import { createPostgresSearch } from './search/postgres.ts'
import { type StartContext, startColumnsSearch } from './search/start.ts'
import { openStorages } from './storage/open.ts'
import { currentOrigin } from './tracing/origin.ts'
import { currentTraceId } from './tracing/span.ts'
import { startTracing } from './tracing/start.ts'

/**
 * - `server`  does all in one: owns the embedded database, answers visitors, holds the search in memory, works on jobs
 * - `web`     answers visitors, on a database of yours, and leaves jobs to workers
 * - `worker`  works on jobs, on a database of yours
 * - `command` does one thing and ends; it joins the database of a server that runs on the same folder
 */
export type Role = 'server' | 'web' | 'worker' | 'command'

export interface Opened {
  ctx: Ctx
  /**
   * The same for work without a waiting visitor (jobs, imports, filling a database): its statements have no time limit.
   * In processes without visitors it is `ctx` itself.
   */
  work: Ctx
  /** Resolves when the embedded database has ended for good: this process cannot recover. */
  lost: Promise<Error>
  /**
   * Closes everything in reverse order; a failure does not prevent the rest from closing.
   * @throws the first failure
   */
  close(): Promise<void>
}

/**
 * Opens everything with state, migrates the database, and fills the search. When a step fails, or `signal` aborts, it
 * closes what it has opened.
 */
export async function openCtx(
  config: Config,
  role: Role,
  log: Logger = createLog(config),
  signal?: AbortSignal,
): Promise<Opened> {
  const closers: (() => Promise<unknown>)[] = []
  let closing = false
  const close = async () => {
    closing = true
    const failures: unknown[] = []
    for (const closer of closers.splice(0).reverse()) await closer().catch((error) => failures.push(error))
    if (failures.length) throw failures[0]
  }
  try {
    const tracing = await startTracing(config, role, log)
    if (tracing) closers.push(() => tracing.stop())
    const { url, direct, lost } = await openDatabase(config, role, { log, signal }, closers)
    signal?.throwIfAborted()
    const onError = (error: Error) => {
      if (!closing) log.warn({ reason: error.message }, 'a database connection was lost')
    }
    const patient = connect(direct, { onError })
    closers.push(() => patient.destroy())
    const migrated = await migrate(patient)
    if (migrated.length) log.info({ migrated }, 'the database was migrated')
    signal?.throwIfAborted()
    await refreshBorders(patient)
    const hasVisitors = role === 'server' || role === 'web'
    const caches = createCaches(() => ctx.clock())
    const onSlow = (ms: number) => record(ctx, 'slow_statement', ms)
    const statementMs = config.STATEMENT_SECONDS * 1000
    const limits = { onError, onSlow, statementMs, pooled: direct !== url }
    const db = hasVisitors ? connect(url, limits) : patient
    if (hasVisitors) closers.push(() => db.destroy())
    const standbys = hasVisitors ? await openReaders(config, url, { ...limits, log, caches }, closers) : undefined
    if (role !== 'command') {
      const following = followBorders({ db: patient, log })
      closers.push(() => following.stop())
    }
    const inMemory = hasVisitors && config.SEARCH_ENGINE === 'columns'
    const engine = inMemory
      ? await openColumns(
          {
            db: standbys?.following ?? patient,
            primary: patient,
            log,
            url: standbys ? undefined : direct,
            folder: config.DATA_DIR,
            port: config.DATABASE_URL ? config.PORT : 0,
          },
          closers,
        )
      : createPostgresSearch(standbys?.db ?? db)
    const search = measuredSearch(engine, (ms) => record(ctx, 'search', ms))
    signal?.throwIfAborted()
    const works = role === 'worker' || role === 'server'
    // Closed after the jobs, some of which wait for a picture.
    const pictures = createDecoder()
    closers.push(() => pictures.close())
    const onFallback = (reason: string) =>
      log.warn({ reason }, 'exposes are set by the WASM compiler: slower, without previews and PDF/UA')
    const exposes = createPress({}, createCompiler({ onFallback }))
    closers.push(() => exposes.close())
    // A command queues few kinds of jobs. The code of all others would take 40 MB of its memory.
    const queues = role === 'command' ? [] : (await import('./jobs/all.ts')).JOBS
    const jobs = await startJobs(direct, log, { worker: works, queues })
    closers.push(() => jobs.stop())
    const parts = { ...openStorages(config), pictures, exposes, caches, clock: () => new Date() }
    const ctx: Ctx = { config, log, db, direct: patient, standbys, search, jobs, ...parts }
    // While the database is away, the last counts are lost, and the process ends as it should.
    const tellLost = (error: Error) => log.warn({ reason: error.message }, 'the last counts were not written')
    if (hasVisitors) {
      closers.push(() => flushViews(ctx).catch(tellLost))
      closers.push(() => flushFigures(ctx).catch(tellLost))
    }
    closers.push(() => flushMeasured({ db: patient, caches }).catch(tellLost))
    if (role !== 'command') {
      const stop = startSampling(ctx)
      closers.push(async () => stop())
    }
    const own = { db: patient, standbys: undefined, search: inMemory ? search : createPostgresSearch(patient) }
    const work = hasVisitors ? { ...ctx, ...own } : ctx
    return { ctx, work, lost, close }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

/** @returns undefined without standbys */
async function openReaders(
  { DATABASE_READ_URL: urls, DATABASE_READ_LAG_SECONDS: lag }: Config,
  primary: string,
  { caches, ...options }: Omit<StandbyOptions, 'lagMaxMs'> & { caches: Caches },
  closers: (() => Promise<unknown>)[],
): Promise<Standbys | undefined> {
  if (!urls) return undefined
  const onSwitch = () => {
    // Their versions are row numbers, equal on every copy of one primary, but not on one that lost its last changes.
    caches.cards.clear()
    caches.marks.clear()
  }
  const standbys = await openStandbys(urls, primary, { ...options, lagMaxMs: lag * 1000, onSwitch })
  closers.push(() => standbys.stop())
  return standbys
}

async function openColumns(ctx: StartContext, closers: (() => Promise<unknown>)[]): Promise<SearchReader> {
  const { search, stop } = await startColumnsSearch(ctx)
  closers.push(stop)
  return search
}

const NEVER = new Promise<never>(() => {})

async function openDatabase(
  config: Config,
  role: Role,
  { log, signal }: { log: Logger; signal?: AbortSignal },
  closers: (() => Promise<unknown>)[],
): Promise<{ url: string; direct: string; lost: Promise<Error> }> {
  const { DATABASE_URL: own } = config
  if (own) return { url: own, direct: config.DATABASE_DIRECT_URL ?? own, lost: NEVER }
  const running = role === 'command' ? findRunning(config.DATA_DIR) : null
  if (running) return { url: running, direct: running, lost: NEVER }
  if (role === 'worker' || role === 'web') {
    const other = role === 'web' ? 'npm start does all in one' : 'the server works on jobs'
    throw new Error(`npm run ${role} needs a DATABASE_URL; with the embedded database ${other}.`)
  }
  const embedded = await startEmbedded(config.DATA_DIR, {
    signal,
    log: (line) => log.debug({ line }, 'postgres'),
    onLost: (words) => log.error({ words }, 'the database went away and is started again'),
    onBack: (ms) => log.warn({ ms }, 'the database answers again'),
    onWait: (seconds) =>
      log.warn({ seconds }, 'the database repeats its log after a crash, and answers when it is done'),
  })
  closers.push(() => embedded.stop())
  return { ...embedded, direct: embedded.url }
}

/** @param destination standard output, except in tests that read the log */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const pretty = config.NODE_ENV === 'development' && process.stdout.isTTY
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    mixin: presentIds,
    // Errors are logged as `error`, with their stack.
    serializers: { error: withoutValues },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  }
  if (destination) return pino(options, destination)
  if (!pretty) return pino(options, standardOutput())
  const target = { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }
  return pino({ ...options, transport: target })
}

/** The ids by which the lines of one request, and of the jobs that it caused, are found. */
function presentIds(): object {
  const traceId = currentTraceId()
  return traceId ? { ...currentOrigin(), traceId } : { ...currentOrigin() }
}

/** Maximum bytes of log lines that wait for a full disk; later ones are lost. */
const LINES_BYTES = 1_000_000

/** A failed log line must not cause a refusal; when there is space again, logging continues. */
function standardOutput(): DestinationStream {
  const stream = writeTo({ dest: 1, sync: true, maxLength: LINES_BYTES })
  stream.on('error', () => {})
  return stream
}

/** PostgreSQL includes refused values in `detail` and `where`: addresses and texts of people. */
function withoutValues(error: Error) {
  const { detail: _detail, where: _where, ...told } = pino.stdSerializers.err(error)
  return told
}
