import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { tellsOfAway } from '../db/away.ts'
import { type Jobs, type Queue, TryAgain } from './queue.ts'

/** Minimum interval between log lines about an unreachable database. */
const AWAY_TOLD_MS = 10_000

interface Options {
  /** Whether this process works on jobs, or only queues them. */
  worker: boolean
  /** Created at the start; another queue is created before its first job is queued. */
  queues: readonly Queue[]
}

/** Jobs on pg-boss in the schema `pgboss` of the same database. */
export async function startJobs(url: string, log: Logger, { worker, queues }: Options): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: worker ? 4 : 1, supervise: worker, schedule: worker })
  let toldAt = 0
  boss.on('error', (error) => {
    if (!tellsOfAway(error)) return log.error({ error }, 'jobs')
    // Every queue reports it every second.
    if (Date.now() - toldAt < AWAY_TOLD_MS) return
    toldAt = Date.now()
    log.warn({ reason: error.message }, 'jobs wait for the database')
  })
  const stopping = new AbortController()
  const created = new Set<string>()
  const ensureQueue = async ({ name, retries, waitAtMost, seconds, perKey }: Omit<Queue, 'data'>) => {
    if (created.has(name)) return
    await boss.createQueue(name, {
      policy: perKey === 'only' ? 'exclusive' : 'short',
      retryLimit: retries,
      retryDelay: 5,
      retryBackoff: true,
      ...(waitAtMost && { retryDelayMax: waitAtMost }),
      expireInSeconds: seconds,
    })
    created.add(name)
  }
  await boss.start()
  for (const queue of queues) await ensureQueue(queue)
  return {
    async send(db, queue, data, { key = JSON.stringify(data), afterSeconds } = {}) {
      const options = { singletonKey: key, startAfter: afterSeconds, db: fromKysely(db) }
      const valid = checked(queue, data)
      await ensureQueue(queue)
      await boss.send(queue.name, valid, options)
    },
    async work(queue, handler) {
      const { name, atOnce = 1 } = queue
      const options = { batchSize: 1, localConcurrency: atOnce, pollingIntervalSeconds: 1 }
      await boss.work<object>(name, options, async ([job]) => {
        if (!job) return
        try {
          await handler(checked(queue, job.data), AbortSignal.any([job.signal, stopping.signal]))
        } catch (error) {
          // pg-boss stores the exception with the job and does not log it.
          const isKnown =
            stopping.signal.aborted || error instanceof TryAgain || (error instanceof Error && tellsOfAway(error))
          if (!isKnown) log.error({ error, job: name, id: job.id }, 'a job failed')
          throw error
        }
      })
    },
    async schedule(jobs) {
      const wanted = jobs.flatMap((job) => (job.schedule ?? []).map((entry) => ({ job, ...entry })))
      for (const { name, key } of await boss.getSchedules()) {
        if (!wanted.some((one) => one.job.name === name && (one.key ?? '') === key)) await boss.unschedule(name, key)
      }
      for (const { job, cron, data = {}, key = '' } of wanted) {
        const options = { tz: 'Europe/Vienna', key, singletonKey: key || undefined }
        await boss.schedule(job.name, cron, checked(job, data), options)
      }
    },
    async retry(db, name, id) {
      await boss.retry(name, id, { db: fromKysely(db) })
    },
    async remove(db, name, id) {
      await boss.deleteJob(name, id, { db: fromKysely(db) })
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** @throws Error that names the job and the problem, never the values */
function checked<D extends object>({ name, data: schema }: Queue<D>, data: unknown): D {
  const read = schema.safeParse(data)
  if (read.success) return read.data
  throw new Error(`the data of a job ${name} are wrong: ${z.prettifyError(read.error)}`)
}
