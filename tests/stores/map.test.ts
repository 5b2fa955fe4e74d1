import { expect, test, vi } from 'vitest'
import { PER_PAGE, type SearchQuery } from '../../src/domain/search/criteria.ts'
import { openBrowser } from './browser.ts'

const query: SearchQuery = { filter: { ort: ['graz'] }, sort: 'neueste', seite: 1, pro_seite: PER_PAGE }
const AUSTRIA = { west: 9.5, south: 46.3, east: 17.2, north: 49 }
const GRAZ = { west: 15.3, south: 47, east: 15.5, north: 47.1 }
const data = { clusters: [{ lat: 47.05, lng: 15.4, count: 9 }], points: [{ id: 7, lat: 47.1, lng: 15.5 }] }

/** Requests that are answered when the test says so; an aborted one fails, as in a browser. */
async function page() {
  openBrowser()
  const open: { path: string; answer: () => void }[] = []
  vi.stubGlobal(
    'fetch',
    (path: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        open.push({ path, answer: () => resolve(Response.json({ success: true, data, total: 10 })) })
      }),
  )
  vi.resetModules()
  return { ...(await import('../../src/stores/search/map.ts')), open }
}

test('a movement of the map does not overtake the request for all homes of the search', async () => {
  const { askPins, askPlaces, open } = await page()
  const all = askPlaces(query, AUSTRIA)
  const visible = askPins(query, GRAZ, 12)
  for (const { answer } of open) answer()
  expect(await visible).toMatchObject({ total: 10 })
  expect(await all).toEqual([
    [47.05, 15.4],
    [47.1, 15.5],
  ])
})

test('of two requests for the same, the older one has no answer', async () => {
  const { askPins, askPlaces, open } = await page()
  const answers = [askPlaces(query, AUSTRIA), askPlaces(query, AUSTRIA), askPins(query, GRAZ, 12)]
  answers.push(askPins(query, GRAZ, 12))
  for (const { answer } of open) answer()
  expect((await Promise.all(answers)).map(Boolean)).toEqual([false, true, false, true])
})
