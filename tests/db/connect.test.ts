import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway } from '../../src/server/db/away.ts'
import { connect } from '../../src/server/db/connect.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { makePlanNames } from '../../src/server/db/plan-names.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const pidOf = async (db: TestDatabase['db']) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid as number
const end = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(database.db)

test('a connection that is lost while in use costs its transaction, not the process', async () => {
  const lost: string[] = []
  const db = connect(database.url, { max: 2, onError: (error) => lost.push(error.message) })
  const broken = db.transaction().execute(async (tx) => {
    await end(await pidOf(tx))
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow()
  expect(lost.length).toBeGreaterThan(0)
  expect(await pidOf(db)).toBeGreaterThan(0)
  await db.destroy()
})

test('one that is lost while idle is replaced by the next query', async () => {
  const lost: string[] = []
  const db = connect(database.url, { max: 1, onError: (error) => lost.push(error.message) })
  const before = await pidOf(db)
  await end(before)
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  expect(await pidOf(db)).not.toBe(before)
  await db.destroy()
})

test('a primary that has become a standby is away for those who write', async () => {
  const db = connect(database.url, { max: 1, readOnly: true })
  const write = await sql`insert into migration (name) values ('none')`.execute(db).catch((error: Error) => error)
  expect(String(write)).toContain('read-only transaction')
  expect(isDatabaseAway(write)).toBe(true)
  await db.destroy()
})

test('a commit whose wait for a standby was cancelled is no success', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-unconfirmed-'))
  const own = await startEmbedded(folder)
  const operator = connect(own.url, { max: 1 })
  const db = connect(own.url, { max: 1 })
  try {
    const pid = await pidOf(db)
    await sql`create table kept (nr int)`.execute(operator)
    await sql`alter system set synchronous_standby_names = 'nobody'`.execute(operator)
    await sql`select pg_reload_conf()`.execute(operator)
    let written = 0
    const cancelled = async (write: (on: typeof db) => Promise<unknown>) => {
      written++
      let isDone = false
      const done = write(db).catch((error: Error) => error)
      done.finally(() => {
        isDone = true
      })
      const waits = sql<{
        waits: boolean
      }>`select wait_event = 'SyncRep' as waits from pg_stat_activity where pid = ${pid}`
      await expect.poll(async () => isDone || (await waits.execute(operator)).rows[0]?.waits).toBe(true)
      if (!isDone) await sql`select pg_cancel_backend(${pid})`.execute(operator)
      return done
    }
    const insert = (on: typeof db) => sql`insert into kept values (1)`.execute(on)
    // PostgreSQL takes the setting over some time after the call: until then a write does not wait.
    let answer = await cancelled(insert)
    while (!(answer instanceof Error)) answer = await cancelled(insert)
    expect(isDatabaseAway(answer)).toBe(true)
    expect(isDatabaseAway(await cancelled((on) => on.transaction().execute(insert)))).toBe(true)
    // What is asked next is not blamed.
    expect((await sql`select count(*)::int as kept from kept`.execute(db)).rows).toEqual([{ kept: written }])
  } finally {
    await Promise.all([db.destroy(), operator.destroy()])
    await own.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a repeated query is planned once a connection', async () => {
  const db = connect(database.url, { max: 1 })
  for (const nr of [1, 2, 3, 4]) {
    const { rows } = await sql`select ${nr}::int as repeated`.execute(db)
    expect(rows).toEqual([{ repeated: nr }])
    await sql`select ${nr}::int as ${sql.ref(`once_${nr}`)}`.execute(db)
  }
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ statement: 'select $1::int as repeated' }])
  await db.destroy()
})

test('only so many queries get a name, and only those that PostgreSQL plans', () => {
  const nameOf = makePlanNames()
  const third = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1)
  expect(third('select 1')).toMatch(/^[\w-]{22}$/)
  expect(third('select 2')).not.toBe(nameOf('select 1'))
  expect(third('begin')).toBeUndefined()
  expect(third('select * from "property"')).toBeUndefined()
  expect(third('select home.* from "property" as home')).toBeUndefined()
  expect(third('update t set a = 1 where row(home.*) is distinct from row(excluded.*)')).toMatch(/^[\w-]{22}$/)
  expect(third(`select ${'x'.repeat(10_000)}`)).toBeUndefined()
  const named = Array.from({ length: 300 }, (_, nr) => third(`select ${nr} as many`)).filter(Boolean)
  expect(named.length).toBe(47)
  expect(nameOf('select 1')).toBeDefined()
})
