import { expect, type Page, test } from '@playwright/test'
import { asStaff, linkIn } from './accounts.ts'
import { findings } from './axe.ts'
import { forgetLimits, MAILS } from './server.ts'

const headers = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })
const rows = (page: Page) => page.locator('.admin-table').last().locator('tbody tr')
const clean = async (page: Page, name: string) =>
  expect(await findings(page, name, { widths: [1280, 390], part: '#inhalt' })).toEqual([])

/** A mail of the portal: the confirmation of a subscription. */
async function mailTo(page: Page, email: string) {
  const data = { email, frequency: 'weekly' }
  expect((await page.request.post('/api/newsletter', { headers: headers(''), data })).ok()).toBe(true)
}

// Each writes as visitors do, who are limited.
test.beforeEach(() => forgetLimits())

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

test('an address that a mail server refuses is shown and let in again, and what failed is sent again at once', async ({
  page,
}) => {
  test.slow()
  await asStaff(page, 'admin')
  const stamp = `fort-${Date.now()}`
  const gone = [`${stamp}-1@example.at`, `${stamp}-2@example.at`]
  for (const address of gone) {
    await fetch(`${MAILS}/refuse?address=${address}`, { method: 'POST' })
    await mailTo(page, address)
  }
  const stopped = page.getByRole('row').filter({ hasText: stamp })
  await expect(async () => {
    await page.goto(`/admin/adressen?q=${stamp}`)
    await expect(stopped).toHaveCount(2, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect(stopped.first()).toContainText('Nicht zustellbar')
  await expect(stopped.first()).toContainText('no such mailbox')
  await clean(page, 'stopped')
  for (const left of [1, 0]) {
    const release = stopped.first().getByRole('button', { name: 'Wieder zulassen' })
    await release.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('An diese Adresse gehen dann wieder E-Mails.')).toBeVisible()
    await release.click()
    await expect(stopped).toHaveCount(left)
  }

  for (const address of gone) await fetch(`${MAILS}/accept?address=${address}`, { method: 'POST' })
  await page.goto(`/admin/sendungen?state=failed&q=${stamp}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: 'Noch einmal senden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Noch einmal senden' })
  await expect(dialog.getByText('Betroffen: 2 von 2.')).toBeVisible()
  await expect(dialog).toContainText(gone[0] as string)
  expect(await findings(page, 'bulk', { widths: [1280, 390], isLayer: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Ausführen' }).click()
  await expect(page.getByText('Geändert: 2.')).toBeVisible()
  for (const address of gone) await linkIn(address, /Newsletter/, /https?:\S+bestaetigen=[\w-]+/)
  await page.goto(`/admin/sendungen?state=sent&q=${stamp}`)
  await expect(rows(page)).toHaveCount(2)
})

test('jobs: one that failed is tried again, and is done', async ({ page }) => {
  test.slow()
  await asStaff(page, 'admin')
  await fetch(`${MAILS}/failed?job=exposes.clean`, { method: 'POST' })
  await page.goto('/admin/auftraege?state=failed&name=exposes.clean')
  const queue = page
    .getByRole('table', { name: 'Warteschlangen' })
    .getByRole('row')
    .filter({ hasText: 'exposes.clean' })
  await expect(queue).toContainText('Fehlgeschlagen')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('no space left')
  await clean(page, 'failed')
  await rows(page).getByRole('button', { name: 'Noch einmal versuchen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Der Auftrag wird noch einmal versucht.')).toBeVisible()
  await expect(page.getByText('no space left')).toHaveCount(0)
  await expect(async () => {
    await page.goto('/admin/auftraege?state=done&name=exposes.clean')
    await expect(rows(page).filter({ hasText: 'exposes.clean' })).not.toHaveCount(0, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
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

test('newsletter: an edition is sent now, and arrives', async ({ page }) => {
  test.slow()
  await asStaff(page, 'admin')
  // A reader of the monthly one.
  const email = `jetzt-${Date.now()}@example.at`
  const data = { email, frequency: 'monthly' }
  expect((await page.request.post('/api/newsletter', { headers: headers(''), data })).ok()).toBe(true)
  const link = await linkIn(email, /Newsletter/, /https?:\S+bestaetigen=[\w-]+/)
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('bestaetigen')
  expect((await page.request.post('/api/newsletter/confirm', { headers: headers(''), data: { token } })).ok()).toBe(
    true,
  )
  await page.goto('/admin/newsletter')
  const monthly = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Monatlich' }) })
  await expect(monthly).toContainText('Geplant')
  const send = monthly.getByRole('button', { name: 'Jetzt senden' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(monthly.getByText(/wird sofort gesendet \(Abos: \d+\)/)).toBeVisible()
  await clean(page, 'send')
  await send.click()
  await expect(monthly.getByText(/Wird gesendet|Gesendet/).first()).toBeVisible()
  await expect(monthly.getByRole('button')).toHaveCount(0)
  await linkIn(email, /^Neue Immobilien dieses Monats$/, /https?:\S+abmelden=[\w-]+/)
  await expect(async () => {
    await page.reload()
    await expect(monthly.getByText('Gesendet am')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
})

test('agents see none of these screens', async ({ page }) => {
  const { token } = await asStaff(page, 'agent', 1)
  for (const path of ['messages', 'stopped-addresses', 'queues', 'newsletter']) {
    expect((await page.request.get(`/api/admin/${path}`, { headers: headers(token) })).status()).toBe(403)
  }
  await page.goto('/admin/sendungen')
  await expect(page.getByText('Diesen Bereich gibt es für Ihr Konto nicht.')).toBeVisible()
})
