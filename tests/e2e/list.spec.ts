import { expect, type Page, type Request, test } from '@playwright/test'
import { chooseTypes } from './choosing.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('choices search without a new page and keep the address in step', async ({ page }) => {
  await page.goto('/immobilien')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await chooseTypes(page, 'WOHNUNG')
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG')
  await expect(title(page)).toHaveText(/ Wohnungen$/)
  await page.getByRole('radio', { name: 'Mieten' }).check()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Graz')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(/ Mietwohnungen in Graz$/)
  await page.getByLabel('Gesamtmiete im Monat bis').fill('1200')
  await expect(title(page)).toHaveText(/ in Graz bis 1\.200\s€$/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the other filters open below the row, also while the header is still tall', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/immobilien')
  await page.getByRole('button', { name: 'Weitere Filter' }).click()
  const panel = page.locator('.filter-panel')
  await expect(panel).toBeVisible()
  const row = await page.locator('form.filter').boundingBox()
  const foot = (row?.y ?? 0) + (row?.height ?? 0)
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeGreaterThanOrEqual(foot - 1)
})

test('the same form works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/immobilien')
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Graz')
  await chooseTypes(page, 'WOHNUNG')
  await page.getByLabel('Preis oder Gesamtmiete bis').fill('300000')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG&ort=graz&preis_bis=300000')
  await expect(title(page)).toHaveText(/ in Graz bis 300\.000\s€$/)
  // The place stays the same when another field changes.
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
  await expect(page.getByRole('list', { name: 'Gewählte Orte' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE&ort=graz')
  await expect(title(page)).toHaveText(both ?? '')
  await expect(page.getByRole('button', { name: 'Graz entfernen' })).toBeVisible()
})

test('a bad value in the address is named and the rest is searched', async ({ page }) => {
  const response = await page.goto('/immobilien?preis_bis=billig&objektart=HAUS&sort=zufall')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('alert')).toContainText('Preis oder Gesamtmiete bis: „billig“ ist keine Zahl.')
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
  const newer = Promise.withResolvers<void>()
  await page.route('**/api/properties?objektart=HAUS', async (route) => {
    await newer.promise
    await route.continue().catch(() => undefined)
  })
  const isOld = (request: Request) => request.url().endsWith('/api/properties?objektart=HAUS')
  // Either the request is aborted, or its answer arrives.
  const ended = Promise.race([page.waitForEvent('requestfailed', isOld), page.waitForEvent('requestfinished', isOld)])
  const asked = page.waitForRequest(isOld)
  await chooseTypes(page, 'HAUS')
  await asked
  await chooseTypes(page, 'GRUNDSTUECK')
  await expect(title(page)).toHaveText(/Grundstück/)
  newer.resolve()
  await ended
  await page.waitForTimeout(200)
  await expect(title(page)).toHaveText(/Grundstück/)
})

test('an answer that lets wait dims what stands, and only then', async ({ page }) => {
  await page.goto('/immobilien')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).focus()
  await expect(page.locator('astro-island[ssr]:has(.listing)')).toHaveCount(0)
  const results = page.locator('.results')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/properties?objektart=HAUS', async (route) => {
    await answer.promise
    await route.continue()
  })
  await chooseTypes(page, 'HAUS')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(results).toHaveCSS('opacity', '0.55')
  answer.resolve()
  await expect(title(page)).toHaveText(/ Häuser$/)
  await expect(results).toHaveCSS('opacity', '1')
  await expect(results).toHaveAttribute('aria-busy', 'false')
})

test('what a chip took away stays away, also when the next question overtakes its answer', async ({ page }) => {
  const area = encodeURIComponent('_|_eHoqodB_seK?~reK_seK')
  await page.goto(`/immobilien?objektart=WOHNUNG&gebiet=${area}`)
  await page.getByRole('combobox', { name: 'Ort', exact: true }).focus()
  await expect(page.locator('astro-island[ssr]:has(.listing)')).toHaveCount(0)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/properties?*', async (route) => {
    await answer.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('link', { name: 'Filter entfernen: 1 gezeichnetes Gebiet' }).click()
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG')
  await page.getByRole('radio', { name: 'Kaufen' }).check()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF&objektart=WOHNUNG')
  await page.getByRole('radio', { name: 'Mieten' }).check()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG')
  answer.resolve()
  await expect(title(page)).toHaveText(/ Mietwohnungen$/)
  await expect(page.locator('.chips a[data-search="link"].chip')).toHaveCount(2)
})

