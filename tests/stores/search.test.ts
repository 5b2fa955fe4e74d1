import { expect, test, vi } from 'vitest'
import { PER_PAGE, type SearchQuery } from '../../src/domain/search/criteria.ts'
import { type Browser, openBrowser, settled } from './browser.ts'

const query = (seite = 1): SearchQuery => ({ filter: { ort: ['graz'] }, sort: 'neueste', seite, pro_seite: PER_PAGE })

async function page() {
  vi.resetModules()
  const { $search, $settled, ask, askMore } = await import('../../src/stores/search/search.ts')
  const ids = () => ($search.get().shown ?? $search.get().added)?.answer.cards.map(({ id }) => id)
  return { $search, $settled, ask, askMore, ids }
}

/**
 * Pages of two homes each, of five in total; the last home of a page is repeated on the next, as when one was added in
 * between.
 */
function answerPages(browser: Browser) {
  browser.answers['GET /api/properties'] = () => {
    const asked = Number(new URLSearchParams(browser.calls.at(-1)?.path.split('?')[1]).get('seite') ?? 1)
    const data = [2 * asked - 2, 2 * asked - 1, 2 * asked].filter(Boolean).map((id) => ({ id }))
    return { status: 200, body: { success: true, data, total: 5, page: asked, pages: 3, facets: {} } }
  }
}

test('a page of many brings back all from the first', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { ask, ids, $search } = await page()
  await ask(query(3), 'de', 1)
  expect(browser.calls).toHaveLength(3)
  expect(ids()).toEqual([1, 2, 3, 4, 5, 6])
  expect($search.get().shown).toMatchObject({ firstPage: 1, query: { seite: 3 } })
})

test('a further page goes behind what is shown, and no home twice', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { ask, askMore, ids, $search } = await page()
  await ask(query(), 'de')
  await askMore(query(2), 'de', new Set())
  expect(ids()).toEqual([1, 2, 3, 4])
  expect($search.get().shown).toMatchObject({ firstPage: 1, query: { seite: 2 }, answer: { page: 2 } })
})

test('behind a page that the server wrote come only homes that are not on it', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { askMore, ids, $search } = await page()
  await askMore(query(2), 'de', new Set([1, 2]))
  expect(ids()).toEqual([3, 4])
  await askMore(query(3), 'de', new Set([1, 2, 3, 4]))
  expect(ids()).toEqual([3, 4, 5, 6])
  expect($search.get().shown).toBeNull()
})

test('a new search forgets what was put behind the old one', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { ask, askMore, ids, $search } = await page()
  await askMore(query(2), 'de', new Set([1, 2]))
  await ask(query(), 'de')
  expect(ids()).toEqual([1, 2])
  expect($search.get().added).toBeNull()
})

test('a page that does not come leaves what is there, and says so', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { ask, askMore, ids, $search } = await page()
  await ask(query(), 'de')
  delete browser.answers['GET /api/properties']
  await askMore(query(2), 'de', new Set())
  expect(ids()).toEqual([1, 2])
  expect($search.get()).toMatchObject({ phase: 'ready', adding: 'failed', shown: { query: { seite: 1 } } })
})

test("a search that begins meanwhile takes the further page's place", async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { ask, askMore, ids, $search } = await page()
  await ask(query(), 'de')
  const more = askMore(query(2), 'de', new Set())
  const anew = ask({ ...query(), filter: {} }, 'de')
  await Promise.all([more, anew, settled()])
  expect(ids()).toEqual([1, 2])
  expect($search.get()).toMatchObject({ adding: 'ready', shown: { query: { filter: {} } } })
})

test('a question on its way changes nothing that is drawn, its answer and its failure do once each', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { $search, $settled, ask } = await page()
  const phases: string[] = []
  const drawn: string[] = []
  $search.listen(({ phase }) => phases.push(phase))
  $settled.listen(({ phase, query }) => drawn.push(`${phase} ${query?.seite}`))
  await ask(query(1), 'de')
  browser.answers['GET /api/properties'] = { status: 500, body: { success: false } }
  await ask(query(2), 'de')
  expect(phases).toEqual(['loading', 'ready', 'loading', 'failed'])
  expect(drawn).toEqual(['ready 1', 'failed 2'])
})

test('of two questions only the answer to the last is drawn', async () => {
  const browser = openBrowser()
  answerPages(browser)
  const { $settled, ask } = await page()
  const drawn: (number | undefined)[] = []
  $settled.listen(({ query }) => drawn.push(query?.seite))
  await Promise.all([ask(query(1), 'de'), ask(query(2), 'de')])
  expect(drawn).toEqual([2])
})
