import { type APIRequestContext, expect, test } from '@playwright/test'
import { fingerOf } from './finger.ts'
import { forgetLimits } from './server.ts'

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

test('the surroundings are drawn at once, without asking anybody; streets are loaded only when asked for', async ({
  page,
  request,
}) => {
  const foreign: string[] = []
  await page.route(/basemap|openstreetmap/, (route) => {
    foreign.push(route.request().url())
    return route.abort()
  })
  await page.goto(pathOf(await firstHome(request)))
  await page.waitForLoadState('networkidle')
  const drawing = page.getByRole('img', { name: /Karte der Umgebung\. Sie zeigt: \S/ })
  await expect(drawing).toBeVisible()
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Straßenkarte anzeigen' }).click()
  await expect(page.getByText('Die Straßenkarte ist gerade nicht erreichbar.')).toBeVisible()
  // The drawing is back instead of an empty box.
  await expect(page.getByRole('region', { name: 'Karte der Umgebung' })).toHaveCount(0)
  await expect(drawing).toBeVisible()
  expect(foreign.length).toBeGreaterThan(0)
})

test('on a phone the photos are a strip that swipes without JavaScript, each with number and caption', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(pathOf(await firstHome(request)))
  const slides = page.locator('.gallery > li')
  const count = await slides.count()
  expect(count).toBeGreaterThan(2)
  await expect(slides.nth(1)).not.toBeInViewport()
  await slides.nth(1).scrollIntoViewIfNeeded()
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(slides.nth(1)).toContainText(`2/${count}`)
  await expect(slides.nth(1)).toContainText(/Visualisierung: \S/)
  expect((await slides.last().boundingBox())?.width).toBe(390)
  await context.close()
})

test('the dialog of photos has captions, and thumbnails that lead to them', async ({ page, request }) => {
  await page.goto(pathOf(await firstHome(request)))
  await page.locator('[data-photo]').first().click()
  const dialog = page.getByRole('dialog')
  const thumbs = dialog.locator('[data-lightbox-thumbs] button')
  await expect(thumbs.first()).toBeVisible()
  const count = await thumbs.count()
  expect(count).toBeGreaterThan(2)
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(2).click()
  await expect(dialog).toContainText(`Foto 3 von ${count}`)
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  const slide = dialog.locator('[data-lightbox-strip] > li').nth(2)
  await expect(slide.locator('figcaption')).toHaveText((await slide.locator('img').getAttribute('alt')) ?? '')
})

test('by touch the dialog of photos follows the finger down, falls back, and closes when it was pulled far', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(pathOf(await firstHome(request)))
  await page.locator('[data-photo]').first().tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-lightbox-thumbs] button').first()).toBeVisible()
  const touch = await fingerOf(page)
  const pull = async (by: number) => {
    await touch('touchStart', { x: 200, y: 300 })
    for (let y = 320; y <= 300 + by; y += 20) await touch('touchMove', { x: 200, y })
  }
  await pull(80)
  await expect(dialog).toHaveAttribute('data-pulled', '')
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBeGreaterThan(40)
  // Held for a moment: no flick.
  await page.waitForTimeout(400)
  await touch('touchEnd')
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0)
  await pull(200)
  await touch('touchEnd')
  await expect(dialog).toHaveCount(0)
  await context.close()
})