test('the numbers in the panel are those of the search that stands', async ({ page, request }) => {
  await page.goto('/immobilien')
  await chooseTypes(page, 'WOHNUNG')
  await expect(page).toHaveURL('/immobilien?objektart=WOHNUNG')
  type Facets = { ausstattung: { value: string; count: number }[] }
  const answer = await (await request.get('/api/properties?objektart=WOHNUNG')).json()
  const { ausstattung } = (answer as { facets: Facets }).facets
  for (const { value, count } of ausstattung.slice(0, 5))
    await expect(page.locator(`label:has([name="ausstattung"][value="${value}"]) small`)).toHaveText(String(count))
})

test('a failure keeps what was there and can be tried again', async ({ page }) => {
  await page.goto('/immobilien')
  await page.route('**/api/properties*', (route) => route.abort())
  await chooseTypes(page, 'HAUS')
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
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(async () => (await links()).filter((link) => first.includes(link))).toEqual([])
})

test('sorting by price sorts', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=KAUF&objektart=WOHNUNG')
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('preis_auf')
  await expect(page).toHaveURL(/sort=preis_auf/)
  const amounts = async () =>
    (await page.locator('.card-price b').allTextContents())
      .filter((text) => /\d/.test(text))
      .map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  // The address changes before the answer arrives.
  await expect(async () => {
    const shown = await amounts()
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(shown.length).toBeGreaterThan(3)
  }).toPass({ timeout: 10_000 })
})

test('nothing found offers the filter whose removal helps most, with what it gives', async ({ page, request }) => {
  await page.goto('/immobilien?preis_bis=1&objektart=HAUS')
  await expect(page.getByText('Keine passenden Immobilien gefunden.')).toBeVisible()
  const houses = ((await (await request.get('/api/properties?objektart=HAUS')).json()) as { total: number }).total
  const steps = page.locator('.empty-steps a')
  await expect(steps.first()).toContainText('Ohne Preis oder Gesamtmiete bis')
  await expect(steps.first().locator('b')).toHaveText(String(houses))
  await steps.first().click()
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(title(page)).toHaveText(`${houses} Häuser`)
})

const homes = (page: Page) => page.locator('.card-grid [data-home]')
const idsOf = (page: Page) => homes(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.home))

test('the next page comes below, and the way back from a home finds both and the place', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=KAUF')
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click()
  await expect(homes(page)).toHaveCount(48)
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF&seite=2')
  await expect(homes(page).nth(24).locator('.card-title a')).toBeFocused()
  await expect(page.locator('.add p:visible')).toHaveText(/^1 bis 48 von /)
  const ids = await idsOf(page)
  expect(new Set(ids).size).toBe(48)
  const home = homes(page).nth(40)
  await home.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => Math.round(scrollY))
  expect(place).toBeGreaterThan(1000)
  await home.locator('.card-title a').click()
  await expect(page).toHaveURL(/\/immobilien\/\d+\//)

  await page.goBack()
  await expect(homes(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
  expect(await idsOf(page)).toEqual(ids)

  // The same by the link on the home's page.
  await homes(page).nth(40).locator('.card-title a').click()
  await page.locator('.crumbs').getByRole('link', { name: 'Immobilien' }).click()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF&seite=2')
  await expect(homes(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)

  // The navigation starts again without the stored state.
  await homes(page).nth(40).locator('.card-title a').click()
  await page.locator('.frame-header').getByRole('link', { name: 'Immobilien', exact: true }).first().click()
  await expect(page).toHaveURL('/immobilien')
  await expect(homes(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a search that is older than an hour is not brought back, but deleted', async ({ page }) => {
  await page.goto('/immobilien?seite=2')
  await page.goto('/kontakt')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('klinke_search_state') ?? '')
    const searchParams = `${kept.searchParams}&ab_seite=1`
    const [timestamp, expiresAt] = [kept.timestamp - 3_600_001, kept.expiresAt - 3_600_001]
    const old = { ...kept, searchParams, timestamp, expiresAt }
    localStorage.setItem('klinke_search_state', JSON.stringify(old))
  })
  await page.goBack()
  await expect(homes(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('klinke_search_state'))).toBeNull()
})

test('a further page that does not come leaves the list, and can be tried again', async ({ page }) => {
  await page.goto('/immobilien')
  await page.route('**/api/properties*', (route) => route.abort())
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click()
  await expect(page.locator('.add').getByRole('alert')).toContainText('konnten nicht geladen werden')
  await expect(homes(page)).toHaveCount(24)
  await page.unroute('**/api/properties*')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(homes(page)).toHaveCount(48)
})

test('rows instead of a grid stay chosen, and are there before the first paint', async ({ page }) => {
  await page.goto('/immobilien')
  await page.getByRole('button', { name: 'Liste', exact: true }).click()
  const lefts = () => homes(page).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size)
  await expect.poll(lefts).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('klinke_view_mode'))).toBe('list')
  // It must need only theme.js, which runs before the first paint.
  await page.route('**/_astro/*.js', (route) =>
    /theme/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.reload()
  expect(await lefts()).toBe(1)
})

