import { expect, test } from '@playwright/test'
import { asStaff } from './accounts.ts'

test('an admin makes a source: refused with the reason first, then its secret is shown once; agents have no such door', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await asStaff(page, 'admin')
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  const { data } = await (await page.request.get('/api/admin/companies?sort=firma', { headers })).json()
  const { id, firma } = data[6]
  const key = `journey-${Date.now()}`
  await page.goto('/admin/quellen')
  await page.getByRole('button', { name: 'Neue Quelle' }).click()
  const form = page.locator('form').filter({ has: page.locator('[name="key"]') })
  await form.locator('[name="key"]').fill('Mit Leerzeichen')
  await form.getByRole('button', { name: 'Neue Quelle' }).click()
  await expect(form.locator('.field-problem')).toHaveCount(2)
  const field = form.getByRole('combobox', { name: 'Firma' })
  await field.fill(firma.slice(0, 6))
  await form.getByRole('option', { name: firma }).click()
  await expect(field).toHaveValue(firma)
  await form.locator('[name="key"]').fill(key)
  await form.getByRole('button', { name: 'Neue Quelle' }).click()
  await expect(form.getByRole('alert')).toContainText('schon eine andere Quelle')
  await form.locator('[name="if_elsewhere"]').selectOption('share')
  await form.getByRole('button', { name: 'Neue Quelle' }).click()
  await expect(page.getByRole('heading', { name: `Die Quelle ${key} ist angelegt.` })).toBeVisible()
  const secret = await page.locator('code').first().textContent()
  expect(secret).toMatch(/^[\w-]{43}$/)
  await page.getByRole('link', { name: 'Zur Quelle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(key)
  await expect(page.getByText('Vergeben; er ist nicht mehr lesbar.')).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  const context = await browser.newContext({ locale: 'de-AT' })
  const agent = await context.newPage()
  await asStaff(agent, 'agent', id)
  await agent.goto('/admin/quellen')
  await expect(agent.locator('main :is(.admin-table, .rounded-card):visible').first()).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Neue Quelle' })).toHaveCount(0)
  await context.close()
})
