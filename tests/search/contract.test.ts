import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Area } from '../../src/domain/search/area.ts'
import type { Filter, Sort } from '../../src/domain/search/criteria.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import { NO_CHANGE, type SearchReader } from '../../src/search/port.ts'
import { createPostgresSearch } from '../../src/server/search/postgres.ts'
import { deleteSearchRows, upsertSearchRow, upsertSearchRows } from '../../src/server/search/read-model.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { bbox, catalogue, changes, filter, filterBy, query } from './arbitraries.ts'
import { naiveMap, naivePlaceCounts, naiveSearch } from './naive.ts'

let database: TestDatabase
let postgres: SearchReader

beforeAll(async () => {
  database = await testDatabase()
  // Generated catalogues have no properties for their rows.
  await sql`alter table property_search drop constraint property_search_id_fkey`.execute(database.db)
  postgres = createPostgresSearch(database.db)
})
afterAll(() => database?.drop())

async function* once(rows: SearchRow[]) {
  yield rows
}

/** Fills both engines with the same rows. */
async function fill(rows: SearchRow[]): Promise<ColumnsSearch> {
  await sql`truncate property_search, search_outbox restart identity`.execute(database.db)
  await upsertSearchRows(database.db, rows)
  const columns = createColumnsSearch()
  await columns.rebuild(once(rows), '1')
  return columns
}

test('both engines and a plain reading of every row give equal totals, order and facets', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(query, { minLength: 8, maxLength: 8 }), async (rows, queries) => {
      const columns = await fill(rows)
      for (const asked of queries) {
        const expected = naiveSearch(rows, asked)
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
        let at = 1
        for (const [changed, asked] of steps) {
          for (const { id, row } of changed) {
            if (row) {
              now.set(id, row)
              await upsertSearchRow(database.db, row)
            } else {
              now.delete(id)
              await deleteSearchRows(database.db, [id])
            }
          }
          await columns.apply(changed, String(++at))
          await columns.apply(changed, String(at))
          const expected = naiveSearch([...now.values()], asked)
          expect(await columns.search(asked, { facets: true })).toEqual(expected)
          expect(await postgres.search(asked, { facets: true })).toEqual(expected)
          for (const wanted of [{}, asked.filter]) {
            const counts = naivePlaceCounts([...now.values()], wanted)
            expect(await columns.placeCounts(wanted)).toEqual(counts)
            expect(await postgres.placeCounts(wanted)).toEqual(counts)
          }
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
        // Several catalogues in sequence, since a map only clusters from 201 homes on.
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

describe('drawn areas, circles and words', () => {
  // One catalogue whose homes lie on the corners and edges of the drawn areas, queried many times.
  const rows = fc
    .sample(catalogue, { numRuns: 12, seed: 31 })
    .flat()
    .map((row, i): SearchRow => ({ ...row, id: i + 1 }))
  let columns: SearchReader

  beforeAll(async () => {
    columns = await fill(rows)
  })

  async function expectEqual(filters: readonly Filter[], sort: Sort = 'neueste'): Promise<number[]> {
    const totals: number[] = []
    for (const wanted of filters) {
      const asked = { filter: wanted, sort, seite: 1, pro_seite: 24 }
      const { total, ids, facets } = naiveSearch(rows, asked)
      expect(await columns.search(asked, { facets: true })).toMatchObject({ total, ids, facets })
      expect(await postgres.search(asked, { facets: true })).toMatchObject({ total, ids, facets })
      totals.push(total)
    }
    return totals
  }
  const square = (exclude: boolean, from: number, to: number): Area => ({
    exclude,
    points: [
      [from, from - 32],
      [from, to - 32],
      [to, to - 32],
      [to, from - 32],
    ],
  })

  test.each(['gebiet', 'umkreis', 'q'] as const)('%s alone and with others', { timeout: 120_000 }, async (name) => {
    const alone = fc.sample(filterBy(name), { numRuns: 40, seed: 32 })
    const others = fc.sample(filter, { numRuns: 40, seed: 33 })
    const totals = await expectEqual([...alone, ...others.map((other, i) => ({ ...other, ...alone[i] }))])
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(20)
    expect(totals.filter((total) => total < rows.length).length).toBeGreaterThan(20)
  })

  test('words in the order of how well they fit, page by page', async () => {
    await expectEqual(fc.sample(filterBy('q'), { numRuns: 40, seed: 34 }), 'relevanz')
  })

  test('several areas, holes, holes alone, and a hole larger than its area', async () => {
    const [one, hole, beside] = [square(false, 47, 48.3), square(true, 47.5, 48), square(false, 48, 48.4)]
    const totals = await expectEqual([
      { gebiet: [one] },
      { gebiet: [one, hole] },
      { gebiet: [hole] },
      { gebiet: [one, beside] },
      { gebiet: [one, beside, hole] },
      { gebiet: [one, square(true, 46, 49)] },
    ])
    const [all, ring, without, both, rest, nothing] = totals as [number, number, number, number, number, number]
    expect(ring).toBeLessThan(all)
    expect(without).toBeGreaterThan(ring)
    expect(both).toBeGreaterThan(all)
    expect(rest).toBeLessThan(both)
    expect(nothing).toBe(0)
  })

  test('an area of many corners, with a home on one of them, and such an area taken out', async () => {
    const corners = rows
      .flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [[lat, lng] as const]))
      .slice(0, 1)
    const star = Array.from({ length: 300 }, (_, i) => {
      const angle = (i / 300) * 2 * Math.PI
      const radius = i % 2 ? 0.9 : 0.6
      return [47.8 + radius * Math.sin(angle), 15.8 + radius * 1.5 * Math.cos(angle)] as const
    })
    const totals = await expectEqual([
      { gebiet: [{ exclude: false, points: star }] },
      { gebiet: [{ exclude: true, points: star }] },
      { gebiet: [{ exclude: false, points: [...star.slice(0, 150), ...corners, ...star.slice(150)] }] },
    ])
    expect(Math.min(...totals)).toBeGreaterThan(0)
  })

  test('an area that crosses itself, has no size, or is a line on which homes stand', async () => {
    const points = (list: [number, number][]): Filter => ({ gebiet: [{ exclude: false, points: list }] })
    const [bow, dot, line] = await expectEqual([
      points([
        [47, 15],
        [48, 16],
        [47, 16],
        [48, 15],
      ]),
      points([
        [47.5, 15.5],
        [47.5, 15.5],
        [47.5, 15.5],
      ]),
      points([
        [47, 15.5],
        [48, 15.5],
        [47.3, 15.5],
      ]),
    ])
    expect(bow).toBeGreaterThan(0)
    expect(line).toBeGreaterThan(dot as number)
  })
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

test('an unchanged row causes no notification', async () => {
  const rows = fc.sample(
    catalogue.filter((some) => some.length > 3),
    1,
  )[0] as SearchRow[]
  await fill(rows)
  const before = await postgres.position()
  expect(before).not.toBe(NO_CHANGE)
  await upsertSearchRows(database.db, rows)
  expect(await postgres.position()).toBe(before)
})
