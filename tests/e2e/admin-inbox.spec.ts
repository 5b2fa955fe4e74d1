import { expect, type Page, test } from '@playwright/test'
import { asStaff, linkIn, newAddress } from './accounts.ts'
import { findings, openedDark } from './axe.ts'
import { LASTING } from './keeping.ts'
import { forgetLimits, MAILS } from './server.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

interface Home {
  id: number
  objekttitel: string
}

async function someHome(page: Page): Promise<Home> {
  const { data } = await (await page.request.get(LASTING)).json()
  return data[0]
}
const headers = { 'X-Requested-With': 'XMLHttpRequest' }

/** The next free time of a home, at least some days ahead. */
async function freeTime(page: Page, { id }: Home, days: number): Promise<string> {
  for (let ahead = days; ahead < days + 20; ahead++) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const { data } = await (await page.request.get(`/api/appointments/times?property_id=${id}&day=${day}`)).json()
    if (data.length > 4) return data[0]
  }
  throw new Error('no time is free')
}

/** Nothing loads any more. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.account-waiting, [aria-busy="true"]')).toHaveCount(0)
}

test('an inquiry is answered from a template with a file, and the visitor gets the mail', async ({ page }) => {
  await openedDark(page)
  await asStaff(page, 'admin')
  const home = await someHome(page)
  const email = newAddress()
  const form = {
    property_id: home.id,
    name: 'Anna Berger',
    email,
    message: 'Ist die Wohnung noch frei?',
    privacy: true,
  }
  await forgetLimits()
  expect((await page.request.post('/api/inquiries', { headers, data: form })).ok()).toBe(true)

  await page.goto('/admin/vorlagen')
  const added = page.getByRole('region', { name: 'Neue Vorlage' })
  const template = `Frei ${email}`
  await added.getByLabel('Name der Vorlage').fill(template)
  await added.getByLabel('Betreff').fill('Zu {objekttitel}')
  await added.getByLabel('Text', { exact: true }).fill('Guten Tag {name},')
  await added.getByRole('button', { name: 'Vorlage anlegen' }).click()
  await expect(page.getByRole('heading', { name: template })).toBeVisible()

  await page.goto(`/admin/anfragen?q=${encodeURIComponent(email)}`)
  await settled(page)
  const found = await findings(page, 'list', { widths: [390, 1280], part: '#inhalt' })
  await page.getByRole('link', { name: 'Anna Berger' }).click()
  await settled(page)
  await expect(page.getByText('Ist die Wohnung noch frei?')).toBeVisible()
  found.push(...(await findings(page, 'inquiry', { widths: [390, 1280], part: '#inhalt' })))
  await page.getByLabel('Betreff').fill('Besichtigung möglich')
  await page.getByLabel('Text', { exact: true }).fill(`Ja, „${home.objekttitel}“ ist frei.`)
  await page.getByLabel('Dateien').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByText('plan.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByRole('heading', { name: 'Gesendete Antworten' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('waiting')
  expect(await linkIn(email, /^Besichtigung möglich$/, /http\S+\/immobilien\/\S+/)).toContain(`/immobilien/${home.id}/`)
  expect(found).toEqual([])
})

test('other times are proposed in the week, and the visitor chooses one by the mailed link', async ({
  page,
  browser,
}) => {
  await openedDark(page)
  await asStaff(page, 'admin')
  const home = await someHome(page)
  const email = newAddress()
  const name = `Ben ${email.slice(-17, -11)}`
  const starts_at = await freeTime(page, home, 1)
  const form = {
    property_id: home.id,
    name,
    email,
    type: 'viewing',
    starts_at,
    duration: 30,
    privacy: true,
  }
  await forgetLimits()
  expect((await page.request.post('/api/appointments', { headers, data: form })).ok()).toBe(true)
  await forgetLimits()
  const before = { property_id: home.id, name, email, message: 'Darf ein Hund einziehen?', privacy: true }
  expect((await page.request.post('/api/inquiries', { headers, data: before })).ok()).toBe(true)

  await page.goto(`/admin/termine?woche=${starts_at.slice(0, 10)}&company=portal`)
  await settled(page)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  // The week of all companies again, by the cross of the filter.
  await page.getByRole('button', { name: 'Auswahl aufheben: Firma' }).click()
  await expect(page).toHaveURL(/woche=[\d-]+$/)
  await settled(page)
  const found = await findings(page, 'week', { widths: [390, 1280], part: '#inhalt' })
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await settled(page)
  await expect(page.getByRole('region', { name: 'Bisheriger Kontakt' })).toContainText('Darf ein Hund einziehen?')
  found.push(...(await findings(page, 'viewing', { widths: [390, 1280], part: '#inhalt' })))
  const local = (ms: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'short' })
      .format(new Date(ms))
      .replace(' ', 'T')
  const later = Date.parse(await freeTime(page, home, 8))
  await page.getByLabel('Vorschlag 1').fill(local(later))
  await page.getByRole('button', { name: 'Vorschläge senden' }).click()
  await expect(page.getByRole('heading', { name: 'Vorgeschlagene Zeiten' })).toBeVisible()

  const link = await linkIn(email, /^Andere Zeiten/, /http\S+\/termin\?token=[\w-]{43}/)
  const visitor = await browser.newPage()
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Diesen Termin nehmen' }).click()
  await expect(visitor.getByText('Bestätigt', { exact: true })).toBeVisible()
  await visitor.close()
  await page.reload()
  await expect(page.getByText('Bestätigt', { exact: true }).first()).toBeVisible()
  expect(found).toEqual([])
})

test('inquiries in two states are assigned to a colleague: shown first, found by the colleague, undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await asStaff(page, 'admin')
  const home = await someHome(page)
  const name = `Cora ${newAddress().slice(-17, -11)}`
  const form = { property_id: home.id, name, message: 'Ist sie noch frei?', privacy: true }
  for (let count = 0; count < 2; count++) {
    await forgetLimits()
    const data = { ...form, email: newAddress() }
    expect((await page.request.post('/api/inquiries', { headers, data })).ok()).toBe(true)
  }
  const own = { ...headers, Authorization: `Bearer ${token}` }
  const read = async (path: string) => (await (await page.request.get(path, { headers: own })).json()).data
  const [{ company }] = await read(`/api/admin/inquiries?q=${encodeURIComponent(name)}`)
  const made = await fetch(`${MAILS}/staff?role=agent&company=${company.id}`, { method: 'POST' })
  const { id } = (await made.json()) as { id: number }
  // Asked for by its number: the journeys make more accounts than one answer holds.
  const [colleague] = (await read(`/api/admin/inquiries/colleagues?id=${id}`)) as [{ name: string }]

  await page.goto(`/admin/anfragen?q=${encodeURIComponent(name)}`)
  await settled(page)
  await page.locator('summary[aria-label^="Status"]').click()
  for (const state of ['Neu', 'In Arbeit']) await page.getByRole('checkbox', { name: state, exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=new(%2C|,)open/)
  await settled(page)
  await page.getByLabel('Alle auf dieser Seite auswählen').check()
  await page.getByRole('button', { name: 'Jemandem zuteilen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(colleague.name)
  await dialog.getByRole('option').filter({ hasText: company.firma }).first().click()
  await dialog.getByRole('button', { name: 'Vorschau' }).click()
  await expect(dialog).toContainText('Betroffen: 2 von 2.')
  const found = await findings(page, 'assign', { widths: [1440, 390], part: 'dialog' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Ausführen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.admin-table tbody tr').filter({ hasText: colleague.name })).toHaveCount(2)

  const owner = page.getByRole('combobox', { name: 'Zuständig' })
  await owner.fill('Niemand')
  await page.getByRole('option', { name: 'Niemand' }).click()
  await expect(page.getByText('Mit diesen Filtern wurde nichts gefunden.')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig machen' }).first().click()
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(2)
  expect(found).toEqual([])
})
