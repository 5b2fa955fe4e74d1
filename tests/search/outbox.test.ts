import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import { connect } from '../../src/server/db/connect.ts'
import { type Following, rebuildFromDatabase, startFollowing } from '../../src/server/search/follow.ts'
import { hasChange, lastChange, readUnsettled, trimOutbox } from '../../src/server/search/outbox.ts'
import { deleteSearchRows, upsertSearchRow, upsertSearchRows } from '../../src/server/search/read-model.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { rowWithId } from './arbitraries.ts'

const log = pino({ level: 'silent' })
/** A timeout against hanging: an automatic ANALYZE delays changes. */
const SOON = { timeout: 20_000, interval: 10 }
let database: TestDatabase
let search: ColumnsSearch
let following: Following | null = null

beforeEach(async () => {
  database = await testDatabase()
  await sql`alter table property_search drop constraint property_search_id_fkey`.execute(database.db)
  search = createColumnsSearch()
})
afterEach(async () => {
  await following?.stop()
  following = null
  await search.close()
  await database.drop()
})

const row = (id: number, changed: Partial<SearchRow> = {}): SearchRow => {
  const [made] = fc.sample(rowWithId(fc.constant(id)), { numRuns: 1, seed: id })
  return { ...(made as SearchRow), ...changed }
}

const found = async (filter = {}) => {
  return (await search.search({ filter, sort: 'neueste', seite: 1, pro_seite: 96 })).ids.toSorted((a, b) => a - b)
}

async function start(url: string | undefined = database.url): Promise<void> {
  await rebuildFromDatabase({ db: database.db, search })
  following = await startFollowing({ db: database.db, primary: database.db, search, log, ...(url && { url }) })
}

test('what was published before the start is there at once', async () => {
  await upsertSearchRow(database.db, row(1))
  await upsertSearchRow(database.db, row(2))
  await start()
  expect(await found()).toEqual([1, 2])
})

test('a property is found, changed and gone soon after', async () => {
  await start()
  await upsertSearchRow(database.db, row(7, { anbieter: 1 }))
  await vi.waitFor(async () => expect(await found({ anbieter: [1] })).toEqual([7]), SOON)
  await upsertSearchRow(database.db, row(7, { anbieter: 2 }))
  await vi.waitFor(async () => expect(await found({ anbieter: [2] })).toEqual([7]), SOON)
  await deleteSearchRows(database.db, [7])
  await vi.waitFor(async () => expect(await found()).toEqual([]), SOON)
})

test('the poll alone finds a change when no notification arrives', async () => {
  await rebuildFromDatabase({ db: database.db, search })
  following = await startFollowing({ db: database.db, primary: database.db, search, log })
  await upsertSearchRow(database.db, row(3))
  await vi.waitFor(async () => expect(await found()).toEqual([3]), SOON)
})

test('a change that is rolled back is never found, those after it are', async () => {
  await start()
  const undone = database.db.transaction().execute(async (tx) => {
    await upsertSearchRow(tx, row(1))
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await upsertSearchRow(database.db, row(2))
  await vi.waitFor(async () => expect(await found()).toEqual([2]), SOON)
})

test('a writer who waits for his change reads it', async () => {
  await start()
  await upsertSearchRow(database.db, row(5))
  await caughtUp({ db: database.db, search })
  expect(await found()).toEqual([5])
})

test('thousands of changes at once are all taken over', async () => {
  await start()
  await database.db.transaction().execute(async (tx) => {
    for (let id = 1; id <= 2100; id += 300) {
      await upsertSearchRows(
        tx,
        Array.from({ length: 300 }, (_, i) => row(id + i, { anbieter: 9 })),
      )
    }
  })
  await caughtUp({ db: database.db, search })
  const { total } = await search.search({ filter: { anbieter: [9] }, sort: 'neueste', seite: 1, pro_seite: 1 })
  expect(total).toBe(2100)
})

test('connections that break are made again and nothing is missed', async () => {
  await start()
  const admin = connect(database.url, { max: 1 })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(admin)
  await upsertSearchRow(admin, row(4))
  await admin.destroy()
  await vi.waitFor(async () => expect(await found()).toEqual([4]), { timeout: 3000, interval: 20 })
})

test('an engine whose place in the outbox was trimmed away is filled again', async () => {
  await upsertSearchRow(database.db, row(1))
  await rebuildFromDatabase({ db: database.db, search })
  for (const id of [2, 3, 4]) await upsertSearchRow(database.db, row(id))
  await deleteSearchRows(database.db, [1])
  await sql`update search_outbox set at = now() - interval '2 days'`.execute(database.db)
  await trimOutbox(database.db)
  following = await startFollowing({ db: database.db, primary: database.db, search, log })
  await vi.waitFor(async () => expect(await found()).toEqual([2, 3, 4]), SOON)
})

test('a reader keeps its place while another database of the cluster is busy', async () => {
  const other = await testDatabase()
  await sql`create table visits (number integer)`.execute(other.db)
  let isBusy = true
  const visitors = Array.from({ length: 6 }, async () => {
    while (isBusy) {
      await other.db.transaction().execute(async (tx) => {
        await sql`insert into visits values (1)`.execute(tx)
        await sql`select pg_sleep(0.004)`.execute(tx)
      })
    }
  })
  let lost = 0
  for (let i = 0; i < 1000; i++) {
    if (i % 10 === 0) await upsertSearchRow(database.db, row(i + 1))
    const at = await lastChange(database.db)
    if (!(await hasChange(database.db, at))) lost++
  }
  isBusy = false
  await Promise.all(visitors)
  await other.drop()
  expect(lost).toBe(0)
})

test('trimming keeps what is young and always the newest note', async () => {
  for (const id of [1, 2, 3]) await upsertSearchRow(database.db, row(id))
  await expect.poll(() => readUnsettled(database.db)).toEqual([])
  const last = await lastChange(database.db)
  await trimOutbox(database.db)
  expect((await sql`select from search_outbox`.execute(database.db)).rows).toHaveLength(3)
  await sql`update search_outbox set at = now() - interval '2 days'`.execute(database.db)
  await trimOutbox(database.db)
  expect((await sql`select from search_outbox`.execute(database.db)).rows).toHaveLength(1)
  const [tx, id] = last.split(':')
  expect((await lastChange(database.db)).split(':').slice(0, 2)).toEqual([tx, id])
})

test('a row that was damaged by hand is left out and does not block the others', async () => {
  await upsertSearchRow(database.db, row(8))
  await sql`update property_search set preis = 'Infinity' where id = 8`.execute(database.db)
  await start()
  await upsertSearchRow(database.db, row(1, { lat: 48, lng: 16 }))
  await sql`update property_search set lat = 'NaN' where id = 1`.execute(database.db)
  await upsertSearchRow(database.db, row(2))
  await vi.waitFor(async () => expect(await found()).toEqual([2]), SOON)
})
