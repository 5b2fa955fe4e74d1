import { expect, type Page, test } from '@playwright/test'
import { asStaff } from './accounts.ts'
import { MAILS } from './server.ts'

/** A company of the demo with people, and its name. */
async function someCompany(page: Page, token: string, at: number) {
  const { data } = await (await page.request.get('/api/admin/companies?sort=firma', { headers: headers(token) })).json()
  const { id, firma } = data[at]
  return { id: id as number, firma: firma as string }
}
const headers = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })
const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.locator('.admin-table tbody tr')

/** Chooses a record in a combobox by the keyboard: type, wait, arrow, Enter. */
async function lookUp(page: Page, label: string, text: string) {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.fill(text)
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(text)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(options).toHaveCount(0)
  return field
}

test('an admin disables all accounts of a company: shown first, undone afterwards, never the own one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await asStaff(page, 'admin')
  const { id, firma } = await someCompany(page, token, 4)
  for (let count = 0; count < 2; count++) {
    await fetch(`${MAILS}/staff?role=agent&company=${id}`, { method: 'POST' })
  }
  await page.goto('/admin/nutzer')
  await lookUp(page, 'Firma', firma)
  await expect(page).toHaveURL(new RegExp(`company_id=${id}`))
  // The address alone shows the name of the company again.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Firma', exact: true })).toHaveValue(firma)
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Alle auf dieser Seite auswählen').check()
  await page.getByRole('button', { name: 'Sperren', exact: true }).click()
  const button = dialog(page).getByRole('button', { name: 'Vorschau' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('Grund').fill('Journey')
  await button.click()
  await expect(dialog(page)).toContainText('Betroffen: 2 von 2.')
  await expect(rows(page).first()).toContainText('Aktiv')
  // Another reason is another act: its preview comes first.
  await dialog(page).getByLabel('Grund').fill('Journey zwei')
  await expect(dialog(page).getByRole('button', { name: 'Ausführen' })).toHaveCount(0)
  await button.click()
  await dialog(page).getByRole('button', { name: 'Ausführen' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page).first()).toContainText('Gesperrt')
  await expect(page.getByText('Geändert: 2.').first()).toBeVisible()
  // The act can be undone for a day, so also after the page was loaded again.
  await page.reload()
  await expect(rows(page).first()).toContainText('Gesperrt')
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(rows(page).first()).toContainText('Aktiv')

  await page.goto('/admin/nutzer?role=admin')
  await page.getByLabel('Alle auf dieser Seite auswählen').check()
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await expect(dialog(page)).toContainText('Ihr eigenes Konto bleibt, wie es ist.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  // Cancelling keeps the choice, and the focus is where it was.
  await expect(page.getByLabel('Alle auf dieser Seite auswählen')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Überall abmelden' })).toBeFocused()
})

test('a refusal for another number is told in the dialog, and the next preview counts anew', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await asStaff(page, 'admin')
  const { id } = await someCompany(page, token, 5)
  await fetch(`${MAILS}/staff?role=agent&company=${id}`, { method: 'POST' })
  await page.goto(`/admin/nutzer?company_id=${id}&pro_seite=25`)
  await page.getByLabel('Alle auf dieser Seite auswählen').check()
  await page.route('**/api/admin/users/bulk', async (route) => {
    const body = route.request().postDataJSON()
    // As when an account was added after the preview.
    await route.continue({ postData: JSON.stringify(body.dry_run ? body : { ...body, expected: 7 }) })
  })
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await dialog(page).getByRole('button', { name: 'Ausführen' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('eine andere Zahl von Einträgen')
  await page.unroute('**/api/admin/users/bulk')
  await dialog(page).getByRole('button', { name: 'Vorschau' }).click()
  await dialog(page).getByRole('button', { name: 'Ausführen' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('homes of one person go to a colleague: chosen in the table, handed over, undone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await asStaff(page, 'admin')
  const { data: people } = await (
    await page.request.get('/api/admin/agents?state=present&pro_seite=1000', { headers: headers(token) })
  ).json()
  const from = people.find(
    (one: { homes: number; company: { id: number }; id: number }) =>
      one.homes > 2 && people.some((other: typeof one) => other.company.id === one.company.id && other.id !== one.id),
  )
  const to = people.find((one: typeof from) => one.company.id === from.company.id && one.id !== from.id)
  const stranger = people.find((one: typeof from) => one.company.id !== from.company.id)
  await page.goto(`/admin/personen?id=${from.id}`)
  await page.getByRole('link', { name: 'Auswählen und übergeben' }).click()
  await expect(page.getByRole('combobox', { name: 'Ansprechperson', exact: true })).toHaveValue(from.name)
  const first = rows(page).first().getByRole('checkbox')
  await first.check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'An Person übergeben' }).click()
  // People of other companies are not offered.
  const field = dialog(page).getByRole('combobox')
  await field.fill(stranger.name)
  await expect(dialog(page).getByText('Nichts gefunden.')).toBeVisible()
  await field.fill(to.name)
  await dialog(page).getByRole('option').first().click()
  await dialog(page).getByRole('button', { name: 'Vorschau' }).click()
  await expect(dialog(page)).toContainText('Betroffen: 2 von 2.')
  await dialog(page).getByRole('button', { name: 'Ausführen' }).click()
  await expect(page.getByText('Geändert: 2.').first()).toBeVisible()
  const count = async (id: number) =>
    (await (await page.request.get(`/api/admin/agents/${id}`, { headers: headers(token) })).json()).data.homes
  expect(await count(to.id)).toBe(to.homes + 2)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.poll(() => count(to.id)).toBe(to.homes)
})
