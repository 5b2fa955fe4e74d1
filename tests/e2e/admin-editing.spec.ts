import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { projectPath } from '../../src/server/paths.ts'
import { asStaff, withhold } from './accounts.ts'
import { findings } from './axe.ts'

const PHOTO = path.join(projectPath('photos'), 'balcony-modern-1.webp')
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const open = (page: Page, part: RegExp) =>
  page.getByRole('navigation', { name: 'Abschnitte' }).getByRole('button', { name: part }).click()

/** Opens the editor of a home of the catalogue. @returns its id */
async function edit(page: Page, nr: number): Promise<number> {
  await asStaff(page, 'admin')
  const { data } = await (await page.request.get('/api/properties?pro_seite=9')).json()
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
  await page.getByLabel(/Firma suchen/).fill('immo')
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
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
