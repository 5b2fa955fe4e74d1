import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { projectPath } from '../../src/server/paths.ts'
import { asStaff, withhold } from './accounts.ts'
import { findings } from './axe.ts'
import { fingerOf } from './finger.ts'
import { LASTING } from './keeping.ts'

const PHOTO = path.join(projectPath('photos'), 'balcony-modern-1.webp')
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const open = (page: Page, part: RegExp) =>
  page.getByRole('navigation', { name: 'Abschnitte' }).getByRole('button', { name: part }).click()

/** Opens the editor of a home of the catalogue. @returns its id */
async function edit(page: Page, nr: number): Promise<number> {
  await asStaff(page, 'admin')
  const { data } = await (await page.request.get(LASTING)).json()
  await page.goto(`/admin/objekte?id=${data[nr].id}&teil=bearbeiten`)
  await expect(page.getByLabel('Titel', { exact: true })).toBeVisible()
  return data[nr].id
}

test('a title is corrected above the feed, visitors see it, and it is given back', async ({ page }) => {
  const id = await edit(page, 0)
  const title = page.getByLabel('Titel', { exact: true })
  const before = await title.inputValue()
  await title.fill('Von Hand im Browser')
  await save(page).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(page.getByText(`Laut Feed: ${before}`)).toBeVisible()
  const seen = async () => (await (await page.request.get(`/api/properties/${id}`)).json()).data.objekttitel
  expect(await seen()).toBe('Von Hand im Browser')
  await page.getByRole('button', { name: 'Wieder dem Feed überlassen' }).click()
  await expect(title).toHaveValue(before)
  expect(await seen()).toBe(before)
})

test('a bad number is told at its field, and what was typed stays', async ({ page }) => {
  await edit(page, 1)
  await open(page, /Preis und Kosten/)
  const price = page.getByLabel(/^Kaufpreis/)
  await price.fill('viel')
  await save(page).click()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('viel')
})

test('the second of two people who save is told, and can load again', async ({ page, context }) => {
  await edit(page, 2)
  const other = await context.newPage()
  await edit(other, 2)
  await other.getByLabel('Titel', { exact: true }).fill('Die andere war schneller')
  await save(other).click()
  await expect(other.getByText('Gespeichert.')).toBeVisible()
  await page.getByLabel('Titel', { exact: true }).fill('Zu spät')
  await save(page).click()
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Die andere war schneller')
})

test('a photograph is uploaded, becomes the title picture by keyboard, and a deletion is undone', async ({ page }) => {
  await edit(page, 3)
  await open(page, /Bilder und Dokumente/)
  const cards = page.locator('ol > li[data-file]')
  await expect(cards.first()).toBeVisible()
  const count = await cards.count()
  await page.setInputFiles('input[type=file]', PHOTO)
  await expect(cards).toHaveCount(count + 1)
  await cards.last().getByRole('button', { name: 'Als Titelbild' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards.first()).toContainText('von Hand')
  const second = cards.nth(1).getByRole('button', { name: 'Nach hinten' })
  const file = await cards.nth(1).getAttribute('data-file')
  await second.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(cards.nth(3)).toHaveAttribute('data-file', file ?? '')
  await cards.last().getByRole('button', { name: 'Löschen' }).click()
  await expect(cards).toHaveCount(count)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(cards).toHaveCount(count + 1)
  await save(page).click()
  await page.reload()
  await open(page, /Bilder und Dokumente/)
  await expect(cards.first()).toContainText('Titelbild')
  await expect(cards.first()).toContainText('von Hand')
})

test('a home from nothing: it tells what is missing, and is published', async ({ page }) => {
  const { token } = await asStaff(page, 'admin')
  await page.goto('/admin/objekte?neu=1')
  await page.getByRole('combobox', { name: 'Firma' }).fill('immo')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('Titel', { exact: true }).fill('Neu von Hand')
  await page.getByRole('button', { name: 'Entwurf anlegen' }).click()
  await expect(page.getByText('Zum Veröffentlichen fehlen noch')).toBeVisible()
  await open(page, /Adresse/)
  await page.getByLabel('Postleitzahl', { exact: true }).fill('8010')
  await page.getByLabel('Ort', { exact: true }).fill('Graz')
  await open(page, /Preis/)
  await page.getByLabel(/^Kaufpreis/).fill('250.000,50')
  await page.getByLabel('Provision fällt an').selectOption('false')
  await open(page, /Flächen/)
  await page.getByLabel(/^Wohnfläche/).fill('70,5')
  await open(page, /Energie/)
  await page.getByLabel(/^Heizwärmebedarf/).fill('45')
  await page.getByLabel('Klasse des HWB').selectOption('B')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByRole('heading', { name: 'Veröffentlicht' })).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  const { data } = await (await page.request.get(`/api/properties/${id}`)).json()
  await withhold(page, token, id)
  expect(data).toMatchObject({ kaufpreis: 250_000.5, objekttitel: 'Neu von Hand' })
})

