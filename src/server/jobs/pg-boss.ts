import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { tellsOfAway } from '../db/away.ts'
import type { JobName, Jobs } from './jobs.ts'

/** How each queue treats its jobs: tries, and how many run at once in one process. */
const QUEUES: Record<JobName, { retryLimit: number; expireInSeconds: number; concurrency: number }> = {
  'media.fetch': { retryLimit: 6, expireInSeconds: 180, concurrency: 4 },
  'currency.refresh': { retryLimit: 5, expireInSeconds: 60, concurrency: 1 },
  'mail.send': { retryLimit: 3, expireInSeconds: 180, concurrency: 4 },
  'mail.sweep': { retryLimit: 0, expireInSeconds: 60, concurrency: 1 },
  'mail.clean': { retryLimit: 2, expireInSeconds: 300, concurrency: 1 },
  'notice.send': { retryLimit: 3, expireInSeconds: 60, concurrency: 4 },
  'notice.sweep': { retryLimit: 0, expireInSeconds: 60, concurrency: 1 },
  'alerts.match': { retryLimit: 5, expireInSeconds: 600, concurrency: 1 },
  'alerts.digest': { retryLimit: 2, expireInSeconds: 1800, concurrency: 1 },
  'previews.clean': { retryLimit: 2, expireInSeconds: 1800, concurrency: 1 },
  'properties.expire': { retryLimit: 2, expireInSeconds: 1800, concurrency: 1 },
  'messages.clean': { retryLimit: 2, expireInSeconds: 300, concurrency: 1 },
  'newsletter.send': { retryLimit: 3, expireInSeconds: 1800, concurrency: 1 },
  'auth.clean': { retryLimit: 2, expireInSeconds: 300, concurrency: 1 },
}

/** How often it is told that the database is away. */
const AWAY_TOLD_MS = 10_000

/** Jobs on pg-boss in the schema `pgboss` of the same database. Its queues are made here, before anybody sends. */
export async function startJobs(url: string, log: Logger, { worker }: { worker: boolean }): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: worker ? 4 : 1, supervise: worker, schedule: worker })
  let toldAt = 0
  boss.on('error', (error) => {
    if (!tellsOfAway(error)) return log.error({ error }, 'jobs')
    // Every queue says so every second.
    if (Date.now() - toldAt < AWAY_TOLD_MS) return
    toldAt = Date.now()
    log.warn({ reason: error.message }, 'jobs wait for the database')
  })
  await boss.start()
  for (const [name, { retryLimit, expireInSeconds }] of Object.entries(QUEUES)) {
    // `short`: of jobs with the same key only one waits.
    await boss.createQueue(name, { policy: 'short', retryLimit, retryDelay: 5, retryBackoff: true, expireInSeconds })
  }
  return {
    async send(db, name, data, { key = JSON.stringify(data), afterSeconds } = {}) {
      await boss.send(name, data, { singletonKey: key, startAfter: afterSeconds, db: fromKysely(db) })
    },
    async work(name, handler) {
      const options = { batchSize: 1, localConcurrency: QUEUES[name].concurrency, pollingIntervalSeconds: 1 }
      await boss.work(name, options, async ([job]) => {
        if (job) await handler(job.data as never, job.signal)
      })
    },
    async every(name, cron, data, key = '') {
      await boss.schedule(name, cron, data, { tz: 'Europe/Vienna', key, singletonKey: key || undefined })
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
