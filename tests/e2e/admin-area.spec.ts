import { expect, type Page, test } from '@playwright/test'
import { asStaff } from './accounts.ts'
import { findings } from './axe.ts'

const draw = (page: Page) => page.getByRole('button', { name: 'Gebiet zeichnen' }).first()
const canvas = (page: Page) => page.locator('.area-panel .leaflet-container')
const total = async (page: Page) => {
  const answer = await page.request.get(`/api/admin/properties${new URL(page.url()).search}`, {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}` },
  })
  return (await answer.json()).total as number
}
const chips = (page: Page) => page.locator('.area-panel [data-map-areas] [data-shape]')

test('the map comes when it is opened, and not before', async ({ page }) => {
  await asStaff(page, 'admin')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/admin/objekte')
  await expect(page.locator('.admin-table tbody tr').first()).toBeVisible()
  expect(asked.filter((url) => /leaflet|area-panel/.test(url))).toEqual([])
  await draw(page).click()
  await expect(canvas(page)).toBeVisible()
  expect(await findings(page, 'map', { widths: [1280, 390], part: '#inhalt' })).toEqual([])
})

test('an area drawn by dragging filters the table, stays in the address, and is removed', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/objekte')
  await expect(page.locator('.admin-table tbody tr').first()).toBeVisible()
  const all = await total(page)
  await draw(page).click()
  await expect(canvas(page)).toBeVisible()
  const rectangle = page.locator('.area-panel').getByRole('button', { name: 'Rechteck' })
  await rectangle.click()
  // Pressed before the map can draw, it waits; until then, dragging would move the map.
  await expect(rectangle).toHaveAttribute('aria-pressed', 'true')
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('The map has no box.')
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.7, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/gebiet=/)
  await expect(chips(page)).toHaveCount(1)
  const drawn = await total(page)
  expect(drawn).toBeLessThan(all)
  await expect(page.getByText('Nur im gezeichneten Gebiet.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Nur im gezeichneten Gebiet.')).toBeVisible()
  expect(await total(page)).toBe(drawn)
  await draw(page).click()
  await expect(chips(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Gebiet entfernen' }).click()
  await expect(page).not.toHaveURL(/gebiet=/)
  await expect(chips(page)).toHaveCount(0)
  expect(await total(page)).toBe(all)
})

test('by keyboard: the view becomes an area, an arrow moves it, and Back takes that back', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/objekte')
  await draw(page).focus()
  await page.keyboard.press('Enter')
  await expect(canvas(page)).toBeVisible()
  await page.locator('.area-panel .map-tool-keys summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('.area-panel [data-tool="view"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/gebiet=/)
  const first = page.url()
  await chips(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(chips(page)).toHaveCount(1)
})

test('a map that cannot be loaded says so, and comes at the next try', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/objekte')
  await expect(page.locator('.admin-table tbody tr').first()).toBeVisible()
  const panel = /area-panel.*\.js/
  await page.route(panel, (route) => route.abort())
  await draw(page).click()
  const failed = page.getByRole('alert')
  await expect(failed).toBeVisible()
  await expect(page.locator('.admin-table tbody tr').first()).toBeVisible()
  await page.unroute(panel)
  await failed.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(canvas(page)).toBeVisible()
  await expect(failed).toHaveCount(0)
})
