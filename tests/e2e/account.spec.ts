import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { findings, openedDark } from './axe.ts'

/** The account (issue: people, section 2): pages, forms and mailed links, in a real browser against the real server. */
const base = new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT ?? '4399'}`)
/** What scripts/e2e-server.ts mails can be read on the next port. */
const MAILS = `http://127.0.0.1:${Number(base.port) + 1}`
const PASSWORD = 'Altbau1090Wien'
const NEW_PASSWORD = 'Neubau1220Wien'

const wrong = (page: Page) => page.locator('.field-problem')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const newAddress = () => `anna-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.at`

/** Path and query of the link in the newest mail to an address whose subject fits. */
async function linkIn(to: string, subject: RegExp, pattern: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${MAILS}/?to=${to}`)).json()) as { subject: string; text: string }[]
        const mail = mails.findLast((one) => subject.test(one.subject))
        link = pattern.exec(mail?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const url = new URL(link)
  return url.pathname + url.search
}

async function askForAccount(page: Page, email: string) {
  await page.goto('/registrieren')
  await field(page, 'Name').fill('Anna Huber')
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill(PASSWORD)
  await field(page, 'Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}

async function register(page: Page, email: string) {
  await askForAccount(page, email)
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeFocused()
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
}

/** An account made over the API, signed in elsewhere. */
async function elsewhere(browser: Browser, email: string, password = PASSWORD) {
  const context = await browser.newContext({ locale: 'de-AT' })
  const page = await context.newPage()
  await page.goto('/anmelden')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/dashboard')
  return page
}

test('what the tick agrees to can be read, in a tab of its own', async ({ page, context }) => {
  await page.goto('/gb/registrieren')
  for (const [name, title] of [
    ['terms of use', 'Terms of use'],
    ['privacy policy', 'Privacy policy'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('a guest keeps homes, opens an account, changes it, takes his data along and leaves', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const email = newAddress()
  await page.goto('/immobilien?vermarktungsart=KAUF&objektart=WOHNUNG')
  for (const nth of [0, 1]) await page.locator('.card [data-heart]').nth(nth).click()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('guest_favorites') ?? '[]'))
  await expect.poll(kept).toHaveLength(2)
  const ids = await kept()

  await register(page, email)
  await page.goto(await linkIn(email, /bestätigen/, /http\S+bestaetigen=[\w-]{43}/))
  // The token is not left in the address, and nothing is confirmed before somebody presses.
  await expect(page).toHaveURL('/anmelden')
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'bestätigt' })).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Anna Huber' })).toBeVisible()
  await expect(page.getByText('noch nicht bestätigt')).toHaveCount(0)

  await test.step('the homes he kept are the account’s now', async () => {
    await expect(page.locator('.dashboard-counts a', { hasText: 'Favoriten' }).locator('b')).toHaveText('2')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_favorites'))).toBeNull()
    const held = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
      return (await (await fetch('/api/favorites', { headers })).json()).data
    })
    expect(held.map((one: { property_id: number }) => one.property_id).sort()).toEqual(ids.sort())
    await page.getByRole('navigation', { name: 'Bereiche des Kontos' }).getByRole('link', { name: 'Favoriten' }).click()
    await expect(page.getByRole('region', { name: 'Favoriten' })).toBeFocused()
    await expect(page.locator('.favorite')).toHaveCount(2)
  })

  await test.step('his name is changed, here and in the bar', async () => {
    await page.goto('/mein-konto#profil')
    await field(page, 'Name').fill('Anna Huber-Maier')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    await expect(page.getByText('Ihre Angaben sind gespeichert.')).toBeVisible()
    await expect(page.locator('.frame-header [data-user-name]')).toHaveText('Anna Huber-Maier')
    const told = page.getByLabel('Preisalarme als Benachrichtigung im Browser')
    await told.uncheck()
    await page.getByRole('button', { name: 'Speichern' }).last().click()
    await expect(page.getByText('Ihre Angaben sind gespeichert.')).toHaveCount(2)
    await page.reload()
    await expect(told).not.toBeChecked()
    await expect(field(page, 'Name')).toHaveValue('Anna Huber-Maier')
  })

  await test.step('a new password ends what is signed in elsewhere', async () => {
    const other = await elsewhere(browser, email)
    await page.goto('/dashboard#sicherheit')
    await expect(page.locator('.account-rows li')).toHaveCount(2)
    await expect(page.locator('.account-rows li').first()).toContainText('Dieses Gerät')
    await field(page, 'Aktuelles Passwort').fill('falsch1234X')
    await field(page, 'Neues Passwort').fill(NEW_PASSWORD)
    await field(page, 'Passwort wiederholen').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(wrong(page)).toHaveText(['Das Passwort stimmt nicht.'])
    await expect(field(page, 'Aktuelles Passwort')).toBeFocused()
    await field(page, 'Aktuelles Passwort').fill(PASSWORD)
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible()
    await expect(page.locator('.account-rows li')).toHaveCount(1)
    await other.goto('/dashboard')
    await expect(other).toHaveURL('/anmelden')
    expect(await other.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
    await other.context().close()
  })

  await test.step('one of the others is signed out from here', async () => {
    const other = await elsewhere(browser, email, NEW_PASSWORD)
    await page.reload()
    await page.locator('.account-rows').getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.locator('.account-rows li')).toHaveCount(1)
    expect(
      await other.evaluate(
        async () =>
          (await fetch('/api/auth/me', { headers: { Authorization: `Bearer ${localStorage.getItem('auth_token')}` } }))
            .status,
      ),
    ).toBe(401)
    await other.context().close()
  })

  await test.step('his data are a file', async () => {
    await page.goto('/dashboard#daten')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Daten herunterladen' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^klinke-\d{4}-\d\d-\d\d\.json$/)
    const held = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(held).toMatchObject({ user: { email, name: 'Anna Huber-Maier' } })
    expect(held.favorites).toHaveLength(2)
    expect(held).not.toHaveProperty('user.password_hash')
  })

  await test.step('the account goes, and with it what the browser knew', async () => {
    await field(page, 'Passwort').fill(PASSWORD)
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(wrong(page)).toHaveText(['Das Passwort stimmt nicht.'])
    await field(page, 'Passwort').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(page.getByText('Ihr Konto und alle Daten dazu sind gelöscht.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await page.goto('/anmelden')
    await logIn(page, email, NEW_PASSWORD)
    await expect(page.locator('.form-failed')).toHaveText('E-Mail-Adresse oder Passwort stimmen nicht.')
  })
})

test('a forgotten password is set anew by the mailed link, which works once', async ({ page }) => {
  const email = newAddress()
  await register(page, email)
  await page.goto('/passwort-vergessen')
  await field(page, 'E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Wenn es zu dieser Adresse ein Konto gibt' })).toBeVisible()
  const link = await linkIn(email, /Passwort/, /http\S+token=[\w-]{43}/)
  await page.goto(link)
  await expect(page).toHaveURL('/passwort-vergessen')
  await field(page, 'Neues Passwort').fill(NEW_PASSWORD)
  await field(page, 'Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(wrong(page)).toHaveText(['Passwörter stimmen nicht überein'])
  await field(page, 'Passwort wiederholen').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible()
  await page.goto(link)
  await field(page, 'Neues Passwort').fill(NEW_PASSWORD)
  await field(page, 'Passwort wiederholen').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.locator('.form-failed')).toHaveText('Dieser Link ist abgelaufen oder wurde schon verwendet.')
  await page.goto('/anmelden?weiter=%2Ffavoriten')
  await logIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/favoriten')
})

test.describe('wrong input', () => {
  test('of the registration is told beside each field, and the first one gets the focus', async ({ page }) => {
    await page.goto('/registrieren')
    await field(page, 'Name').fill('A')
    await field(page, 'E-Mail-Adresse').fill('keine-adresse')
    await field(page, 'Passwort').fill('kurz')
    await field(page, 'Passwort wiederholen').fill('anders')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(wrong(page)).toHaveText([
      'Bitte geben Sie Ihren Namen ein, mit mindestens 2 Zeichen.',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'Das Passwort braucht mindestens 8 Zeichen mit Groß- und Kleinbuchstaben und einer Ziffer.',
      'Passwörter stimmen nicht überein',
      'Bitte stimmen Sie den Bedingungen zu.',
    ])
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Passwort')).toHaveAccessibleDescription(/Mindestens 8 Zeichen.*braucht mindestens 8/s)
    // Whoever writes on is not blamed for what he is mending.
    await field(page, 'Name').fill('Anna')
    await expect(wrong(page)).toHaveCount(4)
  })

  test('of the login is checked here, and refused by the server in its own words', async ({ page }) => {
    let sent = 0
    page.on('request', (request) => request.url().endsWith('/api/auth/login') && sent++)
    await page.goto('/anmelden')
    await logIn(page, 'anna@example.at', 'kurz')
    await expect(wrong(page)).toHaveText(['Das Passwort hat mindestens 6 Zeichen.'])
    expect(sent).toBe(0)
    await logIn(page, newAddress(), 'sechszeichen')
    await expect(page.locator('.form-failed')).toHaveText('E-Mail-Adresse oder Passwort stimmen nicht.')
    await expect(page.locator('.form-failed')).toBeFocused()
  })

  test('of the server’s own is placed at its field, anything else above the button', async ({ page }) => {
    const fields = [{ field: 'email', code: 'email', message: 'Diese Adresse nehmen wir nicht an.' }]
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'input.invalid', message: 'Prüfen', fields } }),
    )
    await askForAccount(page, newAddress())
    await expect(wrong(page)).toHaveText(['Diese Adresse nehmen wir nicht an.'])
    await expect(page.locator('.form-failed')).toHaveCount(0)
  })

  test('is nothing to a network that is gone: the specification’s words', async ({ page }) => {
    await page.goto('/anmelden')
    await field(page, 'Passwort').focus()
    await page.route('**/api/auth/login', (route) => route.abort())
    await logIn(page, 'anna@example.at', 'sechszeichen')
    await expect(page.locator('.form-failed')).toHaveText('Ein Fehler ist aufgetreten')
    await page.route('**/api/auth/register', (route) => route.abort())
    await page.goto('/registrieren')
    await field(page, 'Name').fill('Anna Huber')
    await field(page, 'E-Mail-Adresse').fill(newAddress())
    for (const label of ['Passwort', 'Passwort wiederholen']) await field(page, label).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.locator('.form-failed')).toHaveText('Ein Fehler ist aufgetreten')
  })

  test('of addresses that lead elsewhere after the login is not followed', async ({ page }) => {
    const email = newAddress()
    await register(page, email)
    for (const weiter of ['https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/anmelden?${new URLSearchParams({ weiter })}`)
      await logIn(page, email)
      await expect(page).toHaveURL('/dashboard')
    }
  })
})

