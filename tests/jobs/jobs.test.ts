import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../src/server/jobs/jobs.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

let database: TestDatabase
let jobs: Jobs

beforeAll(async () => {
  database = await testDatabase()
  jobs = await startJobs(database.url, pino({ level: 'silent' }), { worker: true })
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition() && waited < 50_000; waited += 50) await sleep(50)
}

test('a job is sent with its transaction or not at all, once a key, and its data arrive', async () => {
  const { db } = database
  await db
    .transaction()
    .execute(async (tx) => {
      await jobs.send(tx, 'media.fetch', { propertyMediaId: 1 })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'media.fetch', { propertyMediaId: 2 })
    await jobs.send(tx, 'media.fetch', { propertyMediaId: 2 })
    await jobs.send(tx, 'media.fetch', { propertyMediaId: 3 })
  })
  const done: number[] = []
  await jobs.work('media.fetch', async ({ propertyMediaId }) => {
    done.push(propertyMediaId)
  })
  await until(() => done.length >= 2)
  await sleep(1500)
  expect(done.sort()).toEqual([2, 3])
})

// The first repetition comes after 5 to 10 s, when the poll finds it.
test('a job that fails is tried again later', { timeout: 60_000 }, async () => {
  let tries = 0
  await jobs.work('currency.refresh', async () => {
    tries++
    if (tries === 1) throw new Error('the source is away')
  })
  await jobs.send(database.db, 'currency.refresh', {})
  await until(() => tries >= 2)
  expect(tries).toBe(2)
})
