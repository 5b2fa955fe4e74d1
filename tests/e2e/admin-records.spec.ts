import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { asStaff } from './accounts.ts'

const headers = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })
const get = async (page: Page, token: string, path: string) =>
  (await (await page.request.get(path, { headers: headers(token) })).json()).data
const picture = (color: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()
/** A part of the page, by its heading. */
const part = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last()
const problem = (page: Page, name: string, label: string) =>
  part(page, name)
    .locator('.field')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .locator('.field-problem')

/** Writes every field of a part, and saves it. */
async function save(page: Page, name: string, fields: Record<string, string | boolean>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = part(page, name).getByLabel(label, { exact: true })
    if (typeof value === 'boolean') await field.setChecked(value)
    else await field.fill(value)
  }
  await part(page, name).getByRole('button', { name: 'Speichern' }).click()
}
const isSaved = (page: Page, name: string) =>
  expect(part(page, name).locator('.form-done')).toContainText('Gespeichert')

test('a company: every field is saved, wrong ones are named, and other parts keep what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const { token } = await asStaff(page, 'admin')
  const [{ id, firma }] = await get(page, token, '/api/admin/companies?sort=-firma')
  const path = `/api/admin/companies/${id}`
  await page.goto(`/admin/firmen?id=${id}`)

  await save(page, 'Profil', { 'E-Mail': 'keine Adresse', Telefon: 'xyz', Website: 'nirgends', Ort: 'Steyr' })
  for (const label of ['E-Mail', 'Telefon', 'Website']) await expect(problem(page, 'Profil', label)).toBeVisible()
  // The first wrong one.
  await expect(part(page, 'Profil').getByLabel('Telefon', { exact: true })).toBeFocused()
  await expect(part(page, 'Profil').getByLabel('Ort', { exact: true })).toHaveValue('Steyr')

  // Typed in another part, and not saved: saving this one leaves it.
  await part(page, 'Impressum').getByLabel('GISA-Zahl', { exact: true }).fill('98765432')
  await save(page, 'Profil', {
    Firmenname: `${firma} Neu`,
    'Straße und Hausnummer': 'Stadtplatz 7',
    Postleitzahl: '4400',
    'E-Mail': 'buero@example.at',
    Telefon: '+43 7252 12345',
    Website: 'www.example.at',
    'Über das Unternehmen': 'Erster Absatz.\n\nZweiter Absatz.',
  })
  await isSaved(page, 'Profil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firma} Neu`)
  await expect(part(page, 'Impressum').getByLabel('GISA-Zahl', { exact: true })).toHaveValue('98765432')
  await save(page, 'Impressum', {
    'Vertreten durch': 'Mag. Ina Stein',
    Firmenbuchnummer: 'FN 123456 a',
    Firmenbuchgericht: 'LG Steyr',
    'UID-Nummer': 'ATU12345678',
    Gewerbewortlaut: 'Immobilientreuhänder',
    Aufsichtsbehörde: 'BH Steyr',
  })
  await isSaved(page, 'Impressum')
  expect(await get(page, token, path)).toMatchObject({
    firma: `${firma} Neu`,
    strasse: 'Stadtplatz 7',
    plz: '4400',
    ort: 'Steyr',
    email: 'buero@example.at',
    website: expect.stringContaining('www.example.at'),
    about: 'Erster Absatz.\n\nZweiter Absatz.',
    gisa: '98765432',
    handelsregister_nr: 'FN 123456 a',
    umsst_id: 'ATU12345678',
  })

  // The feed's value stands below, and comes back.
  const field = part(page, 'Profil')
    .locator('.field')
    .filter({ has: page.getByLabel('Firmenname', { exact: true }) })
  await field.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firma)
  for (const one of Object.keys((await get(page, token, path)).hand)) {
    await page.request.delete(`${path}/fields/${one}`, { headers: headers(token) })
  }
})

