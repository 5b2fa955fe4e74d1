import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { compare, gapIn, heart, idOf, kept, LIST, panel, someIds, store, toast, withoutScript } from './keeping.ts'

test.describe('hearts', () => {
  test('answer the first click, without React, and are still there on the next page', async ({ page }) => {
    await page.goto(LIST)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /(react-dom|client)\.[\w-]+\.js/.test(name)),
    )
    expect(scripts).toEqual([])
    // The style sheets of the frame and of homes; that of the comparison loads with its panel.
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2)
    const id = await idOf(page)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await kept(page, 'guest_favorites')).toEqual([id])
    await expect(page.locator('.frame-nav [data-favorites-count]')).toHaveText('1')
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(LIST)
  })

  test('are taken back by a second click, and that by the message', async ({ page }) => {
    await page.goto(LIST)
    await heart(page).click()
    // Before its code is there, a second press asks for the same as the first.
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(toast(page)).toContainText('Aus den Favoriten entfernt')
    // Two seconds would be too short to reach it (WCAG 2.2.1).
    await expect(toast(page)).toHaveAttribute('data-stays', '8000')
    await toast(page).getByRole('button', { name: 'Rückgängig' }).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page)).toBeHidden()
  })

  test('work by keyboard, and say of which home they are', async ({ page }) => {
    await page.goto(LIST)
    const title = (await page.locator('.card-title').first().innerText()).trim()
    const button = page.getByRole('button', { name: `Merken: ${title}` }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })

  test('stay right when React renders the list anew', async ({ page }) => {
    await page.goto(LIST)
    await heart(page).click()
    const id = await idOf(page)
    await page.locator('.sort select').selectOption('preis_ab')
    // React may have to load first.
    await expect(page).toHaveURL(/sort=preis_ab/, { timeout: 20_000 })
    await page.locator('.sort select').selectOption('neueste')
    await expect(page).not.toHaveURL(/sort=/)
    await expect(page.locator(`[data-heart="${id}"]`).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.card [data-heart][aria-pressed="true"]')).toHaveCount(1)
  })

  test('have words on the page of a home', async ({ page, request }) => {
    const [id] = await someIds(request, 1)
    await page.goto(`/immobilien/${id}`)
    const button = page.locator('.detail-main').getByRole('button', { name: 'Merken' })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await kept(page, 'guest_favorites')).toEqual([id])
  })

  test('are right when the visitor returns from a home that was kept', async ({ page }) => {
    await page.goto(LIST)
    const id = await idOf(page)
    await page.locator('.card-title a').first().click()
    await page.locator('.detail-main [data-heart]').click()
    await expect(page.locator('.detail-main [data-heart]')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page.locator(`.card [data-heart="${id}"]`)).toHaveAttribute('aria-pressed', 'true')
  })

  test('are in step in two tabs', async ({ page, context }) => {
    await page.goto(LIST)
    const other = await context.newPage()
    await other.goto(LIST)
    await heart(page).click()
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
    await compare(other).click()
    await expect(panel(page)).toBeVisible()
    await heart(other).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('the favourites’ page', () => {
  test('shows a hint while nothing is kept', async ({ page }) => {
    await page.goto('/favoriten')
    await expect(page.getByText('Noch nichts gemerkt.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Immobilien suchen' })).toBeVisible()
  })

  /** How many files of React came: each is fetched for the cache, then imported from it. */
  const react = (page: Page) =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\/react\./.test(name))
      return new Set(files.map(({ name }) => name)).size
    })

  test('needs no React while nothing is kept, and wakes when another tab keeps a home', async ({ page, context }) => {
    await page.goto('/favoriten', { waitUntil: 'networkidle' })
    await expect(page.getByText('Noch nichts gemerkt.')).toBeVisible()
    await expect(page.locator('.favorites-loading')).toBeHidden()
    expect(await react(page)).toBe(0)
    const other = await context.newPage()
    await other.goto(LIST)
    await heart(other).click()
    await expect(page.locator('.card')).toHaveCount(1)
    await expect(page.getByText('Noch nichts gemerkt.')).toBeHidden()
    expect(await react(page)).toBe(1)
  })

  test('shows the shape of what comes before React is there, and nothing moves when it comes', async ({
    page,
    request,
  }) => {
    await store(page, { guest_favorites: await someIds(request, 3) })
    let letGo = () => {}
    const held = new Promise<void>((go) => {
      letGo = go
    })
    await page.route(/\/react\..*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/favoriten')
    await expect(page.locator('.favorites-loading .card-photo').first()).toBeVisible()
    await expect(page.getByText('Noch nichts gemerkt.')).toBeHidden()
    await page.evaluate(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    letGo()
    await expect(page.locator('.card')).toHaveCount(3)
    const sum = await page.evaluate(() =>
      (window as unknown as { moved: number[] }).moved.reduce((all, one) => all + one, 0),
    )
    expect(sum).toBeLessThan(0.01)
  })

  test('leads to the search without JavaScript', async ({ browser, baseURL }) => {
    await withoutScript(browser, baseURL, async (page) => {
      await page.goto('/favoriten')
      // Playwright finds no roles and no text in a noscript.
      await expect(page.locator('main noscript p').first()).toContainText('Favoriten brauchen JavaScript')
      await expect(page.locator('.favorites-away a[href="/immobilien"]')).toBeVisible()
      await expect(page.getByText('Noch nichts gemerkt.')).toBeHidden()
    })
  })

  test('shows what is kept, sorts it, and keeps notes', async ({ page, request }) => {
    const ids = await someIds(request, 4)
    await store(page, { guest_favorites: ids })
    await page.goto('/favoriten')
    await expect(page.locator('.card')).toHaveCount(4)
    await expect(page.getByRole('status').filter({ hasText: '4 gemerkte Immobilien' })).toBeVisible()
    expect(await idOf(page)).toBe(ids[3])
    expect(await gapIn(page.locator('label.sort'))).toBeGreaterThanOrEqual(8)
    await page.getByLabel('Sortieren nach').selectOption('preis_auf')
    const prices = await page
      .locator('.card-price b data')
      .evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    await page
      .getByRole('button', { name: /^Notiz hinzufügen/ })
      .first()
      .click()
    await page.keyboard.type('Samstag ansehen')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('status').filter({ hasText: 'Notiz gespeichert' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Notiz/ })).toHaveValue('Samstag ansehen')
  })

  test('brings back what was removed, with its note', async ({ page, request }) => {
    const [id = 0, other = 0] = await someIds(request, 2)
    await store(page, { guest_favorites: [id, other], guest_favorite_notes: { [id]: 'ruhig' } })
    await page.goto('/favoriten')
    await page.locator(`[data-heart="${id}"]`).click()
    await expect(page.locator('.card')).toHaveCount(1)
    await toast(page).getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.locator('.card')).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: /^Notiz/ })).toHaveValue('ruhig')
    expect(await kept(page, 'guest_favorites')).toEqual([id, other])
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(page.getByText('Noch nichts gemerkt.')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.locator('.card')).toHaveCount(2)
  })

  test('forgets homes that are no longer offered', async ({ page, request }) => {
    const [id] = await someIds(request, 1)
    await store(page, { guest_favorites: [id, 99_999_999] })
    await page.goto('/favoriten')
    await expect(toast(page)).toContainText('1 Immobilie wird nicht mehr angeboten und wurde entfernt.')
    expect(await kept(page, 'guest_favorites')).toEqual([id])
  })

  test('offers another try when the server cannot be reached', async ({ page, request }) => {
    const ids = await someIds(request, 1)
    await store(page, { guest_favorites: ids })
    await page.route('**/api/properties/batch*', (route) => route.abort())
    await page.goto('/favoriten')
    await expect(page.getByRole('alert')).toContainText('konnten nicht geladen werden')
    expect(await kept(page, 'guest_favorites')).toEqual(ids)
    await page.unroute('**/api/properties/batch*')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.locator('.card')).toHaveCount(1)
  })
})

