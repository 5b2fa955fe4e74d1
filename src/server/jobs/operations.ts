import * as declared from '../../domain/jobs/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { JOB_NAMES, listQueues, removeJob, retryJob, runNow } from './admin.ts'
import { findJobs } from './repository.ts'

/** Operations by which administrators see and steer background work. */
export const jobOperations = [
  run(declared.listQueues, async (ctx) => ({ data: await listQueues(ctx) })),
  run(declared.listJobs, ({ db }, _visitor, { query }) => findJobs(db, query, JOB_NAMES)),
  run(declared.runJob, async (ctx, visitor, { params }) => {
    await runNow(ctx, visitor, params.name)
    return say(visitor, 'answer.job_run')
  }),
  run(declared.retryJob, async (ctx, visitor, { params }) => {
    await retryJob(ctx, visitor, params.name, params.id)
    return say(visitor, 'answer.job_retried')
  }),
  run(declared.removeJob, async (ctx, visitor, { params }) => {
    await removeJob(ctx, visitor, params.name, params.id)
    return say(visitor, 'answer.job_removed')
  }),
]
