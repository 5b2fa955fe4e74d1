import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { chooseTypes } from './choosing.ts'

/** Relative luminance as WCAG defines it. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('the search line leads to the homes that were asked for', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Graz')
  await page.getByRole('radio', { name: 'Mieten' }).check()
  await chooseTypes(page, 'WOHNUNG')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Mietwohnung(en)? in Graz$/)
})

test('an unknown place is named, and homes of other places are not shown instead', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Xyzzyhausen')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('alert')).toContainText('Xyzzyhausen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Ort kennen wir nicht')
  await expect(page.locator('.card')).toHaveCount(0)
})

test('suggestions appear while the visitor types', async ({ page }) => {
  await page.goto('/')
  const answer = page.waitForResponse((response) => response.url().includes('/api/places?q='))
  await page.getByRole('combobox', { name: 'Ort', exact: true }).pressSequentially('salzb')
  await answer
  await expect(page.getByRole('option', { name: /^Salzburg Ort/ })).toBeVisible()
})

test('the newest homes of the demo are of many agencies and states', async ({ request }) => {
  const { data } = await (await request.get('/api/properties?pro_seite=24')).json()
  const homes = data as { company: { id: number }; location: { bundesland: string } }[]
  expect(new Set(homes.map(({ company }) => company.id)).size).toBeGreaterThan(5)
  expect(new Set(homes.map(({ location }) => location.bundesland)).size).toBeGreaterThan(3)
})

test('newest homes, towns, one project, the map of prices and three articles are there without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Neu im Angebot' }).locator('.card')).toHaveCount(6)
  const wien = page.locator('.towns a').filter({ hasText: 'Wien' }).first()
  await expect(wien).toHaveAttribute('href', '/orte/wien')
  await expect(page.locator('.feature').getByRole('heading')).toHaveCount(1)
  await expect(page.locator('main a[href^="/projekte/"]')).toHaveCount(1)
  const prices = page.getByRole('region', { name: 'Was Wohnungen kosten' })
  await expect(prices).toContainText(/Am teuersten: .+€/)
  await expect(prices.getByRole('link', { name: 'Preise aller Orte ansehen' })).toHaveAttribute('href', '/preise')
  const dots = await prices.locator('svg path').first().boundingBox()
  expect(dots?.width).toBeGreaterThan(200)
  const articles = page.getByRole('region', { name: 'Gut zu wissen' }).getByRole('listitem')
  await expect(articles).toHaveCount(3)
  for (const article of await articles.all()) {
    const srcset = (await article.locator('img').getAttribute('srcset')) ?? ''
    const files = srcset.split(', ').map((part) => part.split(' ')[0] ?? '')
    expect(files).toHaveLength(3)
    for (const file of files) {
      const picture = await page.request.get(file)
      expect([picture.status(), picture.headers()['content-type']], file).toEqual([200, 'image/webp'])
    }
  }
  await context.close()
})

test('the words on the photograph are readable at every width, also where it is mirrored', async ({ page }) => {
  test.slow()
  const words = luminance([0xf6, 0xf1, 0xe6])
  for (const path of ['/', '/sa', '/jp'])
    for (const width of [320, 390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      // What is behind the words, and where they are.
      const boxes = await page.evaluate(async () => {
        const picture = document.querySelector<HTMLImageElement>('.hero img')
        await picture?.decode()
        return [...document.querySelectorAll<HTMLElement>('.hero h1, .hero h1 + p')].map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          text.style.color = 'transparent'
          const { x, y, width, height } = range.getBoundingClientRect()
          return { x, y, width, height }
        })
      })
      expect(boxes).toHaveLength(2)
      for (const clip of boxes) {
        const { data } = await sharp(await page.screenshot({ clip }))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        let worst = 21
        for (let at = 0; at < data.length; at += 3)
          worst = Math.min(worst, (words + 0.05) / (luminance([...data.subarray(at, at + 3)]) + 0.05))
        expect.soft(worst, `${path}, ${width} wide`).toBeGreaterThanOrEqual(4.5)
      }
    }
})

test('phones load the upright photograph, in a file of 30 kB at most', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.6 })
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/hero/')) loaded.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  // The preload and the picture name the same file.
  expect(new Set(loaded).size).toBe(1)
  expect(loaded[0]).toMatch(/dusk-portrait-828\.avif$/)
  const file = await page.request.get(loaded[0] ?? '')
  expect((await file.body()).length).toBeLessThanOrEqual(30_000)
  await context.close()
})

test('the first homes show below the hero of a desk', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const hero = await page.locator('.hero').boundingBox()
    expect(hero?.height, `${width} wide`).toBeLessThanOrEqual(560)
    const photo = await page.locator('.card-photo').first().boundingBox()
    expect(photo?.y, `${width} wide`).toBeLessThan(height - 60)
  }
})

// The browser paints the page while it reads it, for example at a script in the midst of the form.
for (const width of [390, 1280])
  test(`the form has its place before its fields are there, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const top = () => page.locator('.hero-form').evaluate((form) => form.getBoundingClientRect().top)
    const whole = await top()
    await page.locator('.hero-line').evaluate((line) => line.replaceChildren())
    expect(await top()).toBe(whole)
  })

test('the chosen colours stay on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Dunkles Farbschema' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await page.goto('/projekte')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
})

test('a broken stored colour choice does no harm', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => localStorage.setItem('darkMode', '{"broken'))
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(errors).toEqual([])
})

test('the first key stop leads past the navigation', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('every link of the frame leads somewhere', async ({ page, request }) => {
  await page.goto('/')
  const hrefs = await page.locator('header a, footer a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  const links = hrefs.filter((href) => !/^(tel|mailto):/.test(href ?? ''))
  expect(links.length).toBeGreaterThan(4)
  for (const link of new Set(links)) expect((await request.get(link ?? '')).status(), link ?? '').toBe(200)
})

test('an address that does not exist is a 404 with a way on', async ({ page }) => {
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await expect(page.getByRole('main').getByRole('link', { name: 'Immobilien suchen' })).toBeVisible()
})