test.describe('an account', () => {
  const PASSWORD = 'Altbau1090Wien'

  async function signUp(request: APIRequestContext) {
    const email = `keep-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.at`
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const data = { name: 'Anna Merk', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true }
    expect((await request.post('/api/auth/register', { data, headers })).status()).toBe(200)
    const answer = await request.post('/api/auth/login', { data: { email, password: PASSWORD }, headers })
    const { token, user } = await answer.json()
    const list = async () => {
      const all = await request.get('/api/favorites', { headers: { ...headers, Authorization: `Bearer ${token}` } })
      return (await all.json()).data as { property_id: number; note: string }[]
    }
    return { token, user, list }
  }

  test('gets the guest’s favourites with their notes, once', async ({ page, request }) => {
    const { token, user, list } = await signUp(request)
    const [a = 0, b = 0] = await someIds(request, 2)
    await store(page, {
      auth_token: token,
      user,
      guest_favorites: [a, b],
      guest_favorite_notes: { [b]: 'Dachterrasse' },
    })
    await page.goto(LIST)
    await expect(toast(page)).toContainText('2 Favoriten in Ihr Konto übernommen')
    expect((await list()).map(({ property_id, note }) => [property_id, note]).sort()).toEqual(
      [
        [a, ''],
        [b, 'Dachterrasse'],
      ].sort(),
    )
    expect(await kept(page, 'guest_favorites')).toBeNull()
    await expect(page.locator(`.card [data-heart="${a}"]`)).toHaveAttribute('aria-pressed', 'true')
    await page.locator(`.card [data-heart="${a}"]`).click()
    await expect.poll(async () => (await list()).length).toBe(1)
    await page.goto('/favoriten')
    await expect(page.locator('.card')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: /^Notiz/ })).toHaveValue('Dachterrasse')
    await expect(page.getByText(/^Gemerkt am/)).toBeVisible()
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(page.getByText('Noch nichts gemerkt.')).toBeVisible()
    await expect.poll(async () => (await list()).length).toBe(0)
  })

  test('that cannot save says so, and the heart is empty again', async ({ page, request }) => {
    const { token, user } = await signUp(request)
    await store(page, { auth_token: token, user })
    await page.route('**/api/favorites', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { success: false } }) : route.fallback(),
    )
    await page.goto(LIST)
    await heart(page).click()
    await expect(toast(page)).toContainText('Fehler beim Speichern')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('that has a home already, from another device, says so and fills the heart', async ({ page, request }) => {
    const { token, user } = await signUp(request)
    await store(page, { auth_token: token, user })
    await page.goto(LIST)
    const id = await idOf(page)
    await expect.poll(() => kept(page, 'klinke_account_favorites')).toMatchObject({ list: [] })
    const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` }
    await request.post('/api/favorites', { data: { property_id: id }, headers })
    await heart(page).click()
    await expect(toast(page)).toContainText('Die Immobilie ist schon in Ihren Favoriten.')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  })

  test('that cannot remove says so, one by one and all together, and keeps what is still there', async ({
    page,
    request,
  }) => {
    const { token, user } = await signUp(request)
    const [a = 0, b = 0] = await someIds(request, 2)
    await store(page, { auth_token: token, user, guest_favorites: [a, b] })
    await page.goto('/favoriten')
    await expect(page.locator('.card')).toHaveCount(2)
    await expect.poll(() => kept(page, 'guest_favorites')).toBeNull()
    await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 500, json: { success: false } }))
    await page.locator(`[data-heart="${a}"]`).click()
    await expect(toast(page)).toContainText('Fehler beim Entfernen')
    await expect(page.locator('.card')).toHaveCount(2)
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(toast(page)).toContainText('Fehler beim Entfernen aller Favoriten')
    await expect(page.locator('.card')).toHaveCount(2)
  })

  test('that is not known any more leads to the login, and nothing of it stays', async ({ page }) => {
    await store(page, { auth_token: 'x'.repeat(43), user: { id: 1, name: 'Niemand' } })
    await page.goto(LIST)
    await expect(page).toHaveURL(/anmelden/)
    expect(await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
  })
})
