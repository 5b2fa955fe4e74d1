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
