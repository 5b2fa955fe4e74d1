import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Filter, SearchQuery } from '../../src/domain/search/criteria.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import { listings } from '../bench/search/listings.ts'
import { benchQueries, type Engine } from '../bench/search/queries.ts'
import { bbox, catalogue, filter, query, rowWithId } from './arbitraries.ts'
import { naiveMap, naivePlaceCounts, naiveSearch } from './naive.ts'

async function* once<T>(...batches: T[][]) {
  yield* batches
}

const everything: SearchQuery = { filter: {}, sort: 'neueste', seite: 1, pro_seite: 24 }
const some = (id: number, changed: Partial<SearchRow> = {}): SearchRow => {
  return { ...(fc.sample(rowWithId(fc.constant(id)), { numRuns: 1, seed: id })[0] as SearchRow), ...changed }
}
const filled = async (...rows: SearchRow[]): Promise<ColumnsSearch> => {
  const search = createColumnsSearch()
  await search.rebuild(once(rows), '1')
  return search
}
const idsOf = async (search: ColumnsSearch, wanted: Filter = {}) => {
  return (await search.search({ ...everything, filter: wanted })).ids.toSorted((a, b) => a - b)
}

test('answers generated searches as reading every row would', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(query, { minLength: 5, maxLength: 10 }), async (rows, queries) => {
      const search = await filled(...rows)
      for (const asked of queries) {
        expect(await search.search(asked, { facets: true })).toEqual(naiveSearch(rows, asked))
      }
    }),
    { numRuns: 100 },
  )
})

