import { type APIRequestContext, expect, test } from '@playwright/test'

interface Card {
  id: number
  external_id: string
  title_slug: string
  objekttitel: string
  primary_image: object | null
}

/** The first home of a search with a photo, from the API; the pages are compared with it. */
async function firstHome(
  request: APIRequestContext,
  search = 'objektart=WOHNUNG&vermarktungsart=MIETE',
): Promise<Card> {
  const answer = (await (await request.get(`/api/properties?${search}`)).json()) as { data: Card[] }
  return answer.data.find(({ primary_image }) => primary_image) as Card
}
const pathOf = ({ id, title_slug }: Card) => `/immobilien/${id}/${title_slug}`

test('all four addresses lead to the one canonical page', async ({ page, request }) => {
  const home = await firstHome(request)
  const path = pathOf(home)
  const others = [
    `/immobilien/${home.id}`,
    `/immobilien/${home.id}/falscher-slug`,
    `/onr/${encodeURIComponent(home.external_id)}`,
    `/immobilie/${home.title_slug}`,
  ]
  for (const other of others) {
    const response = await request.get(other, { maxRedirects: 0 })
    expect(response.status(), other).toBe(301)
    expect(response.headers().location, other).toBe(path)
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.objekttitel)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
})

for (const path of [
  '/immobilien/999999999',
  '/immobilien/0/x',
  '/immobilien/abc',
  '/onr/gibt-es-nicht',
  '/immobilie/gibt-es-nicht',
]) {
  test(`${path} is a 404 with other homes`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Immobilie gibt es nicht')
    await expect(page.locator('.card')).toHaveCount(3)
  })
}

test('a home from the list opens, and its facts, costs, energy and contact are there', async ({ page }) => {
  await page.goto('/immobilien?objektart=WOHNUNG&vermarktungsart=MIETE')
  const link = page.locator('.card-title a').first()
  const name = (await link.textContent())?.trim() ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const heading of ['Daten und Fakten', 'Kosten', 'Energieausweis', 'Lage']) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await expect(page.getByRole('row', { name: /Gesamt pro Monat/ })).toContainText('€')
  await expect(page.locator('.energy').first()).toContainText('A++')
  await expect(page.getByRole('complementary').locator('a[href^="tel:"]').first()).toBeVisible()
})

test('no placeholder, key or empty value reaches a page', async ({ page, request }) => {
  for (const search of [
    'objektart=WOHNUNG',
    'objektart=HAUS',
    'objektart=GRUNDSTUECK',
    'objektart=PARKEN',
    'objektart=BUERO_PRAXEN',
  ]) {
    await page.goto(pathOf(await firstHome(request, search)))
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\b(fact|kosten|detail|untergruppe|objektart)\.[a-zA-Z]/)
  }
})