test('a double click sends once, and the button shows that it works', async ({ page }) => {
  let sent = 0
  await page.route('**/api/auth/password/forgot', async (route) => {
    sent++
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.fulfill({ json: { success: true, message: 'Gesendet.' } })
  })
  await page.goto('/passwort-vergessen')
  await field(page, 'E-Mail-Adresse').fill('anna@example.at')
  await page.getByRole('button', { name: 'Link anfordern' }).dblclick()
  await expect(page.getByRole('button', { name: 'Wird gesendet' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Gesendet.')).toBeVisible()
  expect(sent).toBe(1)
})

test('the login needs no mouse, and the password can be shown and pasted', async ({ page, context }) => {
  const email = newAddress()
  await register(page, email)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/anmelden')
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeEnabled()
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await field(page, 'E-Mail-Adresse').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+V')
  await expect(field(page, 'Passwort')).toHaveValue(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(field(page, 'Passwort')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  const nav = page.getByRole('navigation', { name: 'Bereiche des Kontos' })
  await nav.getByRole('link', { name: 'Termine' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Termine' })).toBeFocused()
  await expect(page.getByText('Noch kein Termin.')).toBeVisible()
  await expect(page).toHaveTitle('Termine | Mein Konto | Klinke')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Übersicht' })).toBeFocused()
})

test('a guest at the account finds the login in its place and is let in there', async ({ page }) => {
  const email = newAddress()
  await register(page, email)
  await page.goto('/mein-konto#termine')
  await expect(page.getByRole('link', { name: 'Registrieren' }).last()).toHaveAttribute(
    'href',
    `/registrieren?weiter=${encodeURIComponent('/mein-konto#termine')}`,
  )
  await logIn(page, email)
  await expect(page.getByText('Noch kein Termin.')).toBeVisible()
  await expect(page).toHaveURL('/mein-konto#termine')
  await expect(page.locator('.frame-header [data-user-name]')).toHaveText('Anna Huber')
})

test('without JavaScript the account says what it needs, and no password can end up in an address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of ['/anmelden', '/registrieren', '/passwort-vergessen', '/dashboard', '/mein-konto']) {
    await page.goto(path)
    await expect(page.locator('noscript p').first()).toContainText('Das Konto braucht JavaScript.')
    for (const form of await page.locator('main form').all()) await expect(form).toHaveAttribute('method', 'post')
  }
  await page.goto('/anmelden')
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeDisabled()
  await context.close()
})

test.describe('a social login', () => {
  const payload = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

  test('has a button only where the server names it, and begins where the server says', async ({ page }) => {
    await page.goto('/anmelden')
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true }).last()).toBeEnabled()
    await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0)
    await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { success: true, data: ['google'] } }))
    await page.route('**/api/auth/social/google/redirect', (route) =>
      route.fulfill({ json: { success: true, redirect_url: `${base.origin}/hilfe?ziel=google` } }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
    await expect(page).toHaveURL('/hilfe?ziel=google')
    await expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0)
  })

  test('trades its token, and leaves neither parameter in the address', async ({ page }) => {
    const seen: unknown[] = []
    const user = { id: 7, name: 'Anna', email: 'anna@example.at', role: 'user', email_confirmed: true }
    await page.route('**/api/auth/social/google/callback', async (route) => {
      seen.push(route.request().postDataJSON(), page.url())
      await route.fulfill({ json: { success: true, message: 'Willkommen', token: 't'.repeat(43), user } })
    })
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user } }))
    await page.goto(`/social-callback?auth=${payload({ provider: 'google', token: 'abc', user })}&social-auth=success`)
    await page.waitForURL(/\/dashboard/)
    expect(seen).toEqual([{ token: 'abc' }, `${base.origin}/social-callback`])
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe('t'.repeat(43))
  })

  for (const query of [
    'social-auth=failed',
    'auth=%%%&social-auth=success',
    `auth=${payload({ token: 1 })}&social-auth=success`,
    '',
  ])
    test(`says that it failed for "${query.slice(0, 30)}"`, async ({ page }) => {
      await page.goto(`/social-callback?${query}`)
      await expect(page.getByText('Social-Login fehlgeschlagen')).toBeVisible()
      await expect(page).toHaveURL(/\/social-callback\??$/)
      await expect(page.getByRole('link', { name: 'Noch einmal anmelden' })).toHaveAttribute('href', '/anmelden')
    })

  test('passes the server’s refusal through', async ({ page }) => {
    await page.goto(
      `/social-callback?auth=${payload({ provider: 'google', token: 'a'.repeat(43) })}&social-auth=success`,
    )
    await expect(page.getByText('Die Anmeldung über diesen Dienst ist nicht gelungen.')).toBeVisible()
  })
})