test('the editor has no accessibility fault', async ({ page }) => {
  await edit(page, 4)
  for (const part of [/Objekt/, /Adresse/, /Energie/, /Texte/, /Bilder/]) {
    await open(page, part)
    await expect(page.locator('.account-waiting')).toHaveCount(0)
    expect(await findings(page, String(part), { widths: [1280, 390], part: '#inhalt' })).toEqual([])
  }
})

/** Opens the pictures of a home of the catalogue. @returns its cards */
async function pictures(page: Page, nr: number) {
  await edit(page, nr)
  await open(page, /Bilder und Dokumente/)
  const cards = page.locator('ol > li[data-file]')
  await expect(cards.nth(2)).toBeVisible()
  return cards
}
const order = (page: Page) =>
  page.locator('ol > li[data-file]').evaluateAll((all) => all.map((one) => one.getAttribute('data-file')))
const handle = (page: Page, at: number) => page.locator('[data-act="drag"]').nth(at)
const middle = async (page: Page, at: number) => {
  await handle(page, at).scrollIntoViewIfNeeded()
  const box = await handle(page, at).boundingBox()
  if (!box) throw new Error('The handle has no box.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('pictures are moved by mouse at their handle, and the order is saved', async ({ page }) => {
  await pictures(page, 5)
  const [first, second, third] = await order(page)
  const [from, to] = [await middle(page, 0), await middle(page, 2)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  expect((await order(page)).slice(0, 3)).toEqual([second, third, first])
  await save(page).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  expect((await order(page)).slice(0, 3)).toEqual([second, third, first])
})

test('pictures are moved by arrow keys, and the handle keeps the focus', async ({ page }) => {
  await pictures(page, 6)
  const [first, second] = await order(page)
  await handle(page, 0).focus()
  await page.keyboard.press('ArrowRight')
  expect((await order(page)).slice(0, 2)).toEqual([second, first])
  await expect(handle(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect((await order(page)).slice(0, 2)).toEqual([first, second])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 1800 } })
  test('pictures are moved at their handle, and the page does not scroll meanwhile', async ({ page }) => {
    await pictures(page, 7)
    const [first, second] = await order(page)
    await handle(page, 1).scrollIntoViewIfNeeded()
    const [from, to] = [await middle(page, 0), await middle(page, 1)]
    const touch = await fingerOf(page)
    const at = await handle(page, 0).boundingBox()
    const start = at ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : from
    const before = await page.evaluate(() => scrollY)
    await touch('touchStart', start)
    for (let step = 1; step <= 6; step++) {
      await touch('touchMove', { x: start.x, y: start.y + ((to.y - start.y) * step) / 6 })
    }
    await touch('touchEnd')
    expect((await order(page)).slice(0, 2)).toEqual([second, first])
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

test('an upload goes on after the connection was cut, and sends no byte twice', async ({ page, context }) => {
  test.setTimeout(90_000)
  const cards = await pictures(page, 8)
  const count = await cards.count()
  // Larger than one part of the upload.
  const noise = randomBytes(1400 * 1400 * 3)
  const large = await sharp(noise, { raw: { width: 1400, height: 1400, channels: 3 } })
    .png()
    .toBuffer()
  expect(large.length).toBeGreaterThan(3_000_000)
  const offsets: number[] = []
  let isCut = false
  await page.route('**/api/picture-uploads/*', async (route) => {
    const request = route.request()
    if (request.method() === 'PATCH') {
      const offset = Number(request.headers()['upload-offset'])
      offsets.push(offset)
      if (offset > 0 && !isCut) {
        isCut = true
        await context.setOffline(true)
        await route.abort('internetdisconnected')
        setTimeout(() => void context.setOffline(false), 3000)
        return
      }
    }
    await route.continue()
  })
  await page.setInputFiles('input[type=file]', { name: 'panorama.png', mimeType: 'image/png', buffer: large })
  await expect(page.locator('progress')).toBeVisible()
  await expect(cards).toHaveCount(count + 1, { timeout: 60_000 })
  expect(isCut).toBe(true)
  // The first part arrived once; the second was asked for again.
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(offsets.filter((offset) => offset === offsets[1])).toHaveLength(2)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tus::')))).toEqual([])
})

test('a text that is no picture is refused with a sentence, and the others arrive', async ({ page }) => {
  const cards = await pictures(page, 4)
  const count = await cards.count()
  await page.setInputFiles('input[type=file]', [
    { name: 'notiz.png', mimeType: 'image/png', buffer: Buffer.from('Das ist kein Bild.') },
    { name: 'foto.webp', mimeType: 'image/webp', buffer: readFileSync(PHOTO) },
  ])
  await expect(cards).toHaveCount(count + 1)
  await expect(page.getByText(/^notiz\.png: ./)).toBeVisible()
})
