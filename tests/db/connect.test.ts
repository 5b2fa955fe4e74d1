import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
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
  expect(named.length).toBe(48)
  expect(nameOf('select 1')).toBeDefined()
})