test('by touch a form follows the finger down from its head, falls back, and closes when it was pulled far', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(pathOf(await firstHome(request)))
  await page.locator('[data-contact="inquiry"]:visible').first().tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('form')).toBeVisible()
  const at = async () => (await dialog.boundingBox())?.y ?? 0
  await expect.poll(async () => Math.round((await at()) + ((await dialog.boundingBox())?.height ?? 0))).toBe(844)
  const rest = await at()
  const touch = await fingerOf(page)
  const pull = async (by: number) => {
    await touch('touchStart', { x: 120, y: rest + 30 })
    for (let down = 20; down <= by; down += 20) await touch('touchMove', { x: 120, y: rest + 30 + down })
  }
  await pull(80)
  await expect.poll(at).toBeGreaterThan(rest + 40)
  // Held for a moment: no flick.
  await page.waitForTimeout(400)
  await touch('touchEnd')
  await expect.poll(at).toBe(rest)
  await pull(220)
  await touch('touchEnd')
  await expect(dialog).toHaveCount(0)
  await context.close()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`the photo of a card ${moves ? 'grows into' : 'does not move to'} its page with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.grown = String(viewTransition !== null)
        if (!viewTransition) return
        const named = () => getComputedStyle(document.documentElement, '::view-transition-group(lead-photo)').width
        void viewTransition.ready.then(() => {
          document.documentElement.dataset.group = named()
        })
      })
    })
    await page.goto('/immobilien')
    // Other journeys import homes without photographs.
    await page.locator('.card:has(.card-photo img) .card-title a').first().click()
    await expect(page).toHaveURL(/\/immobilien\/\d+\//)
    await expect(page.locator('html')).toHaveAttribute('data-grown', String(moves))
    if (moves) await expect(page.locator('html')).toHaveAttribute('data-group', /^[1-9]\d*(\.\d+)?px$/)
    await expect(page.locator('.lead-photo').first()).toBeVisible()
  })
}

test('what is sold brings its additional costs, filled in', async ({ page, request }) => {
  await page.goto(pathOf(await firstHome(request, 'objektart=WOHNUNG&vermarktungsart=KAUF&preis_von=1')))
  const costs = page.getByRole('region', { name: 'Kaufnebenkosten', exact: true }).first()
  await expect(costs.getByRole('row', { name: /Grunderwerbsteuer/ })).toContainText('€')
  const price = await page.locator('.aside-price b').innerText()
  await expect(costs.locator('input[name="price"]')).toHaveValue(price.replace(/[^\d.,]/g, ''))
})

test('the price card stays below the bar of the page, and whole, at 900 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathOf(await firstHome(request, 'objektart=WOHNUNG&vermarktungsart=KAUF&preis_von=1')))
  await page.mouse.wheel(0, 2200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
  const box = await page.locator('.aside-card').boundingBox()
  const bar = await page.locator('.frame-header').boundingBox()
  expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  expect((box?.y ?? 0) + (box?.height ?? 900)).toBeLessThanOrEqual(900)
})

test('a project is asked for: its person, a form, and a mail', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/projects')).json()) as { data: { id: number; titel: string }[] }
  await page.goto(`/projekte/${data[0]?.id}`)
  await expect(page.locator('.aside-name')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Projektfortschritt' }).locator('[aria-current="step"]')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-loaded')
  await forgetLimits()
  const sent = page.waitForRequest((one) => one.url().endsWith('/api/inquiries') && one.method() === 'POST')
  await page.locator('.aside').getByRole('button', { name: 'Anfragen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Anna Berger')
  await dialog
    .getByLabel(/E-Mail/)
    .first()
    .fill('anna.projekt@example.at')
  await dialog.getByRole('checkbox').last().check()
  await dialog.getByRole('button', { name: /senden/i }).click()
  expect((await sent).postDataJSON()).toMatchObject({ project_id: data[0]?.id })
  await expect(dialog.getByRole('button', { name: 'Schließen' }).last()).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveCount(0)
})

test('projects are filtered without JavaScript, by choices that say how many they leave', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/projekte')
  const option = page.locator('select[name="land"] option[value="wien"]')
  const count = Number(/\((\d+)\)/.exec(await option.innerText())?.[1])
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(await page.locator('.card').count())
  await page.locator('select[name="land"]').selectOption('wien')
  await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
  await expect(page).toHaveURL(/land=wien/)
  await expect(page.locator('.card')).toHaveCount(count)
  await context.close()
})

test('projects show their units, each a link to its page', async ({ page }) => {
  await page.goto('/projekte')
  await page.locator('.card-title a').first().click()
  await page.locator('.units th a').first().click()
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
  await expect(page.locator('.units tr.unit').first()).toContainText(/€\s*pro Monat/)
  const offers = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(offers ?? '{}').offers[0]).toMatchObject({ lowPrice: project?.preis_ab, priceCurrency: 'EUR' })
})

test('a project and its units fit 320 px', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/projects')).json()) as { data: { id: number }[] }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/projekte/${data[0]?.id}`)
  await expect(page.locator('.units tr.unit').first()).toBeVisible()
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

test('the German words of a project run from left to right on an Arabic page, which says why', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/projects')).json()) as { data: { id: number }[] }
  await page.goto(`/sa/projekte/${data[0]?.id}`)
  await expect(page.locator('main .prose[lang|="de"]').first()).toHaveCSS('direction', 'ltr')
  await expect(page.locator('main').getByText('لغة النص: الألمانية')).toBeVisible()
  await page.goto(`/projekte/${data[0]?.id}`)
  await expect(page.locator('main').getByText('Text auf Deutsch')).toHaveCount(0)
})

test('on paper a home is black on white, without controls', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto(pathOf(await firstHome(request)))
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Straßenkarte anzeigen' })).toBeHidden()
  await expect(page.getByRole('button', { name: /Anfragen|Termin buchen|Preisalarm|melden/ })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: /Klinke/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible()
  await expect(page.locator('.print-head')).toContainText(new URL(page.url()).pathname)
})
