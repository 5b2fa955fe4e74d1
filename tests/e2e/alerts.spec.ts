import { expect, type Page, test } from '@playwright/test'
import { formatAreas } from '../../src/domain/search/area.ts'
import { base, forgetLimits, MAILS } from './server.ts'

/** Alerts (issue: people, section 4): search agents and price alerts, in a real browser. */
const PASSWORD = 'Altbau1090Wien'
/** A triangle over Vienna with a hole, as the map writes it into an address. */
const AREA = formatAreas([
  {
    exclude: false,
    points: [
      [48.25, 16.3],
      [48.25, 16.45],
      [48.15, 16.38],
    ],
  },
  {
    exclude: true,
    points: [
      [48.22, 16.36],
      [48.22, 16.39],
      [48.2, 16.375],
    ],
  },
])

const newAddress = () => `dora-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.at`
const dialog = (page: Page) => page.locator('dialog.contact[open]')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

/** The newest mail to an address that contains `pattern`; waits for it. */
async function inMail(to: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${MAILS}/?to=${to}`)).json()) as { text: string }[]
        found = pattern.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
        return found
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return found
}

async function signIn(page: Page, email: string) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const registered = await page.request.post('/api/auth/register', {
    headers,
    data: { name: 'Dora Egger', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true },
  })
  expect(await registered.json()).toMatchObject({ success: true })
  const { token, user } = await (
    await page.request.post('/api/auth/login', { headers, data: { email, password: PASSWORD } })
  ).json()
  await page.goto('/impressum')
  await page.evaluate(
    ([key, whole]) => {
      localStorage.setItem('auth_token', key ?? '')
      localStorage.setItem('user', whole ?? '')
    },
    [token as string, JSON.stringify(user)],
  )
}

// Each writes as visitors do, who are limited.
test.beforeEach(() => forgetLimits())

test.describe('a search agent', () => {
  for (const [where, path] of [
    ['the list', '/immobilien'],
    ['the map', '/kartensuche'],
  ] as const) {
    test(`of a guest keeps a drawn area and everything else that ${where} searches`, async ({ page }) => {
      const email = newAddress()
      const search = new URLSearchParams({
        vermarktungsart: 'KAUF',
        objektart: 'WOHNUNG',
        preis_bis: '900000',
        gebiet: AREA,
      })
      await page.goto(`${path}?${search}&sort=preis_auf`)
      const button = page.getByRole('button', { name: 'Suchagent anlegen' })
      await expect(button).toBeVisible()
      await button.click()
      await expect(dialog(page).locator('.searched li')).toHaveText([
        'Kaufen',
        'Wohnung',
        /^Kaufpreis bis 900\.000/,
        '2 gezeichnete Gebiete',
      ])
      await expect(dialog(page).getByText('Der Suchagent startet, sobald Sie ihn bestätigen')).toBeVisible()

      await field(page, 'Name').fill('Dora Egger')
      await field(page, 'E-Mail').fill(email)
      await dialog(page).getByLabel('Sofort').check()
      await dialog(page).getByLabel('Per E-Mail').uncheck()
      await dialog(page)
        .getByLabel(/^Ich stimme zu/)
        .check()
      const send = dialog(page).getByRole('button', { name: 'Suchagent anlegen' })
      await send.click()
      await expect(dialog(page).locator('.field-problem')).toHaveText([
        'Bitte wählen Sie, wie wir Sie verständigen sollen.',
      ])
      await dialog(page).getByLabel('Per E-Mail').check()
      const sent = page.waitForRequest('**/api/search-agents')
      await send.click()
      const { criteria } = (await sent).postDataJSON()
      expect(Object.fromEntries(new URLSearchParams(criteria))).toEqual({
        vermarktungsart: 'KAUF',
        objektart: 'WOHNUNG',
        preis_bis: '900000',
        gebiet: AREA,
      })
      const told = dialog(page)
        .getByRole('status')
        .filter({ hasText: /^Bitte bestätigen Sie den Suchagenten\./ })
      await expect(told).toBeVisible()

      const link = new URL(await inMail(email, /http\S+suchagent\?\S*token=[\w-]{20,}\S*/))
      await page.goto(link.pathname + link.search)
      await page.getByRole('button', { name: 'Suchagent bestätigen' }).click()
      await expect(page.getByText('Ihr Suchagent ist aktiv.')).toBeVisible()
      const kept = await (await page.request.get(`/api/search-agents/${link.searchParams.get('token')}`)).json()
      expect(kept.data).toMatchObject({ criteria, frequency: 'instant', confirmed: true, by_sms: false })
    })
  }

  test('by SMS needs a telephone number', async ({ page }) => {
    await page.goto('/immobilien')
    await page.getByRole('button', { name: 'Suchagent anlegen' }).click()
    await expect(dialog(page).locator('.searched li')).toHaveText(['Alle Immobilien in Österreich'])
    await field(page, 'Name').fill('Dora Egger')
    await field(page, 'E-Mail').fill(newAddress())
    await dialog(page).getByLabel('Per SMS').check()
    await dialog(page)
      .getByLabel(/^Ich stimme zu/)
      .check()
    await dialog(page).getByRole('button', { name: 'Suchagent anlegen' }).click()
    await expect(dialog(page).locator('.field-problem')).toHaveText(['Bitte geben Sie eine gültige Telefonnummer ein.'])
  })
})

test('an agent is called by its sentence, and another sentence replaces its search', async ({ page }) => {
  const email = newAddress()
  await signIn(page, email)
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}`,
  }
  const criteria = new URLSearchParams({ ort: 'graz', zimmer_von: '3', frage: '3 Zimmer in Graz' }).toString()
  const data = { name: 'Dora Egger', email, criteria, privacy: true }
  expect((await page.request.post('/api/search-agents', { headers, data })).ok()).toBe(true)
  const { data: agents } = await (await page.request.get('/api/search-agents', { headers })).json()
  await page.goto(`/suchagent?token=${agents[0].token}`)
  const card = page.getByRole('article')
  await expect(card.getByRole('heading')).toHaveText('3 Zimmer in Graz')
  await card.getByText('Suche ändern').first().click()
  const field = card.getByLabel('Suche in einem Satz')
  await field.fill('Guten Morgen allerseits')
  await card.getByRole('button', { name: 'Suche ändern' }).click()
  await expect(card.getByText('In diesem Text haben wir nichts erkannt')).toBeVisible()
  await expect(card.getByRole('heading')).toHaveText('3 Zimmer in Graz')
  await field.fill('Haus in Linz kaufen')
  await card.getByRole('button', { name: 'Suche ändern' }).click()
  await expect(card.getByRole('heading')).toHaveText('Haus in Linz kaufen')
  await expect(card.getByRole('link', { name: 'Zur Suche' })).toHaveAttribute('href', /ort=linz.*frage=Haus\+in\+Linz/)
})

