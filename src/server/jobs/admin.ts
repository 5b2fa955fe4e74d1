import { DomainError } from '../../domain/errors.ts'
import type { JobQueue } from '../../domain/jobs/jobs.ts'
import { recordAct } from '../audit/record.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { JOBS } from './all.ts'
import type { Job } from './job.ts'
import { nextRun } from './next-run.ts'
import { findCounts, findJobs, lockJob } from './repository.ts'

/** The names of our jobs; pg-boss has queues of its own. */
export const JOB_NAMES: readonly string[] = JOBS.map(({ name }) => name)

/** Every queue with its schedules: those with failures first, then by name. */
export async function listQueues({ db, clock }: Ctx): Promise<JobQueue[]> {
  const counts = new Map((await findCounts(db)).map((row) => [row.name, row]))
  const now = clock()
  const queues = JOBS.map(({ name, schedule = [], byHand = false }): JobQueue => {
    const { waiting = 0, retrying = 0, running = 0, failed = 0, last_run, last_failed } = counts.get(name) ?? {}
    return {
      name,
      waiting,
      retrying,
      running,
      failed,
      last_run: last_run?.toISOString() ?? null,
      last_failed: last_failed ?? false,
      schedules: schedule.map(({ cron, key = '' }) => {
        return { key, cron, next_run: nextRun(cron, now)?.toISOString() ?? null }
      }),
      by_hand: byHand !== false,
    }
  })
  const hasFailed = (one: JobQueue) => Number(one.failed + one.retrying > 0)
  return queues.sort((a, b) => hasFailed(b) - hasFailed(a) || (a.name < b.name ? -1 : 1))
}

const about = (act: string, name: string) => ({ act, entity: 'job' as const, entityId: null, label: name })

/** Queues a job now. @throws DomainError record.not_found, job.not_by_hand */
export async function runNow(ctx: Ctx, visitor: SignedInVisitor, name: string): Promise<void> {
  const job: Job | undefined = JOBS.find((one) => one.name === name)
  if (!job) throw new DomainError('record.not_found')
  const { byHand, schedule } = job
  if (!byHand) throw new DomainError('job.not_by_hand')
  await ctx.db.transaction().execute(async (db) => {
    await ctx.jobs.send(db, job, byHand === true ? (schedule?.[0]?.data ?? {}) : byHand)
    await recordAct({ ...ctx, db }, visitor, about('jobs.run', name))
  })
}

/** Tries a failed job again, or one that waits for its next attempt. @throws DomainError record.not_found, job.settled */
export async function retryJob(ctx: Ctx, visitor: SignedInVisitor, name: string, id: string): Promise<void> {
  await onJob(ctx, visitor, { name, id, act: 'jobs.retry', states: ['failed'] }, (db) => ctx.jobs.retry(db, name, id))
}

/** Removes a job that waits or has failed. @throws DomainError record.not_found, job.settled */
export async function removeJob(ctx: Ctx, visitor: SignedInVisitor, name: string, id: string): Promise<void> {
  const states = ['failed', 'waiting', 'retrying'] as const
  await onJob(ctx, visitor, { name, id, act: 'jobs.remove', states }, (db) => ctx.jobs.remove(db, name, id))
}

async function onJob(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { name, id, act, states }: { name: string; id: string; act: string; states: readonly string[] },
  change: (db: Ctx['db']) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const job = JOB_NAMES.includes(name) ? await lockJob(db, name, id) : undefined
    if (!job) throw new DomainError('record.not_found')
    if (!states.includes(job.state)) throw new DomainError('job.settled')
    await change(db).catch(refuseSecond)
    await recordAct({ ...ctx, db }, visitor, { ...about(act, name), before: { state: job.state, data: job.data } })
  })
}

/** Another job with the same key waits: of some kinds there is only one. */
function refuseSecond(error: Error & { code?: string }): never {
  throw error.code === '23505' ? new DomainError('job.settled') : error
}

/** Jobs that failed without a further attempt, and since when; they are kept for a week. */
export async function failedJobs({ db }: Pick<Ctx, 'db'>): Promise<{ count: number; since: Date | null }> {
  const { data, total } = await findJobs(db, { state: 'failed', sort: 'created_at', seite: 1, pro_seite: 1 }, JOB_NAMES)
  return { count: total, since: data[0] ? new Date(data[0].created_at) : null }
}