test.describe('mailed links', () => {
  test('that are incomplete or worn out say so', async ({ page }) => {
    for (const path of ['/termin', '/suchagent?token=abc', '/newsletter?abmelden=abc']) {
      await page.goto(path)
      await expect(page.getByText('Dieser Link ist nicht vollständig.')).toBeVisible()
    }
    await page.goto(`/termin?token=${'a'.repeat(43)}`)
    await expect(page.getByText('Diesen Termin gibt es nicht.')).toBeVisible()
    await page.goto(`/suchagent?token=${'a'.repeat(43)}`)
    await expect(page.getByText('Diesen Suchagenten gibt es nicht mehr.')).toBeVisible()
  })

  test('confirm the newsletter and end it, each by a button', async ({ page, request }) => {
    const email = newAddress()
    await request.post('/api/newsletter', { data: { email, frequency: 'weekly' } })
    const link = await linkIn(email, /Newsletter/, /http\S+bestaetigen=[\w-]{43}/)
    await page.goto(link)
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
    await expect(page.getByText('Danke, Ihre Anmeldung ist bestätigt.')).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
    await page.goto(link.replace('bestaetigen', 'abmelden'))
    await page.getByRole('button', { name: 'Newsletter abbestellen' }).click()
    await expect(page.getByText('Sie erhalten keinen Newsletter mehr.')).toBeVisible()
  })

  test('move an appointment to a free time and cancel it', async ({ page, request }) => {
    const email = newAddress()
    const { data: homes } = await (await request.get('/api/properties?pro_seite=1')).json()
    const free = async (day: string) => {
      const answer = await request.get(`/api/appointments/times?day=${day}&property_id=${homes[0].id}&duration=30`)
      return (await answer.json()).data as string[]
    }
    const days = Array.from({ length: 14 }, (_, nr) => new Date(Date.now() + (nr + 2) * 86_400_000).toISOString())
    const open: string[][] = []
    for (const day of days) {
      const times = await free(day.slice(0, 10))
      if (times.length > 1) open.push(times)
    }
    const [first, second] = open as [string[], string[]]
    const booked = await request.post('/api/appointments', {
      data: {
        ...{ name: 'Anna Huber', email, privacy: true, type: 'viewing', property_id: homes[0].id },
        ...{ starts_at: first[0], duration: 30 },
      },
    })
    expect(booked.status()).toBe(200)
    await page.goto(await linkIn(email, /Besichtigung/, /http\S+termin\?token=[\w-]{43}/))
    await expect(page.getByRole('heading', { name: 'Besichtigung' })).toBeVisible()
    await page.getByRole('button', { name: 'Termin verschieben' }).click()
    await field(page, 'Tag').fill(String(second[1]).slice(0, 10))
    await page.locator(`input[value="${second[1]}"]`).check()
    await page.getByRole('button', { name: 'Termin verschieben' }).click()
    await expect(page.getByText('Ihr Termin ist verschoben.')).toBeVisible()
    await expect(page.locator('time')).toHaveAttribute('datetime', String(second[1]))
    await page.getByRole('button', { name: 'Termin absagen' }).click()
    await expect(page.getByText('Möchten Sie diesen Termin wirklich absagen?')).toBeFocused()
    await page.getByRole('button', { name: 'Termin absagen' }).click()
    await expect(page.getByText('Ihr Termin ist abgesagt.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Termin verschieben' })).toHaveCount(0)
  })

  test('confirm a search agent, change it, let it rest and end it', async ({ page, request }) => {
    const email = newAddress()
    const made = await request.post('/api/search-agents', {
      data: {
        ...{ name: 'Anna Huber', email, privacy: true, frequency: 'daily' },
        criteria: 'vermarktungsart=MIETE&ort=graz&preis_bis=1200',
      },
    })
    expect(made.status()).toBe(200)
    const link = await linkIn(email, /Suchagent/, /http\S+suchagent\?token=[\w-]{43}&bestaetigen/)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Graz')
    await expect(page.getByRole('heading', { level: 2 })).toContainText('1.200')
    await page.getByRole('button', { name: 'Suchagent bestätigen' }).click()
    await expect(page.getByText('Ihr Suchagent ist aktiv.')).toBeVisible()
    await page.getByLabel(/Wie oft/).selectOption('weekly')
    await expect(page.locator('.toast')).toContainText('Ihr Suchagent ist geändert.')
    await page.goto(link.replace('bestaetigen', 'pausieren'))
    await expect(page.getByLabel(/Wie oft/)).toHaveValue('weekly')
    await page.getByRole('button', { name: 'Pausieren', exact: true }).first().click()
    await expect(page.locator('.account-status')).toHaveText('Pausiert')
    await page.goto(link.replace('bestaetigen', 'beenden'))
    await page.getByRole('button', { name: /^Beenden/ }).click()
    await expect(page.getByText('Ihr Suchagent ist beendet.')).toBeVisible()
  })
})

