import { expect, type Page, test } from '@playwright/test'
import { chooseTypes } from './choosing.ts'

const place = (page: Page) => page.getByRole('combobox', { name: 'Ort', exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const chosen = (page: Page) => page.getByRole('list', { name: 'Gewählte Orte' })
const asked = (page: Page) => new URL(page.url()).searchParams
const count = async (page: Page) => Number((await title(page).textContent())?.match(/^[\d.]+/)?.[0].replace('.', ''))

interface Card {
  id: number
  objektart: string
  vermarktungsart: string
  location: { ort: string; bundesland: string }
}

test('a family looks for a house near Graz, compares three and passes one on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await place(page).pressSequentially('Gratz')
  // A slip of the finger is asked about, and not searched.
  await page.getByRole('option', { name: /^Graz Ort/ }).click()
  await expect(chosen(page)).toContainText('Graz')
  await page.getByRole('radio', { name: 'Kaufen' }).check()
  await chooseTypes(page, 'HAUS')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(title(page)).toHaveText(/^\d+ H(aus|äuser) .*in Graz$/)
  const inGraz = await count(page)

  // The code of the list loads with the first touch.
  await place(page).focus()
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]:has(.listing)'))
  await chosen(page).getByRole('combobox', { name: 'Umkreis um Graz' }).selectOption('30')
  await expect.poll(() => asked(page).get('umkreis')).toBe('graz,30')
  await expect.poll(() => count(page)).toBeGreaterThan(inGraz)
  expect(asked(page).get('ort')).toBeNull()

  const homes = page.locator('.card-title a')
  const paths = await homes.evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname))
  await homes.first().click()
  await expect(page).toHaveURL(new RegExp(`${paths[0]}$`))
  await expect(page.getByRole('navigation', { name: 'Suchergebnisse' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`${paths[1]}$`))
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(paths[1] as string)
  await page.getByRole('link', { name: 'Zurück zu den Ergebnissen' }).click()
  await expect.poll(() => asked(page).get('umkreis')).toBe('graz,30')
})

test('a student looks for a room or a flat in Vienna up to 800 € all in', async ({ page, request }) => {
  await page.goto('/')
  await place(page).fill('Wien 1070, 8. Bezirk und Ottakring')
  await page.getByRole('radio', { name: 'Mieten' }).check()
  await chooseTypes(page, 'ZIMMER', 'WOHNUNG')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/immobilien\?/)
  expect(asked(page).get('ort')?.split(',').sort()).toEqual(['wien-16', 'wien-7', 'wien-8'])
  expect(asked(page).get('objektart')?.split(',').sort()).toEqual(['WOHNUNG', 'ZIMMER'])

  await page.goto('/immobilien?vermarktungsart=MIETE&objektart=ZIMMER,WOHNUNG&ort=wien&preis_bis=800')
  await expect(page.getByText('Gesamtmiete').first()).toBeVisible()
  const all = await count(page)
  expect(all).toBeGreaterThan(0)
  const answer = (path: string) => request.get(`/api/properties?vermarktungsart=MIETE&ort=wien&preis_bis=800&${path}`)
  const { data } = (await (await answer('objektart=ZIMMER,WOHNUNG')).json()) as { data: Card[] }
  // Neither parking spaces nor shops.
  expect(new Set(data.map(({ objektart }) => objektart)).difference(new Set(['ZIMMER', 'WOHNUNG'])).size).toBe(0)
  for (const rest of ['befristung=3', 'verfuegbar_bis=2027-03-01', 'stock_von=1', 'kaution_bis=2500']) {
    const { total } = await (await answer(`objektart=ZIMMER,WOHNUNG&${rest}`)).json()
    expect(total, rest).toBeLessThanOrEqual(all)
  }

  // Homes like a room in Vienna are in Vienna, or just outside.
  const room = data.find(({ objektart }) => objektart === 'ZIMMER') as Card
  const { data: similar } = (await (await request.get(`/api/properties/${room.id}/similar`)).json()) as { data: Card[] }
  expect(similar.length).toBeGreaterThan(0)
  const states = new Set(similar.map(({ location }) => location.bundesland))
  expect([...states].filter((state) => state !== 'wien' && state !== 'niederoesterreich')).toEqual([])
})

test('an investor looks for a house that is let, by its yield, and learns whose it is', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=KAUF&objektart=ZINSHAUS_RENDITEOBJEKT&sort=rendite_ab')
  const yields = await page.locator('.card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const found = /rendite\s+([\d,]+)\s*%/i.exec(card.textContent ?? '')?.[1]
      return found ? [Number(found.replace(',', '.'))] : []
    }),
  )
  expect(yields.length).toBeGreaterThan(3)
  expect(yields).toEqual(yields.toSorted((a, b) => b - a))
  const all = await count(page)
  await page.goto('/immobilien?vermarktungsart=KAUF&objektart=ZINSHAUS_RENDITEOBJEKT&rendite_von=4')
  expect(await count(page)).toBeLessThan(all)
  await expect(page.getByRole('list', { name: 'Aktive Filter' })).toContainText('Rendite ab 4')

  await page.locator('.card-title a').first().click()
  await expect(page.locator('main')).toContainText(/Mieteinnahmen/)
  await expect(page.locator('main')).toContainText(/-fach/)
  const company = (await page.locator('.aside-name, .aside-person p').last().textContent()) ?? ''
  await page.locator('a[href*="/anbieter/"]').first().click()
  await expect(page).toHaveURL(/\/anbieter\/\d+\//)
  expect(company.length).toBeGreaterThan(0)
  await expect(page.locator('.card').first()).toBeVisible()
})

test('a price map leads from the figure of a place to its homes', async ({ page }) => {
  await page.goto('/preise/steiermark')
  await expect(title(page)).toContainText('Steiermark')
  await expect(page.locator('main')).toContainText('pro m²')
  await page.getByRole('link', { name: /\d+ Eigentumswohnungen/ }).click()
  await expect(page).toHaveURL(/immobilien|orte/)
  await expect(page.locator('.card').first()).toBeVisible()
})
