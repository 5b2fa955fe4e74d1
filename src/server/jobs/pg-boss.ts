import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { tellsOfAway } from '../db/away.ts'
import { KEEP_ALIVE } from '../db/connect.ts'
import { currentOrigin, runFor } from '../tracing/origin.ts'
import { currentCarrier, inSpan } from '../tracing/span.ts'
import { type Jobs, type Queue, TryAgain } from './queue.ts'

/** Minimum interval between log lines about an unreachable database. */
const AWAY_TOLD_MS = 10_000

/** Beside the data of a job: the request that caused it. It is no part of the data, nor of the key that follows from them. */
const ORIGIN = '_origin'
const originSchema = z.object({ requestId: z.string().optional(), traceparent: z.string().optional() })

interface Options {
  /** Whether this process works on jobs, or only queues them. */
  worker: boolean
  /** Created at the start; another queue is created before its first job is queued. */
  queues: readonly Queue[]
}

/** Jobs on pg-boss in the schema `pgboss` of the same database. */
export async function startJobs(url: string, log: Logger, { worker, queues }: Options): Promise<Jobs> {
  const pool = { connectionString: url, max: worker ? 4 : 1, ...KEEP_ALIVE }
  const boss = new PgBoss({ ...pool, supervise: worker, schedule: worker })
  let toldAt = Number.NEGATIVE_INFINITY
  boss.on('error', (error) => {
    if (!tellsOfAway(error)) return log.error({ error }, 'jobs')
    // Every queue reports it every second.
    if (performance.now() - toldAt < AWAY_TOLD_MS) return
    toldAt = performance.now()
    log.warn({ reason: error.message }, 'jobs wait for the database')
  })
  const stopping = new AbortController()
  const created = new Set<string>()
  const ensureQueue = async ({ name, retries, waitAtMost, seconds, perKey }: Omit<Queue, 'data'>) => {
    if (created.has(name)) return
    const options = {
      retryLimit: retries,
      retryDelay: 5,
      retryBackoff: true,
      ...(waitAtMost && { retryDelayMax: waitAtMost }),
      expireInSeconds: seconds,
    }
    await boss.createQueue(name, { policy: perKey === 'only' ? 'exclusive' : 'short', ...options })
    // One that an earlier version has created keeps its values otherwise, also for the jobs of its schedule.
    await boss.updateQueue(name, options)
    created.add(name)
  }
  await boss.start()
  for (const queue of queues) await ensureQueue(queue)
  return {
    async send(db, queue, data, { key = JSON.stringify(data), afterSeconds } = {}) {
      const options = { singletonKey: key, startAfter: afterSeconds, db: fromKysely(db) }
      const valid = checked(queue, data)
      await ensureQueue(queue)
      const origin = { ...currentOrigin(), ...currentCarrier() }
      await boss.send(queue.name, Object.keys(origin).length ? { ...valid, [ORIGIN]: origin } : valid, options)
    },
    async work(queue, handler) {
      const { name, atOnce = 1 } = queue
      const options = { batchSize: 1, localConcurrency: atOnce, pollingIntervalSeconds: 1 }
      await boss.work<object>(name, options, async ([job]) => {
        if (!job) return
        const { [ORIGIN]: sent, ...data } = job.data as Record<string, unknown>
        const origin = originSchema.safeParse(sent).data
        const signal = AbortSignal.any([job.signal, stopping.signal])
        const began = performance.now()
        // A job without a request, such as one of a schedule, is found by its own id.
        await runFor({ requestId: origin?.requestId ?? job.id, job: name }, async () => {
          try {
            const attributes = { 'klinke.job.id': job.id }
            await inSpan(`job ${name}`, { kind: 'consumer', parent: origin, attributes }, () =>
              handler(checked(queue, data), signal),
            )
            log[origin?.requestId ? 'info' : 'debug'](
              { job: name, id: job.id, ms: Math.round(performance.now() - began) },
              'a job is done',
            )
          } catch (error) {
            // pg-boss stores the exception with the job and does not log it.
            const isKnown =
              stopping.signal.aborted || error instanceof TryAgain || (error instanceof Error && tellsOfAway(error))
            if (!isKnown) log.error({ error, job: name, id: job.id }, 'a job failed')
            throw error
          }
        })
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