describe('with thousands of homes where Austrians live', () => {
  const rows: SearchRow[] = []
  let search: ColumnsSearch

  beforeAll(async () => {
    for await (const batch of listings(6000, 3)) rows.push(...batch)
    search = await filled(...rows)
  })

  test('the queries of the bench give what reading every row gives', { timeout: 120_000 }, async () => {
    const judge: Engine = {
      async search(asked) {
        const { facets, ...expected } = naiveSearch(rows, asked)
        expect(await search.search(asked, { facets: true })).toEqual({ ...expected, facets })
        return expected
      },
      async clusters(wanted, box, zoom) {
        expect(await search.clusters(wanted, box, zoom)).toEqual(naiveMap(rows, wanted, box, zoom))
        return { total: 0, ids: [] }
      },
    }
    const queries = benchQueries().filter((_, i) => i % 5 === 0)
    for (const asked of queries) await asked.run(judge)
  })

  test('so do maps and place counts', async () => {
    for (const [wanted, box, zoom] of fc.sample(fc.tuple(filter, bbox, fc.integer({ min: -1, max: 25 })), 40)) {
      expect(await search.clusters(wanted, box, zoom)).toEqual(naiveMap(rows, wanted, box, zoom))
    }
    expect(await search.placeCounts()).toEqual(naivePlaceCounts(rows))
  })

  test('pages never overlap and skip no home, in any order', async () => {
    for (const sort of ['neueste', 'preis_ab', 'preis_m2_auf', 'reduziert', 'relevanz'] as const) {
      const wanted: Filter = { vermarktungsart: ['MIETE'], ...(sort === 'relevanz' && { q: 'balk' }) }
      const ids: number[] = []
      for (let seite = 1; ; seite++) {
        const page = await search.search({ filter: wanted, sort, seite, pro_seite: 96 })
        ids.push(...page.ids)
        if (page.ids.length < 96) break
      }
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe((await search.search({ ...everything, filter: wanted })).total)
    }
  })

  test('thousands of changes, one by one, with merges in the background, leave the same', {
    timeout: 120_000,
  }, async () => {
    const changing = await filled(...rows)
    const now = new Map(rows.map((row) => [row.id, row]))
    let at = 1
    for await (const batch of listings(3000, 4)) {
      for (const [i, fresh] of batch.entries()) {
        const id = 1 + ((i * 7919) % 9000)
        const row = i % 5 === 0 ? null : { ...fresh, id }
        if (row) now.set(id, row)
        else now.delete(id)
        await changing.apply([{ id, row }], String(++at))
        // Background work runs in between, at different points each time.
        if (i % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
        if (i % 750 === 749) {
          const asked = { ...everything, filter: { objektart: ['WOHNUNG'] } } as SearchQuery
          expect(await changing.position()).toBe(String(at))
          expect(await changing.search(asked, { facets: true })).toEqual(naiveSearch([...now.values()], asked))
        }
      }
    }
    await changing.close()
  })
})

describe('at the borders', () => {
  test('an empty catalogue answers everything with nothing', async () => {
    const search = createColumnsSearch()
    for (const asked of fc.sample(query, 50)) {
      expect(await search.search(asked, { facets: true })).toEqual(naiveSearch([], asked))
    }
    const world = { west: -180, south: -90, east: 180, north: 90 }
    expect(await search.clusters({}, world, 3)).toEqual({ total: 0, clusters: [], points: [] })
    expect(await search.placeCounts()).toEqual(new Map())
  })

  test('a catalogue that was emptied is empty, and can be filled again', async () => {
    const search = await filled(some(1), some(2))
    await search.apply(
      [
        { id: 1, row: null },
        { id: 2, row: null },
        { id: 3, row: null },
      ],
      '2',
    )
    expect(await idsOf(search)).toEqual([])
    await search.apply([{ id: 2, row: some(2) }], '3')
    expect(await idsOf(search)).toEqual([2])
  })

  test('an id that comes twice counts as it came last', async () => {
    const search = createColumnsSearch()
    await search.rebuild(once([some(1, { anbieter: 1 }), some(1, { anbieter: 2 })], [some(1, { anbieter: 3 })]), '1')
    expect(await idsOf(search)).toEqual([1])
    expect(await idsOf(search, { anbieter: [3] })).toEqual([1])
    await search.apply(
      [
        { id: 1, row: some(1, { anbieter: 4 }) },
        { id: 1, row: some(1, { anbieter: 5 }) },
      ],
      '2',
    )
    expect(await idsOf(search)).toEqual([1])
    expect(await idsOf(search, { anbieter: [5] })).toEqual([1])
  })

  test('an unknown place, provider or word finds nothing', async () => {
    const search = await filled(some(1), some(2))
    expect(await idsOf(search, { ort: ['atlantis'] })).toEqual([])
    expect(await idsOf(search, { anbieter: [4711] })).toEqual([])
    expect(await idsOf(search, { q: 'xyzzy' })).toEqual([])
    expect(await idsOf(search, { q: '!' })).toEqual([1, 2])
  })

  test('all homes on one spot are one cluster or none', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => some(i + 1, { lat: 48.2, lng: 16.37 }))
    const search = await filled(...rows)
    const spot = { west: 16.37, south: 48.2, east: 16.37, north: 48.2 }
    const map = await search.clusters({}, spot, 18)
    expect(map).toMatchObject({ total: 250, clusters: [{ count: 250, lat: 48.2, lng: 16.37 }], points: [] })
    expect((await search.clusters({}, { ...spot, west: 17, east: 16 }, 18)).total).toBe(0)
    expect((await search.clusters({}, { ...spot, west: 16.370001, east: 17 }, 18)).total).toBe(0)
  })

  test('a page past the end is empty and still has the total', async () => {
    const search = await filled(some(1), some(2))
    expect(await search.search({ ...everything, seite: 10_000, pro_seite: 96 })).toMatchObject({ total: 2, ids: [] })
  })

  test('a map without numbers or a page that is none is refused', async () => {
    const search = await filled(some(1))
    const box = { west: 9, south: 46, east: 17, north: 49 }
    await expect(search.clusters({}, box, Number.NaN)).rejects.toThrow(RangeError)
    await expect(search.clusters({}, { ...box, north: Number.POSITIVE_INFINITY }, 8)).rejects.toThrow(RangeError)
    for (const seite of [0, -1, 1.5, Number.NaN]) {
      await expect(search.search({ ...everything, seite })).rejects.toThrow(RangeError)
      await expect(search.search({ ...everything, pro_seite: seite })).rejects.toThrow(RangeError)
    }
  })

  test.each([
    ['id', { id: 0 }],
    ['id', { id: 1.5 }],
    ['preis', { preis: Number.NaN }],
    ['flaeche', { flaeche: Number.POSITIVE_INFINITY }],
    ['lat', { lat: -90.1, lng: 0 }],
    ['lng', { lat: 0, lng: 180.1 }],
    ['lat and lng', { lat: null, lng: 16 }],
    ['titel', { titel: undefined as unknown as string }],
    ['preis', { preis: '100' as unknown as number }],
  ])('a row with a bad %s is refused and leaves everything as it was', async (field, bad) => {
    const search = await filled(some(1))
    const changes = [
      { id: 1, row: null },
      { id: 2, row: some(2, bad) },
    ]
    await expect(search.apply(changes, '2')).rejects.toThrow(new RegExp(`search row .*: ${field} is`))
    expect(await idsOf(search)).toEqual([1])
    expect(await search.position()).toBe('1')
    await expect(search.rebuild(once([some(3, bad)]), '2')).rejects.toThrow(RangeError)
    expect(await idsOf(search)).toEqual([1])
  })
})

