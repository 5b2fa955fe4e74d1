import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { createColumnsSearch } from '../../src/search/columns.ts'
import type { SearchPort } from '../../src/search/port.ts'
import { createPostgresSearch } from '../../src/server/search/postgres.ts'
import { deleteSearchRow, upsertSearchRow, upsertSearchRows } from '../../src/server/search/read-model.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { bbox, catalogue, changes, filter, query } from './arbitraries.ts'
import { naiveMap, naivePlaceCounts, naiveSearch } from './naive.ts'

let database: TestDatabase
let postgres: SearchPort

beforeAll(async () => {
  database = await testDatabase()
  // Generated catalogues have no properties behind their rows.
  await sql`alter table property_search drop constraint property_search_id_fkey`.execute(database.db)
  postgres = createPostgresSearch(database.db)
})
afterAll(() => database?.drop())

async function* once(rows: SearchRow[]) {
  yield rows
}

/** Fills both engines with the same rows. */
async function fill(rows: SearchRow[]): Promise<SearchPort> {
  await sql`truncate property_search, search_outbox restart identity`.execute(database.db)
  await upsertSearchRows(database.db, rows)
  const columns = createColumnsSearch()
  await columns.rebuild(once(rows), rows.length)
  return columns
}

test('both engines and a plain reading of every row give equal totals, order and facets', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(query, { minLength: 8, maxLength: 8 }), async (rows, queries) => {
      const columns = await fill(rows)
      for (const asked of queries) {
        const expected = { ...naiveSearch(rows, asked), asOf: rows.length }
        expect(await columns.search(asked, { facets: true })).toEqual(expected)
        expect(await postgres.search(asked, { facets: true })).toEqual(expected)
      }
    }),
    { numRuns: 60 },
  )
})

test('changes and deletions in between leave them equal', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.array(fc.tuple(changes, query), { minLength: 5, maxLength: 5 }),
      async (rows, steps) => {
        const columns = await fill(rows)
        const now = new Map(rows.map((row) => [row.id, row]))
        let at = rows.length
        for (const [changed, asked] of steps) {
          for (const { id, row } of changed) {
            if (row) {
              now.set(id, row)
              await upsertSearchRow(database.db, row)
            } else {
              now.delete(id)
              await deleteSearchRow(database.db, id)
            }
          }
          await columns.apply(changed, ++at)
          await columns.apply(changed, at)
          const { asOf, ...expected } = { ...naiveSearch([...now.values()], asked), asOf: at }
          expect(await columns.search(asked, { facets: true })).toEqual({ ...expected, asOf })
          expect(await postgres.search(asked, { facets: true })).toMatchObject(expected)
          const counts = naivePlaceCounts([...now.values()])
          expect(await columns.placeCounts()).toEqual(counts)
          expect(await postgres.placeCounts()).toEqual(counts)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('both show the same map at every zoom', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(catalogue, { minLength: 4, maxLength: 4 }),
      fc.array(fc.tuple(filter, bbox, fc.integer({ min: 0, max: 22 })), { minLength: 6, maxLength: 6 }),
      async (parts, asked) => {
        // Several catalogues one after the other, since a map only clusters from 201 homes on.
        const rows = parts.flat().map((row, i) => ({ ...row, id: i + 1 }))
        const columns = await fill(rows)
        for (const [wanted, box, zoom] of asked) {
          const expected = naiveMap(rows, wanted, box, zoom)
          expect(await columns.clusters(wanted, box, zoom)).toEqual(expected)
          expect(await postgres.clusters(wanted, box, zoom)).toEqual(expected)
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('the database refuses to hold what an engine could not search', async () => {
  const [row] = fc.sample(
    catalogue.filter((rows) => rows.length > 0),
    1,
  )[0] as [SearchRow]
  await expect(upsertSearchRow(database.db, { ...row, preis: Number.NaN })).rejects.toThrow(/preis is NaN/)
  await expect(upsertSearchRow(database.db, { ...row, lat: 91, lng: 16 })).rejects.toThrow(/lat is 91/)
  await expect(upsertSearchRow(database.db, { ...row, lat: 48, lng: null })).rejects.toThrow(/48, null/)
})

test('an unchanged row wakes nobody', async () => {
  const rows = fc.sample(
    catalogue.filter((some) => some.length > 3),
    1,
  )[0] as SearchRow[]
  await fill(rows)
  const before = (await postgres.search({ filter: {}, sort: 'neueste', seite: 1, pro_seite: 1 })).asOf
  await upsertSearchRows(database.db, rows)
  expect((await postgres.search({ filter: {}, sort: 'neueste', seite: 1, pro_seite: 1 })).asOf).toBe(before)
})
