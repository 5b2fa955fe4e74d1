import { expect, test, vi } from 'vitest'
import { openBrowser } from './browser.ts'

const KEY = 'klinke_search_state'
const HOUR = 3_600_000
const place = { searchParams: 'ort=graz&seite=3', scrollPosition: 1840, firstPage: 1 }

async function page() {
  vi.resetModules()
  return import('../../src/stores/search/search-state.ts')
}

test("the search is kept in the specification's four fields, with its place and an hour to live", async () => {
  const browser = openBrowser()
  const kept = () => JSON.parse(browser.storage.get(KEY) ?? '')
  const { keepSearch } = await page()
  const times = { timestamp: 1000, expiresAt: 1000 + HOUR }
  keepSearch({ searchParams: 'ort=graz', scrollPosition: 1840, firstPage: 1 }, 1000)
  expect(kept()).toEqual({ searchParams: 'ort=graz', scrollPosition: 1840, ...times })
  // Three pages were loaded.
  keepSearch(place, 1000)
  expect(kept()).toEqual({ searchParams: 'ort=graz&seite=3&ab_seite=1', scrollPosition: 1840, ...times })
})

test.each(['', 'ort=graz', 'ort=graz&seite=3', 'seite=2'])(
  '"%s" comes back as it was, from whichever page on',
  async (searchParams) => {
    openBrowser()
    for (const firstPage of [1, 2, 3]) {
      const { keepSearch } = await page()
      keepSearch({ searchParams, scrollPosition: 0, firstPage }, 1000)
      expect((await page()).keptSearch(1001)).toMatchObject({ searchParams, firstPage })
    }
  },
)

test('the next page finds it, until its hour is over: then it is deleted', async () => {
  const browser = openBrowser()
  ;(await page()).keepSearch(place, 1000)
  const { keptSearch } = await page()
  expect(keptSearch(1000 + HOUR - 1)).toMatchObject(place)
  expect(keptSearch(1000 + HOUR)).toBeNull()
  expect(browser.storage.has(KEY)).toBe(false)
})

test('a clock that was set back does not make it live longer', async () => {
  openBrowser()
  const { keepSearch, keptSearch } = await page()
  keepSearch(place, 10 * HOUR)
  expect(keptSearch(8 * HOUR)).toBeNull()
})

test("the specification's four fields are enough: then one page stood there", async () => {
  const browser = openBrowser()
  const { firstPage: _, ...four } = { ...place, timestamp: 0, expiresAt: HOUR }
  browser.storage.set(KEY, JSON.stringify(four))
  expect((await page()).keptSearch(1)?.firstPage).toBe(3)
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another thing', '[1,2]'],
  ['a search that is no text', '{"searchParams":7,"scrollPosition":0,"timestamp":0,"expiresAt":9}'],
  ['a place above the page', '{"searchParams":"","scrollPosition":-5,"timestamp":0,"expiresAt":9}'],
  ['no end', '{"searchParams":"","scrollPosition":0,"timestamp":0}'],
])('%s is no search', async (_, text) => {
  const browser = openBrowser()
  browser.storage.set(KEY, text)
  expect((await page()).keptSearch(1)).toBeNull()
})

test('a full storage is no error', async () => {
  const browser = openBrowser()
  browser.full = true
  const { keepSearch, keptSearch } = await page()
  keepSearch(place, 1000)
  expect(keptSearch(1001)).toMatchObject(place)
})
