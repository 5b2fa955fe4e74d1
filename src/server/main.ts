import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp, createMonitorApp, type Web } from './app.ts'
import { takesTools } from './assistant/model/connect.ts'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import { startSftp } from './feeds/sftp/server.ts'
import { headersFor } from './http/headers.ts'
import { limitArrival } from './http/limits/arrival.ts'
import { limitPace } from './http/limits/pace.ts'
import { compressAnswers } from './http/pages/compress.ts'
import { workOnJobs } from './jobs/work.ts'
import { createLog, openCtx } from './open.ts'
import { loadPages } from './pages.ts'
import { projectPath } from './paths.ts'
import { warmUp } from './warm-up.ts'

/** How long running requests may take to end when the process is asked to stop. */
const GRACE_MS = 15_000
const IDLE_MS = 100
/** How long an aborted start may take to end cleanly. */
const GIVE_UP_MS = 5_000
/**
 * A visitor looks for longer than Node's five seconds before they change a filter, and a new connection costs two or
 * three round trips; it is also longer than proxies keep theirs (a minute), which would otherwise use a connection that
 * is just closing.
 */
const KEEP_ALIVE_MS = 75_000

/** Maximum time for the headers of a request; a browser sends them at once. */
const HEADERS_MS = 10_000
/** Interval of the check for slow connections; Node's default of half a minute would be added to every limit. */
const CHECK_MS = 1_000

export interface Running {
  address: string
  /**
   * Running requests and jobs end first; long requests are aborted after a grace period, or when `grace` is aborted.
   */
  stop(grace?: AbortSignal): Promise<void>
}

export interface ServeOptions {
  /** Runs before the first visitor, on an open database. */
  prepare?: (ctx: Ctx, signal?: AbortSignal) => Promise<void>
  /** Aborts the start: opened resources are closed, and no request is served. */
  signal?: AbortSignal
  /** Without pages it serves only health, API and media. */
  pages?: boolean
  /** `web` leaves jobs to workers. */
  role?: 'server' | 'web'
}

/**
 * Opens everything and serves. Resolves when visitors get answers.
 * @returns also `lost`, which resolves when the process can no longer recover
 */
export async function serve(
  config: Config,
  { prepare, signal, pages = true, role = 'server' }: ServeOptions = {},
): Promise<Running & { lost: Promise<Error> }> {
  const log = createLog(config)
  await refuseTakenPort(config)
  const { ctx, work, lost, close } = await openCtx(config, role, log, signal)
  try {
    if (prepare) await unlessAborted(prepare(work, signal), signal)
    if (role === 'server') await workOnJobs(work)
    const web = pages ? { pages: await loadPages(config.SITE_URL), files: projectPath('dist/client') } : null
    signal?.throwIfAborted()
    const sftp = await startSftp(ctx)
    const { address, local, stop } = await listen(ctx, web)
    log.info({ address }, 'Klinke answers')
    if (config.NODE_ENV === 'production' && !config.OPERATOR_FILE)
      log.warn('OPERATOR_FILE is not set: the imprint shows the data of an example company')
    const stopped = new AbortController()
    void warmUp(local, log, stopped.signal)
    if (ctx.config.LLM_MODEL) void takesTools(ctx)
    return {
      address,
      lost,
      async stop(grace) {
        stopped.abort()
        log.info('Klinke stops: requests and jobs in flight end first')
        await Promise.all([stop(grace), sftp?.stop()])
        await close()
        log.info('Klinke has stopped')
      },
    }
  } catch (error) {
    if (signal?.aborted) log.info('Klinke stops before it has answered anybody')
    await close().catch((failure) => log.warn({ error: failure }, 'not everything could be closed'))
    throw error
  }
}

/** Waits for the work; after an abort, it has a moment to end by itself before the database closes. */
async function unlessAborted(work: Promise<void>, signal?: AbortSignal): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => void setTimeout(reject, GIVE_UP_MS, signal?.reason)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  await Promise.race([work, late]).finally(() => signal?.removeEventListener('abort', giveUp))
  signal?.throwIfAborted()
}

/** Answers on HOST and PORT (0: any free one) until stopped; running requests end first. `local` bypasses proxies. */
export async function listen(ctx: Ctx, web: Web | null): Promise<Running & { local: string }> {
  let draining = false
  const listener = getRequestListener(createApp(ctx, web, () => draining).fetch)
  const compress = compressAnswers()
  const setHeaders = headersFor(ctx.config)
  let stopping = false
  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (req, res) => {
    // Here, so that answers without a route, such as early refusals, have them too.
    setHeaders(res, req.url ?? '')
    limitPace(req, res)
    limitArrival(req, ctx.config.REQUEST_SECONDS)
    // A client that sends request after request would otherwise keep its connection open forever.
    if (stopping) res.setHeader('Connection', 'close')
    compress(req, res, () => void listener(req, res))
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = Math.min(HEADERS_MS, ctx.config.REQUEST_SECONDS * 1000)
  // The time for a body depends on the route: limitArrival.
  server.requestTimeout = 0
  const port = await bind(server, ctx.config)
  return {
    address: ctx.config.SITE_URL.replace(/:0$/, `:${port}`),
    local: `http://${localHost(ctx.config)}:${port}`,
    async stop(grace) {
      draining = true
      if (ctx.config.DRAIN_SECONDS) await drained(ctx.config.DRAIN_SECONDS, grace)
      stopping = true
      await closeServer(server, grace)
    },
  }
}

/**
 * Answers monitors on HOST and WORKER_PORT: health, and metrics with their token.
 * @returns the port, and how to stop
 */
export async function listenForMonitors(ctx: Ctx, port: number): Promise<{ port: number; stop(): Promise<void> }> {
  const setHeaders = headersFor(ctx.config)
  const listener = getRequestListener(createMonitorApp(ctx).fetch)
  const server = createServer({ requestTimeout: HEADERS_MS }, (req, res) => {
    setHeaders(res, req.url ?? '')
    void listener(req, res)
  })
  const bound = await bind(server, { HOST: ctx.config.HOST, PORT: port }, 'WORKER_PORT')
  return { port: bound, stop: () => closeServer(server) }
}

/** Resolves when a proxy has noticed /readyz, or at a second signal. */
async function drained(seconds: number, grace?: AbortSignal): Promise<void> {
  await sleep(seconds * 1000, undefined, { signal: grace }).catch(() => {})
}

/** A name of this machine; a server on all interfaces is reachable by the loopback. */
function localHost({ HOST }: Config): string {
  if (HOST === '0.0.0.0' || HOST === '::') return 'localhost'
  return HOST.includes(':') ? `[${HOST}]` : HOST
}

function bind(server: Server, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>, setting = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new Error(`Port ${PORT} is taken by another program. Choose another with ${setting}=${PORT + 1}.`)
          : error,
      )
    })
    server.listen(PORT, HOST, () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : PORT)
    })
  })
}

/** Reports it before a database is opened and a catalogue is created in vain. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer()
  await bind(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

/** Accepts no new requests, lets running ones end, then closes the remaining connections. */
async function closeServer(server: Server, grace = new AbortController().signal): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Also those that become idle after the running request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS)
  const cut = () => server.closeAllConnections()
  const late = setTimeout(cut, GRACE_MS)
  grace.addEventListener('abort', cut)
  if (grace.aborted) cut()
  await closed
  clearInterval(idle)
  grace.removeEventListener('abort', cut)
  clearTimeout(late)
}
