import { expect, type Locator, type Page, test } from '@playwright/test'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const count = async (page: Page) => Number((await title(page).textContent())?.match(/^[\d.]+/)?.[0].replace('.', ''))
const chips = (page: Page) => page.getByRole('list', { name: 'Aktive Filter' })
const umkreis = (page: Page) => new URL(page.url()).searchParams.get('umkreis')
const shapes = (page: Page) => page.getByRole('list', { name: 'Gezeichnete Gebiete' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the map and waits for its code, which loads with the first interaction. */
async function openMap(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(700, 500)
  await page.mouse.move(720, 510)
  await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.map-canvas [data-pin]').first()).toBeAttached({ timeout: 20_000 })
}

async function drag(page: Page, handle: Locator, right: number, down: number) {
  const box = await handle.boundingBox()
  if (!box) throw new Error('no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 6 })
  await page.mouse.up()
}

test('a family that finds little in Graz is led to what lies around it', async ({ page }) => {
  await page.goto('/immobilien?vermarktungsart=KAUF&objektart=HAUS&ort=graz&preis_bis=450000')
  const inGraz = await count(page)
  expect(inGraz).toBeLessThan(12)
  const wider = page.getByRole('complementary', { name: 'Mehr in der Umgebung' })
  const larger = wider.getByRole('region', { name: 'Größerer Umkreis' }).getByRole('link')
  await expect(larger.first()).toHaveText(/^Graz (und Umgebung|\+ \d+ km)\d+$/)
  const offered = Number((await larger.last().textContent())?.match(/km(\d+)$/)?.[1])
  expect(offered).toBeGreaterThan(inGraz)
  await larger.last().click()
  await expect(page).toHaveURL(/umkreis=graz%2C\d+/)
  await expect(title(page)).toHaveText(/ in Graz \(\+ \d+ km\) bis 450\.000\s€$/)
  expect(await count(page)).toBe(offered)
  await expect(chips(page).getByRole('link', { name: /^Filter entfernen: Graz \+ \d+ km$/ })).toBeVisible()

  // An agent around a place says what it watches.
  await page.getByRole('button', { name: 'Suchagent' }).first().click()
  const watched = page.getByRole('dialog').getByRole('combobox', { name: 'Umkreis um Graz' })
  await expect(watched).toHaveValue(/^\d+$/)
})

test('a radius that cannot be is named with what to do, and the rest is searched', async ({ page }) => {
  const response = await page.goto('/immobilien?umkreis=graz,0~linz,10000&objektart=HAUS')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('alert')).toContainText('Ein Umkreis hat 1 bis 100 km.')
  await expect(title(page)).toContainText(/Häuser in (Graz.*Linz|Linz.*Graz)/)
})

test('on the map a circle around a place is shown whole, resized, moved, and replaced by a drawing', async ({
  page,
}) => {
  await openMap(page, '/kartensuche?umkreis=graz,15')
  const chip = shapes(page).getByRole('button')
  await expect(chip).toHaveText(['Graz'])
  const circle = page.locator('path.map-area')
  const isWhole = async () => {
    const [inner, outer] = [await circle.boundingBox(), await page.locator('.map-canvas').boundingBox()]
    if (!inner || !outer) return false
    const [right, foot] = [inner.x + inner.width, inner.y + inner.height]
    const isInside = inner.x >= outer.x && inner.y >= outer.y
    return isInside && right <= outer.x + outer.width && foot <= outer.y + outer.height && inner.height > 150
  }
  await expect.poll(isWhole).toBe(true)
  const near = await count(page)

  const km = page.getByLabel('Entfernung in km')
  await km.fill('40')
  await km.press('Enter')
  await expect.poll(() => umkreis(page)).toBe('graz,40')
  await expect.poll(isWhole).toBe(true)
  await expect.poll(() => count(page)).toBeGreaterThan(near)
  await km.fill('0')
  await km.press('Enter')
  await expect(page.locator('[data-map-state]')).toContainText('Ein Umkreis hat 1 bis 100 km.')
  expect(umkreis(page)).toBe('graz,40')

  await drag(page, page.locator('.map-corner-size'), -60, 0)
  await expect.poll(() => umkreis(page)).not.toBe('graz,40')
  expect(umkreis(page)).toMatch(/^graz,\d+(\.\d)?$/)
  await drag(page, page.locator('.map-corner-move'), 70, 40)
  await expect.poll(() => umkreis(page)).toMatch(/^4[67]\.\d+,1[56]\.\d+,\d+(\.\d)?$/)
  await expect(chip).toHaveText(['Umkreis'])
})

test('drawing takes the places away and says so, undo brings them back', async ({ page }) => {
  // The journey from an area to a mail lets flats in these towns for a while.
  await openMap(page, '/kartensuche?vermarktungsart=KAUF&ort=linz&umkreis=graz,10')
  const both = await count(page)
  await page.getByText('Gebiet eingeben statt zeichnen').click()
  await tool(page, 'Ausschnitt als Gebiet').click()
  await expect(page).toHaveURL(/gebiet=/)
  await expect(page).not.toHaveURL(/ort=|umkreis=/)
  await expect(page.getByText('Die Zeichnung ersetzt die gewählten Orte.')).toBeVisible()
  await tool(page, 'Rückgängig').click()
  await expect(page).toHaveURL(/ort=linz&umkreis=graz%2C10/)
  await expect(page).not.toHaveURL(/gebiet=/)
  await expect.poll(() => count(page)).toBe(both)
})
