import { expect, type Page, test } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { asStaff, linkIn, newAddress } from './accounts.ts'
import { findings, openedDark } from './axe.ts'
import { importFeed } from './server.ts'

interface Home {
  id: number
  title: string
}
/** The mails of a home's company: the API does not tell its address. */
const COMPANY = ''

/** A home of the catalogue, by its place in the list. */
async function someHome(page: Page, at: number): Promise<Home> {
  const { data } = await (await page.request.get('/api/properties?pro_seite=12&seite=3')).json()
  return { id: data[at].id, title: data[at].objekttitel }
}
const axe = (page: Page, name: string, part?: string) =>
  findings(page, name, { widths: [390, 1280], ...(part && { part }) })

/** Opens a notice about a home in the list of the admin area. */
async function openNotice(page: Page, home: Home) {
  await page.goto(`/admin/meldungen?property=${home.id}`)
  await page.locator('.admin-table tbody').getByRole('link', { name: home.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a notice says first what is missing, and nothing of it is lost', async ({ page }) => {
    const home = await someHome(page, 0)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Inhalt melden' }).click()
    await expect(page).toHaveURL('/melden')
    await page.getByLabel('Genaue Adresse').fill(`https://anderswo.example/immobilien/${home.id}`)
    await page.getByLabel('Verdacht auf Betrug').check()
    await page.getByLabel('Warum ist das').fill('Die Kaution soll vor der Besichtigung überwiesen werden.')
    await page.getByLabel('Meine Angaben').check()
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    await expect(page.getByRole('alert')).toContainText('gekennzeichneten Felder')
    await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Verdacht auf Betrug')).toBeChecked()
    await expect(page.getByLabel('Warum ist das')).toHaveValue(/Kaution/)
    await expect(page.getByLabel('Meine Angaben')).toBeChecked()
    // An address elsewhere is none of ours.
    await page.locator('#name').fill('Anna Huber')
    await page.locator('#email').fill(newAddress())
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    await expect(page.locator('#url')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#url')).toBeFocused()
  })

  test('the page of a home leads to the form with its address', async ({ page }) => {
    const home = await someHome(page, 0)
    await page.goto(`/immobilien/${home.id}`)
    await page.locator('.aside').getByRole('link', { name: 'Inhalt melden' }).click()
    await expect(page.getByLabel('Genaue Adresse')).toHaveValue(new RegExp(`^http.*/immobilien/${home.id}$`))
  })
})

test('a project is reported from its page, withheld with reasons, and released by the admin', async ({ browser }) => {
  const email = newAddress()
  const visitor = await (await browser.newContext({ javaScriptEnabled: false, locale: 'de-AT' })).newPage()
  // The last of the list: other journeys open the first.
  const { data } = await (await visitor.request.get('/api/projects?pro_seite=96')).json()
  const project = data.at(-1) as { id: number; titel: string }
  await visitor.goto(`/projekte/${project.id}`)
  await visitor.locator('.aside').getByRole('link', { name: 'Inhalt melden' }).click()
  await expect(visitor.getByLabel('Genaue Adresse')).toHaveValue(new RegExp(`^http.*/projekte/${project.id}$`))
  await visitor.getByLabel('Verdacht auf Betrug').check()
  await visitor.getByLabel('Warum ist das').fill('Auf diesem Grundstück wird nicht gebaut.')
  await visitor.locator('#name').fill('Anna Huber')
  await visitor.locator('#email').fill(email)
  await visitor.getByLabel('Meine Angaben').check()
  await visitor.getByRole('button', { name: 'Meldung senden' }).click()
  await expect(visitor).toHaveURL('/melden?gesendet=1')
  await linkIn(email, /^Ihre Meldung ist eingelangt$/, new RegExp(`http\\S+/projekte/${project.id}\\b`))

  const page = await (await browser.newContext({ locale: 'de-AT' })).newPage()
  const { token } = await asStaff(page, 'admin')
  await page.goto('/admin/meldungen')
  await page.locator('.admin-table tbody').getByRole('link', { name: project.titel }).first().click()
  await page.getByLabel('Entscheidung').selectOption({ label: 'Zurückgehalten' })
  await page.getByLabel('Begründung', { exact: true }).fill('Es gibt keine Widmung.')
  await page.getByLabel('Grundlage').selectOption({ label: 'Nutzungsbedingungen' })
  await page.getByLabel('Bestimmung').fill('Inserate')
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(page.getByRole('heading', { name: 'Entscheidung', exact: true })).toBeVisible()
  // The server keeps a page of a project for ten seconds, a browser that has seen it for a minute.
  const status = async () => (await visitor.request.get(`/projekte/${project.id}`)).status()
  await expect.poll(status, { timeout: 20_000 }).not.toBe(200)
  await linkIn(email, /^Entscheidung über Ihre Meldung/, /http\S+\/beschwerde\?token=[\w-]{43}/)
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  const released = await page.request.delete(`/api/admin/projects/${project.id}/state`, { headers })
  expect(released.status()).toBe(200)
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
  for (const one of [visitor, page]) await one.context().close()
})

