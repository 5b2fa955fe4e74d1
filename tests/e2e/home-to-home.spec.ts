import { expect, type Page, test } from '@playwright/test'
import { fingerOf } from './finger.ts'

interface Card {
  id: number
  vermarktungsart: string
  objektart: string
  location: { bundesland: string | null; lat: number | null; lng: number | null }
}

const walkOf = (page: Page) => page.getByRole('navigation', { name: 'Suchergebnisse' })

/** The number in the title of the map's list. */
const countOf = async (page: Page) =>
  Number((await page.locator('#ergebnisse').textContent())?.match(/[\d.]+/)?.[0].replace('.', ''))

async function openFirst(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const links = page.locator('.card-title a')
  const paths = await links.evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname))
  await links.first().click()
  await expect(walkOf(page)).toBeVisible()
  return paths
}

test('the next and the previous result by link and by arrow key, and back to the list', async ({ page }) => {
  const [first, second, third] = await openFirst(page, '/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG')
  expect(new URL(page.url()).pathname).toBe(first)
  await expect(walkOf(page)).toContainText(/1 von \d+/)
  await expect(walkOf(page).getByText('Vorige Immobilie')).toHaveCount(1)
  await expect(page.locator('[data-walk-step="previous"]')).not.toHaveAttribute('href')
  await walkOf(page).getByRole('link', { name: 'Nächste Immobilie' }).click()
  await expect(page).toHaveURL(new RegExp(`${second}$`))
  await expect(walkOf(page)).toContainText(/2 von \d+/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`${third}$`))
  await expect(walkOf(page)).toContainText(/3 von \d+/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`${second}$`))
  await expect(walkOf(page)).toContainText(/2 von \d+/)
  await walkOf(page).getByRole('link', { name: 'Zurück zu den Ergebnissen' }).click()
  await expect(page).toHaveURL(/\/immobilien\?vermarktungsart=MIETE&objektart=WOHNUNG$/)
})

test('the last home of a page leads to the first of the next one, without the list', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const paths = await openFirst(page, '/immobilien?objektart=HAUS')
  asked.length = 0
  await page.goto(paths.at(-1) as string)
  await expect(walkOf(page)).toContainText(/24 von \d+/)
  await expect(page.locator('[data-walk-step="next"]')).toHaveAttribute('href', /\/immobilien\/\d+\//)
  await page.keyboard.press('ArrowRight')
  await expect(walkOf(page)).toContainText(/25 von \d+/)
  expect(asked).not.toContain('/immobilien')
})

test('hidden homes are no steps, neither of the loaded page nor of the next one', async ({ page }) => {
  await page.goto('/immobilien?objektart=HAUS')
  const homes = page.locator('.card-grid [data-home]')
  const ids = await homes.evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.home)))
  const { data } = await (await page.request.get('/api/properties?objektart=HAUS&seite=2')).json()
  const [firstOfNext, secondOfNext] = (data as Card[]).map(({ id }) => id)
  await page.evaluate(
    (hidden) => localStorage.setItem('klinke_hidden_properties', JSON.stringify(hidden)),
    [ids[0], ids[4], firstOfNext],
  )
  await page.reload()
  await expect(homes.first()).toBeHidden()
  await page.goto((await homes.last().locator('.card-title a').getAttribute('href')) as string)
  await expect(walkOf(page)).toContainText(/22 von \d+/)
  await expect(page.locator('[data-walk-step="next"]')).toHaveAttribute(
    'href',
    new RegExp(`/immobilien/${secondOfNext}/`),
  )
})

test('the way back to the results follows the language of the page', async ({ page }) => {
  await page.goto('/gb/immobilien?objektart=HAUS')
  const path = (await page.locator('.card-title a').first().getAttribute('href')) as string
  await page.goto(path)
  await expect(page.locator('[data-walk-back]')).toHaveAttribute('href', '/gb/immobilien?objektart=HAUS')
  await page.goto(path.replace(/^\/gb/, '/sa'))
  await expect(page.locator('[data-walk-back]')).toHaveAttribute('href', '/sa/immobilien?objektart=HAUS')
})

