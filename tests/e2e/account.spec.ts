import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import {
  askForAccount,
  elsewhere,
  field,
  linkIn,
  logIn,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  register,
  wrong,
} from './accounts.ts'

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

test('a guest keeps homes, opens an account, changes it, exports the data and removes it', async ({
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
  // The token does not stay in the address, and nothing is confirmed before the button is pressed.
  await expect(page).toHaveURL('/anmelden')
  await field(page, 'Passwort').fill('falsch1234X')
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(wrong(page)).toHaveText(['Das Passwort stimmt nicht.'])
  await field(page, 'Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'bestätigt' })).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Anna Huber' })).toBeVisible()
  await expect(page.getByText('noch nicht bestätigt')).toHaveCount(0)

  await test.step('the homes he kept are the account’s now', async () => {
    const part = page.getByRole('region', { name: 'Favoriten' })
    await expect(part.getByRole('heading', { level: 2 })).toContainText('2')
    await expect(part.locator('.card')).toHaveCount(2)
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
    await expect(other).toHaveURL('/anmelden?weiter=%2Fdashboard')
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
    await expect(page.locator('.form-failed')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.')
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
  test('of the registration is shown beside each field, and the first one gets the focus', async ({ page }) => {
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
    // No error is shown while the visitor corrects the field.
    await field(page, 'Name').fill('Anna')
    await expect(wrong(page)).toHaveCount(4)
  })

  test('of the login is checked here, and refused by the server in its own words', async ({ page }) => {
    let sent = 0
    page.on('request', (request) => request.url().endsWith('/api/auth/login') && sent++)
    await page.goto('/anmelden')
    await logIn(page, 'anna@example.at', 'kurz')
    await expect(wrong(page)).toHaveText(['Das Passwort muss mindestens 6 Zeichen haben.'])
    expect(sent).toBe(0)
    await logIn(page, newAddress(), 'sechszeichen')
    await expect(page.locator('.form-failed')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.')
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
    await expect(page.locator('main :is(noscript p, .notice p)').first()).toContainText('Das Konto braucht JavaScript.')
    for (const form of await page.locator('main form').all()) await expect(form).toHaveAttribute('method', 'post')
  }
  await page.goto('/anmelden')
  await expect(page.locator('main form button[type=submit]')).toBeDisabled()
  await expect(page.locator('main form')).toBeHidden()
  await context.close()
})

test('without JavaScript, pages of mailed links name the office, and show neither a dead form nor a wait', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const [path, text] of [
    ['/newsletter', 'Um den Newsletter zu bestellen oder abzubestellen'],
    ['/termin?token=x', 'Um Ihren Termin zu ändern oder abzusagen'],
    ['/gb/suchagent', 'To change or end your saved search'],
  ] as const) {
    await page.goto(path)
    const notice = page.locator('main .notice')
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(text)
    await expect(notice).not.toContainText(/Konto|account/)
    await expect(notice.locator('a[href^="mailto:"]')).toContainText('@')
    await expect(notice.locator('a[href^="tel:"]')).toHaveCount(1)
    for (const dead of await page.locator('main :is(form, .account-waiting)').all()) await expect(dead).toBeHidden()
  }
  await context.close()
})

for (const width of [1280, 1440])
  test(`at ${width} px and 900 px of height the open comparison covers nothing of the account's forms`, async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/properties?vermarktungsart=KAUF&objektart=WOHNUNG')).json()
    const homes = data.slice(0, 4).map(({ id }: { id: number }) => ({ id, objekttitel: `Wohnung ${id}` }))
    await page.addInitScript((all) => localStorage.setItem('comparedProperties', JSON.stringify(all)), homes)
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/anmelden', '/registrieren', '/passwort-vergessen', '/newsletter', '/suchagent']) {
      await page.goto(path)
      const panel = page.locator('.compare-panel')
      await page.getByRole('button', { name: /^Vergleich ausklappen/ }).click()
      await expect(panel, path).toBeVisible()
      const covered = await panel.evaluate((floating) => {
        const box = floating.getBoundingClientRect()
        return [...document.querySelectorAll('main :is(h1, h2, p, li, label, input, button, a)')]
          .filter((element) => {
            const { left, right, top, bottom, width } = element.getBoundingClientRect()
            return width > 0 && right > box.left && left < box.right && bottom > box.top && top < box.bottom
          })
          .map((element) => element.outerHTML.slice(0, 80))
      })
      expect(covered, path).toEqual([])
    }
  })
