import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { examine } from '../../src/server/doctor/examine.ts'
import { rollBack } from '../../src/server/imports/rollback.ts'
import { listen, type Running } from '../../src/server/main.ts'
import { createLog, openCtx } from '../../src/server/open.ts'
import { eventually } from '../support/eventually.ts'
import { importHomes } from '../support/feed.ts'
import { hasPooler, type Replicas, startPooler, startReplicas } from '../support/replicas.ts'

const test = always.skipIf(!hasPooler)

let replicas: Replicas
let pooler: Awaited<ReturnType<typeof startPooler>>
let ctx: Ctx
let work: Ctx
let web: Running
let close: () => Promise<void>
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-pooler-'))

beforeAll(async () => {
  if (!hasPooler) return
  replicas = await startReplicas(0)
  pooler = await startPooler(replicas.folder, replicas.primary)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: replicas.primary.url,
    RATE_LIMITS: '0',
  })
  ;({ ctx, work, close } = await openCtx(config, 'web', createLog(config)))
  web = await listen(ctx, null)
}, 300_000)
afterAll(async () => {
  await web?.stop()
  await close?.()
  await pooler?.close()
  await replicas?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('visitors share the two connections of PgBouncer', async () => {
  await importHomes(work, [{ nr: 'P1', gesamtbelastung: 900, wohnflaeche: 60 }])
  await eventually(
    async () => ((await (await fetch(`${web.address}/api/properties`)).json()) as { total: number }).total,
  ).toBe(1)
  const { data } = (await (await fetch(`${web.address}/api/properties`)).json()) as { data: { id: number }[] }
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      if (i % 10) return (await fetch(`${web.address}/api/properties/${data[0]?.id}`)).status
      const body = JSON.stringify({ email: `p${i}@example.at` })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`${web.address}/api/newsletter`, { method: 'POST', headers, body })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const kept = await replicas.ask('select count(*)::int as n from newsletter_subscription')
  expect(kept).toEqual([{ n: 6 }])
}, 180_000)

test('named statements would fail there: without the setting for a pooler they do', async () => {
  const wrong = connect(pooler.url, { max: 6 })
  try {
    // Each is named at its third execution, on whichever connection PgBouncer lends then.
    const repeated = () =>
      Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          wrong.transaction().execute(async (tx) => {
            await sql`select ${i}::int as repeated`.execute(tx)
            await sql`select pg_sleep(0.02)`.execute(tx)
          }),
        ),
      )
    await expect(
      (async () => {
        for (let i = 0; i < 20; i++) await repeated()
      })(),
    ).rejects.toThrow(/prepared statement/)
  } finally {
    await wrong.destroy()
  }
})

test('the doctor asks PgBouncer, and the database past it', async () => {
  const at = (port: number) => `postgres://klinke@127.0.0.1:${port}/klinke`
  const config = { ...ctx.config, DATABASE_READ_URL: [pooler.url, at(1)] }
  const said = (await examine(config)).map(({ level, text }) => `${level}: ${text}`)
  const host = new URL(pooler.url).host
  expect(said).toContain(`ok: ${host} of DATABASE_URL leads to a primary.`)
  expect(said).toContain(`ok: ${host} of DATABASE_READ_URL leads to a primary.`)
  expect(said.join('\n')).toMatch(/^ok: PostgreSQL 15\.\d+ answers, with [\d.]+ GB of data\.$/m)
  expect(said.join('\n')).toMatch(/^fault: 127\.0\.0\.1:1 of DATABASE_READ_URL does not answer \(.+\)\.$/m)
})

test('the limits of visitors come from PgBouncer, and what needs a session has one of its own', async () => {
  const [limit] = (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(ctx.db)).rows
  expect(limit).toEqual({ statement_timeout: '10s' })
  const { run } = await importHomes(work, [{ nr: 'P2', gesamtbelastung: 900, wohnflaeche: 60 }])
  // Its lock lasts for many transactions, and it is called in a request of staff.
  expect(await rollBack(ctx, run.id)).toMatchObject({ withdrawn: 1 })
  const held = await replicas.ask(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 716302`,
  )
  expect(held).toEqual([{ n: 0 }])
})
