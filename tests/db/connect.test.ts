import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
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

test('a query with a name is planned once a connection', async () => {
  const db = connect(database.url, { max: 1 })
  for (const nr of [1, 2]) {
    const { rows } = await sql`/* planned once: a_test */ select ${nr}::int as nr`.execute(db)
    expect(rows).toEqual([{ nr }])
  }
  await sql`select ${3}::int`.execute(db)
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ name: 'a_test' }])
  // A name belongs to one text; another text would be answered with the plan of the first.
  await expect(sql`/* planned once: a_test */ select ${4}::int`.execute(db)).rejects.toThrow('a_test')
  await db.destroy()
})
