import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { asStaff, newAddress } from './accounts.ts'
import { findings } from './axe.ts'
import { LASTING } from './keeping.ts'
import { forgetLimits } from './server.ts'

test('a person without an account: an admin reads what is stored, gives it out as a file, and erases it', async ({
  page,
}) => {
  const email = newAddress()
  const { data } = await (await page.request.get(LASTING)).json()
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const post = async (path: string, body: object) => {
    await forgetLimits()
    expect((await page.request.post(path, { headers, data: body })).status()).toBe(200)
  }
  const message = 'Ist die Wohnung im Jänner noch frei?'
  await post('/api/inquiries', { name: 'Gerda Gast', email, privacy: true, property_id: data[0].id, message })
  await post('/api/newsletter', { email })

  await asStaff(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/nutzer')
  await page.getByRole('button', { name: 'Person ohne Konto' }).click()
  const find = page.getByRole('button', { name: 'Gespeichertes anzeigen' })
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('gerda')
  await find.click()
  await expect(page.locator('.field-problem')).toContainText('gültige E-Mail-Adresse')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(` ${email.toUpperCase()} `)
  await find.click()
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Person ohne Konto' }) })
  const count = (label: string) => part.locator('dl > div').filter({ hasText: label }).locator('dd')
  await expect(count('Anfragen')).toHaveText('1')
  await expect(count('Newsletter')).toHaveText('1')
  expect(await findings(page, 'a person without an account', { widths: [390, 1440] })).toEqual([])

  const saving = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Daten als Datei' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('klinke-person.json')
  const held = JSON.parse(await readFile((await file.path()) ?? '', 'utf8'))
  expect(held.inquiries).toMatchObject([{ message }])

  await part.getByRole('button', { name: 'Alles löschen' }).click()
  await expect(part.getByText('Das lässt sich nicht zurücknehmen.')).toBeVisible()
  await part.getByRole('button', { name: 'Alles löschen' }).click()
  await expect(page.getByText('Alles zu dieser Adresse ist gelöscht.')).toBeVisible()
  await find.click()
  await expect(part.locator('dl > div').filter({ hasText: 'Anfragen' })).toHaveCount(0)
})

test('an address with an account leads to the account', async ({ page }) => {
  const { token } = await asStaff(page, 'admin')
  const me = await page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
  const { user } = await me.json()
  await page.goto('/admin/nutzer')
  await page.getByRole('button', { name: 'Person ohne Konto' }).click()
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(user.email)
  await page.getByRole('button', { name: 'Gespeichertes anzeigen' }).click()
  await page.getByRole('link', { name: 'Konto öffnen' }).click()
  await expect(page).toHaveURL(`/admin/nutzer?id=${user.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.name)
})
