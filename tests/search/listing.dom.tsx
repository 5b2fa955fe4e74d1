import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parseSearch } from '../../src/domain/search/codec.ts'
import Listing from '../../src/islands/search/Listing.tsx'
import { $search, NOTHING_ASKED } from '../../src/stores/search/search.ts'
import { $returning } from '../../src/stores/search/search-state.ts'
import { answerWith, t } from '../support/dom.ts'

const HISTOGRAM = { preis: { edges: [0, 100_000, 200_000, 300_000, 400_000], counts: [1, 5, 3, 1] } }

/** Requests to the server that wait for the test, oldest first. */
let held: { name: string; text: string; release(): void }[]
/** Tells which requests wait. */
let isHeld: (name: string, text: string) => boolean
let isAway: boolean

const before = location.href
beforeEach(() => {
  isAway = false
  held = []
  isHeld = () => false
  const hold = (name: string, text: string) =>
    isHeld(name, text) ? new Promise<void>((release) => held.push({ name, text, release })) : null
  const places = (name: string, data: (text: string) => unknown) => ({
    [name]: async ({ query }: { query: URLSearchParams }) => {
      const text = query.get('q') ?? ''
      await hold(name, text)
      return { body: { data: data(text) } }
    },
  })
  answerWith({
    ...places('GET /api/places', () => []),
    ...places('GET /api/places/read', (text) => [{ text, place: null, near: [] }]),
    'GET /api/properties': async ({ query }) => {
      await hold('GET /api/properties', String(query))
      return isAway ? 'unreachable' : { body: { data: [], total: 0, page: 1, pages: 0, facets: {} } }
    },
  })
})
afterEach(() => {
  history.replaceState(null, '', before)
  $search.set(NOTHING_ASKED)
  $returning.set(null)
  history.scrollRestoration = 'auto'
})

/** The list of an address, as its page has hydrated it. */
async function open(search: string, typed = '') {
  history.replaceState(null, '', `/immobilien?${search}`)
  const { query } = parseSearch(new URLSearchParams(search))
  await render(
    <Listing
      query={query}
      typed={typed}
      isNowhere={false}
      total={3}
      counts={{}}
      histograms={HISTOGRAM}
      places={{ linz: { name: 'Linz', art: 'ort' } }}
      names={{}}
      language="de"
      tiles={{ url: '', source: '' }}
    >
      <a href="/immobilien?ort=linz" data-search="link">
        Linz
      </a>
    </Listing>,
  )
}
const input = (selector: string) => document.querySelector<HTMLInputElement>(`#suche ${selector}`) as HTMLInputElement
/** As by a visitor, also in a sheet that is closed. */
function write(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const asked = () => decodeURIComponent(location.search)
/** Long enough for everything that follows an answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

test('an unknown place does not replace the results of a search that began later', async () => {
  await open('')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Xyzzy')
  await expect.element(page.getByRole('status').first()).toHaveTextContent(t('place.none'))
  isHeld = (name) => name === 'GET /api/places'
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Linz' }).click()
  await expect.poll(() => $search.get().shown?.query.filter.ort).toEqual(['linz'])
  isHeld = () => false
  for (const { release } of held) release()
  await settled()
  await expect.element(page.getByRole('heading', { name: t('list.nowhere') })).not.toBeInTheDocument()
  expect(asked()).toBe('?ort=linz')
})

test('an old reading of the form that comes last does not take a newer choice back', async () => {
  await open('vermarktungsart=KAUF&ort=linz', 'Xyzzy')
  isHeld = () => held.length === 0
  input('[name="objektart"][value="HAUS"]').click()
  await expect.poll(() => held.length).toBe(1)
  write(input('[name="preis_bis"]'), '300000')
  const both = '?vermarktungsart=KAUF&objektart=HAUS&ort=linz&preis_bis=300000'
  await expect.poll(asked).toBe(both)
  held[0]?.release()
  await settled()
  expect(asked()).toBe(both)
  expect($search.get().shown?.query.filter).toMatchObject({ objektart: ['HAUS'], preis: { bis: 300_000 } })
})

test('a slider that is dragged past an unread text is one step of the history', async () => {
  await open('vermarktungsart=KAUF&ort=linz', 'Xyzzy')
  const steps = history.length
  const [slider] = document.querySelectorAll<HTMLInputElement>('#suche input[type="range"]')
  isHeld = () => held.length === 0
  write(slider as HTMLInputElement, '1')
  await expect.poll(() => held.length).toBe(1)
  write(slider as HTMLInputElement, '2')
  await expect.poll(asked).toContain('preis_von=200000')
  held[0]?.release()
  await settled()
  expect(asked()).toContain('preis_von=200000')
  expect(history.length).toBe(steps + 1)
})

describe('on the way back from a home', () => {
  const KEPT = 'vermarktungsart=KAUF&seite=3'
  /** The list as the script of the page finds it (scripts/search/return.ts). */
  async function comeBack() {
    history.scrollRestoration = 'manual'
    const times = { timestamp: 0, expiresAt: 1 }
    $returning.set({ searchParams: KEPT, scrollPosition: 4321, firstPage: 1, ...times })
    const scrolled = vi.spyOn(window, 'scrollTo')
    await open(KEPT)
    return () => scrolled.mock.calls.some(([to]) => (to as unknown as ScrollToOptions).top === 4321)
  }

  test('the loaded pages are there again, and the position', async () => {
    const isBack = await comeBack()
    await expect.poll(isBack).toBe(true)
    expect(history.state).toEqual({ firstPage: 1 })
    expect([$returning.get(), history.scrollRestoration]).toEqual([null, 'auto'])
  })

  test('a filter that is pressed before the pages are there begins at the top', async () => {
    isHeld = (name, text) => name === 'GET /api/properties' && !text.includes('HAUS')
    const isBack = await comeBack()
    await expect.poll(() => held.length).toBe(3)
    input('[name="objektart"][value="HAUS"]').click()
    await expect.poll(() => $search.get().shown?.query.filter.objektart).toEqual(['HAUS'])
    await expect.poll(() => $returning.get()).toBeNull()
    expect([isBack(), history.state, history.scrollRestoration]).toEqual([false, null, 'auto'])
  })

  test('a failed request gives the position up', async () => {
    isAway = true
    const isBack = await comeBack()
    await expect.poll(() => $search.get().phase).toBe('failed')
    await expect.poll(() => history.scrollRestoration).toBe('auto')
    isAway = false
    input('[name="objektart"][value="HAUS"]').click()
    await expect.poll(() => $search.get().shown?.query.filter.objektart).toEqual(['HAUS'])
    await settled()
    expect([isBack(), $returning.get(), history.state]).toEqual([false, null, null])
  })
})
