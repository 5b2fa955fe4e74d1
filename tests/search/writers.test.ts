import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import { type ChangeId, NO_CHANGE, type SearchReader } from '../../src/search/port.ts'
import type { Db } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { rebuildFromDatabase, startFollowing } from '../../src/server/search/follow.ts'
import { lastChange, passOver, readChanges, trimOutbox } from '../../src/server/search/outbox.ts'
import { createPostgresSearch } from '../../src/server/search/postgres.ts'
import { deleteSearchRows, upsertSearchRow } from '../../src/server/search/read-model.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { rowWithId } from './arbitraries.ts'

const log = pino({ level: 'silent' })
const WRITERS = 16
const EACH = 30
const WAITING = { timeout: 10_000, interval: 10 }
let database: TestDatabase
/** A connection for every writer, and one for the transaction that stays open. */
let writers: Db
const closers: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  database = await testDatabase()
  await sql`alter table property_search drop constraint property_search_id_fkey`.execute(database.db)
  writers = connect(database.url, { max: WRITERS + 1 })
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  await writers.destroy()
  await database.drop()
})

const row = (id: number, changed: Partial<SearchRow> = {}): SearchRow => {
  return { ...(fc.sample(rowWithId(fc.constant(id)), { numRuns: 1, seed: id })[0] as SearchRow), ...changed }
}

const found = async (search: SearchReader, filter = {}) => {
  const ids: number[] = []
  for (let seite = 1; ; seite++) {
    const page = await search.search({ filter, sort: 'neueste', seite, pro_seite: 96 })
    ids.push(...page.ids)
    if (page.ids.length < 96) return ids.toSorted((a, b) => a - b)
  }
}

