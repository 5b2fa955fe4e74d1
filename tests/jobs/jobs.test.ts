import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { JOBS } from '../../src/server/jobs/all.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import type { Jobs, Queue } from '../../src/server/jobs/queue.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

const queueOf = (name: string): Queue<{ nr: number }> => ({
  name,
  data: z.strictObject({ nr: z.int() }),
  retries: 2,
  seconds: 60,
})
const counted = queueOf('test.counted')
const failing = queueOf('test.failing')
const strict = queueOf('test.strict')
const only: Queue<{ nr: number }> = { ...queueOf('test.only'), perKey: 'only' }

let database: TestDatabase
let jobs: Jobs
let lines: { level: number; msg: string; job?: string; error?: { message: string } }[]

beforeAll(async () => {
  database = await testDatabase()
  const log = pino(
    { serializers: { error: pino.stdSerializers.err } },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  jobs = await startJobs(database.url, log, { worker: true, queues: [counted, failing, strict, only] })
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

test('a queue that the start did not name is created before its first job, also of two transactions at once', async () => {
  const late = queueOf('test.late')
  const command = await startJobs(database.url, pino({ level: 'silent' }), { worker: false, queues: [] })
  try {
    await Promise.all([1, 2].map((nr) => database.db.transaction().execute((tx) => command.send(tx, late, { nr }))))
  } finally {
    await command.stop()
  }
  const done: number[] = []
  await jobs.work(late, async ({ nr }) => done.push(nr))
  await eventually(() => done.toSorted()).toEqual([1, 2])
  const { rows } = await sql`select policy, retry_limit from pgboss.queue where name = 'test.late'`.execute(database.db)
  expect(rows).toEqual([{ policy: 'short', retry_limit: 2 }])
})

test('a job has the retries and the time of this version, though an earlier one has created its queue', async () => {
  const { db } = database
  const longer = { ...queueOf('test.longer'), retries: 24, waitAtMost: 1800, seconds: 77 }
  const earlier = await startJobs(database.url, pino({ level: 'silent' }), {
    worker: false,
    queues: [queueOf('test.longer')],
  })
  await earlier.stop()
  await jobs.send(db, longer, { nr: 1 })
  const { rows } = await sql`
    select retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds
    from pgboss.job where name = 'test.longer'`.execute(db)
  expect(rows).toEqual([
    { retry_limit: 24, retry_delay: 5, retry_backoff: true, retry_delay_max: 1800, expire_seconds: 77 },
  ])
})

test('a job is sent with its transaction or not at all, once a key, and its data arrive', async () => {
  const { db } = database
  await db
    .transaction()
    .execute(async (tx) => {
      await jobs.send(tx, counted, { nr: 1 })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await db.transaction().execute(async (tx) => {
    await jobs.send(tx, counted, { nr: 2 })
    await jobs.send(tx, counted, { nr: 2 })
    await jobs.send(tx, counted, { nr: 3 })
  })
  const done: number[] = []
  await jobs.work(counted, async ({ nr }) => done.push(nr))
  await eventually(() => done.length).toBe(2)
  await sleep(1500)
  expect(done.sort()).toEqual([2, 3])
})

// The first retry comes after 5 to 10 s, when the poll finds it.
test('a job that fails is logged and tried again later', async () => {
  let tries = 0
  await jobs.work(failing, async () => {
    tries++
    if (tries === 1) throw new Error('the source is away')
  })
  await jobs.send(database.db, failing, { nr: 1 })
  await eventually(() => tries).toBe(2)
  expect(lines).toMatchObject([{ msg: 'a job failed', job: 'test.failing', error: { message: 'the source is away' } }])
})

test('a job with bad data is refused when it is queued, naming job and field', async () => {
  const bad = { nr: 'Eva Huber' } as unknown as { nr: number }
  const refused = jobs.send(database.db, strict, bad)
  await expect(refused).rejects.toThrow(/the data of a job test\.strict are wrong.*\bnr\b/s)
  await expect(refused).rejects.not.toThrow('Eva Huber')
  const more = { nr: 1, other: 2 } as { nr: number }
  await expect(jobs.send(database.db, strict, more)).rejects.toThrow('other')
  const { rows } = await sql`select from pgboss.job where name = 'test.strict'`.execute(database.db)
  expect(rows).toEqual([])
})

test('a job with invalid data, such as one of another version, is logged and not run', async () => {
  const ran: number[] = []
  await jobs.work(strict, async ({ nr }) => ran.push(nr))
  await jobs.send(database.db, { ...strict, data: z.any() }, { nr: 'old' as unknown as number })
  await eventually(() => lines.length).toBe(1)
  expect(lines).toMatchObject([{ job: 'test.strict', error: { message: expect.stringMatching(/are wrong.*\bnr\b/s) } }])
  await jobs.send(database.db, strict, { nr: 7 })
  await eventually(() => ran).toEqual([7])
})

test('of a job that is the only one of its key no second one waits while it runs', async () => {
  const started: number[] = []
  let end = () => {}
  await jobs.work(only, async ({ nr }) => {
    started.push(nr)
    await new Promise<void>((resolve) => {
      end = resolve
    })
  })
  await jobs.send(database.db, only, { nr: 1 })
  await eventually(() => started).toEqual([1])
  await jobs.send(database.db, only, { nr: 1 })
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = 'test.only'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ state: 'active' }])
  end()
})

test('what the clock queues is what the list of jobs says, and nothing of an earlier version', async () => {
  const known = async () =>
    (await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(database.db)).rows
  const daily = { ...counted, schedule: [{ cron: '0 3 * * *', data: { nr: 1 } }] }
  await jobs.schedule([daily, { ...strict, schedule: [{ cron: '0 4 * * *', data: { nr: 1 }, key: 'a' }] }])
  expect(await known()).toEqual([{ name: 'test.counted' }, { name: 'test.strict' }])
  await jobs.schedule([daily])
  expect(await known()).toEqual([{ name: 'test.counted' }])
  await expect(jobs.schedule([{ ...counted, schedule: [{ cron: '0 3 * * *' }] }])).rejects.toThrow('test.counted')
})

test('every job has a name of its own, and what its schedule queues fits its schema', () => {
  expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length)
  for (const { name, data, schedule = [], atStart } of JOBS) {
    const queued = [...schedule.map((entry) => entry.data ?? {}), ...(atStart ? [{}] : [])]
    for (const one of queued) expect(data.safeParse(one).success, name).toBe(true)
  }
})
