import { expect, type Page, test } from '@playwright/test'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
test.use({ viewport: WIDE })

const banner = (page: Page) => page.getByRole('banner')
const nav = (page: Page) => banner(page).locator('.frame-nav')

/** A browser with an earlier login. */
async function signedIn(page: Page, user = '{"id":7,"name":"Anna Huber","email":"anna@example.at","role":"user"}') {
  await page
    .context()
    .route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user: JSON.parse(user) } }))
  await page.context().route('**/api/favorites', (route) => route.fulfill({ json: { success: true, data: [] } }))
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('was-here')) return
    sessionStorage.setItem('was-here', '1')
    localStorage.setItem('auth_token', 'token-of-anna')
    localStorage.setItem('user', kept)
  }, user)
}

test.describe('the navigation', () => {
  for (const [prefix, names] of [
    ['', ['Immobilien', 'Projekte', 'Kartensuche', 'Favoriten', 'Kontakt']],
    ['/gb', ['Properties', 'New developments', 'Map search', 'Favourites', 'Contact']],
  ] as const)
    test(`leads to the five parts of the site from ${prefix || '/'}, in the bar and on phones`, async ({ page }) => {
      await page.goto(`${prefix}/projekte`)
      const paths = ['/immobilien', '/projekte', '/kartensuche', '/favoriten', '/kontakt'].map((path) => prefix + path)
      const links = async (place: string) =>
        page.locator(place).evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.textContent?.trim()]))
      const wanted = paths.map((path, nr) => [path, names[nr]])
      expect(await links('.frame-nav a')).toEqual(wanted)
      expect(await links('#menue nav a')).toEqual(wanted)
      await expect(nav(page)).toBeVisible()
    })

  test('to the homes forgets the search that was left', async ({ page }) => {
    await page.goto('/projekte')
    const keep = () => {
      for (const storage of [localStorage, sessionStorage])
        storage.setItem('klinke_search_state', '{"searchParams":"x"}')
    }
    const left = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((all) => all.getItem('klinke_search_state')))
    await page.evaluate(keep)
    const come = page.waitForEvent('load')
    await nav(page).getByRole('link', { name: 'Projekte' }).click()
    await come
    expect(await left()).not.toContain(null)
    await nav(page).getByRole('link', { name: 'Immobilien' }).click()
    await expect(page).toHaveURL('/immobilien')
    await expect.poll(left).toEqual([null, null])
  })

  test('has a place for the number of favourites, which is not seen while it is empty', async ({ page }) => {
    await page.goto('/hilfe')
    const count = nav(page).locator('[data-favorites-count]')
    await count.evaluate((one) => one.replaceChildren())
    await expect(count).toBeHidden()
    await count.evaluate((one) => one.replaceChildren('12'))
    await expect(count).toBeVisible()
    await expect(nav(page).getByRole('link', { name: /^Favoriten\s*12$/ })).toBeVisible()
  })
})

test.describe('a visitor who is not signed in', () => {
  test('finds login and registration in the bar, and comes back from there', async ({ page }) => {
    await page.goto('/projekte?seite=1')
    await expect(banner(page).locator('.account-user')).toBeHidden()
    await expect(banner(page).getByRole('link', { name: 'Registrieren' })).toHaveAttribute('href', '/registrieren')
    await banner(page).getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(`/anmelden?weiter=${encodeURIComponent('/projekte?seite=1')}`)
  })

  test('finds them in the menu of phones too', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/gb/hilfe')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/gb/registrieren')
    await expect(menu.locator('[data-logout]')).toBeHidden()
  })

  test('finds them without JavaScript, whatever is stored', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: WIDE, baseURL })
    const page = await context.newPage()
    await page.goto('/hilfe')
    await expect(banner(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Registrieren' })).toBeVisible()
    await expect(banner(page).locator('.account-user')).toBeHidden()
    await context.close()
  })

  test('finds the way to every page on a phone without JavaScript, and nothing of the bar is cut off', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL })
    const page = await context.newPage()
    await page.goto('/hilfe')
    for (const one of await banner(page).locator('.frame-tools :is(a, button):visible').all()) {
      const box = await one.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    }
    await banner(page).getByRole('link', { name: 'Menü' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Projekte' })).toBeInViewport()
    await context.close()
  })

  for (const [what, token, user] of [
    ['only a token', 'abc', null],
    ['only a user', null, '{"name":"Anna"}'],
    ['a token with a blank', 'abc def', '{"id":7,"name":"Anna"}'],
    ['a token that is nothing', 'null', '{"id":7,"name":"Anna"}'],
    ['half a token', '"abc', '{"id":7,"name":"Anna"}'],
    ['a user that is a word', 'abc', '"Anna"'],
    ['a user that is a list', 'abc', '[{"id":7,"name":"Anna"}]'],
    ['a user that cannot be read', 'abc', 'x'],
    ['a user that is nothing', 'abc', 'null'],
  ] as const)
    test(`is a visitor who has stored ${what}: it is erased, and never shown`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => void (/\/api\/(auth|favorites)/.test(request.url()) && asked.push(request.url())))
      // On a page of each kind, before its first paint.
      for (const path of ['/immobilien', '/dashboard', '/sa/hilfe']) {
        await page.goto('/robots.txt')
        await page.evaluate(
          ([token, user]) => {
            localStorage.clear()
            if (token !== null) localStorage.setItem('auth_token', token)
            if (user !== null) localStorage.setItem('user', user)
          },
          [token, user] as const,
        )
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForSelector('.frame-header', { state: 'attached' })
        await expect(page.locator('html'), path).not.toHaveAttribute('data-signed-in')
        await page.waitForLoadState()
        await expect(banner(page).locator('.account-guest'), path).toBeVisible()
        await expect(banner(page).locator('.account-user'), path).toBeHidden()
        expect(
          await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user')]),
          path,
        ).toEqual([null, null])
      }
      expect(asked.filter((url) => !url.endsWith('/providers'))).toEqual([])
    })
})

