import { expect, test, vi } from 'vitest'
import type { ResultWalk } from '../../src/stores/search/result-walk.ts'
import { openBrowser, openSession } from './browser.ts'

const path = (id: number) => `/immobilien/${id}/haus-${id}`
const from1 = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Twelve homes on pages of three. */
async function page(hidden: number[] = []) {
  const browser = openBrowser()
  openSession()
  browser.storage.set('klinke_hidden_properties', JSON.stringify(hidden))
  const asked: number[] = []
  browser.answers['GET /api/properties'] = () => {
    const seite = Number(new URLSearchParams(browser.calls.at(-1)?.path.split('?')[1]).get('seite'))
    asked.push(seite)
    const data = from1(12)
      .slice(3 * seite - 3, 3 * seite)
      .map((id) => ({ id, title_slug: `haus-${id}` }))
    return { status: 200, body: { success: true, data, total: 12, page: seite, pages: 4 } }
  }
  vi.resetModules()
  const { extendWalk } = await import('../../src/stores/search/extend-walk.ts')
  return { extendWalk, asked, browser }
}

const walk = (ids: number[], firstPage: number, lastPage: number): ResultWalk => ({
  from: '/immobilien',
  homes: ids.map(path),
  firstPage,
  lastPage,
  total: 12,
  search: 'objektart=HAUS',
  perPage: 3,
})

test('hidden homes do not come back as the next ones', async () => {
  const { extendWalk, asked } = await page([1, 2, 5])
  expect(await extendWalk(walk([3], 1, 1), 3)).toEqual(walk([3, 4, 6], 1, 2))
  expect(asked).toEqual([2])
})

test('a page with nothing but hidden homes is passed over, in both directions', async () => {
  const { extendWalk, asked } = await page([4, 5, 6])
  expect(await extendWalk(walk(from1(3), 1, 1), 3)).toEqual(walk([1, 2, 3, 7, 8, 9], 1, 3))
  expect(await extendWalk(walk([7, 8, 9], 3, 3), 7)).toEqual(walk([1, 2, 3, 7, 8, 9], 1, 3))
  expect(asked).toEqual([2, 3, 2, 1])
})

test('the only known home has neighbours on both sides', async () => {
  const { extendWalk } = await page([4, 6])
  expect(await extendWalk(walk([5], 2, 2), 5)).toEqual(walk([1, 2, 3, 5, 7, 8, 9], 1, 3))
})

test('a page of which only a part is known is read again, for the rest', async () => {
  const { extendWalk } = await page()
  expect(await extendWalk(walk([1, 2], 1, 0), 2)).toEqual(walk([1, 2, 3], 1, 1))
})

test('at the ends of the search nothing is asked for', async () => {
  const { extendWalk, asked } = await page([12])
  expect(await extendWalk(walk([10, 11], 1, 4), 11)).toBeNull()
  expect(await extendWalk(walk([10, 11], 1, 4), 10)).toBeNull()
  expect(asked).toEqual([])
})

test('what was read on one side stays when the other does not come', async () => {
  const { extendWalk, browser } = await page()
  const answer = browser.answers['GET /api/properties']
  if (typeof answer !== 'function') throw new Error('no answer')
  browser.answers['GET /api/properties'] = () => {
    delete browser.answers['GET /api/properties']
    return answer()
  }
  expect(await extendWalk(walk([5], 2, 2), 5)).toEqual(walk([5, 7, 8, 9], 2, 3))
})