test('a row says more than a card, and its small photographs load with the rows only', async ({ page, request }) => {
  const path = '/immobilien?objektart=WOHNUNG&vermarktungsart=KAUF'
  const { data } = await (await request.get(`/api/properties${path.slice(path.indexOf('?'))}`)).json()
  const home = data.find(
    (one: { bilder_anzahl: number; kurztext: string | null }) => one.bilder_anzahl > 3 && one.kurztext,
  )
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await page.goto(path)
  const row = page.locator(`[data-home="${home.id}"]`)
  await expect(row).toBeVisible()
  await expect(row.getByText(home.company.firma)).toBeHidden()
  const small = (await row.locator('.row-photos img').nth(1).getAttribute('src')) ?? ''
  expect(small).toMatch(/^\/media\//)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(small)

  await page.getByRole('button', { name: 'Liste', exact: true }).click()
  await expect(row.getByText(home.company.firma)).toBeVisible()
  await expect(row.getByText(home.kurztext)).toBeVisible()
  await expect(row.getByText(/^Online seit \d+\. \S+ \d{4}$/)).toBeVisible()
  await expect(row.locator('.row-features')).toBeVisible()
  await expect(row.locator('.row-photos img')).toHaveCount(3)
  await expect.poll(() => asked).toContain(small)
  const line = await row.locator('.row-text').evaluate((text) => ({
    height: text.getBoundingClientRect().height,
    one: Number.parseFloat(getComputedStyle(text).lineHeight),
  }))
  expect(Math.round(line.height / line.one)).toBeLessThanOrEqual(3)
  // Homes that React adds say the same.
  await page.locator('[data-search="more"]').click()
  await expect.poll(() => homes(page).count()).toBeGreaterThan(24)
  await expect(
    page
      .locator('.card[data-live]')
      .last()
      .getByText(/^Online seit /),
  ).toBeVisible()
})

test('prices and facts of a row of cards are at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/immobilien?vermarktungsart=KAUF')
  const tops = await page
    .locator('.card')
    .evaluateAll((cards) =>
      cards.map((card) =>
        ['.card-photo', '.card-title', '.card-price'].map((part) =>
          Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? -1),
        ),
      ),
    )
  expect(tops.length).toBe(24)
  for (let at = 0; at < tops.length; at += 3) {
    const [first, ...others] = tops.slice(at, at + 3)
    for (const other of others) expect(other, `row ${at / 3 + 1}`).toEqual(first)
  }
})

