import { expect, test } from '@playwright/test'

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
    await page.locator('#message').fill('  Erste Zeile\n<b>zweite</b> & "dritte"')
    await page.getByLabel('Ich stimme').check()
    await page.getByRole('button', { name: 'Anmeldung absenden' }).click()
    await expect(page.getByRole('alert')).toContainText('gekennzeichneten Felder')
    await expect(page.locator('#gisa')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#gisa-problem')).toBeVisible()
    await expect(page.locator('#gisa')).toBeFocused()
    // What was right is still there.
    await expect(page.locator('#firma')).toHaveValue('Journey Immobilien GmbH')
    await expect(page.locator('#message')).toHaveValue('  Erste Zeile\n<b>zweite</b> & "dritte"')
    await expect(page.locator('#terms')).toBeChecked()
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