/** A transaction that stays open until the test ends it. */
async function openTransaction(begin: (tx: Db) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const ended = writers.transaction().execute(async (tx) => {
    await begin(tx)
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  return async () => {
    ending.resolve()
    await ended
  }
}

/** Sixteen writers write their own homes at once; every fifth transaction is rolled back. @returns the committed ids */
async function writeAll(): Promise<number[]> {
  const committed: number[] = []
  const write = async (writer: number) => {
    for (let nr = 0; nr < EACH; nr++) {
      const id = 1 + writer * EACH + nr
      await writers
        .transaction()
        .execute(async (tx) => {
          await upsertSearchRow(tx, row(id, { gruppe: null }))
          // Makes transactions end in another order than they began.
          if (nr % 3 === 0) await sql`select pg_sleep(${Math.random() / 50}::float8)`.execute(tx)
          if (nr % 5 === 4) throw new Error('rolled back')
        })
        .then(
          () => committed.push(id),
          (error: Error) => expect(error.message).toBe('rolled back'),
        )
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return committed.toSorted((a, b) => a - b)
}

describe('sixteen concurrent writers, some of which roll back, and a long one', () => {
  const LATE = 100_000
  // Without a postcode no other home can be the same: writers of other homes need not wait for it.
  const late = row(LATE, { gruppe: null, plz: null })

  test('are all found exactly once by the engine in memory', { timeout: 120_000 }, async () => {
    const search = createColumnsSearch()
    closers.push(() => search.close())
    const told: number[] = []
    const counting: ColumnsSearch = {
      ...search,
      apply(changes, at) {
        told.push(...changes.map(({ id }) => id))
        return search.apply(changes, at)
      },
    }
    await rebuildFromDatabase({ db: database.db, search })
    const following = await startFollowing({ db: database.db, primary: database.db, search: counting, log })
    closers.push(() => following.stop())
    // Its number is the lowest of all, and it is committed last.
    const end = await openTransaction((tx) => upsertSearchRow(tx, late))
    const committed = await writeAll()
    expect(told).not.toContain(LATE)
    await end()
    await caughtUp({ db: database.db, search })
    expect(committed).toHaveLength((WRITERS * EACH * 4) / 5)
    expect(told.toSorted((a, b) => a - b)).toEqual([...committed, LATE])
    expect(await found(search)).toEqual([...committed, LATE])
  })

  test('are all passed exactly once by the position of the engine in SQL', { timeout: 120_000 }, async () => {
    const search = createPostgresSearch(database.db)
    const told: number[] = []
    let at: ChangeId = NO_CHANGE
    const readOn = async () => {
      const to = await search.position()
      // The set of settled changes only grows: reading on reaches the position that the engine reported.
      while (at !== to) {
        const batch = await readChanges(database.db, at)
        told.push(...batch.changes.map(({ id }) => id))
        at = batch.at
        if (!batch.more) return
      }
    }
    let isWriting = true
    const reading = (async () => {
      while (isWriting) await readOn()
    })()
    const end = await openTransaction((tx) => upsertSearchRow(tx, late))
    const committed = await writeAll()
    expect(told).not.toContain(LATE)
    expect(await found(search)).toEqual(committed)
    await end()
    await caughtUp({ db: database.db, search })
    isWriting = false
    await reading
    await readOn()
    expect(told.toSorted((a, b) => a - b)).toEqual([...committed, LATE])
    expect(await found(search)).toEqual([...committed, LATE])
  })
})

test('sixteen writers of the same homes at once leave the search equal to the database', {
  timeout: 120_000,
}, async () => {
  const search = createColumnsSearch()
  closers.push(() => search.close())
  await rebuildFromDatabase({ db: database.db, search })
  const following = await startFollowing({ db: database.db, primary: database.db, search, log })
  closers.push(() => following.stop())
  const write = async (writer: number) => {
    for (let nr = 0; nr < EACH; nr++) {
      const id = 1 + ((writer + nr) % 7)
      await writers.transaction().execute(async (tx) => {
        if (nr % 4 === 3) await deleteSearchRows(tx, [id])
        else await upsertSearchRow(tx, row(id, { gruppe: null, anbieter: 1 + writer, plz: String(8000 + (nr % 3)) }))
      })
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await caughtUp({ db: database.db, search })
  const postgres = createPostgresSearch(database.db)
  for (let writer = 0; writer <= WRITERS; writer++) {
    const filter = { anbieter: [writer] }
    expect(await found(search, filter)).toEqual(await found(postgres, filter))
  }
})

describe('while a transaction is open', () => {
  test.each([
    [
      'a dry run',
      async () => openTransaction((tx) => passOver(tx).then(() => sql`select pg_current_xact_id()`.execute(tx))),
    ],
    [
      'one in another database of the cluster',
      async () => {
        const other = await testDatabase()
        closers.push(() => other.drop())
        const begun = Promise.withResolvers<void>()
        const ending = Promise.withResolvers<void>()
        const ended = other.db.transaction().execute(async (tx) => {
          await sql`select pg_current_xact_id()`.execute(tx)
          begun.resolve()
          await ending.promise
        })
        await begun.promise
        return async () => {
          ending.resolve()
          await ended
        }
      },
    ],
  ])('%s blocks no reader', async (_, begin) => {
    const end = await begin()
    await upsertSearchRow(database.db, row(1))
    // Other files' tests run on the same cluster, but not in this database.
    await expect.poll(async () => (await readChanges(database.db, NO_CHANGE)).changes.length, WAITING).toBe(1)
    await end()
  })

  test('what others commit meanwhile is read when it ends', async () => {
    const end = await openTransaction((tx) => upsertSearchRow(tx, row(1, { plz: null })))
    await upsertSearchRow(database.db, row(2))
    expect((await readChanges(database.db, NO_CHANGE)).changes).toEqual([])
    await end()
    await expect.poll(async () => (await readChanges(database.db, NO_CHANGE)).changes.length, WAITING).toBe(2)
  })
})

describe('a position that the database no longer has', () => {
  const read = async (at: ChangeId) => (await readChanges(database.db, at)).gap

  test('of a cluster whose transactions had higher numbers is a gap, and its changes go with the next trim', async () => {
    await upsertSearchRow(database.db, row(1))
    await upsertSearchRow(database.db, row(2))
    // Imitates rows that pg_dump copies from an older cluster.
    await sql`update search_outbox set tx = (tx::text::bigint + 1000000)::text::xid8`.execute(database.db)
    const { rows } = await sql<{ at: ChangeId }>`select tx || ':' || id || ':' || extract(epoch from at) as at
      from search_outbox order by id desc limit 1`.execute(database.db)
    const foreign = rows[0]!.at
    expect(await read(foreign)).toBe(true)
    const search = createColumnsSearch()
    closers.push(() => search.close())
    await search.rebuild((async function* () {})(), foreign)
    const following = await startFollowing({ db: database.db, primary: database.db, search, log })
    closers.push(() => following.stop())
    await upsertSearchRow(database.db, row(3))
    await caughtUp({ db: database.db, search })
    expect(await found(search)).toEqual([1, 2, 3])
    await trimOutbox(database.db)
    expect((await sql`select from search_outbox`.execute(database.db)).rows).toHaveLength(1)
  })

  test('of a change that was lost in a crash is a gap, also when another has its numbers by now', async () => {
    await upsertSearchRow(database.db, row(1))
    await expect.poll(() => lastChange(database.db), WAITING).not.toBe(NO_CHANGE)
    const at = await lastChange(database.db)
    expect(await read(at)).toBe(false)
    await sql`update search_outbox set at = at + interval '1 microsecond'`.execute(database.db)
    expect(await read(at)).toBe(true)
    await sql`delete from search_outbox`.execute(database.db)
    expect(await read(at)).toBe(true)
  })

  test('never has changes after it that were trimmed', async () => {
    const places: ChangeId[] = []
    for (let id = 1; id <= 6; id++) {
      await upsertSearchRow(database.db, row(id))
      await expect.poll(() => lastChange(database.db), WAITING).not.toBe(places.at(-1) ?? NO_CHANGE)
      places.push(await lastChange(database.db))
    }
    // The fifth began days ago and was committed just now: it is old, but comes after recent ones.
    await sql`update search_outbox set at = now() - interval '2 days' where property_id in (1, 2, 5)`.execute(
      database.db,
    )
    await trimOutbox(database.db)
    const { rows } = await sql<{ id: number }>`select property_id as id from search_outbox order by tx, id`.execute(
      database.db,
    )
    expect(rows.map(({ id }) => id)).toEqual([3, 4, 5, 6])
    expect(await read(places[2]!)).toBe(false)
    expect(await read(places[1]!)).toBe(true)
  })
})