test('on phones one row of tools and one of chips stand above the first photograph', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG&preis_bis=1500&zimmer_von=2')
    const photo = await page.locator('.card-photo').first().boundingBox()
    // 12 px of room below the tools, which touched the photograph before.
    expect(photo?.y, `${width} wide`).toBeLessThan(width === 390 ? 272 : 312)
    const tools = await page
      .locator('.results-tools :is(button, a, select):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(tools).toHaveLength(5)
    for (const tool of tools) {
      expect(tool.height).toBeGreaterThanOrEqual(44)
      expect(Math.abs(tool.top - (tools[0]?.top ?? 0))).toBeLessThanOrEqual(1)
      expect(tool.left).toBeGreaterThanOrEqual(0)
      expect(tool.right).toBeLessThanOrEqual(width)
    }
    const chips = page.locator('.chips')
    expect(await chips.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the fields of the sheet have boxes, and no word runs under the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/immobilien?objektart=WOHNUNG')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const from = page.getByLabel('Fläche von')
  await expect(from).toHaveCSS('border-top-width', '1px')
  expect((await from.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const over = await page.locator('.checks label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { right } = label.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(label)
      return words.getBoundingClientRect().right > right + 1 ? [label.textContent] : []
    }),
  )
  expect(over).toEqual([])
})

test('a map stands beside the list where there is room, else the way to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/immobilien?vermarktungsart=MIETE')
  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  const map = page.getByRole('region', { name: 'Karte mit den Ergebnissen' })
  await expect(map).toBeVisible()
  await expect(map.locator('.pin').first()).toBeVisible()
  await chooseTypes(page, 'HAUS')
  await expect(title(page)).toHaveText(/^\d+ (Haus|Häuser|Miethäuser)/)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(map).toBeHidden()
  await expect(page.locator('.views').getByRole('link', { name: 'Karte' })).toHaveAttribute(
    'href',
    '/kartensuche?vermarktungsart=MIETE&objektart=HAUS',
  )
})

