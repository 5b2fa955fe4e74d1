import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { forgetLimits, MAILS } from './server.ts'

/** Contact with the agency (issue: people, section 3): inquiry, viewing, report, newsletter, in a real browser. */

const newAddress = () => `berta-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.at`
const dialog = (page: Page) => page.locator('dialog.contact[open]')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

async function someHome(request: APIRequestContext, nth = 0): Promise<number> {
  const { data } = await (await request.get('/api/properties?vermarktungsart=KAUF&objektart=WOHNUNG')).json()
  return data[nth].id
}

/** Subjects of the mails to an address, as soon as there are `count` of them. */
async function subjects(to: string, count: number): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${MAILS}/?to=${to}`)).json()) as { subject: string }[]
        found = mails.map(({ subject }) => subject)
        return found.length
      },
      { timeout: 20_000 },
    )
    .toBe(count)
  return found
}

async function open(page: Page, button: string) {
  await page.locator('.aside').getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: button })).toBeFocused()
}

async function introduce(page: Page, email: string) {
  await field(page, 'Name').fill('Berta Gruber')
  await field(page, 'E-Mail').fill(email)
}

// Each writes as visitors do, who are limited.
test.beforeEach(() => forgetLimits())

test.describe('an inquiry', () => {
  test('is refused field by field, keeps what was typed, and is then sent once', async ({ page, request }) => {
    const email = newAddress()
    await page.goto(`/immobilien/${await someHome(request)}`)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /(react-dom|client)\.[\w-]+\.js/.test(name)),
    )
    expect(scripts).toEqual([])
    await open(page, 'Anfragen')
    await expect(field(page, 'Nachricht')).toHaveValue(/^Guten Tag, ich interessiere mich für „.+“\./)

    await field(page, 'Nachricht').fill('Hallo')
    await field(page, 'E-Mail').fill('berta@')
    await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(dialog(page).locator('.field-problem')).toHaveText([
      /mit mindestens 2 Zeichen/,
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      /mindestens 10 Zeichen/,
      'Bitte stimmen Sie der Verarbeitung Ihrer Daten zu.',
    ])
    await expect(field(page, 'Name')).toBeFocused()

    await introduce(page, email)
    await field(page, 'Nachricht').fill('Ist die Wohnung im Jänner noch frei?')
    await dialog(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await open(page, 'Anfragen')
    await expect(field(page, 'Nachricht')).toHaveValue('Ist die Wohnung im Jänner noch frei?')

    await page.route('**/api/inquiries', (route) => route.abort())
    await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/^Keine Verbindung\. Ihre Eingaben bleiben stehen/)
    await expect(field(page, 'Name')).toHaveValue('Berta Gruber')
    await page.unroute('**/api/inquiries')

    const posts: string[] = []
    page.on(
      'request',
      (one) => one.url().endsWith('/api/inquiries') && posts.push(one.headers()['idempotency-key'] ?? ''),
    )
    await dialog(page).getByRole('button', { name: 'Anfrage senden' }).dblclick()
    await expect(dialog(page).getByRole('status')).toHaveText(/^Ihre Anfrage ist gesendet\./)
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(await subjects(email, 1)).toEqual([expect.stringMatching(/^Ihre Anfrage zu „/)])
  })

  test('whose answer was lost is sent again under the same key, and arrives once', async ({ page, request }) => {
    const email = newAddress()
    await page.goto(`/immobilien/${await someHome(request, 1)}`)
    await open(page, 'Anfragen')
    await introduce(page, email)
    await dialog(page).getByRole('checkbox').check()
    const keys: string[] = []
    await page.route('**/api/inquiries', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      const response = await route.fetch()
      if (keys.length === 1) await route.abort()
      else await route.fulfill({ response })
    })
    await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(/gesendet/)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect(await subjects(email, 1)).toHaveLength(1)
  })

  test('of a machine that fills the hidden field is kept nowhere', async ({ page, request }) => {
    const email = newAddress()
    await page.goto(`/immobilien/${await someHome(request)}`)
    await open(page, 'Anfragen')
    await introduce(page, email)
    const trap = dialog(page).locator('input[name="website"]')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://example.com'
    })
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(/gesendet/)
    await page.waitForTimeout(2000)
    await subjects(email, 0)
  })

  test('goes to the portal from the contact page', async ({ page }) => {
    const email = newAddress()
    await page.goto('/kontakt')
    const form = page.locator('.contact-form')
    await form.getByLabel('Name').fill('Berta Gruber')
    await form.getByLabel('E-Mail').fill(email)
    await form.getByLabel('Nachricht', { exact: true }).fill('Ich möchte eine Wohnung anbieten.')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(form.getByRole('status')).toHaveText(/gesendet/)
    await subjects(email, 1)
  })

  test('without JavaScript the page names other ways of contact', async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto(`/immobilien/${await someHome(request)}`)
    await expect(page.locator('.aside noscript p')).toContainText('Anfragen und Termine brauchen JavaScript.')
    await expect(page.getByRole('button', { name: 'Anfragen', exact: true })).toHaveCount(0)
    await expect(page.locator('.aside a[href^="tel:"], .aside a[rel~="external"]').first()).toBeVisible()
    await page.goto('/kontakt')
    await expect(page.locator('main noscript p')).toContainText('Das Formular braucht JavaScript.')
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
    await expect(page.locator('.contact-form form')).toBeHidden()
    await context.close()
  })
})

test.describe('a viewing', () => {
  test('is booked at a free time, confirmed by mail, and its page shows it', async ({ page, request }) => {
    const email = newAddress()
    await page.goto(`/immobilien/${await someHome(request, 2)}`)
    await open(page, 'Termin buchen')
    const time = dialog(page).locator('.times .choice')
    await expect(time.first()).toBeVisible()
    await expect(dialog(page).getByLabel('Besichtigung', { exact: true })).toBeChecked()
    await introduce(page, email)
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: 'Termin buchen' }).click()
    await expect(dialog(page).locator('.field-problem')).toHaveText(['Diese Angabe fehlt.'])

    await dialog(page).getByRole('group', { name: 'Nächste freie Tage' }).getByRole('button').nth(1).click()
    await expect(dialog(page).locator('.times')).toHaveAttribute('aria-busy', 'false')
    const clock = (await time.nth(3).innerText()).trim()
    await time.nth(3).click()
    await dialog(page).getByRole('button', { name: 'Termin buchen' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(/^Die Zeit ist für Sie reserviert\./)
    const [subject] = await subjects(email, 1)
    expect(subject).toContain('Besichtigung am')
    expect(subject).toContain(clock)

    const [mail] = (await (await fetch(`${MAILS}/?to=${email}`)).json()) as { text: string }[]
    const link = new URL(/http\S+termin\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '')
    await page.goto(link.pathname + link.search)
    await expect(page.locator('.account-status')).toHaveText('Reserviert, noch nicht bestätigt')
    await expect(page.locator('.account-facts time')).toContainText(clock)
  })

  test('that another visitor has taken meanwhile keeps the form and brings new times', async ({ page, request }) => {
    const id = await someHome(request, 3)
    await page.goto(`/immobilien/${id}`)
    await open(page, 'Termin buchen')
    const time = dialog(page).locator('.times .choice')
    await time.first().click()
    const starts_at = await time.first().locator('input').getAttribute('value')
    await introduce(page, newAddress())
    await dialog(page)
      .getByRole('textbox', { name: /^Nachricht/ })
      .fill('Mit Hund')
    await dialog(page).getByRole('checkbox').check()
    await forgetLimits()
    const taken = await request.post('/api/appointments', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: {
        property_id: id,
        type: 'viewing',
        starts_at,
        duration: 30,
        name: 'Carl Huber',
        email: newAddress(),
        privacy: true,
      },
    })
    expect(taken.ok()).toBe(true)
    await dialog(page).getByRole('button', { name: 'Termin buchen' }).click()
    await expect(dialog(page).locator('.field-problem')).toHaveText([
      'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
    ])
    await expect(dialog(page).locator(`.times input[value="${starts_at}"]`)).toHaveCount(0)
    await expect(field(page, 'Name')).toHaveValue('Berta Gruber')
    await expect(dialog(page).getByRole('textbox', { name: /^Nachricht/ })).toHaveValue('Mit Hund')
    await time.last().click()
    await dialog(page).getByRole('button', { name: 'Termin buchen' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(/reserviert/)
  })
})

test('a listing is reported, with a reason', async ({ page, request }) => {
  await page.goto(`/immobilien/${await someHome(request)}`)
  await open(page, 'Inserat melden')
  await dialog(page).getByRole('button', { name: 'Meldung senden' }).click()
  await expect(dialog(page).locator('.field-problem').first()).toHaveText('Diese Angabe fehlt.')
  await dialog(page).getByLabel('Nicht mehr verfügbar').check()
  await dialog(page).getByLabel('Meine Angaben').check()
  await dialog(page).getByRole('button', { name: 'Meldung senden' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Danke für den Hinweis. Wir prüfen das Inserat.')
})

test('the newsletter is ordered from the footer, and asks for confirmation', async ({ page }) => {
  const email = newAddress()
  await page.goto('/impressum')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Neue Immobilien per E-Mail' }).click()
  const form = page.locator('main form')
  await form.getByLabel('E-Mail').fill('keine')
  await form.getByRole('button', { name: 'Newsletter bestellen' }).click()
  await expect(form.locator('.field-problem')).toHaveText(['Bitte geben Sie eine gültige E-Mail-Adresse ein.'])
  await form.getByLabel('E-Mail').fill(email)
  await form.getByLabel('Einmal pro Woche').check()
  await form.getByRole('button', { name: 'Newsletter bestellen' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Bitte bestätigen Sie die Anmeldung\./)
  expect(await subjects(email, 1)).toEqual(['Bitte bestätigen Sie Ihre Anmeldung zum Newsletter'])
})
