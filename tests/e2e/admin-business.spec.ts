import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { asStaff } from './accounts.ts'
import { findings } from './axe.ts'
import { LASTING } from './keeping.ts'
import { base, importFeed } from './server.ts'

/** The journeys' own browser says that it is a program, which is not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const headers = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })
async function totals(request: APIRequestContext, token: string, query = ''): Promise<Record<string, number>> {
  const answer = await request.get(`/api/admin/business${query}`, { headers: headers(token) })
  const { data } = (await answer.json()) as { data: { figures: { name: string; total: number }[] } }
  return Object.fromEntries(data.figures.map(({ name, total }) => [name, total]))
}
const card = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`)
const figure = (page: Page, name: string) => card(page, name).locator('.text-26')

test('what a visitor does is what the screen shows', async ({ page, browser, request }) => {
  test.setTimeout(180_000)
  const firma = `Zählwerk ${Date.now()}`
  await importFeed(
    feedOf(
      [
        {
          nr: 'Z1',
          titel: 'Haus am Zählplatz',
          vermarktungsart: 'KAUF',
          kaufpreis: 311_000,
          wohnflaeche: 90,
          // It has no photographs, which the journeys of the map look for in Graz.
          plz: '9990',
          ort: 'Nußdorf-Debant',
        },
      ],
      'TEIL',
      { firma, anid: `AT-Z${Date.now()}` },
    ),
  )
  const { token } = await asStaff(page, 'admin')
  const list = await request.get(`/api/admin/companies?q=${encodeURIComponent(firma)}`, { headers: headers(token) })
  const company = (await list.json()).data[0].id
  // The server takes a moment to hear of an import beside it.
  let home = 0
  await expect
    .poll(async () => {
      const { data } = await (await request.get(`/api/properties?anbieter=${company}`)).json()
      home = data[0]?.id ?? 0
      return home
    })
    .not.toBe(0)
  const before = await totals(request, token)

  const context = await browser.newContext({ userAgent: BROWSER, locale: 'de-AT' })
  const visitor = await context.newPage()
  await asStaff(visitor, 'agent', company)
  const own = { referer: base.href }
  await visitor.goto('/')
  await visitor.goto('/immobilien?vermarktungsart=KAUF&ort=graz', own)
  await visitor.goto('/kartensuche?ort=graz', own)
  await visitor.goto('/immobilien?ort=graz&preis_bis=1', own)
  const seen = visitor.waitForResponse((one) => one.url().endsWith(`/api/properties/${home}/views`))
  await visitor.goto(`/immobilien/${home}`, own)
  await seen
  const liked = visitor.waitForResponse(
    (one) => one.url().endsWith('/api/favorites') && one.request().method() === 'POST',
  )
  await visitor.locator(`[data-heart="${home}"]`).first().click()
  expect((await liked).ok()).toBe(true)
  await visitor.locator('.aside').getByRole('button', { name: 'Anfragen', exact: true }).click()
  const dialog = visitor.locator('dialog.contact[open]')
  await dialog.getByLabel('Name', { exact: true }).fill('Berta Gruber')
  await dialog.getByLabel('E-Mail', { exact: true }).fill(`berta-${Date.now()}@example.at`)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Ihre Anfrage ist gesendet\./)
  await context.close()

  // Other journeys say that they are programs: these are the visitor's alone.
  const after = await totals(request, token)
  const added = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  expect({ visit: added('visit'), page: added('page'), search: added('search'), miss: added('miss') }).toEqual({
    visit: 1,
    page: 5,
    search: 3,
    miss: 1,
  })

  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/admin/zahlen')
  await expect(figure(page, 'Besuche')).toHaveText(String(after.visit))
  await expect(figure(page, 'Seitenaufrufe')).toHaveText(String(after.page))
  await expect(figure(page, 'Suchen ohne Treffer')).toHaveText(String(after.miss))
  await card(page, 'Besuche').getByText('Zahlen als Tabelle').click()
  await expect(card(page, 'Besuche').locator('tbody tr')).toHaveCount(28)

  // By company: the row of the company leads to its own figures.
  await page.getByRole('link', { name: 'Firmen', exact: true }).last().click()
  await page.getByRole('searchbox').fill(firma)
  await page.keyboard.press('Enter')
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name: firma }).click()
  for (const name of ['Aufrufe von Objekten', 'Gemerkte Objekte', 'Anfragen']) {
    await expect(figure(page, name)).toHaveText('1')
  }
  await expect(figure(page, 'Gebuchte Besichtigungen')).toHaveText('0')
})

test('its parts, periods and tables work at both widths, by keyboard, and without findings of axe', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await asStaff(page, 'admin')
  const found: string[] = []
  for (const [path, heading] of [
    ['', 'So wird gezählt'],
    ['?teil=objekte', 'Am öftesten geöffnet'],
    ['?teil=suchen', 'Falsch verstandene Sätze'],
  ]) {
    await page.goto(`/admin/zahlen${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    found.push(...(await findings(page, String(path), { widths: [390, 1280], part: '#inhalt' })))
  }
  await page.goto('/admin/zahlen?teil=firmen')
  await expect(page.locator('.admin-table tbody tr').first()).toBeVisible()
  found.push(...(await findings(page, 'companies', { widths: [390, 1280], part: '#inhalt' })))
  expect(found).toEqual([])

  await page.getByRole('button', { name: 'Woche', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/teil=firmen&zeitraum=week/)
  await page.getByRole('link', { name: 'Überblick', exact: true }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/zahlen\?zeitraum=week$/)
  await expect(page.getByRole('button', { name: 'Woche', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('an agent reads the figures of one home in a period, by keyboard', async ({ page, request }) => {
  test.slow()
  const { data } = await (await request.get(LASTING)).json()
  const [home] = data
  await request.post(`/api/properties/${home.id}/views`, { headers: { 'User-Agent': BROWSER, ...headers('') } })
  await asStaff(page, 'agent', home.company.id)
  await page.goto(`/admin/objekte?id=${home.id}`)
  // Of each figure, or once for all that have none.
  await expect(page.getByText('davor').first()).toBeVisible()
  await expect(figure(page, 'Gemerkt')).toHaveText(/^\d+$/)
  const week = page.getByRole('button', { name: 'Woche', exact: true })
  await week.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`id=${home.id}&zeitraum=week`))
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  await expect(week).toBeFocused()
  await expect(figure(page, 'Aufrufe')).toHaveText(/^[1-9]\d*$/)
  await card(page, 'Aufrufe').getByText('Zahlen als Tabelle').click()
  await expect(card(page, 'Aufrufe').getByRole('row')).toHaveCount(8)
  expect(await findings(page, 'home', { widths: [390, 1280], part: '#inhalt' })).toEqual([])
})

test('agents do not find it', async ({ page, request }) => {
  await asStaff(page, 'admin')
  const { data } = await (await request.get(LASTING)).json()
  const { token } = await asStaff(page, 'agent', data[0].company?.id ?? 1)
  const answer = await request.get('/api/admin/business', { headers: headers(token) })
  expect(answer.status()).toBe(403)
  await page.goto('/admin/zahlen')
  await expect(page.getByText('So wird gezählt')).toHaveCount(0)
  await expect(page.locator('a[href$="/admin/zahlen"]')).toHaveCount(0)
})