/** An account with something in every part of its dashboard, as its token and user. */
async function furnished(request: APIRequestContext) {
  const email = newAddress()
  const who = { name: 'Anna Huber', email, privacy: true }
  const password = { password: PASSWORD, password_confirmation: PASSWORD }
  await request.post('/api/auth/register', { data: { ...who, ...password, terms: true } })
  const { token, user } = await (await request.post('/api/auth/login', { data: { email, password: PASSWORD } })).json()
  const headers = { Authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) =>
    expect((await request.post(path, { headers, data })).status(), path).toBe(200)
  const { data: homes } = await (await request.get('/api/properties?vermarktungsart=KAUF&preis_von=1')).json()
  const [home] = homes
  await post('/api/favorites', { property_id: home.id })
  await post('/api/price-alerts', {
    property_id: home.id,
    target_price: Math.round(home.kaufpreis * 0.9),
    notes: 'Balkon',
  })
  await post('/api/inquiries', { ...who, property_id: home.id, message: 'Ist diese Wohnung noch zu haben?' })
  const criteria = 'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz,wien-9&preis_bis=1200'
  await post('/api/search-agents', { ...who, criteria })
  for (let ahead = 2; ; ahead++) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const { data: times } = await (
      await request.get(`/api/appointments/times?day=${day}&property_id=${home.id}`)
    ).json()
    if (times.length === 0) continue
    await post('/api/appointments', {
      ...{ ...who, property_id: home.id, type: 'viewing', duration: 30 },
      starts_at: times.at(-1),
    })
    break
  }
  const { data: booked } = await (await request.get('/api/appointments', { headers })).json()
  const { data: agents } = await (await request.get('/api/search-agents', { headers })).json()
  return { token, user, home, appointment: booked[0].token as string, agent: agents[0].token as string }
}

