/** npm run worker: processes jobs next to servers that share a DATABASE_URL. */
import { workOnJobs } from '../src/server/jobs/work.ts'
import { createLog, openCtx } from '../src/server/open.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'

const config = readEnvironment()
await runUntilAsked(async (signal) => {
  const { ctx, close } = await openCtx(config, 'worker', createLog(config), signal)
  await workOnJobs(ctx)
  ctx.log.info('the worker takes jobs')
  return {
    async stop() {
      ctx.log.info('the worker stops: jobs in flight end first')
      await close()
      ctx.log.info('the worker has stopped')
    },
  }
})
