import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../src/server/db/migrate.ts'
import { testDatabase } from '../support/database.ts'

test('a migrated database has nothing left to migrate, also when two processes start at once', async () => {
  const { db, drop } = await testDatabase()
  expect(await Promise.all([migrate(db), migrate(db)])).toEqual([[], []])
  await drop()
})

test('refuses a database that a newer Klinke has migrated, and names the migration', async () => {
  const { db, drop } = await testDatabase()
  await sql`insert into migration (name) values ('9999_from_the_future.sql')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('9999_from_the_future.sql')
  await drop()
})

test('ids and money arrive as numbers', async () => {
  const { db, drop } = await testDatabase()
  const { rows } = await sql`select 9007199254740991::int8 as id, 1234567.89::numeric(14,2) as money`.execute(db)
  expect(rows).toEqual([{ id: 9007199254740991, money: 1234567.89 }])
  await drop()
})

test('every change of the read model leaves a note in the outbox, and a rolled back one does not', async () => {
  const { db, drop } = await testDatabase()
  await sql`insert into company (firma, slug) values ('Test', 'test')`.execute(db)
  const property = await db
    .insertInto('property')
    .values({ company_id: 1, external_id: 'x', title_slug: 'x', objekttitel: 'x', content_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = {
    id: property.id,
    vermarktungsart: ['MIETE'],
    orte: ['graz'],
    ausstattung: [],
    heizung: [],
    provisionsfrei: true,
    anbieter: 1,
    neu_seit: 0,
    reduziert: 0,
    titel: 'x',
    text: 'x',
  }
  await db
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('property_search')
        .values(row as never)
        .execute()
      throw new Error('rolled back')
    })
    .catch(() => {})
  expect(await db.selectFrom('search_outbox').selectAll().execute()).toEqual([])
  await db
    .insertInto('property_search')
    .values(row as never)
    .execute()
  await db.updateTable('property_search').set({ titel: 'y' }).execute()
  await db.deleteFrom('property').where('id', '=', property.id).execute()
  const notes = await db.selectFrom('search_outbox').select('property_id').orderBy('id').execute()
  expect(notes).toEqual([1, 2, 3].map(() => ({ property_id: property.id })))
  await drop()
})

test('the table types are those of the migrated schema', async () => {
  const { url, drop } = await testDatabase()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/db-types.ts', '--verify', url], {
    encoding: 'utf8',
  })
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)])
  await drop()
})