test.describe('the dashboard of somebody who has used it', () => {
  test.describe.configure({ mode: 'serial' })
  let held: Awaited<ReturnType<typeof furnished>>
  test.beforeAll(async ({ request }) => {
    held = await furnished(request)
  })
  const signedIn = (page: Page) =>
    page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('auth_token', token)
        localStorage.setItem('user', user)
      },
      [held.token, JSON.stringify(held.user)] as const,
    )

  for (const prefix of ['', '/sa'])
    test(`fits its window and has nothing for axe, at “${prefix}/”`, async ({ page }) => {
      test.setTimeout(180_000)
      await openedDark(page)
      await signedIn(page)
      const found: string[] = []
      // Asked until it fits: a section that has just come, or a width that was just changed, takes a frame or two.
      const isTooWide = () =>
        page
          .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 3_000 })
          .then(
            () => false,
            () => true,
          )
      const also = async () => ((await isTooWide()) ? 'is wider than its window' : undefined)
      const look = async (
        where: string,
        widths: readonly number[],
        seen: { isLayer?: boolean; part?: string } = {},
      ) => {
        await expect(page.locator('.account-waiting')).toHaveCount(0)
        found.push(...(await findings(page, where, { widths, also, ...seen })))
      }
      const sections = 'uebersicht favoriten angesehen suchagenten preisalarme termine anfragen profil sicherheit daten'
      await page.goto(`${prefix}/dashboard`)
      for (const section of sections.split(' ')) {
        await page.evaluate((section) => location.assign(`#${section}`), section)
        await expect(page.locator(`.dashboard-nav [href$="#${section}"]`)).toHaveAttribute('aria-current', 'page')
        // What stands around them is the same: it is looked at with the first.
        const part = section === 'uebersicht' ? '' : '.dashboard'
        await look(section, [390, 768, 1440], { part })
        if (section !== 'suchagenten' && section !== 'daten') continue
        // Asked whether it is meant, and how an account is not deleted.
        await page.locator('.dashboard-part .button-quiet, .account-delete [type="submit"]').last().click()
        await page.locator('.account-sure, .account-delete .field-problem').first().waitFor()
        await look(`${section}: sure`, [390, 1440], { part: '.dashboard-part' })
      }
      await page.locator('[popovertarget="konto"]').click()
      await look('account', [1440], { isLayer: true })
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 900 })
      await page.locator('[data-menu-open]').click()
      await look('menu', [390], { isLayer: true })
      // Both as their mails lead there, the one with its question open.
      await page.goto(`${prefix}/suchagent?token=${held.agent}&beenden`)
      await page.locator('.account-sure').waitFor()
      await look('suchagent', [390, 1440])
      await page.goto(`${prefix}/termin?token=${held.appointment}`)
      await page.locator('.account-buttons .button-quiet').click()
      await page.locator('.account-sure').waitFor()
      await look('termin: sure', [390, 1440], { part: 'main' })
      await page.locator('.account-buttons .button').first().click()
      await expect(page.locator('main form [type="submit"]')).toBeVisible()
      await look('termin', [390, 1440])
      await page.goto(`${prefix}/immobilien/${held.home.id}`)
      await page.locator('.aside [data-reach="price-alert"]').click()
      await expect(page.locator('dialog.reach[open] [type="submit"]')).toBeVisible()
      await look('price alert', [390, 1440], { isLayer: true })
      expect(found).toEqual([])
    })

  test('shows each thing with what can be done about it', async ({ page }) => {
    await signedIn(page)
    await page.goto('/dashboard')
    await expect(page.getByText('ist noch nicht bestätigt')).toBeVisible()
    for (const name of ['Suchagenten', 'Preisalarme', 'Termine', 'Anfragen'])
      await expect(page.locator('.dashboard-counts a', { hasText: name }).locator('b')).toHaveText('1')
    const part = page.locator('.dashboard-part')
    const open = (name: string) => page.locator('.dashboard-nav').getByRole('link', { name }).click()
    await open('Suchagenten')
    await expect(part.getByRole('heading', { level: 3 })).toContainText(/Mieten.*Wohnung.*Graz.*Wien 9.*1\.200/)
    await expect(part.getByRole('link', { name: 'Zur Suche' })).toHaveAttribute(
      'href',
      /^\/immobilien\?vermarktungsart/,
    )
    await part.getByRole('button', { name: /^Beenden/ }).click()
    await part.getByRole('button', { name: 'Zurück' }).click()
    await expect(part.getByRole('button', { name: /^Beenden/ })).toBeFocused()
    await part.getByRole('button', { name: /^Beenden/ }).click()
    await part.getByRole('button', { name: /^Beenden/ }).click()
    await expect(part.getByText('Noch kein Suchagent.')).toBeVisible()
    await open('Preisalarme')
    await expect(part.getByRole('link')).toHaveText(held.home.objekttitel)
    await expect(part.locator('dd data')).toHaveCount(2)
    await part.getByRole('button', { name: /^Entfernen/ }).click()
    await expect(part.getByText('Noch kein Preisalarm.')).toBeVisible()
    await open('Termine')
    await expect(part.getByRole('link', { name: 'Termin ändern' })).toHaveAttribute('href', /^\/termin\?token=/)
    await open('Anfragen')
    await expect(part.getByText('Ist diese Wohnung noch zu haben?')).toBeVisible()
  })
})