describe('while things move', () => {
  test('answers come from the old state until a rebuild is done, and changes meanwhile are not lost', async () => {
    const search = await filled(some(1), some(2))
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    async function* slowly() {
      yield [some(1), some(2), some(3)]
      await gate
      yield [some(4)]
    }
    const rebuilt = search.rebuild(slowly(), '5')
    await search.apply([{ id: 2, row: null }], '6')
    await search.apply([{ id: 9, row: some(9) }], '7')
    expect(await idsOf(search)).toEqual([1, 9])
    await expect(search.rebuild(once([]), '8')).rejects.toThrow('already running')
    open()
    await rebuilt
    expect(await idsOf(search)).toEqual([1, 3, 4, 9])
    expect(await search.position()).toBe('7')
  })

  test('batches handed in side by side are taken over in their order, also after one that is refused', async () => {
    const search = await filled(some(1, { anbieter: 1 }))
    // The first takes some slices, the last none.
    const many = Array.from({ length: 400 }, (_, at) => ({ id: at + 1, row: some(at + 1, { anbieter: 2 }) }))
    const applied = [
      search.apply(many, '2'),
      search.apply([{ id: 1, row: some(1, { lat: 91, lng: 0 }) }], '3'),
      search.apply([{ id: 1, row: some(1, { anbieter: 3 }) }], '4'),
    ]
    const settled = await Promise.allSettled(applied)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await idsOf(search, { anbieter: [3] })).toEqual([1])
    expect((await search.search({ ...everything, filter: { anbieter: [2] } })).total).toBe(399)
  })

  test('changes that are being taken apart while a rebuild ends are found with their own words', async () => {
    const search = await filled(some(1, { titel: 'Altbau am Markt' }))
    const gate = Promise.withResolvers<void>()
    async function* waiting() {
      await gate.promise
      yield [some(9000, { titel: 'Scheune Mühle Weingarten', text: '' })]
    }
    const rebuilt = search.rebuild(waiting(), '2')
    const changes = Array.from({ length: 2000 }, (_, at) => {
      return { id: at + 1, row: some(at + 1, { titel: `Seehaus Nummer${at}`, text: '' }) }
    })
    const applied = search.apply(changes, '3')
    gate.resolve()
    await Promise.all([rebuilt, applied])
    expect(await idsOf(search, { q: 'Nummer1999' })).toEqual([2000])
    expect(await idsOf(search, { q: 'Weingarten' })).toEqual([9000])
    expect((await search.search({ ...everything, filter: { q: 'Seehaus' } })).total).toBe(2000)
  })

  test('a rebuild that fails changes nothing and can be repeated', async () => {
    const search = await filled(some(1))
    async function* broken() {
      yield [some(2)]
      throw new Error('the database went away')
    }
    await expect(search.rebuild(broken(), '2')).rejects.toThrow('went away')
    expect(await idsOf(search)).toEqual([1])
    await search.rebuild(once([some(2)]), '2')
    expect(await idsOf(search)).toEqual([2])
  })

  test('an aborted search does not answer', async () => {
    const search = await filled(some(1))
    await expect(search.search(everything, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
  })
})
