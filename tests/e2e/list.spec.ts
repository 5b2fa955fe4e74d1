import { expect, type Page, test } from '@playwright/test'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('choices search without a new page and keep the address in step', async ({ page }) => {
  await page.goto('/immobilien')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('WOHNUNG')
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG')
  await expect(title(page)).toHaveText(/ Wohnungen$/)
  await page.getByRole('radio', { name: 'Mieten' }).check()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Graz')
  await expect(title(page)).toHaveText(/ Mietwohnungen in Graz$/)
  await page.getByLabel('Preis bis').fill('1200')
  await expect(title(page)).toHaveText(/ in Graz bis 1\.200\s€$/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the same form works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/immobilien')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Graz')
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('WOHNUNG')
  await page.getByLabel('Preis bis').fill('300000')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG&ort=graz&preis_bis=300000')
  await expect(title(page)).toHaveText(/ in Graz bis 300\.000\s€$/)
  // The place stays what it was when another field changes.
  await page.getByLabel('Zimmer von').fill('2')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG&ort=graz&preis_bis=300000&zimmer_von=2')
  await context.close()
})

test('chips take filters away, and the browser goes back to them', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=MIETE&ort=graz')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).focus()
  await expect(page.locator('astro-island[ssr]:has(.listing)')).toHaveCount(0)
  const both = await title(page).textContent()
  await page.getByRole('link', { name: 'Filter entfernen: Graz' }).click()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE')
  await expect(page.getByRole('combobox', { name: 'Ort', exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE&ort=graz')
  await expect(title(page)).toHaveText(both ?? '')
  await expect(page.getByRole('combobox', { name: 'Ort', exact: true })).toHaveValue('Graz')
})

test('a bad value in the address is named and the rest is searched', async ({ page }) => {
  const response = await page.goto('/immobilien?preis_bis=billig&objektart=HAUS&sort=zufall')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('alert')).toContainText('Preis bis: „billig“ ist keine Zahl.')
  await expect(page.getByRole('alert')).toContainText('Sortierung: „zufall“')
  await expect(title(page)).toHaveText(/ Häuser$/)
})

test('a bad value while typing is named and leaves the list as it is', async ({ page }) => {
  await page.goto('/immobilien?objektart=HAUS')
  const before = await title(page).textContent()
  await page.getByLabel('Fläche von').fill('groß')
  await expect(page.getByRole('alert')).toContainText('Fläche von: „groß“ ist keine Zahl.')
  await expect(title(page)).toHaveText(before ?? '')
})

test('an old answer that comes late does not overwrite a newer one', async ({ page }) => {
  await page.goto('/immobilien')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).focus()
  await expect(page.locator('astro-island[ssr]:has(.listing)')).toHaveCount(0)
  await page.route('**/api/properties?objektart=HAUS', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('HAUS')
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('GRUNDSTUECK')
  await expect(title(page)).toHaveText(/Grundstück/)
  await page.waitForTimeout(2000)
  await expect(title(page)).toHaveText(/Grundstück/)
})

test('a failure keeps what was there and can be tried again', async ({ page }) => {
  await page.goto('/immobilien')
  await page.route('**/api/properties*', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('HAUS')
  await expect(page.getByRole('alert')).toContainText('konnten nicht geladen werden')
  await expect(page.locator('.card').first()).toBeVisible()
  await page.unroute('**/api/properties*')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(title(page)).toHaveText(/ Häuser$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('pages follow each other without a home twice', async ({ page }) => {
  await page.goto('/immobilien')
  const links = () => page.locator('.card-title a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  const first = await links()
  expect(first).toHaveLength(24)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL('/immobilien?seite=2')
  await expect(page.locator('.pages a[aria-current]')).toHaveText('2')
  expect((await links()).filter((link) => first.includes(link))).toEqual([])
})

test('sorting by price sorts', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=KAUF&objektart=WOHNUNG')
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('preis_auf')
  await expect(page).toHaveURL(/sort=preis_auf/)
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false')
  const prices = await page.locator('.card-price b').allTextContents()
  const amounts = prices
    .filter((text) => /\d/.test(text))
    .map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(amounts.length).toBeGreaterThan(3)
})

test('nothing found offers the next step', async ({ page }) => {
  await page.goto('/immobilien?preis_bis=1&objektart=HAUS')
  await expect(page.getByText('Dazu gibt es derzeit nichts.')).toBeVisible()
  await page.getByRole('link', { name: 'Ohne Preis bis' }).click()
  await expect(page.locator('.card').first()).toBeVisible()
})

test('further filters stand in a panel, on phones in one sheet with the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/immobilien')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Balkon/ }).check()
  await page.getByRole('button', { name: /Ergebnisse? anzeigen/ }).click()
  await expect(page).toHaveURL('/immobilien?ausstattung=BALKON')
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Balkon/ })).toBeHidden()
})

test('whoever only reads loads less than 20 kB of JavaScript', async ({ page }) => {
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes += (await response.body()).length
  })
  await page.goto('/immobilien')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeLessThan(20_000)
})
