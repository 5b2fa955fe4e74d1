import { expect, type Page, test } from '@playwright/test'
import { asStaff, linkIn } from './accounts.ts'
import { findings } from './axe.ts'

const headers = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })
const rows = (page: Page) => page.locator('.admin-table').last().locator('tbody tr')
const clean = async (page: Page, name: string) =>
  expect(await findings(page, name, { widths: [1280, 390], part: '#inhalt' })).toEqual([])

/** A mail of the portal: the confirmation of a subscription. */
async function mailTo(page: Page, email: string) {
  const data = { email, frequency: 'weekly' }
  expect((await page.request.post('/api/newsletter', { headers: headers(''), data })).ok()).toBe(true)
}

test('a message is found, read without its secrets, sent again, and its reading stands in the audit', async ({
  page,
}) => {
  await asStaff(page, 'admin')
  const email = `leser-${Date.now()}@example.at`
  await mailTo(page, email)
  await page.goto('/admin/sendungen')
  await expect(rows(page).first()).toBeVisible()
  await clean(page, 'messages')
  await page.getByRole('searchbox').fill(email)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Gesendet')
  await rows(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nachricht')

  // By keyboard: the text comes on demand only.
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Inhalt lesen' }).focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame.getAttribute('srcdoc')).not.toMatch(/bestaetigen=[\w-]{16}/)
  await page.getByRole('button', { name: 'Nur Text' }).click()
  await expect(page.getByText('bestaetigen=•••')).toBeVisible()
  await clean(page, 'message')
  await page.getByRole('button', { name: 'Noch einmal senden' }).click()
  await page.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect(page.getByText('Die Nachricht wird noch einmal gesendet.')).toBeVisible()
  await expect(page.getByText('Inhalt gelesen')).toBeVisible()
})

test('addresses: none is stopped, and the mailbox says that it is not set up', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/adressen')
  await expect(page.getByText('Alle Adressen bekommen E-Mails.')).toBeVisible()
  await expect(page.getByText('BOUNCES_IMAP_URL')).toBeVisible()
  await clean(page, 'addresses')
})

test('jobs: queues with their next run, one is run now', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/auftraege')
  const queue = page.getByRole('row').filter({ hasText: 'previews.clean' }).first()
  await expect(queue).toContainText('Alte Vorschaubilder löschen')
  await clean(page, 'jobs')
  await queue.getByRole('button', { name: 'Jetzt starten' }).click()
  await queue.getByRole('button', { name: 'Jetzt starten' }).click()
  await expect(page.getByText('Der Auftrag startet gleich.')).toBeVisible()
  await page.goto('/admin/auftraege?name=previews.clean')
  await expect(rows(page).first()).toContainText('previews.clean')
})

test('newsletter: the next edition in another language, held and released, growth with its table', async ({ page }) => {
  await asStaff(page, 'admin')
  await page.goto('/admin/newsletter')
  const weekly = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Wöchentlich' }) })
  await expect(weekly).toContainText('Geplant')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await clean(page, 'newsletter')
  await page.getByRole('region', { name: 'Vorschau' }).getByLabel('Sprache').selectOption('sa')
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl')
  await weekly.getByRole('button', { name: 'Anhalten' }).click()
  await weekly.getByRole('button', { name: 'Anhalten' }).click()
  await expect(weekly).toContainText('Angehalten')
  await weekly.getByRole('button', { name: 'Freigeben' }).click()
  await weekly.getByRole('button', { name: 'Freigeben' }).click()
  await expect(weekly).toContainText('Geplant')
  // A reader who confirms is counted.
  const email = `abo-${Date.now()}@example.at`
  await mailTo(page, email)
  const link = await linkIn(email, /Newsletter/, /https?:\S+bestaetigen=[\w-]+/)
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('bestaetigen')
  await page.request.post('/api/newsletter/confirm', { headers: headers(''), data: { token } })
  await page.reload()
  await page.getByRole('button', { name: 'Monate' }).click()
  await page.getByText('Als Tabelle').first().click()
  await expect(page.getByRole('columnheader', { name: 'Monat', exact: true }).first()).toBeVisible()
})

test('agents see none of these screens', async ({ page }) => {
  const { token } = await asStaff(page, 'agent', 1)
  for (const path of ['messages', 'stopped-addresses', 'queues', 'newsletter']) {
    expect((await page.request.get(`/api/admin/${path}`, { headers: headers(token) })).status()).toBe(403)
  }
  await page.goto('/admin/sendungen')
  await expect(page.getByText('Diesen Bereich gibt es für Ihr Konto nicht.')).toBeVisible()
})