test('a company: logo, colour and hours; the guard of unsaved changes; two people at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const { token } = await asStaff(page, 'admin')
  const [{ id }] = await get(page, token, '/api/admin/companies?sort=-firma')
  const path = `/api/admin/companies/${id}`
  await page.goto(`/admin/firmen?id=${id}`)

  const upload = part(page, 'Logo').locator('input[type="file"]')
  await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') })
  await expect(part(page, 'Logo').getByRole('alert')).toBeVisible()
  await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture('#1f5e4b') })
  await expect.poll(async () => (await get(page, token, path)).has_own_logo).toBe(true)
  await part(page, 'Logo').getByRole('button', { name: 'Wieder das Bild aus dem Feed zeigen' }).click()
  await expect.poll(async () => (await get(page, token, path)).has_own_logo).toBe(false)

  const settings = page.locator('form').filter({ has: page.locator('[name="color"]') })
  await settings.locator('[name="color"]').fill('grün')
  await settings.getByRole('button', { name: 'Speichern' }).click()
  await expect(settings.locator('.field-problem')).toBeVisible()
  await settings.locator('[name="color"]').fill('#AA5500')
  await settings.locator('[name="line"]').fill('Seit 1990')
  await settings.getByRole('button', { name: 'Speichern' }).click()
  await expect(settings.locator('.form-done')).toBeVisible()
  // The stored form of the colour.
  await expect(settings.locator('[name="color"]')).toHaveValue('#aa5500')

  const hours = page.locator('form').filter({ has: page.locator('[name="6"]') })
  await hours.locator('[name="6"]').fill('Vormittag')
  await hours.getByRole('button', { name: 'Speichern' }).click()
  await expect(hours.locator('.field-problem')).toBeVisible()
  await hours.locator('[name="6"]').fill('9-12')
  await hours.getByRole('button', { name: 'Speichern' }).click()
  await expect(hours.locator('[name="6"]')).toHaveValue('9:00-12:00')

  // The browser asks before typed words are lost, and not after they are saved.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await settings.locator('[name="line"]').fill('Seit 1991')
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Personen' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL(/firmen/)
  await expect(settings.locator('[name="line"]')).toHaveValue('Seit 1991')

  // A colleague changes the same record meanwhile.
  const { version } = await get(page, token, path)
  await page.request.patch(path, { headers: headers(token), data: { version, color: '#112233' } })
  await settings.getByRole('button', { name: 'Speichern' }).click()
  await expect(settings.getByRole('alert')).toBeVisible()
  await settings.getByRole('button', { name: 'Neu laden' }).click()
  await expect(settings.locator('[name="color"]')).toHaveValue('#112233')
  await expect(settings.locator('[name="line"]')).toHaveValue('Seit 1991')
  await settings.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await get(page, token, path)).line).toBe('Seit 1991')
  expect((await get(page, token, path)).color).toBe('#112233')
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Personen' }).click()
  await expect(page).toHaveURL(/personen/)
  const last = await get(page, token, path)
  const data = { version: last.version, line: '', color: '' }
  await page.request.patch(path, { headers: headers(token), data })
})

test('a person: every field, the portrait, wrong values at their fields, and two people at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const { token } = await asStaff(page, 'admin')
  const [{ id: company }] = await get(page, token, '/api/admin/companies?sort=-firma')
  const made = await page.request.post('/api/admin/agents', {
    headers: headers(token),
    data: { company_id: company, name: 'Reise' },
  })
  const { id } = (await made.json()).data
  const path = `/api/admin/agents/${id}`
  await page.goto(`/admin/personen?id=${id}`)
  const form = page.locator('form').filter({ has: page.locator('[name="vorname"]') })
  const write = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
    await form.getByRole('button', { name: 'Speichern' }).click()
  }
  await write({ name: 'X', email: 'falsch', mobil: 'abc' })
  for (const name of ['name', 'email', 'mobil']) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true')
  }
  const values = { anrede: 'Frau', titel: 'Mag.', vorname: 'Ina', name: 'Reise', position: 'Verkauf' }
  const contact = { email: 'ina@example.at', telefon: '+43 1 234567', mobil: '+43 660 1234567' }
  const speaks = (name: string) => form.getByRole('group', { name: 'Sprachen' }).getByRole('checkbox', { name })
  for (const name of ['Englisch', 'Ungarisch']) await speaks(name).check()
  await write({ ...values, ...contact })
  await expect(form.locator('.form-done')).toBeVisible()
  for (const name of ['Englisch', 'Ungarisch']) await expect(speaks(name)).toBeChecked()
  expect(await get(page, token, path)).toMatchObject({ ...values, email: contact.email, languages: ['en', 'hu'] })

  await form.locator('[name="position"]').fill('Leitung')
  const upload = page.locator('input[type="file"]')
  await upload.setInputFiles({ name: 'ina.png', mimeType: 'image/png', buffer: await picture('#aa5500') })
  await expect.poll(async () => (await get(page, token, path)).has_own_foto).toBe(true)
  await expect(page.locator('section img')).toBeVisible()
  // The upload loads the record again; what was typed is still there, and can be saved.
  await expect(form.locator('[name="position"]')).toHaveValue('Leitung')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await get(page, token, path)).position).toBe('Leitung')

  const { version } = await get(page, token, path)
  await page.request.patch(path, { headers: headers(token), data: { version, titel: 'Dr.' } })
  await write({ position: 'Inhaberin' })
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('button', { name: 'Neu laden' }).click()
  await expect(form.locator('[name="titel"]')).toHaveValue('Dr.')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await get(page, token, path)).position).toBe('Inhaberin')
  expect((await get(page, token, path)).titel).toBe('Dr.')
  const left = await get(page, token, path)
  const data = { version: left.version, successor_id: null }
  await page.request.post(`${path}/leave`, { headers: headers(token), data })
})
