import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import compression from 'compression'
import { createApp, type Web } from './app.ts'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import { workOnJobs } from './jobs/handlers.ts'
import { createLog, openCtx } from './open.ts'
import { loadPages } from './pages.ts'
import { projectPath } from './paths.ts'
import { warmUp } from './warm-up.ts'

/** How long requests in flight may take to end when the process is asked to stop. */
const GRACE_MS = 15_000
/**
 * A visitor looks for longer than Node's five seconds before he changes a filter, and a new connection costs him two or
 * three journeys to the server; longer than proxies keep theirs (a minute), or they meet one that is just closing.
 */
const KEEP_ALIVE_MS = 75_000

export interface Running {
  address: string
  stop(): Promise<void>
}

/**
 * Opens everything and serves. Resolves when visitors are answered.
 * @param options.prepare runs before the first visitor, on an open database
 */
export async function serve(config: Config, options: { prepare?: (ctx: Ctx) => Promise<void> } = {}): Promise<Running> {
  const log = createLog(config)
  await refuseTakenPort(config)
  const { ctx, close } = await openCtx(config, 'server', log)
  try {
    await options.prepare?.(ctx)
    if (!config.DATABASE_URL) await workOnJobs(ctx)
    const web = { pages: await loadPages(), files: projectPath('dist/client') }
    const { address, local, stop } = await listen(ctx, web)
    log.info({ address }, 'Klinke answers')
    const stopped = new AbortController()
    void warmUp(local, log, stopped.signal)
    return {
      address,
      async stop() {
        stopped.abort()
        log.info('Klinke stops: requests and jobs in flight end first')
        await stop()
        await close()
        log.info('Klinke has stopped')
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Answers on HOST and PORT (0: any free one) until stopped; requests in flight end first. `local` needs no proxy. */
export async function listen(ctx: Ctx, web: Web | null): Promise<Running & { local: string }> {
  const listener = getRequestListener(createApp(ctx, web).fetch, { overrideGlobalObjects: false })
  const compress = compression()
  const server = createServer((req, res) => {
    // The library is written for Express, whose request and response are these with more on top.
    compress(req as never, res as never, () => void listener(req, res))
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const port = await bind(server, ctx.config)
  return {
    address: ctx.config.SITE_URL.replace(/:0$/, `:${port}`),
    local: `http://${localHost(ctx.config)}:${port}`,
    stop: () => closeServer(server),
  }
}

/** A name of this machine; what listens everywhere is reached by the loopback. */
function localHost({ HOST }: Config): string {
  if (HOST === '0.0.0.0' || HOST === '::') return 'localhost'
  return HOST.includes(':') ? `[${HOST}]` : HOST
}

function bind(server: Server, { HOST, PORT }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken ? new Error(`Port ${PORT} is taken by another program. Choose another with PORT=4322 npm start.`) : error,
      )
    })
    server.listen(PORT, HOST, () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : PORT)
    })
  })
}

/** Says so before a database is opened and a catalogue is made for nobody. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer()
  await bind(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

/** Takes no new requests, lets those in flight end, then closes what still hangs. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(late)
}
