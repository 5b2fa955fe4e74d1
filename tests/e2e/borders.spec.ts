import { expect, type Page, test } from '@playwright/test'
import { HOMES } from '../support/borders.ts'
import type { OwnSite } from './own-server.ts'
import { startOwnSite } from './own-site.ts'

let site: OwnSite & { stop(): Promise<void> }
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startOwnSite('borders')
})
test.afterAll(() => site.stop())

const at = (path: string) => new URL(path, site.address).href
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const places = (page: Page) => page.getByRole('combobox', { name: 'Ort', exact: true })

async function openMap(page: Page, path: string) {
  await page.goto(at(path))
  await page.mouse.move(700, 500)
  await page.mouse.move(720, 510)
  await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
}

test('a loaded municipality is suggested with its Bezirk, state and homes, and its list has these homes', async ({
  page,
}) => {
  await page.goto(at('/immobilien'))
  await places(page).fill('Musterb')
  const option = page.getByRole('option', { name: /^Musterberg/ })
  await expect(option).toContainText('Ort · Bezirk Graz-Umgebung, Steiermark')
  await expect(option).toContainText(String(HOMES.musterberg))
  await option.click()
  await expect(page).toHaveURL(/ort=musterberg/)
  await expect(title(page)).toHaveText(`${HOMES.musterberg} Immobilien in Musterberg`)
  await expect(page.locator('.card')).toHaveCount(HOMES.musterberg)
  await expect(page.locator('.card').filter({ hasText: 'Wohnung in musterberg' })).toHaveCount(HOMES.musterberg)

  // The point decides, and not the address, which names Graz.
  await page.goto(at('/immobilien?ort=graz'))
  await expect(title(page)).toHaveText(`${HOMES.graz} Immobilien in Graz`)
  await expect(page.getByText('Wohnung in musterberg')).toHaveCount(0)
})

test('the map draws the border of the place that is asked for, and hatches the one that is left out', async ({
  page,
}) => {
  await openMap(page, '/kartensuche?ort=musterberg')
  const border = page.locator('path.map-border')
  await expect(border).toHaveCount(1)
  const box = await border.boundingBox()
  // Musterberg is a narrow strip from north to south.
  expect(box && box.height > 4 * box.width).toBe(true)

  await openMap(page, '/kartensuche?ort=bezirk-graz-umgebung&ohne=musterberg')
  await expect(border).toHaveCount(1)
  await expect(page.locator('path.map-area-out')).toHaveCount(1)
  await expect(title(page)).toHaveText(new RegExp(`^${HOMES.lieboch} Immobilien`))
})

test('the page of a loaded municipality leads to its neighbours, which lead back', async ({ page }) => {
  await page.goto(at('/orte/musterberg'))
  await expect(title(page)).toHaveText(`${HOMES.musterberg} Immobilien in Musterberg`)
  const near = page.getByRole('region', { name: 'Orte in der Nähe' })
  // Graz shares a side with it; Lieboch is nearby in the same Bezirk.
  await expect(near.getByRole('link')).toHaveText([/^Graz/, /^Lieboch/])
  await expect(near.getByRole('listitem').first()).toContainText(String(HOMES.graz))
  await near.getByRole('link', { name: /^Lieboch/ }).click()
  await expect(page).toHaveURL(/\/orte\/lieboch$/)
  await expect(near.getByRole('link').filter({ hasText: /^Musterberg/ })).toHaveAttribute('href', '/orte/musterberg')

  // Beside a kind stands the same kind.
  await page.goto(at('/orte/musterberg/wohnung-kaufen'))
  await expect(near.getByRole('link').first()).toHaveAttribute('href', '/orte/graz/wohnung-kaufen')
})
