/**
 * npm run worker: processes jobs next to servers that share a DATABASE_URL. With WORKER_PORT it answers monitors
 * (/livez, /readyz, /metrics).
 */
import { workOnJobs } from '../src/server/jobs/work.ts'
import { listenForMonitors } from '../src/server/main.ts'
import { createLog, openCtx } from '../src/server/open.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'

const config = readEnvironment()
await runUntilAsked(async (signal) => {
  const { ctx, close } = await openCtx(config, 'worker', createLog(config), signal)
  const monitors = config.WORKER_PORT === undefined ? null : await listenForMonitors(ctx, config.WORKER_PORT)
  await workOnJobs(ctx)
  ctx.log.info({ ...(monitors && { monitors: monitors.port }) }, 'the worker takes jobs')
  return {
    async stop() {
      ctx.log.info('the worker stops: jobs in flight end first')
      await monitors?.stop()
      await close()
      ctx.log.info('the worker has stopped')
    },
  }
})