test('structured data matches the page', async ({ page, request }) => {
  const home = await firstHome(request, 'objektart=WOHNUNG&vermarktungsart=KAUF&preis_von=1')
  await page.goto(pathOf(home))
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [listing, crumbs] = blocks.map((text) => JSON.parse(text))
  expect(listing).toMatchObject({ '@type': 'RealEstateListing', name: home.objekttitel })
  expect(listing.mainEntity).toMatchObject({ '@type': 'Apartment', floorSize: { unitCode: 'MTK' } })
  expect(listing.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' })
  expect(crumbs['@type']).toBe('BreadcrumbList')
})

test('photos open in a dialog, by keyboard too, and give the focus back', async ({ page, request }) => {
  await page.goto(pathOf(await firstHome(request)))
  const photo = page.locator('[data-photo]').first()
  await photo.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(/Foto 1 von \d+/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(photo).toBeFocused()
})

test('photos are links to their files without JavaScript', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(pathOf(await firstHome(request)))
  const href = await page.locator('[data-photo]').first().getAttribute('href')
  const file = await request.get(href ?? '')
  expect(file.status()).toBe(200)
  expect(file.headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('the map and its tiles are loaded only when asked for', async ({ page, request }) => {
  const foreign: string[] = []
  await page.route(/basemap|openstreetmap/, (route) => {
    foreign.push(route.request().url())
    return route.abort()
  })
  await page.goto(pathOf(await firstHome(request)))
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Karte anzeigen' }).click()
  await expect(page.getByRole('region', { name: 'Karte der Umgebung' })).toBeVisible()
  await expect(page.getByText('Die Karte konnte nicht geladen werden.')).toBeVisible()
  expect(foreign.length).toBeGreaterThan(0)
})

test('projects show their units, each a link to its page', async ({ page }) => {
  await page.goto('/projekte')
  await page.locator('.card-title a').first().click()
  await page.locator('.units a').first().click()
  await expect(page).toHaveURL(/\/immobilien\/\d+\//)
  await expect(page.getByText('Teil des Projekts')).toBeVisible()
})

test('a project that does not exist is a 404', async ({ page }) => {
  expect((await page.goto('/projekte/999999'))?.status()).toBe(404)
  expect((await page.goto('/projekte/abc'))?.status()).toBe(404)
})

for (const [name, search] of [
  ['home', 'objektart=WOHNUNG'],
  ['plot', 'objektart=GRUNDSTUECK'],
] as const) {
  test(`a ${name} fits 320 px, which is also 400 % zoom`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [pathOf(await firstHome(request, search)), `/immobilien?${search}`]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })
}

test('a project to let says its lowest rent a month, in the list, on its page and beside each unit', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/projects')).json()) as {
    data: { id: number; titel: string; preis_ab: number | null; preis_ab_art: string | null }[]
  }
  const project = data.find(({ preis_ab_art }) => preis_ab_art === 'MIETE')
  expect(project?.preis_ab).toBeGreaterThan(0)
  await page.goto('/projekte')
  const card = page.locator('.card').filter({ has: page.locator(`a[href="/projekte/${project?.id}"]`) })
  await expect(card.locator('.card-price')).toHaveText(/^\s*ab [\d.,]+\s€\s+pro Monat\s*$/)
  await page.goto(`/projekte/${project?.id}`)
  await expect(page.locator('.aside dd').filter({ hasText: 'pro Monat' })).toHaveText(/^\s*ab [\d.,]+\s€\s+pro Monat/)
  await expect(page.locator('.units tbody tr').first()).toContainText(/€\s*pro Monat/)
  const offers = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(offers ?? '{}').offers[0]).toMatchObject({ lowPrice: project?.preis_ab, priceCurrency: 'EUR' })
})

test('a project and its units fit 320 px', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/projects')).json()) as { data: { id: number }[] }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/projekte/${data[0]?.id}`)
  await expect(page.locator('.units tbody tr').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the focused element on a phone is not under the bar at the bottom', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pathOf(await firstHome(request, 'vermarktungsart=KAUF&objektart=WOHNUNG')))
  await page.locator('.aside [data-contact]').first().focus()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    const under = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.bottom-bar') as HTMLElement
        const focused = document.activeElement as HTMLElement
        const isIn = bar.contains(focused)
        return isIn ? 0 : focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
      })
    await expect.poll(under).toBeLessThanOrEqual(0)
  }
})

test("an agency's German words run from left to right on an Arabic page, and so do energy classes", async ({
  page,
  request,
}) => {
  await page.goto(`/sa${pathOf(await firstHome(request))}`)
  const german = ['main .prose[lang|="de"]', '.facts dd[lang|="de"]', '.energy-scale span']
  for (const words of german.map((selector) => page.locator(selector).first())) {
    await expect(words).toHaveCSS('direction', 'ltr')
  }
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
})

test('the sheet of the map loads only on demand', async ({ page, request }) => {
  await page.goto(pathOf(await firstHome(request)))
  const sheets = page.locator('link[rel="stylesheet"]')
  const before = await sheets.count()
  await page.getByRole('button', { name: 'Karte anzeigen' }).click()
  await expect(sheets).toHaveCount(before + 1)
  // Leaflet's own sheet would make the buttons white, also in dark mode.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCSS('background-color', 'rgb(28, 31, 29)')
})

test('on paper a home is black on white, without controls', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto(pathOf(await firstHome(request)))
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Karte anzeigen' })).toBeHidden()
  await expect(page.getByRole('button', { name: /Anfragen|Termin buchen|Preisalarm|melden/ })).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
})
