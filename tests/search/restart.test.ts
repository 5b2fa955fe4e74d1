import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { type DestinationStream, type Logger, pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { createColumnsSearch } from '../../src/search/engine.ts'
import type { SearchReader } from '../../src/search/port.ts'
import { trimOutbox } from '../../src/server/search/outbox.ts'
import { deleteSearchRows, upsertSearchRow, upsertSearchRows } from '../../src/server/search/read-model.ts'
import { loadSnapshot, saveSnapshot } from '../../src/server/search/snapshot.ts'
import { startColumnsSearch } from '../../src/server/search/start.ts'
import { rebuilt, settled } from '../support/caught-up.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { rowWithId } from './arbitraries.ts'

let database: TestDatabase
let folder: string
let file: string
let lines: string[]
let log: Logger

beforeEach(async () => {
  database = await openDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-restart-'))
  file = path.join(folder, 'search.snapshot')
  lines = []
  const destination: DestinationStream = { write: (line) => void lines.push(line) }
  log = pino({ level: 'info' }, destination)
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

async function openDatabase(): Promise<TestDatabase> {
  const opened = await testDatabase()
  await sql`alter table property_search drop constraint property_search_id_fkey`.execute(opened.db)
  return opened
}

const row = (id: number, changed: Partial<SearchRow> = {}): SearchRow => {
  return { ...(fc.sample(rowWithId(fc.constant(id)), { numRuns: 1, seed: id })[0] as SearchRow), ...changed }
}
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => row(from + i))
const found = async (search: SearchReader) => {
  return (await search.search({ filter: {}, sort: 'neueste', seite: 1, pro_seite: 96 })).ids.toSorted((a, b) => a - b)
}
const start = (port = 0) =>
  startColumnsSearch({ db: database.db, primary: database.db, log, url: database.url, folder, port })
const filledFrom = () => lines.flatMap((line) => JSON.parse(line).from ?? [])
const reasons = () => lines.flatMap((line) => JSON.parse(line).reason ?? [])

/** An engine with the content of the database, saved to the file. */
async function save(db = database.db): Promise<void> {
  const search = createColumnsSearch()
  await rebuilt(db, search)
  await saveSnapshot({ search, file })
  await search.close()
}

async function load(db = database.db): Promise<SearchReader | null> {
  const search = createColumnsSearch()
  return (await loadSnapshot({ db, search, log, file })) ? search : null
}

test('a server that starts again reads its snapshot and what was changed while it was away', async () => {
  await upsertSearchRows(database.db, rows(1, 20))
  const first = await start()
  expect(filledFrom()).toEqual(['database'])
  await upsertSearchRow(database.db, row(21))
  await expect.poll(() => found(first.search)).toHaveLength(21)
  await first.stop()
  await deleteSearchRows(database.db, [3])
  await upsertSearchRows(database.db, rows(30, 33))
  const second = await start()
  expect(filledFrom()).toEqual(['database', 'snapshot'])
  expect(await found(second.search)).toEqual([1, 2, ...Array.from({ length: 18 }, (_, i) => i + 4), 30, 31, 32, 33])
  await upsertSearchRow(database.db, row(40))
  await expect.poll(() => found(second.search)).toContain(40)
  await second.stop()
  expect(reasons()).toEqual([])
})

test('the snapshot is there soon after the first start, for a process that is never asked to stop', async () => {
  await upsertSearchRows(database.db, rows(1, 5))
  await settled(database.db)
  const started = await start()
  await expect.poll(() => existsSync(file)).toBe(true)
  expect(await found((await load()) as SearchReader)).toEqual([1, 2, 3, 4, 5])
  await started.stop()
})

test('a spoilt snapshot is not used and replaced in the end', async () => {
  await upsertSearchRows(database.db, rows(1, 20))
  await save()
  const spoilt = readFileSync(file)
  spoilt[Math.floor(spoilt.length / 2)]! ^= 1
  writeFileSync(file, spoilt)
  const started = await start()
  expect(reasons()).toEqual(['a block does not have its checksum'])
  expect(filledFrom()).toEqual(['database'])
  expect(await found(started.search)).toHaveLength(20)
  await started.stop()
  expect(await load()).not.toBeNull()
})

test('processes that share a folder each write their own snapshot, and a new one begins with the newest', async () => {
  await upsertSearchRows(database.db, rows(1, 5))
  await settled(database.db)
  const one = await start(4321)
  await one.stop()
  expect(existsSync(path.join(folder, 'search-4321.snapshot'))).toBe(true)
  await upsertSearchRows(database.db, rows(6, 9))
  await settled(database.db)
  const other = await start(4322)
  expect(filledFrom()).toEqual(['database', 'snapshot'])
  expect(await found(other.search)).toHaveLength(9)
  const own = readFileSync(path.join(folder, 'search-4321.snapshot'))
  await other.stop()
  expect(readFileSync(path.join(folder, 'search-4321.snapshot')).equals(own)).toBe(true)
  expect(readFileSync(path.join(folder, 'search-4322.snapshot')).equals(own)).toBe(false)
  expect(existsSync(file)).toBe(false)
})

test('without a snapshot there is no warning', async () => {
  expect(await load()).toBeNull()
  expect(lines).toEqual([])
})

test('a snapshot of another database is refused, even if its changes have the same numbers', async () => {
  await upsertSearchRows(database.db, rows(1, 5))
  await save()
  const other = await openDatabase()
  await upsertSearchRows(other.db, rows(1, 5))
  expect(await load(other.db)).toBeNull()
  expect(reasons()).toEqual(['it belongs to another database or is too old'])
  await other.drop()
})

test('a snapshot whose change has been trimmed away is refused', async () => {
  await upsertSearchRows(database.db, rows(1, 5))
  await save()
  await upsertSearchRows(database.db, rows(6, 9))
  await sql`update search_outbox set at = at - interval '2 days'`.execute(database.db)
  await trimOutbox(database.db)
  expect(await load()).toBeNull()
})

test('a snapshot that misses a home, or has one too many, is refused', async () => {
  await upsertSearchRows(database.db, rows(1, 5))
  await save()
  // Only a manual change in the database can do that: a change without an outbox entry.
  await sql`alter table property_search disable trigger property_search_note`.execute(database.db)
  await deleteSearchRows(database.db, [2])
  expect(await load()).toBeNull()
  await upsertSearchRow(database.db, row(77))
  expect(await load()).toBeNull()
  expect(reasons()).toEqual(['it has 5 homes instead of 4, or others', 'it has 5 homes instead of 5, or others'])
})

test('a snapshot that is thousands of changes behind is refused', async () => {
  await upsertSearchRows(database.db, rows(1, 3))
  await save()
  await sql`insert into search_outbox (property_id) select 1 from generate_series(1, 5001)`.execute(database.db)
  await settled(database.db)
  // A transaction of another test can make them unsettled again: then the snapshot is used.
  await expect.poll(() => load()).toBeNull()
  expect(reasons()).toEqual(['it is 5001 changes behind'])
})

test('an outbox without a note is no place for a snapshot', async () => {
  await expect(save()).rejects.toThrow('the outbox has no change yet')
  expect(existsSync(file)).toBe(false)
})
