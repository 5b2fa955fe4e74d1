/** npm run dev: Astro's dev server with live reload in front of the same API, database and demo. */
import { getRequestListener } from '@hono/node-server'
import { dev } from 'astro'
import type { Connect } from 'vite'
import { createApp } from '../src/server/app.ts'
import { workOnJobs } from '../src/server/jobs/work.ts'
import { createLog, openCtx } from '../src/server/open.ts'
import { readAddress } from '../src/server/pages.ts'
import { projectRoot } from '../src/server/paths.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'
import { seedDemo } from './seed.ts'

/** Requests for our own app; all others are Astro's. */
const OURS = /^\/(api|media|livez|readyz|metrics)(\/|$|\?)/
/** The key of the locals that Astro's dev server reads from a request. */
const LOCALS = Symbol.for('astro.locals')

const config = readEnvironment()
await runUntilAsked(async (signal) => {
  const { ctx, work, lost, close } = await openCtx(config, 'server', createLog(config), signal)
  await seedDemo(work, signal).catch(async (error) => {
    await close()
    throw error
  })
  if (!config.DATABASE_URL) await workOnJobs(work)
  const listener = getRequestListener(createApp(ctx, null).fetch, { overrideGlobalObjects: false })
  const middleware: Connect.NextHandleFunction = (req, res, next) => {
    if (OURS.test(req.url ?? '')) return void listener(req, res)
    const asked = readAddress(`http://${req.headers.host}${req.url}`)
    req.url = asked.address
    Reflect.set(req, LOCALS, { ctx, requestId: 'dev', ...asked })
    next()
  }
  const server = await dev({
    root: projectRoot(),
    server: { host: config.HOST, port: config.PORT },
    integrations: [],
    vite: {
      plugins: [{ name: 'klinke:api', configureServer: (vite) => void vite.middlewares.use(middleware) }],
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