test.describe('a signed-in visitor', () => {
  const open = (page: Page) => banner(page).getByRole('button', { name: /^Benutzermenü/ })

  test('finds name, account, favourites and the way out, by keyboard', async ({ page }) => {
    await signedIn(page)
    await page.goto('/hilfe')
    await expect(open(page)).toHaveText(/Anna Huber/)
    await expect(banner(page).getByRole('link', { name: 'Anmelden' })).toBeHidden()
    await open(page).focus()
    await page.keyboard.press('Enter')
    const sheet = page.locator('#konto')
    await expect(sheet).toBeVisible()
    for (const wanted of ['/dashboard', '/favoriten']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', wanted)
    }
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: 'Abmelden' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open(page)).toBeFocused()
  })

  test('is known before any script of the page has come', async ({ page }) => {
    await signedIn(page)
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort())
    await page.goto('/hilfe')
    await expect(open(page)).toHaveText(/Benutzer$/)
    await expect(banner(page).getByRole('link', { name: 'Anmelden' })).toBeHidden()
  })

  for (const user of ['{"id":7}', '{"name":""}', '{"name":{"first":"Anna"}}'])
    test(`is called user where the name cannot be read: ${user}`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await signedIn(page, user)
      await page.goto('/hilfe')
      await expect(open(page)).toHaveText(/Benutzer$/)
      expect(errors).toEqual([])
    })

  for (const status of [200, 500])
    test(`is logged out when the server answers ${status}, with a message on the start page`, async ({ page }) => {
      await signedIn(page)
      let headers: Record<string, string> = {}
      await page.route('**/api/auth/logout', (route) => {
        headers = route.request().headers()
        return route.fulfill({ status, json: { success: status === 200 } })
      })
      await page.goto('/gb/hilfe')
      await banner(page)
        .getByRole('button', { name: /^User menu/ })
        .click()
      await page.locator('#konto').getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL('/gb')
      await expect(page.getByRole('status').filter({ hasText: 'You are logged out' })).toBeVisible()
      expect(headers).toMatchObject({ authorization: 'Bearer token-of-anna', 'x-requested-with': 'XMLHttpRequest' })
      expect(await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user')])).toEqual([
        null,
        null,
      ])
      await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible()
    })

  test('is logged out in the other tab too', async ({ page, context }) => {
    await signedIn(page)
    await page.goto('/hilfe')
    const other = await context.newPage()
    await other.goto('/faq')
    await expect(open(other)).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('auth_token'))
    await expect(other.locator('.frame-header').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  })

  test('has the same in the menu of phones', async ({ page }) => {
    await signedIn(page)
    await page.setViewportSize(PHONE)
    await page.goto('/hilfe')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu).toContainText('Anna Huber')
    await expect(menu.locator('.account-links a[href="/dashboard"]')).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Anmelden' })).toBeHidden()
  })
})

test.describe('the old address of the login', () => {
  for (const [asked, answer] of [
    ['/#/anmelden', '/anmelden'],
    ['/#/anmelden?weiter=/favoriten', '/anmelden?weiter=/favoriten'],
    ['/gb#/anmelden?weiter=%2Fgb%2Fimmobilien%3Fseite%3D2', '/gb/anmelden?weiter=%2Fgb%2Fimmobilien%3Fseite%3D2'],
    // The login itself decides the target of a return address (account-return.spec.ts).
    ['/#/anmelden?weiter=//evil.example/', '/anmelden?weiter=//evil.example/'],
    ['/#/anmelden?weiter=javascript:alert(1)', '/anmelden?weiter=javascript:alert(1)'],
    ['/#/anmelden//evil.example', '/#/anmelden//evil.example'],
  ] as const)
    test(`${asked} leads to ${answer}`, async ({ page }) => {
      await page.goto(asked)
      await expect(page).toHaveURL(answer)
    })

  test('leads to the login of the stored language', async ({ page }) => {
    await page.goto('/hilfe')
    await page.evaluate(() => localStorage.setItem('language', 'fr'))
    await page.goto('/#/anmelden')
    await expect(page).toHaveURL('/fr/anmelden')
  })

  test('is honoured on a page that is open already', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => location.assign('/#/anmelden'))
    await expect(page).toHaveURL('/anmelden')
  })

  test('is not taken for another fragment', async ({ page }) => {
    await page.goto('/#/anmeldung')
    await page.waitForTimeout(300)
    await expect(page).toHaveURL('/#/anmeldung')
  })
})