test('from the map the steps count all results of its visible part, and go on past the loaded homes', async ({
  page,
}) => {
  await page.goto('/kartensuche?objektart=HAUS')
  const homes = page.locator('[data-map-home]')
  const all = await countOf(page)
  const drawn = await homes.count()
  expect(all).toBeGreaterThan(24)
  // Before its script, the map lists fewer homes than the first page of results has.
  const last = (await homes.last().locator('.card-title a').getAttribute('href')) as string
  await page.goto(last)
  await expect(walkOf(page)).toContainText(`${drawn} von ${all}`)
  await expect(page.locator('[data-walk-step="next"]')).toHaveAttribute('href', /\/immobilien\/\d+\//)
  await page.keyboard.press('ArrowRight')
  await expect(walkOf(page)).toContainText(`${drawn + 1} von ${all}`)

  await page.goto('/kartensuche?objektart=HAUS#9/48.2/16.3')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('im Kartenausschnitt')
  const part = await countOf(page)
  expect(part).toBeLessThan(all)
  expect(part).toBeGreaterThan(24)
  await expect(homes).toHaveCount(24)
  await page.goto((await homes.last().locator('.card-title a').getAttribute('href')) as string)
  await expect(walkOf(page)).toContainText(`24 von ${part}`)
  await expect(page.locator('[data-walk-step="next"]')).toHaveAttribute('href', /\/immobilien\/\d+\//)
  await page.keyboard.press('ArrowRight')
  await expect(walkOf(page)).toContainText(`25 von ${part}`)
})

test('in Arabic the arrow to the left leads on', async ({ page }) => {
  await page.goto('/sa/immobilien?objektart=HAUS')
  const paths = await page
    .locator('.card-title a')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname))
  await page.locator('.card-title a').first().click()
  await expect(page.locator('[data-walk]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`${paths[1]}$`))
})

test('a home opened by its address has no way back, and the page does not move', async ({ page }) => {
  await page.goto('/immobilien')
  const path = (await page.locator('.card-title a').first().getAttribute('href')) as string
  await page.context().clearCookies()
  const other = await page.context().newPage()
  await other.goto(path)
  await expect(other.getByRole('navigation', { name: 'Suchergebnisse' })).toBeHidden()
})

test('a swipe on a phone leads to the next home', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const [, second] = await openFirst(page, '/immobilien?objektart=HAUS')
  const touch = await fingerOf(page)
  await page.locator('h1').scrollIntoViewIfNeeded()
  const box = await page.locator('h1').boundingBox()
  const y = (box?.y ?? 300) + 5
  await touch('touchStart', { x: 320, y })
  for (const x of [260, 200, 140, 90]) await touch('touchMove', { x, y })
  await touch('touchEnd')
  await expect(page).toHaveURL(new RegExp(`${second}$`))
  await context.close()
})

test('the address is copied, and the browser prints', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFirst(page, '/immobilien?objektart=HAUS')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Adresse kopiert' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: 'Drucken' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

/** km between two points, on a sphere. */
function distance(a: Card, b: Card): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [lat1, lng1, lat2, lng2] = [a.location.lat, a.location.lng, b.location.lat, b.location.lng].map((v) =>
    rad(v ?? 0),
  )
  if (lat1 === undefined || lng1 === undefined || lat2 === undefined || lng2 === undefined) return Number.NaN
  const h = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(h))
}

test('similar homes lie in the same place: never in another state while three nearer ones exist', async ({
  request,
}) => {
  const all: Card[] = []
  for (let seite = 1; ; seite++) {
    const page = await (await request.get(`/api/properties?pro_seite=96&seite=${seite}`)).json()
    all.push(...page.data)
    if (seite >= page.pages) break
  }
  // Every kind and state is among them.
  const asked = all.filter((card, at) => at % 20 === 0 || card.objektart === 'ZIMMER')
  let seen = 0
  for (const card of asked) {
    const { data } = await (await request.get(`/api/properties/${card.id}/similar`)).json()
    for (const other of data as Card[]) {
      seen++
      if (other.location.bundesland === card.location.bundesland || distance(card, other) <= 15.5) continue
      const shown = new Set((data as Card[]).map(({ id }) => id))
      const nearer = all.filter(
        (home) =>
          home.id !== card.id &&
          !shown.has(home.id) &&
          home.vermarktungsart === card.vermarktungsart &&
          home.objektart === card.objektart &&
          home.location.bundesland === card.location.bundesland,
      )
      expect(nearer.length, `${card.id} shows ${other.id} of ${other.location.bundesland}`).toBeLessThan(3)
    }
  }
  expect(seen).toBeGreaterThan(200)
})
