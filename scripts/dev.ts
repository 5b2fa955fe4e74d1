/** npm run dev: Astro's dev server with live reload in front of the same API, database and demo. */
import { getRequestListener } from '@hono/node-server'
import { dev } from 'astro'
import type { ViteDevServer } from 'vite'
import { workOnJobs } from '../src/server/jobs/work.ts'
import { createLog, openCtx } from '../src/server/open.ts'
import type { PageLocals } from '../src/server/pages.ts'
import { projectPath, projectRoot } from '../src/server/paths.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'
import { seedDemo } from './seed.ts'

/** Requests for our own app; all others are Astro's. */
const OURS = /^\/(api|media|livez|readyz|metrics)(\/|$|\?)/
/** The key of the locals that Astro's dev server reads from a request. */
const LOCALS = Symbol.for('astro.locals')
/** Files below src whose code runs in what is opened once: database, jobs, search. */
const OPENED = /^(?:search|server[\\/](?:db|deliveries|jobs|search|(?:caches|config|open)[.]ts))/

type App = typeof import('../src/server/app.ts')
type Pages = typeof import('../src/server/pages.ts')
type PageCalls = typeof import('../src/server/operations/page-calls.ts')

const config = readEnvironment()
await runUntilAsked(async (signal) => {
  const log = createLog(config)
  const { ctx, work, lost, close } = await openCtx(config, 'server', log, signal)
  await seedDemo(work, signal).catch(async (error) => {
    await close()
    throw error
  })
  await workOnJobs(work)

  /** Puts the API into Vite's server. Its modules are Vite's, as those of the pages, so that both reload on a change. */
  function serveApi(vite: ViteDevServer): void {
    const load = <M>(file: string) => vite.ssrLoadModule(projectPath('src/server', file)) as Promise<M>
    let loaded: App | undefined
    let listener: ReturnType<typeof getRequestListener> | undefined
    vite.middlewares.use(async (req, res, next) => {
      try {
        if (OURS.test(req.url ?? '')) {
          const app = await load<App>('app.ts')
          if (app !== loaded || !listener)
            listener = getRequestListener(app.createApp(ctx, null).fetch, { overrideGlobalObjects: false })
          loaded = app
          return void listener(req, res)
        }
        const { readAddress } = await load<Pages>('pages.ts')
        const { callsOfPage } = await load<PageCalls>('operations/page-calls.ts')
        const asked = readAddress(`http://${req.headers.host}${req.url}`)
        const locals: PageLocals = { ctx, call: callsOfPage(ctx, asked.language), requestId: 'dev', ...asked }
        req.url = asked.address
        Reflect.set(req, LOCALS, locals)
        next()
      } catch (error) {
        next(error)
      }
    })
    vite.watcher.on('change', (file) => {
      const name = file.slice(projectPath('src').length + 1)
      if (OPENED.test(name)) log.warn(`${name} changed, which runs until you start npm run dev again.`)
    })
  }

  const server = await dev({
    root: projectRoot(),
    server: { host: config.HOST, port: config.PORT },
    integrations: [],
    vite: {
      plugins: [{ name: 'klinke:api', configureServer: serveApi }],
      server: { watch: { ignored: ['**/data/**', '**/dist/**'] } },
    },
  })
  return {
    lost,
    async stop() {
      await server.stop()
      await close()
    },
  }
})
