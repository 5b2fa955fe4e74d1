/** npm run worker: works on jobs beside servers that share a DATABASE_URL. */
import { workOnJobs } from '../src/server/jobs/handlers.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment, stopOnSignal } from './environment.ts'

try {
  const { ctx, close } = await openCtx(readEnvironment(), 'worker')
  await workOnJobs(ctx)
  stopOnSignal(close)
  ctx.log.info('the worker takes jobs')
} catch (error) {
  fail(error)
}
