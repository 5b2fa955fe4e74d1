import type { Ctx } from '../ctx.ts'
import { timed } from '../performance/record.ts'
import { JOBS } from './all.ts'

/** Starts to work on every kind of job, and to queue those with a schedule. */
export async function workOnJobs(ctx: Ctx): Promise<void> {
  for (const job of JOBS) {
    await ctx.jobs.work(job, (data, signal) =>
      timed(ctx, 'job', 'job_failure', () => job.run(ctx, data, signal), job.name),
    )
    if (job.atStart) await ctx.jobs.send(ctx.db, job, {})
  }
  await ctx.jobs.schedule(JOBS)
}