test('the map asks for nothing while another view hides it, and follows the search when it is back', async ({
  page,
}) => {
  const asked: string[] = []
  const refused: string[] = []
  const isOfMap = (url: string) => url.includes('/api/properties/map')
  page.on('request', (request) => {
    if (isOfMap(request.url())) asked.push(request.url())
  })
  page.on('response', (response) => {
    if (isOfMap(response.url()) && response.status() >= 400) refused.push(response.url())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/immobilien?vermarktungsart=MIETE')
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await view('Karte').click()
  const map = page.getByRole('region', { name: 'Karte mit den Ergebnissen' })
  await expect(map.locator('.pin').first()).toBeVisible()
  // The map may ask once more when it knows its size.
  const isQuiet = async () => {
    const count = asked.length
    await page.waitForTimeout(400)
    return asked.length === count
  }
  await expect.poll(isQuiet).toBe(true)
  await view('Liste').click()
  await expect(map).toBeHidden()
  const before = asked.length
  await chooseTypes(page, 'HAUS')
  await expect(title(page)).toHaveText(/^\d+ (Haus|Häuser|Miethäuser)/)
  await page.waitForTimeout(500)
  expect(asked.slice(before)).toEqual([])
  await view('Karte').click()
  await expect.poll(() => asked.slice(before).length).toBeGreaterThan(0)
  expect(asked.slice(before).every((url) => url.includes('objektart=HAUS'))).toBe(true)
  await view('Liste').click()
  await page.waitForTimeout(500)
  expect(refused).toEqual([])
})

test('the map shows the area of the homes, also when it is moved before that is known', async ({ page }) => {
  const isOfMap = (url: URL) => url.pathname === '/api/properties/map'
  const boxOf = (url: URL) => (url.searchParams.get('bbox') ?? '').split(',').map(Number)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  /** The eastern edges of what the map has shown. */
  const edges: number[] = []
  await page.route(isOfMap, async (route) => {
    const [west, , east = Number.NaN] = boxOf(new URL(route.request().url()))
    // The request for all homes of the search is that of the whole country.
    if (west === 9.53) await held
    else edges.push(east)
    await route.continue()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/immobilien?ort=vorarlberg')
  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  const map = page.locator('.map-canvas.leaflet-container')
  const box = await map.boundingBox()
  if (!box) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => edges.length).toBeGreaterThan(0)
  release()
  await expect.poll(() => edges.at(-1)).toBeLessThan(12)
})

test('an unknown place is named; with no known one nothing is searched instead', async ({ page }) => {
  await page.goto('/immobilien?ort=graz,nirgendwo&vermarktungsart=KAUF')
  await expect(page.getByRole('alert')).toContainText('nirgendwo')
  await expect(title(page)).toHaveText(/in Graz$/)
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF&ort=graz')
  await page.goto('/kartensuche?ort=nirgendwo&vermarktungsart=KAUF')
  await expect(page.getByRole('alert')).toContainText('nirgendwo')
  await expect(title(page)).toHaveText('Diesen Ort kennen wir nicht')
  await expect(page.locator('.card, [data-map-home]')).toHaveCount(0)
  await page.goto('/immobilien?ort=nirgendwo')
  await expect(title(page)).toHaveText('Diesen Ort kennen wir nicht')
  await expect(page.locator('.card')).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false])
  test(`a part of a town leads to the town and says so, JavaScript ${javaScriptEnabled}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole(javaScriptEnabled ? 'combobox' : 'textbox', { name: 'Ort', exact: true }).fill('Jakomini')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.getByRole('alert')).toContainText('„Graz-Jakomini“ wird nicht eigens geführt')
    await expect(title(page)).toHaveText(/in Graz$/)
    await expect(page.locator('.card').first()).toBeVisible()
    await context.close()
  })

test('Enter takes the place that is ranked first among those of that name', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Neubau')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ort=wien-7/)
  await expect(page.locator('.card').first()).toBeVisible()
})

test('the price has a slider that is also its fields, by keyboard', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=KAUF')
  await page.getByLabel('Kaufpreis bis').focus()
  const upper = page.getByRole('slider', { name: 'Kaufpreis: Obergrenze' })
  await expect(upper).toBeVisible()
  await expect(upper).toHaveAttribute('aria-valuetext', 'ohne Grenze')
  await upper.focus()
  for (let step = 0; step < 3; step++) await upper.press('ArrowLeft')
  await expect(page.getByRole('textbox', { name: 'Kaufpreis bis' })).toHaveValue('2000000')
  await expect(upper).toHaveAttribute('aria-valuetext', /^2\.000\.000\s€$/)
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF&preis_bis=2000000')
  // The field accepts a value between the steps, and the thumb follows.
  await page.getByRole('textbox', { name: 'Kaufpreis bis' }).fill('333333')
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF&preis_bis=333333')
  await expect(upper).toHaveAttribute('aria-valuetext', /^350\.000\s€$/)
  // Three steps of a thumb and a number are two steps back.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/immobilien?vermarktungsart=KAUF')
})

test('the list is idle without interaction, sliders and all', async ({ page }) => {
  await page.goto('/immobilien')
  await page.getByRole('combobox', { name: 'Ort', exact: true }).focus()
  await expect(page.locator('.range-slider').first()).toBeAttached()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  const secondsOfCode = async () =>
    (await browser.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
  // The prefetched files have loaded by then.
  await page.waitForTimeout(3000)
  const before = await secondsOfCode()
  await page.waitForTimeout(1000)
  expect((await secondsOfCode()) - before).toBeLessThan(0.2)
})

test('the number on the button is that of what stands in the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/immobilien')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const show = page.locator('.filter-apply .on-narrow')
  await expect(show).toHaveText(/\d+ Ergebnisse anzeigen/)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/properties*', async (route) => {
    await answer.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByLabel('Zimmer von').fill('3')
  await expect(show).toHaveText('Ergebnisse anzeigen')
  answer.resolve()
  await expect(show).toHaveText(/^\d+ Ergebnisse? anzeigen$/)
  const total = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
  await show.click()
  await expect(title(page)).toHaveText(new RegExp(`^${total} `))
})

test('a hidden home is one line with the way back, and away on the next visit', async ({ page }) => {
  await page.goto('/immobilien')
  const [first] = await idsOf(page)
  const home = page.locator(`.card-grid [data-home="${first}"]`)
  await home.getByRole('button', { name: /^Mehr: / }).click()
  await page.getByRole('menuitem', { name: 'Nicht mehr zeigen' }).click()
  await expect(home).toBeHidden()
  await expect(page.locator('.card-folded')).toContainText('Wird nicht mehr gezeigt: ')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(home).toBeVisible()
  await expect(page.locator('.card-folded')).toHaveCount(0)

  await home.getByRole('button', { name: /^Mehr: / }).press('Enter')
  await expect(page.getByRole('menuitem')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(home).toBeHidden()
  await page.reload()
  await expect(home).toBeHidden()
  await expect(page.locator('.hidden-line')).toContainText('Ausgeblendet: 1')
  await page.getByRole('button', { name: 'Wieder zeigen' }).click()
  await expect(home).toBeVisible()
  await expect(page.locator('.hidden-line')).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('klinke_hidden_properties'))).toBeNull()
})

test('homes that a new search brings can be hidden too, and are counted with those of the server', async ({ page }) => {
  await page.goto('/immobilien?objektart=WOHNUNG')
  const hide = async (nth: number) => {
    await page.locator('.card-grid > li:not([data-hidden]) [data-card-menu]').nth(nth).click()
    await page.getByRole('menuitem', { name: 'Nicht mehr zeigen' }).click()
  }
  // One that the server rendered, and one of the page that React appends.
  await hide(0)
  await page.locator('[data-search="more"]').click()
  await expect.poll(() => homes(page).count()).toBeGreaterThan(24)
  const before = await homes(page).count()
  await hide(before - 2)
  await expect(page.locator('.card-folded')).toHaveCount(2)
  await expect(page.locator('.card-folded').last().getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await expect(page.locator('.hidden-line')).toContainText('Ausgeblendet: 2')

  await page.locator('.sort select').selectOption('preis_ab')
  await expect(page).toHaveURL(/sort=preis_ab/)
  // The first page of the new order, instead of the two pages of the old one.
  await expect(homes(page)).toHaveCount(24)
  await expect(page.locator('.card-grid .card:not([data-live])')).toHaveCount(0)
  // Another order may show one of the two again: it stays hidden.
  const gone = page.locator('.card-grid > li[data-hidden]')
  const still = await gone.count()
  await expect(page.locator('.card-folded')).toHaveCount(0)
  await hide(0)
  await expect(page.locator('.card-folded')).toHaveCount(1)
  await expect(page.locator('.hidden-line')).toContainText(`Ausgeblendet: ${still + 1}`)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.locator('.card-folded')).toHaveCount(0)
  await expect(gone).toHaveCount(still)
  await expect(page.locator('.card-grid > li:not([data-hidden]) .card-title a').first()).toBeFocused()
})

test('homes since the last visit are marked, for those who allowed it', async ({ page }) => {
  await page.goto('/immobilien')
  await expect(page.locator('.card-new:visible')).toHaveCount(0)
  const visit = (functional: boolean) =>
    page.evaluate((allowed) => {
      const choice = { necessary: true, functional: allowed, analytics: false, marketing: false }
      localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, date: new Date().toISOString() }))
      localStorage.setItem('klinke_last_visit', JSON.stringify({ last: Date.parse('2020-01-01'), before: null }))
    }, functional)
  await visit(true)
  await page.reload()
  await expect(page.locator('.card-new:visible')).toHaveCount(24)
  await expect(page.locator('.card-new').first()).toHaveText('Neu')
  await page.locator('.sort select').selectOption('preis_ab')
  await expect(page).toHaveURL(/sort=preis_ab/)
  await expect.poll(() => page.locator('.results .card[data-live] .card-new:visible').count()).toBeGreaterThan(20)
  await page.goto('/immobilien')
  await visit(false)
  await page.reload()
  await expect(homes(page).first()).toBeVisible()
  await expect(page.locator('.card-new:visible')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('klinke_last_visit'))).toBeNull()
})

test('drawn areas are a chip with their number, and can be changed with all else kept', async ({ page }) => {
  const area = '_|_eHoqodB_seK?~reK_seK'
  await page.goto(`/immobilien?objektart=WOHNUNG&gebiet=${encodeURIComponent(area)}`)
  await expect(page.getByRole('link', { name: 'Filter entfernen: 1 gezeichnetes Gebiet' })).toBeVisible()
  const there = `/kartensuche?objektart=WOHNUNG&gebiet=${new URLSearchParams({ a: area }).toString().slice(2)}`
  await expect(page.locator('.chips').getByRole('link', { name: 'Gebiet ändern' })).toHaveAttribute('href', there)
  await page.goto('/immobilien?objektart=HAUS')
  await expect(page.locator('#suche').getByRole('link', { name: 'Gebiet zeichnen' })).toHaveAttribute(
    'href',
    '/kartensuche?objektart=HAUS',
  )
})

for (const sort of ['neueste', 'preis_auf', 'preis_ab', 'flaeche_ab', 'preis_m2_auf', 'reduziert']) {
  test(`the order ${sort} can be chosen`, async ({ page }) => {
    await page.goto(sort === 'neueste' ? '/immobilien?sort=preis_auf' : '/immobilien')
    await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption(sort)
    await expect(page).toHaveURL(sort === 'neueste' ? '/immobilien' : `/immobilien?sort=${sort}`)
    await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false')
    await expect(homes(page)).toHaveCount(24)
  })
}

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