test('a home is reported without a script, withheld, and visible again after the complaint', async ({ browser }) => {
  test.slow()
  const found: string[] = []
  const email = newAddress()
  const visitor = await (await browser.newContext({ javaScriptEnabled: false, locale: 'de-AT' })).newPage()
  const home = await someHome(visitor, 1)
  await visitor.goto(`/melden?objekt=${home.id}`)
  await visitor.getByLabel('Verdacht auf Betrug').check()
  await visitor.getByLabel('Warum ist das').fill('Die Kaution soll vor der Besichtigung überwiesen werden.')
  await visitor.locator('#name').fill('Anna Huber')
  await visitor.locator('#email').fill(email)
  await visitor.getByLabel('Meine Angaben').check()
  await visitor.getByRole('button', { name: 'Meldung senden' }).click()
  await expect(visitor).toHaveURL('/melden?gesendet=1')
  await expect(visitor.getByRole('status')).toContainText('eine Bestätigung kommt per E-Mail')
  await linkIn(email, /^Ihre Meldung ist eingelangt$/, new RegExp(`http\\S+/immobilien/${home.id}\\b`))

  // An admin withholds it; a restriction without its ground is refused, and the text stays.
  const first = await (await browser.newContext({ locale: 'de-AT' })).newPage()
  await openedDark(first)
  await asStaff(first, 'admin')
  await first.goto('/admin/meldungen')
  await expect(first.locator('.admin-table tbody tr').first()).toBeVisible()
  found.push(...(await axe(first, 'list', '#inhalt')))
  await openNotice(first, home)
  found.push(...(await axe(first, 'notice', '#inhalt')))
  await first.getByLabel('Entscheidung').selectOption({ label: 'Zurückgehalten' })
  await first.getByLabel('Begründung', { exact: true }).fill('Es wird Geld vor der Besichtigung verlangt.')
  await first.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(first.getByLabel('Bestimmung')).toHaveAttribute('aria-invalid', 'true')
  await first.getByLabel('Grundlage').selectOption({ label: 'Nutzungsbedingungen' })
  await first.getByLabel('Bestimmung').fill('Inhalte melden')
  await first.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(first.getByRole('heading', { name: 'Entscheidung', exact: true })).toBeVisible()
  await expect(first.getByText('Über Meldung entschieden')).toBeVisible()
  expect((await visitor.request.get(`/api/properties/${home.id}`)).status()).not.toBe(200)
  await linkIn(email, /^Entscheidung über Ihre Meldung/, /http\S+\/beschwerde\?token=[\w-]{43}/)

  // The company complains by the link of the statement of reasons.
  const link = await linkIn(
    COMPANY,
    new RegExp(`^Ihr Inserat „${home.title.replace(/\W/g, '.')}“ ist nicht mehr sichtbar$`),
    /http\S+\/beschwerde\?token=[\w-]{43}/,
  )
  const company = await (await browser.newContext({ locale: 'de-AT' })).newPage()
  await openedDark(company)
  await company.goto(link)
  await expect(company.getByText('Es wird Geld vor der Besichtigung verlangt.')).toBeVisible()
  found.push(...(await axe(company, 'complaint')))
  await company.getByLabel('Warum ist die Entscheidung falsch?').fill('kurz')
  await company.getByRole('button', { name: 'Beschwerde senden' }).click()
  await expect(company.locator('#message')).toHaveAttribute('aria-invalid', 'true')
  await expect(company.locator('#message')).toHaveValue('kurz')
  await company.locator('#message').fill('Das stimmt nicht, wir verlangen nichts im Voraus.')
  await company.getByRole('button', { name: 'Beschwerde senden' }).click()
  await expect(company).toHaveURL('/beschwerde?gesendet=1')
  await expect(company.getByRole('status')).toBeVisible()
  // A link serves once, and is no page for search engines.
  await company.goto(link)
  await expect(company.locator('form[action="/beschwerde"]')).toHaveCount(0)
  await expect(company.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')

  // The admin who decided may not judge; another one does.
  await first.reload()
  const judge = async (page: Page) => {
    await page.getByLabel('Ergebnis').selectOption({ label: 'Berechtigt' })
    await page.getByLabel('Antwort').fill('Der Hinweis war ein Irrtum.')
    await page.getByRole('button', { name: 'Über die Beschwerde entscheiden' }).click()
  }
  await judge(first)
  await expect(first.locator('#inhalt').getByRole('alert')).toBeVisible()
  const second = await (await browser.newContext({ locale: 'de-AT' })).newPage()
  await openedDark(second)
  await asStaff(second, 'admin')
  await openNotice(second, home)
  found.push(...(await axe(second, 'judge', '#inhalt')))
  await judge(second)
  await expect(second.getByText('Der Hinweis war ein Irrtum.').first()).toBeVisible()
  await expect(second.getByText('Berechtigt').first()).toBeVisible()
  expect((await visitor.request.get(`/api/properties/${home.id}`)).status()).toBe(200)
  await linkIn(COMPANY, /^Entscheidung über Ihre Beschwerde$/, new RegExp(`http\\S+/immobilien/${home.id}\\b`))
  for (const page of [visitor, first, company, second]) await page.context().close()
  expect(found).toEqual([])
})

test('homes that a rule noticed stand with their reasons, and withholding one opens by keyboard', async ({ page }) => {
  test.slow()
  await openedDark(page)
  const { token } = await asStaff(page, 'admin')
  // Nothing of the demo catalogue is noticed. It has no photographs, which the journeys of the map look for.
  const titel = `Zahlung vor der Besichtigung ${Date.now()}`
  const place = {
    vermarktungsart: 'KAUF',
    kaufpreis: 311_000,
    wohnflaeche: 90,
    plz: '9990',
    ort: 'Nußdorf-Debant',
  } as const
  const sender = { firma: `Vorkasse ${Date.now()}`, anid: `AT-V${Date.now()}` }
  await importFeed(feedOf([{ nr: 'V1', titel, ...place }], 'TEIL', sender))
  // A row for each rule: beside homes that other journeys delivered, its price may be noticed as well.
  const row = page.locator('.admin-table tbody tr').filter({ hasText: titel }).filter({ hasText: 'Vorauszahlung' })
  // Two jobs of each minute lead to a flag: the list of homes follows what was imported, then the rules look at what it
  // noted. Nobody waits for them here: a call of the list does the work of the first, and the second runs by hand.
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  expect((await page.request.get('/api/admin/properties', { headers })).status()).toBe(200)
  expect((await page.request.post('/api/admin/queues/notices.flags/run', { headers })).status()).toBe(200)
  await expect(async () => {
    await page.goto('/admin/meldungen?tab=auffaellig')
    await expect(row).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
  expect(await axe(page, 'flags', '#inhalt')).toEqual([])
  await row.getByRole('button', { name: 'Zurückhalten' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Zurückhalten' })).toBeVisible()
  expect(await findings(page, 'withhold', { widths: [390, 1280], isLayer: true })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an unknown link to a complaint says so, and its answer is no success', async ({ page }) => {
  for (const token of ['', 'abc', 'x'.repeat(43)]) {
    const answer = await page.goto(`/beschwerde?token=${token}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Dieser Link gilt nicht')).toBeVisible()
  }
})

test('the figures of the year stand at /transparenz', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transparenzbericht' }).click()
  await expect(page).toHaveURL('/transparenz')
  await expect(page.getByText('Noch ist kein Jahr abgeschlossen.')).toBeVisible()
  const { data } = await (await page.request.get('/api/transparency')).json()
  const { year, figures } = data.years[0]
  await expect(page.getByRole('heading', { name: String(year), exact: true })).toBeVisible()
  const total = page.getByRole('table', { name: 'Meldungen nach Art' }).getByRole('row', { name: /^Insgesamt/ })
  await expect(total).toContainText(String(figures.notices))
})
