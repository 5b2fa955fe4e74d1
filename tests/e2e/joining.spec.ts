import { expect, test } from '@playwright/test'
import { asStaff } from './accounts.ts'

/** Every application of a run has its own address: an address may apply three times a day. */
let applications = 0

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an agency applies at /anbieter-werden, and is told what is wrong first', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anbieter werden' }).click()
    await expect(page).toHaveURL(/\/anbieter-werden$/)
    const fields = {
      Firmenname: 'Journey Immobilien GmbH',
      'Straße und Hausnummer': 'Ring 1',
      Postleitzahl: '1010',
      Ort: 'Wien',
      'GISA-Zahl': 'unbekannt',
      Maklersoftware: 'Justimmo',
      'E-Mail': `journey${Date.now()}-${++applications}@example.at`,
      Telefon: '+43 1 5123456',
    }
    for (const [name, value] of Object.entries(fields)) await page.getByLabel(name).first().fill(value)
    await page.locator('#name').fill('Jo Reise')
    await page.getByLabel('Ich stimme').check()
    await page.getByRole('button', { name: 'Anmeldung absenden' }).click()
    await expect(page.getByRole('alert')).toContainText('gekennzeichneten Felder')
    await expect(page.locator('#gisa')).toHaveAttribute('aria-invalid', 'true')
    // What was right is still there.
    await expect(page.locator('#firma')).toHaveValue('Journey Immobilien GmbH')
    await page.locator('#gisa').fill('12345678')
    await page.getByRole('button', { name: 'Anmeldung absenden' }).click()
    await expect(page).toHaveURL(/\?gesendet=1$/)
    await expect(page.getByRole('status')).toContainText('Danke')
  })
})

test('a body that is no form, or has too much, stores nothing and the page answers', async ({ request }) => {
  for (const data of ['{', '']) expect((await request.post('/anbieter-werden', { data })).status()).toBe(422)
  const answer = await request.post('/anbieter-werden', { multipart: { firma: 'x'.repeat(5000) } })
  expect(answer.status()).toBe(422)
})

test('an admin accepts an agency, whose company and person are then there to correct', async ({ page, request }) => {
  await asStaff(page, 'admin')
  const firma = `Beitritt ${Date.now()} GmbH`
  const fields = { strasse: 'Ring 1', plz: '1010', ort: 'Wien', gisa: '12345678', software: 'Justimmo' }
  const person = { name: 'Lia Neu', email: `lia${Date.now()}@example.at`, phone: '+43 1 5123456', terms: true }
  await request.post('/api/applications', { data: { firma, ...fields, ...person } })
  await page.goto('/admin/beitritte')
  await page.getByRole('link', { name: firma }).click()
  await page.getByLabel('Ich habe die Angaben').check()
  await page.getByRole('button', { name: 'Annehmen' }).click()
  await expect(page.getByText('angenommen')).toBeVisible()

  await page.goto(`/admin/firmen?q=${encodeURIComponent(firma)}`)
  await page.getByRole('link', { name: firma }).click()
  await expect(page.getByText('Firmendaten geprüft am')).toBeVisible()
  await page.getByLabel('Ort').fill('Graz')
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await expect(page.getByText('Der Feed sagt: Wien')).toBeVisible()
  await page.getByLabel('Montag').fill('9-12, 13-17')
  await page.getByLabel('Dienstag').fill('immer')
  const save = page.getByRole('button', { name: 'Speichern' }).nth(2)
  await save.click()
  await expect(page.getByLabel('Dienstag')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Dienstag').fill('')
  await save.click()
  await expect(page.getByLabel('Montag')).toHaveValue('9:00-12:00, 13:00-17:00')

  await page.goto('/admin/personen?q=Lia%20Neu')
  await page.getByRole('link', { name: 'Lia Neu' }).first().click()
  await page.getByLabel('Funktion').fill('Maklerin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByLabel('Funktion')).toHaveValue('Maklerin')
  await expect(page.getByText(person.email).first()).toBeVisible()
})
