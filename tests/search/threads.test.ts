import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import { threadWorkshop } from '../../src/search/threads/threads.ts'
import { listings } from '../bench/search/listings.ts'
import { query, rowWithId } from './arbitraries.ts'

const open: ColumnsSearch[] = []
const engine = (threaded = true) => {
  const search = createColumnsSearch(threaded ? { workshop: threadWorkshop() } : {})
  open.push(search)
  return search
}
afterEach(async () => {
  for (const search of open.splice(0)) await search.close()
})

async function* once(...batches: SearchRow[][]) {
  yield* batches
}
const some = (id: number, changed: Partial<SearchRow> = {}): SearchRow => {
  return { ...(fc.sample(rowWithId(fc.constant(id)), { numRuns: 1, seed: id })[0] as SearchRow), ...changed }
}
const everything = { filter: {}, sort: 'neueste', seite: 1, pro_seite: 96 } as const

test('an engine that builds and merges on another thread answers like one that does not', {
  timeout: 120_000,
}, async () => {
  const [here, there] = [engine(false), engine(true)]
  await here.rebuild(listings(6000, 3), '1')
  await there.rebuild(listings(6000, 3), '1')
  const same = async () => {
    for (const asked of fc.sample(query, 15)) {
      expect(await there.search(asked, { facets: true })).toEqual(await here.search(asked, { facets: true }))
    }
    expect(there.census()).toEqual(here.census())
  }
  await same()
  // More than a tenth changes, so that the large segment is merged, on the other thread while changes continue.
  let at = 1
  for await (const batch of listings(6000, 4)) {
    for (let i = 0; i < batch.length; i += 50) {
      const changes = batch.slice(i, i + 50).map((row) => ({ id: row.id, row: row.id % 4 === 0 ? null : row }))
      await here.apply(changes, String(++at))
      await there.apply(changes, String(at))
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await same()
  }
  await expect.poll(() => there.state().store.segments.length, { timeout: 30_000 }).toBeLessThan(9)
  await same()
})

test('an empty catalogue, empty batches and one home are built on another thread too', async () => {
  const search = engine()
  await search.rebuild(once(), '1')
  expect((await search.search(everything)).total).toBe(0)
  await search.rebuild(once([], [some(1)], []), '2')
  expect((await search.search(everything)).ids).toEqual([1])
})

test('a bad row is refused there with the same words, and the engine stays as it was', async () => {
  const search = engine()
  await search.rebuild(once([some(1)]), '1')
  const bad = some(2, { preis: Number.NaN })
  await expect(search.rebuild(once([some(3), bad], [some(4)]), '2')).rejects.toThrow(/search row 2: preis is NaN/)
  expect((await search.search(everything)).ids).toEqual([1])
  await search.rebuild(once([some(5)]), '3')
  expect((await search.search(everything)).ids).toEqual([5])
})

test('a reader that fails ends the thread and the rebuild', async () => {
  const search = engine()
  async function* broken() {
    yield [some(1)]
    throw new Error('the database went away')
  }
  await expect(search.rebuild(broken(), '1')).rejects.toThrow('went away')
})

test('an engine that is closed does not wait for what its thread was doing', async () => {
  const search = engine()
  const building = expect(search.rebuild(listings(50_000), '1')).rejects.toThrow('ended without an answer')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await search.close()
  await building
})

test('merges copy a row that changed a few times, however long changes come one by one', {
  timeout: 60_000,
}, async () => {
  let copied = 0
  const retire = ({ size }: { size: number }) => {
    if (size < 3000) copied += size
  }
  const search = createColumnsSearch({ workshop: { ...threadWorkshop(), retire } })
  open.push(search)
  await search.rebuild(listings(3000, 1), '1')
  let at = 1
  for await (const [row] of listings(1500, 2, 1)) {
    await search.apply([{ id: row!.id, row: row! }], String(++at))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(search.state().store.segments.length).toBeLessThan(11)
  expect(copied).toBeGreaterThan(1000)
  expect(copied).toBeLessThan(6 * 1500)
})
