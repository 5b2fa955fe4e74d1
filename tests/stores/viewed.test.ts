import { expect, test, vi } from 'vitest'
import { type Browser, openBrowser } from './browser.ts'

const DAY = 86_400_000
const entry = (propertyId: number) => ({
  propertyId,
  title: `Wohnung ${propertyId}`,
  title_slug: `wohnung-${propertyId}`,
  location: { ort: 'Graz' },
  locationString: '8010 Graz',
  price: 900,
  vermarktungsart: 'MIETE',
  objektart: 'WOHNUNG',
  objektart_untergruppe: null,
  objektart_hauptgruppe: 'WOHNEN',
  image: '/bild.webp',
})

async function page() {
  vi.resetModules()
  const [viewed, consent] = [
    await import('../../src/stores/viewed.ts'),
    await import('../../src/stores/consent/consent.ts'),
  ]
  return { ...viewed, ...consent }
}

function allow(browser: Browser, functional = true) {
  const choice = { necessary: true, functional, analytics: false, marketing: false, date: new Date().toISOString() }
  browser.storage.set('cookie-consent', JSON.stringify(choice))
}

const stored = (browser: Browser) => JSON.parse(browser.storage.get('viewed_properties') ?? '[]')

test('without consent nothing is kept', async () => {
  const browser = openBrowser()
  const { recordViewed } = await page()
  recordViewed(entry(1))
  allow(browser, false)
  ;(await page()).recordViewed(entry(1))
  expect(browser.storage.has('viewed_properties')).toBe(false)
})

test('an entry has exactly the fields of the specification', async () => {
  const browser = openBrowser()
  allow(browser)
  ;(await page()).recordViewed(entry(1), 1000)
  expect(JSON.parse(browser.storage.get('viewed_properties') ?? '')).toEqual([{ ...entry(1), viewedAt: 1000 }])
})

test('the newest stands first, and one that is there moves to the top', async () => {
  const browser = openBrowser()
  allow(browser)
  const { recordViewed } = await page()
  const now = Date.now()
  for (const [at, id] of [1, 2, 3, 1].entries()) recordViewed(entry(id), now + at)
  expect(stored(browser).map(({ propertyId }: { propertyId: number }) => propertyId)).toEqual([1, 3, 2])
})

test('an unchanged entry is not written again; a changed price is', async () => {
  const browser = openBrowser()
  allow(browser)
  const { recordViewed } = await page()
  const now = Date.now()
  recordViewed(entry(1), now)
  const before = browser.storage.get('viewed_properties')
  recordViewed(entry(1), now + 1000)
  expect(browser.storage.get('viewed_properties')).toBe(before)
  recordViewed({ ...entry(1), price: 850 }, now + 2000)
  expect(stored(browser)[0]).toMatchObject({ price: 850, viewedAt: now + 2000 })
  recordViewed({ ...entry(1), price: 850 }, now + 2000 + DAY)
  expect(stored(browser)[0].viewedAt).toBe(now + 2000 + DAY)
})

test('fifty at most, and none older than thirty days', async () => {
  const browser = openBrowser()
  allow(browser)
  const { recordViewed } = await page()
  const now = Date.now()
  for (let id = 1; id <= 60; id++) recordViewed(entry(id), now - 30 * DAY + id * 1000)
  expect(stored(browser)).toHaveLength(50)
  recordViewed(entry(99), now + 30_000)
  expect(
    stored(browser)
      .map(({ propertyId }: { propertyId: number }) => propertyId)
      .at(-1),
  ).toBe(30)
})

test('old entries are gone also when they are only read', async () => {
  const browser = openBrowser()
  const list = [
    { ...entry(1), viewedAt: Date.now() - 31 * DAY },
    { ...entry(2), viewedAt: Date.now() - DAY },
    { ...entry(3), viewedAt: new Date().toISOString() },
  ]
  browser.storage.set('viewed_properties', JSON.stringify(list))
  expect((await page()).$viewed.get().map(({ propertyId }) => propertyId)).toEqual([3, 2])
})

test.each(['{"broken', 'null', '{}', '3', '[null,1,"x",{},{"propertyId":1},{"propertyId":"a","viewedAt":1}]'])(
  'stored %s is read as nothing',
  async (text) => {
    const browser = openBrowser()
    browser.storage.set('viewed_properties', text)
    expect((await page()).$viewed.get()).toEqual([])
  },
)

test('withdrawing the consent removes the list', async () => {
  const browser = openBrowser()
  allow(browser)
  const { recordViewed, followConsent, giveConsent } = await page()
  followConsent()
  recordViewed(entry(1))
  expect(stored(browser)).toHaveLength(1)
  giveConsent([])
  expect(browser.storage.has('viewed_properties')).toBe(false)
})

test('homes that are no longer offered leave the list', async () => {
  const browser = openBrowser()
  allow(browser)
  const { recordViewed, dropViewed } = await page()
  for (const id of [1, 2]) recordViewed(entry(id))
  dropViewed([1, 7])
  expect(stored(browser)).toMatchObject([{ propertyId: 2 }])
})
