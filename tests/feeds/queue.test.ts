import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { acceptDelivery } from '../../src/server/feeds/accept.ts'
import { feedPath, newIncoming } from '../../src/server/feeds/folders.ts'
import { lookForFeeds } from '../../src/server/feeds/look.ts'
import { reserveDelivery } from '../../src/server/feeds/repository.ts'
import { runFeeds } from '../../src/server/feeds/run.ts'
import { feedOf } from '../support/feed.ts'
import { deliveriesOf, importDeliveries, makeSender, type Sender, spoolFolder } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
})
afterAll(() => server.close())

const feedFor = (one: Sender, rent: number, homes = 1): string =>
  feedOf(Array.from({ length: homes }, (_, at) => ({ nr: `Q${at}`, hauptmietzins: rent, wohnflaeche: 50 }))).replaceAll(
    'AT-MUSTER',
    `AT-${one.key}`,
  )

async function deliver(one: Sender, rent: number, homes = 1): Promise<void> {
  const body = feedFor(one, rent, homes)
  const headers = { Authorization: `Bearer ${one.secret}` }
  const answer = await fetch(`${server.address}/api/feeds/${one.key}`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(202)
}

const rentsOf = ({ id }: Sender) =>
  server.work.db
    .selectFrom('property')
    .select('hauptmietzinsnetto')
    .where('import_source_id', '=', id)
    .execute()
    .then((rows) => rows.map(({ hauptmietzinsnetto }) => hauptmietzinsnetto))
const jobsFor = async ({ id }: Sender) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'feeds.run' and data->>'sourceId' = ${String(id)}`.execute(server.work.db)
  return rows.length
}

test('a delivery is queued in its transaction, and a second one waits for the first', async () => {
  const one = await makeSender(server.work, 'reihe')
  for (const rent of [701, 702, 703]) await deliver(one, rent)
  // One job does them all.
  expect(await jobsFor(one)).toBe(1)
  await Promise.all([importDeliveries(server.work, one), importDeliveries(server.work, one)])
  const rows = await deliveriesOf(server.work, one)
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['done', 1]))
  const runs = await server.work.db
    .selectFrom('import_run')
    .select(['id', 'started_at', 'finished_at'])
    .where('source_id', '=', one.id)
    .orderBy('id')
    .execute()
  expect(runs.map(({ id }) => id)).toEqual(rows.map(({ run_id }) => run_id))
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1]?.finished_at
    if (before) expect(run.started_at.getTime()).toBeGreaterThanOrEqual(before.getTime())
  }
  expect(await rentsOf(one)).toEqual([703])
})

test('a delivery waits for an earlier file that is still on its way to the bucket, but not for one of a killed process', async () => {
  const one = await makeSender(server.work, 'unterwegs')
  const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const adopt: Ctx['vault']['adopt'] = async (...args) => {
    begun.resolve()
    await goesOn.promise
    await server.work.vault.adopt(...args)
  }
  const folder = await newIncoming(server.ctx.config)
  const feed = feedFor(one, 701)
  writeFileSync(path.join(folder, 'gross.xml'), feed)
  const slow = { ...server.work, vault: { ...server.work.vault, adopt } }
  const arrived = { way: 'sftp', folder, name: 'gross.xml', bytes: feed.length } as const
  const accepted = acceptDelivery(slow, one, arrived)
  await begun.promise
  await deliver(one, 702)
  const states = async () => (await deliveriesOf(server.work, one)).map(({ state }) => state)
  await importDeliveries(server.work, one)
  expect(await states()).toEqual(['waiting'])
  goesOn.resolve()
  await accepted
  await importDeliveries(server.work, one)
  expect([await states(), await rentsOf(one)]).toEqual([['done', 'done'], [702]])

  const killedAt = Date.now()
  await reserveDelivery(server.work.db, one.id, new Date(killedAt))
  await deliver(one, 703)
  await importDeliveries(server.work, one)
  expect(await rentsOf(one)).toEqual([702])
  await importDeliveries({ ...server.work, clock: () => new Date(killedAt + 31 * 60_000) }, one)
  expect(await rentsOf(one)).toEqual([703])
})

test('a file that does not reach the bucket holds up no later one', async () => {
  const one = await makeSender(server.work, 'verloren')
  const folder = await newIncoming(server.ctx.config)
  const adopt = () => Promise.reject(new Error('the bucket is away'))
  const arrived = { way: 'sftp', folder, name: 'gross.xml', bytes: 1 } as const
  const away = { ...server.work, vault: { ...server.work.vault, adopt } }
  await expect(acceptDelivery(away, one, arrived)).rejects.toThrow('is away')
  await deliver(one, 704)
  await importDeliveries(server.work, one)
  expect(await rentsOf(one)).toEqual([704])
})

test('a process that stops ends the run after the current object, and the next one finishes it', async () => {
  const one = await makeSender(server.work, 'halt')
  await deliver(one, 700, 400)
  const stop = new AbortController()
  const running = runFeeds(server.work, one.id, stop.signal)
  running.catch(() => {})
  for (let count = 0; count < 5; await sleep(10)) count = (await rentsOf(one)).length
  stop.abort()
  await expect(running).rejects.toThrow()
  const [row] = await deliveriesOf(server.work, one)
  expect([row?.state, row?.attempts]).toEqual(['waiting', 0])
  expect((await rentsOf(one)).length).toBeLessThan(400)
  await importDeliveries(server.work, one)
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'done' }])
  expect(await rentsOf(one)).toHaveLength(400)
})

test('what a killed process had begun is found by the next look and imported again, until it has failed too often', async () => {
  const one = await makeSender(server.work, 'getoetet')
  await deliver(one, 700)
  await sql`delete from pgboss.job where name = 'feeds.run'`.execute(server.work.db)
  const rows = () => server.work.db.updateTable('feed_delivery').where('source_id', '=', one.id)
  await rows().set({ state: 'running', attempts: 4 }).execute()
  await lookForFeeds(server.work)
  expect(await jobsFor(one)).toBe(1)
  await importDeliveries(server.work, one)
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'done', attempts: 5 }])
  await deliver(one, 800)
  await rows().set({ state: 'running', attempts: 5 }).where('state', '=', 'waiting').execute()
  await importDeliveries(server.work, one)
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'done' }, { state: 'failed' }])
})

test('while an operator imports the source by hand, its deliveries wait', async () => {
  const one = await makeSender(server.work, 'von-hand')
  await deliver(one, 700)
  await server.work.direct.connection().execute(async (connection) => {
    const { tryLockSource, unlockSource } = await import('../../src/server/imports/repository.ts')
    expect(await tryLockSource(connection, one.id)).toBe(true)
    await expect(importDeliveries(server.work, one)).rejects.toThrow('waits')
    await unlockSource(connection, one.id)
  })
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  await importDeliveries(server.work, one)
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'done' }])
})

test('files without a delivery are deleted: of a rolled-back transaction, and abandoned ones', async () => {
  const one = await makeSender(server.work, 'reste')
  await deliver(one, 700)
  await deliver(one, 701)
  const [first] = await deliveriesOf(server.work, one)
  await server.work.db
    .deleteFrom('feed_delivery')
    .where('id', '=', first?.id ?? 0)
    .execute()
  const abandoned = feedPath(server.ctx.config, 'incoming', 'abandoned')
  mkdirSync(abandoned, { recursive: true })
  const later = { ...server.work, clock: () => new Date(Date.now() + 4 * 86_400_000) }
  await lookForFeeds(later)
  expect(existsSync(spoolFolder(server.ctx.config, first?.id ?? 0))).toBe(false)
  expect(readdirSync(feedPath(server.ctx.config, 'incoming'))).toEqual([])
  await importDeliveries(server.work, one)
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'done' }])
})

test('a delivery whose file is gone ends with a sentence in its report', async () => {
  const one = await makeSender(server.work, 'weg')
  await deliver(one, 700)
  const [row] = await deliveriesOf(server.work, one)
  renameSync(spoolFolder(server.ctx.config, row?.id ?? 0), `${spoolFolder(server.ctx.config, row?.id ?? 0)}.gone`)
  await importDeliveries(server.work, one).catch(() => {})
  for (let nr = 0; nr < 5; nr++) await importDeliveries(server.work, one).catch(() => {})
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ state: 'failed' }])
})