test.describe('a home’s page', () => {
  test('fills the account’s name and address into an inquiry', async ({ page }) => {
    const email = newAddress()
    await signIn(page, email)
    const { data } = await (await page.request.get('/api/properties?objektart=HAUS')).json()
    await page.goto(`/immobilien/${data[0].id}`)
    await page.locator('.aside').getByRole('button', { name: 'Anfragen', exact: true }).click()
    await expect(field(page, 'Name')).toHaveValue('Dora Egger')
    await expect(field(page, 'E-Mail')).toHaveValue(email)
  })
})

test.describe('a price alert', () => {
  const openHome = async (page: Page) => {
    const { data } = await (await page.request.get('/api/properties?vermarktungsart=KAUF&objektart=WOHNUNG')).json()
    await page.goto(`/immobilien/${data[0].id}`)
    return data[0] as { id: number; kaufpreis: number }
  }

  test('tells a guest that an account is needed, and the login leads back to it', async ({ page }) => {
    await openHome(page)
    const home = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Preisalarm' }).click()
    await expect(dialog(page).getByText('Registrierung erforderlich')).toBeVisible()
    const register = await dialog(page).getByRole('link', { name: 'Registrieren' }).getAttribute('href')
    expect(new URL(register ?? '', base).searchParams.get('weiter')).toBe(`${home}#preisalarm`)

    const email = newAddress()
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const data = { name: 'Dora Egger', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true }
    expect((await page.request.post('/api/auth/register', { headers, data })).ok()).toBe(true)
    await dialog(page).getByRole('link', { name: 'Anmelden' }).click()
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    // Checking a password takes time.
    await expect(field(page, 'Wunschpreis in Euro')).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(home)
  })

  test('is set below the price, once', async ({ page }) => {
    await signIn(page, newAddress())
    const { kaufpreis } = await openHome(page)
    await page.getByRole('button', { name: 'Preisalarm' }).click()
    const target = field(page, 'Wunschpreis in Euro')
    const send = dialog(page).getByRole('button', { name: 'Preisalarm anlegen' })
    const problem = dialog(page).locator('.field-problem')
    await target.fill('viel')
    await send.click()
    await expect(problem).toHaveText(['Bitte geben Sie einen gültigen Betrag ein.'])
    await target.fill(String(kaufpreis))
    await send.click()
    await expect(problem).toHaveText(['Der Wunschpreis muss unter dem aktuellen Preis liegen.'])
    await target.fill((kaufpreis - 1000).toLocaleString('de-AT'))
    await send.click()
    await expect(dialog(page).getByRole('status')).toHaveText('Ihr Preisalarm ist aktiv.')
    await dialog(page).getByRole('button', { name: 'Schließen' }).last().click()

    await page.getByRole('button', { name: 'Preisalarm' }).click()
    // The one that exists is shown, and changed instead of a second one.
    await expect(dialog(page)).toContainText('Sie haben für diese Immobilie schon einen Preisalarm')
    await expect(target).toHaveValue(String(kaufpreis - 1000))
    await target.fill(String(kaufpreis - 2000))
    await dialog(page).getByRole('button', { name: 'Preisalarm ändern' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText('Ihr Preisalarm ist geändert.')
    const alerts = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
      return (await (await fetch('/api/price-alerts', { headers })).json()).data
    })
    expect(alerts).toMatchObject([{ target_price: kaufpreis - 2000, by_email: true, by_push: false }])
  })

  test('asks for the permission to send messages only when somebody chooses them, and explains a refusal', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 })
      Notification.requestPermission = async () => {
        Object.assign(window, { asked: 1 })
        return 'denied'
      }
    })
    await signIn(page, newAddress())
    await openHome(page)
    await page.getByRole('button', { name: 'Preisalarm' }).click()
    await field(page, 'Wunschpreis in Euro').fill('1000')
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
    expect(await asked()).toBe(0)
    const push = dialog(page).getByLabel('Als Benachrichtigung in diesem Browser')
    await push.click()
    await expect(dialog(page).getByText('Ihr Browser lässt keine Benachrichtigungen von Klinke zu.')).toBeVisible()
    await expect(push).not.toBeChecked()
    expect(await asked()).toBe(1)
  })

  test('that comes as a message is shown with the address of its home', async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: base.origin })
    const devtools = await context.newCDPSession(page)
    const registration = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated')
        if (active) found(active.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    await page.goto('/impressum')
    await page.evaluate(() => navigator.serviceWorker.register('/push-worker.js').then(() => undefined))
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    // Intercepts the call that shows a notification: headless browsers show none, and store none for a query.
    await worker.evaluate(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const shown: unknown[] = []
      const show = registration.showNotification.bind(registration)
      registration.showNotification = (title, options) => {
        shown.push({ title, body: options?.body, url: options?.data.url })
        return show(title, options)
      }
      Object.assign(globalThis, { shown })
    })
    const message = { title: 'Preisalarm', body: 'Ihr Wunschpreis ist erreicht.', url: '/immobilien/1' }
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: base.origin,
      registrationId: await registration,
      data: JSON.stringify(message),
    })
    const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
    await expect.poll(shown).toEqual([message])
  })
})
