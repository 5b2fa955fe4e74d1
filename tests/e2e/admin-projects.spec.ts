import { expect, test } from '@playwright/test'
import { asStaff } from './accounts.ts'
import { findings } from './axe.ts'
import { LASTING } from './keeping.ts'

test('a project says what a hand has set, field by field, until it is given back', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/projekte')
  const first = page.locator('.admin-table tbody a').first()
  await expect(first).toBeVisible()
  await first.click()
  const completion = page.getByLabel('Fertigstellung', { exact: true })
  const before = await completion.inputValue()
  const id = new URL(page.url()).searchParams.get('id')
  const seen = async () => (await (await page.request.get(`/api/projects/${id}`)).json()).data.fertigstellung ?? ''

  await completion.fill('Frühjahr 2029')
  await completion.press('Enter')
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  expect(await seen()).toBe('Frühjahr 2029')
  await expect(page.getByText(`Laut Feed: ${before || '–'}`)).toBeVisible()
  // The form sends all its fields: only the changed one counts by hand.
  const back = page.getByRole('button', { name: /^Wieder dem Feed überlassen/ })
  await expect(back).toHaveCount(1)
  expect(await findings(page, 'project', { widths: [1280, 390] })).toEqual([])

  await back.focus()
  await page.keyboard.press('Enter')
  await expect(completion).toHaveValue(before)
  expect(await seen()).toBe(before)
  await expect(page.getByText('Frühjahr 2029').first()).toBeVisible() // in the history of the record
})

test('a project begins without a feed, a home becomes its unit, and visitors see both after the release', async ({
  page,
}) => {
  const { token } = await asStaff(page, 'admin')
  const { data } = await (await page.request.get(LASTING)).json()
  const home = data[5]
  await page.goto('/admin/projekte')
  await page.getByRole('link', { name: 'Neues Projekt' }).click()
  await page.getByRole('button', { name: 'Entwurf anlegen' }).click()
  await expect(page.getByLabel('Titel', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(await findings(page, 'new project', { widths: [1280, 390] })).toEqual([])
  const company = page.getByRole('combobox', { name: 'Firma' })
  await company.fill(home.company.firma)
  await page.getByRole('option', { name: home.company.firma }).first().click()
  await page.getByLabel('Titel', { exact: true }).fill('Wohnen an der Traun')
  await page.getByLabel('Postleitzahl', { exact: true }).fill('4810')
  await page.getByLabel('Ort', { exact: true }).fill('Gmunden')
  await page.getByRole('button', { name: 'Entwurf anlegen' }).click()
  await expect(page).toHaveURL(/\/admin\/projekte\?id=\d+/)
  const id = new URL(page.url()).searchParams.get('id')
  const status = async () => (await page.request.get(`/projekte/${id}`)).status()
  expect(await status()).toBe(404)

  await page.goto(`/admin/objekte?id=${home.id}&teil=bearbeiten`)
  await page.getByLabel('Projekt', { exact: true }).selectOption({ label: 'Wohnen an der Traun' })
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()

  await page.goto(`/admin/projekte?id=${id}`)
  await page.getByRole('button', { name: 'Freigeben' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Projekt freigeben? Besucher sehen es dann.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible()
  // Pages are kept for some seconds.
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
  await page.goto(`/projekte/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wohnen an der Traun' })).toBeVisible()
  await expect(page.locator(`a[href*="/immobilien/${home.id}"]`).first()).toBeVisible()

  // Other journeys find the catalogue as it was.
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  await page.request.delete(`/api/admin/properties/${home.id}/fields/project_id`, { headers })
  const reason = { headers, data: { reason: 'Journey' } }
  expect((await page.request.put(`/api/admin/projects/${id}/state`, reason)).ok()).toBe(true)
})
