import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BBox } from '../../src/domain/search/area.ts'
import type { Filter } from '../../src/domain/search/criteria.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { createColumnsSearch } from '../../src/search/engine.ts'
import { patchRows } from '../../src/search/segments/patches.ts'
import { listings } from '../bench/search/listings.ts'
import { mapWindow, TOWNS } from '../bench/search/queries.ts'
import { rowWithId } from './arbitraries.ts'
import { naiveMap } from './naive.ts'

async function* once<T>(...batches: T[][]) {
  yield* batches
}
const some = (id: number, changed: Partial<SearchRow> = {}): SearchRow => {
  return {
    ...(fc.sample(rowWithId(fc.constant(id)), { numRuns: 1, seed: id })[0] as SearchRow),
    gruppe: null,
    ...changed,
  }
}
const filled = async (rows: SearchRow[]) => {
  const search = createColumnsSearch()
  await search.rebuild(once(rows), '1')
  return search
}
const AUSTRIA: BBox = { west: 9.4, south: 46.3, east: 17.2, north: 49.1 }

describe('a map of thousands of homes, many of them gone, many offered twice', () => {
  const now = new Map<number, SearchRow>()
  let search: ReturnType<typeof createColumnsSearch>

  beforeAll(async () => {
    for await (const batch of listings(9000, 3, 5000, 0.1)) for (const row of batch) now.set(row.id, row)
    search = await filled([...now.values()])
    // Every seventh is removed and every eleventh has another price: some words of the bitset lack one row, some have
    // few.
    for (const row of [...now.values()]) {
      if (row.id % 7 && row.id % 11 && row.id % 500 > 60) continue
      const changed = row.id % 11 ? null : { ...row, preis: 1, preis_kauf: row.preis_kauf && 1, preis_miete: null }
      if (changed) now.set(row.id, changed)
      else now.delete(row.id)
      await search.apply([{ id: row.id, row: changed }], '2')
    }
  })

  const filters: Filter[] = [
    {},
    { vermarktungsart: ['KAUF'] },
    { vermarktungsart: ['MIETE'], objektart: ['WOHNUNG'] },
    { vermarktungsart: ['KAUF'], preis: { bis: 400_000 }, ausstattung: ['BALKON'] },
    { objektart: ['GRUNDSTUECK'] },
    { anbieter: [7] },
  ]
  test.each(filters)('is the same as reading every row gives, at every zoom, for %j', async (filter) => {
    const rows = [...now.values()]
    let pins = 0
    for (let zoom = 3; zoom <= 17; zoom += 2) {
      const [, lat, lng] = TOWNS[zoom % TOWNS.length]!
      for (const box of [AUSTRIA, mapWindow(lat, lng, zoom)]) {
        const map = await search.clusters(filter, box, zoom)
        expect(map).toEqual(naiveMap(rows, filter, box, zoom))
        pins += map.clusters.length
      }
    }
    if (!filter.anbieter) expect(pins).toBeGreaterThan(100)
  })
})

test('the lowest price is one of what was found, not of its neighbours', async () => {
  const spot = { lat: 48.2, lng: 16.37, vermarktungsart: ['KAUF'] as const }
  const rows = Array.from({ length: 640 }, (_, i) => {
    const preis = i % 32 === 3 ? 1000 + i : 200_000 + i
    return some(i + 1, { ...spot, preis, preis_kauf: preis, objektart: i % 32 === 3 ? 'PARKEN' : 'WOHNUNG' })
  })
  const search = await filled(rows)
  const { clusters } = await search.clusters({ objektart: ['WOHNUNG'] }, AUSTRIA, 6)
  expect(clusters).toEqual([{ lat: 48.2, lng: 16.37, count: 620, preis_min: 200_000 }])
})

test('without any price, a cluster has none', async () => {
  const unknown = { lat: 48.2, lng: 16.37, preis: null, preis_kauf: null, preis_miete: null }
  const search = await filled(Array.from({ length: 300 }, (_, i) => some(i + 1, unknown)))
  expect(await search.clusters({}, AUSTRIA, 6)).toMatchObject({ total: 300, clusters: [{ preis_min: null }] })
})

test('homes without a position are on no map, though they stand beside the last ones that have one', async () => {
  const rows = Array.from({ length: 700 }, (_, i) => {
    return some(i + 1, i % 3 ? { lat: 48.2, lng: 16.37 } : { lat: null, lng: null })
  })
  const search = await filled(rows)
  const { total, clusters } = await search.clusters({}, { west: -180, south: -90, east: 180, north: 90 }, 3)
  expect([total, clusters.map(({ count }) => count)]).toEqual([466, [466]])
})

describe('patches', () => {
  const numbers = (size: number, price = 5) => {
    const column = (value: number) => new Float64Array(size).fill(value)
    return {
      lat: column(48.5),
      lng: column(16.25),
      preis: column(price),
      preis_kauf: column(price),
      preis_miete: column(NaN),
    }
  }

  test('are made of whole words of rows with a position only', () => {
    const grid = new Uint32Array(100).fill(7)
    expect(patchRows(0, grid, grid, numbers(100)).apart).toHaveLength(0)
    expect(patchRows(31, grid, grid, numbers(100)).apart).toHaveLength(0)
    const { apart, lats, lngs, lowest } = patchRows(95, grid, grid, numbers(100))
    expect([...apart, ...lats, ...lngs]).toEqual([0, 0, 48.5e6 * 32, 48.5e6 * 32, 16.25e6 * 32, 16.25e6 * 32])
    expect(lowest).toMatchObject({
      preis: new Float64Array([5, 5]),
      preis_miete: new Float64Array([Infinity, Infinity]),
    })
  })

  test('know in which bits of the grid their rows differ, in either direction, the highest too', () => {
    const gridX = new Uint32Array(64).fill(0b1000)
    const gridY = new Uint32Array(64).fill(0xffffffff)
    gridX[5] = 0b1001
    gridY[31] = 0xfffffffd
    gridY[40] = 0x7fffffff
    expect([...patchRows(64, gridX, gridY, numbers(64)).apart]).toEqual([0b11, 0x80000000])
  })
})
