import { expect, test } from '@playwright/test'
import type { AreaPrices } from '../../src/domain/area-prices/schemas.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor goes from the footer to the country, a state, its rents, and the homes behind the figures', async ({
    page,
    request,
  }) => {
    // The job of the figures runs when the server starts, beside the first visitors.
    await expect
      .poll(async () => ((await (await request.get('/api/prices')).json()) as AreaPrices).prices.length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0)
    await page.goto('/kontakt')
    await page.locator('footer').getByRole('link', { name: 'Immobilienpreise' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immobilienpreise in Österreich')
    await expect(page.getByRole('figure').filter({ hasText: 'Am teuersten: ' }).locator('svg a').first()).toBeVisible()
    await expect(page.getByText('Es sind Angebotspreise')).toBeVisible()

    const table = page.getByRole('table', { name: 'Preise nach Gebiet' })
    await expect(table.getByRole('columnheader', { name: 'Median' })).toBeVisible()
    await table.getByRole('link', { name: 'Wien', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immobilienpreise in Wien')
    await page.getByRole('navigation', { name: 'Kaufen oder mieten' }).getByRole('link', { name: 'Mieten' }).click()
    await expect(page).toHaveURL(/\/preise\/wien\?.*vermarktungsart=MIETE/)
    await expect(page.getByText('pro m² und Monat').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Verteilung der Preise' })).toBeVisible()

    const { prices } = (await (await request.get('/api/prices?ort=wien')).json()) as AreaPrices
    const rents = prices.find((one) => one.objektart === 'WOHNUNG' && one.vermarktungsart === 'MIETE')
    await page.getByRole('link', { name: new RegExp(`^${rents?.count} `) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('in Wien')
  })
})

test('the page is for every language, and the figures are a file and a data set', async ({ page, request }) => {
  await page.goto('/gb/preise/wien')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property prices in Vienna')
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(16)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gb\/preise\/wien$/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const set = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Dataset')
  expect(set.distribution[0].contentUrl).toMatch(/\/preise\/wien\.csv$/)

  const file = await request.get('/preise/wien.csv')
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const [head, first] = (await file.text()).split('\r\n')
  expect(head).toBe('place,name,kind,objektart,vermarktungsart,month,count,q1,median,q3')
  expect(first).toMatch(/^wien,Wien,ort,[A-Z_]+,(KAUF|MIETE),,\d+,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d$/)
  expect(await (await request.get('/sitemap-prices.xml')).text()).toContain('/preise/wien</loc>')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-prices.xml')
})

test('a home tells how its price compares, and links to the prices of its place', async ({ page, request }) => {
  const { data } = await (await request.get('/api/properties?objektart=WOHNUNG&vermarktungsart=KAUF&ort=wien')).json()
  await page.goto(`/immobilien/${data[0].id}/${data[0].title_slug}`)
  const section = page.getByRole('region', { name: 'Preis pro Quadratmeter' })
  await expect(section).toContainText(
    /(\d+\s%|So viel) (unter|über|wie) (dem|der) Median (in Wien|im \d+\. Wiener Bezirk)/,
  )
  await section.getByRole('link', { name: 'Preise in dieser Gegend' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Immobilienpreise (in Wien|im \d+\. Wiener Bezirk)/)
})

test('an unknown place, a wrong word and a place with few homes each get a sentence', async ({ page }) => {
  expect((await page.goto('/preise/gratz'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Ort kennen wir nicht')
  await page.getByRole('link', { name: 'Immobilienpreise in Österreich' }).click()
  await expect(page).toHaveURL(/\/preise$/)

  await page.goto('/preise/wien?objektart=BURG')
  await expect(page.getByRole('alert')).toContainText('BURG')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immobilienpreise in Wien')

  // A village without enough homes.
  expect((await page.goto('/preise/koetschach'))?.status()).toBe(200)
  await expect(page.getByText('Hier gibt es zu wenige Angebote')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
