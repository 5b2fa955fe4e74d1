import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'

/** What a guest keeps (issue: people, section 1): hearts, comparison, viewed homes, in a real browser. */
const LIST = '/immobilien?vermarktungsart=KAUF&objektart=WOHNUNG'
const CONSENT = JSON.stringify({
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  date: '2026-01-01T00:00:00.000Z',
})
const KEYS = [
  'auth_token',
  'user',
  'guest_favorites',
  'guest_favorite_notes',
  'viewed_properties',
  'comparedProperties',
  'cookie-consent',
  'klinke_account_favorites',
  'klinke_comparison_panel',
]

const heart = (page: Page, nth = 0) => page.locator('.card [data-heart]').nth(nth)
const compare = (page: Page, nth = 0) => page.locator('.card [data-compare]').nth(nth)
const toast = (page: Page) => page.locator('.toast')
const panel = (page: Page) => page.locator('.compare-panel')
const idOf = async (page: Page, nth = 0) => Number(await heart(page, nth).getAttribute('data-heart'))
const kept = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Ids of homes that are offered. */
async function someIds(request: APIRequestContext, count: number): Promise<number[]> {
  const { data } = await (await request.get('/api/properties?vermarktungsart=KAUF&objektart=WOHNUNG')).json()
  return data.slice(0, count).map(({ id }: { id: number }) => id)
}

/** Every error that no code caught, from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

async function store(page: Page, values: Record<string, unknown>) {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('set')) return
    sessionStorage.setItem('set', '1')
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }, values)
}

test.describe('hearts', () => {
  test('answer the first click, without React, and are still there on the next page', async ({ page }) => {
    await page.goto(LIST)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /(react-dom|client)\.[\w-]+\.js/.test(name)),
    )
    expect(scripts).toEqual([])
    // The frame's sheet and that of homes; the one of the comparison comes with its panel.
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
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(toast(page)).toContainText('Aus den Favoriten entfernt')
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
    // React may have to come first.
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

  test('are right when somebody comes back from a home that he has kept', async ({ page }) => {
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
  test('says what to do while nothing is kept', async ({ page }) => {
    await page.goto('/favoriten')
    await expect(page.getByText('Noch nichts gemerkt.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Immobilien suchen' })).toBeVisible()
  })

  const react = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/react\./.test(name)).length)

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
      await expect(page.locator('main noscript a[href="/immobilien"]')).toBeVisible()
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
    await expect(toast(page)).toContainText('Notiz gespeichert')
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

test.describe('the comparison', () => {
  test('takes four, refuses a fifth, and its panel can be folded, emptied and opened', async ({ page }) => {
    await page.goto(LIST)
    for (const nth of [0, 1, 2, 3]) await compare(page, nth).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(4)
    await compare(page, 4).click()
    await expect(toast(page)).toContainText('Maximale Anzahl erreicht')
    await expect(toast(page)).toContainText('Sie können maximal 4 Immobilien vergleichen.')
    await expect(toast(page)).toHaveAttribute('data-stays', '3000')
    await expect(compare(page, 4)).toHaveAttribute('aria-pressed', 'false')
    await expect
      .poll(async () => (await kept(page, 'comparedProperties')).every((one: { kaufpreis?: number }) => one.kaufpreis))
      .toBe(true)
    // The list scrolls above 12rem.
    const list = await panel(page)
      .locator('ul')
      .evaluate((ul) => ({ height: ul.clientHeight, all: ul.scrollHeight }))
    expect(list.height).toBeLessThanOrEqual(192)
    expect(list.all).toBeGreaterThan(192)

    await panel(page).getByRole('button', { name: 'Einklappen' }).click()
    await expect(panel(page)).toBeHidden()
    const tab = page.getByRole('button', { name: 'Vergleich ausklappen (4)' })
    await expect(tab).toBeFocused()
    await page.reload()
    await tab.click()
    await panel(page)
      .getByRole('button', { name: /aus dem Vergleich entfernen$/ })
      .first()
      .click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(3)
    await expect(compare(page, 0)).toHaveAttribute('aria-pressed', 'false')
    await panel(page).getByRole('link', { name: 'Vergleichen' }).click()
    await expect(page).toHaveURL(/\/vergleich\?ids=\d+,\d+,\d+$/)
    await page.goto(LIST)
    await panel(page).getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('.card [data-compare][aria-pressed="true"]')).toHaveCount(0)
    expect(await kept(page, 'comparedProperties')).toBeNull()
  })

  test('names a home without a title', async ({ page }) => {
    await store(page, { comparedProperties: [{ id: 5 }] })
    await page.goto('/impressum')
    await expect(panel(page)).toContainText('Unbekannte Immobilie')
  })

  test('of an address is read without JavaScript, and its switch works too', async ({ browser, baseURL, request }) => {
    const ids = await someIds(request, 3)
    await withoutScript(browser, baseURL, async (page) => {
      await page.goto(`/vergleich?ids=${ids.join(',')}`)
      await expect(page.locator('.comparison thead th')).toHaveCount(3)
      await expect(page.getByRole('row', { name: /^Kaufpreis/ })).toBeVisible()
      await expect(page.locator('.comparison-best').first()).toBeVisible()
      const same = page.locator('.comparison tr[data-same]').first()
      await expect(same).toBeVisible()
      await page.getByRole('checkbox', { name: 'Nur Unterschiede' }).check()
      await expect(same).toBeHidden()
      await page
        .getByRole('link', { name: /aus dem Vergleich entfernen$/ })
        .first()
        .click()
      await expect(page).toHaveURL(`/vergleich?ids=${ids.slice(1).join(',')}`)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/vergleich', '/sa/vergleich']) {
        await page.goto(`${path}?ids=${ids.join(',')}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
      }
      await page.goto('/vergleich')
      await expect(page.getByText('Noch nichts zu vergleichen.')).toBeVisible()
      expect((await page.goto('/vergleich?ids=x,-1,99999999'))?.status()).toBe(200)
      await expect(page.getByText('1 Immobilie wird nicht mehr angeboten')).toBeVisible()
    })
  })

  test('is printed whole on its side, without what can only be pressed', async ({ page, request }) => {
    const ids = await someIds(request, 4)
    await store(page, { comparedProperties: ids.map((id) => ({ id, objekttitel: `Haus ${id}` })) })
    await page.goto(`/vergleich?ids=${ids.join(',')}`)
    await expect(page.getByRole('button', { name: 'Vergleich ausklappen (4)' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const away of ['.comparison-tools', '.comparison-remove', '.compare-tab', '.frame-header'])
      await expect(page.locator(away).first(), away).toBeHidden()
    await expect(page.locator('.comparison thead th')).toHaveCount(4)
    await expect(page.getByRole('row', { name: /^Kaufpreis/ })).toBeVisible()
    // A4 on its side with usual margins, 96 dots an inch.
    await page.setViewportSize({ width: 1045, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1045)
  })

  test('without ids shows the browser’s own homes and follows them', async ({ page, request }) => {
    const ids = await someIds(request, 3)
    await store(page, { comparedProperties: ids.map((id) => ({ id, objekttitel: `Haus ${id}` })) })
    await page.goto('/vergleich')
    await expect(page).toHaveURL(`/vergleich?ids=${ids.join(',')}`)
    await page.locator('[data-compare-remove]').first().click()
    await expect(page).toHaveURL(`/vergleich?ids=${ids.slice(1).join(',')}`)
    expect((await kept(page, 'comparedProperties')).map(({ id }: { id: number }) => id)).toEqual(ids.slice(1))
    await page.getByRole('button', { name: 'Vergleich ausklappen (2)' }).click()
    await panel(page).getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(page.getByText('Noch nichts zu vergleichen.')).toBeVisible()
  })

  test('that somebody sent does not change one’s own', async ({ page, request }) => {
    const [own, ...sent] = await someIds(request, 3)
    await store(page, { comparedProperties: [{ id: own, objekttitel: 'Mein Haus' }] })
    await page.goto(`/vergleich?ids=${sent.join(',')}`)
    await page.locator('[data-compare-remove]').first().click()
    await expect(page.locator('.comparison thead th')).toHaveCount(1)
    expect(await kept(page, 'comparedProperties')).toMatchObject([{ id: own }])
  })

  test('that somebody sent can be taken over, once and as far as there is room', async ({ page, request }) => {
    const ids = await someIds(request, 5)
    const [own = 0, ...sent] = ids
    await store(page, { comparedProperties: [{ id: own, objekttitel: 'Mein Haus' }] })
    await page.goto(`/vergleich?ids=${sent.slice(0, 2).join(',')}`)
    const take = page.getByRole('button', { name: 'In meinen Vergleich übernehmen' })
    await take.click()
    await expect(toast(page)).toContainText('Zum Vergleich hinzugefügt')
    const compared = async () => (await kept(page, 'comparedProperties')) as { id: number; kaufpreis?: number }[]
    await expect
      .poll(async () => (await compared()).slice(1).map(({ kaufpreis }) => Boolean(kaufpreis)))
      .toEqual([true, true])
    expect((await compared()).map(({ id }) => id)).toEqual([own, ...sent.slice(0, 2)])
    await take.click()
    await expect(toast(page)).toContainText('Bereits im Vergleich')
    await page.goto(`/vergleich?ids=${sent.join(',')}`)
    await take.click()
    await expect(toast(page)).toContainText('Sie können maximal 4 Immobilien vergleichen.')
    expect(await compared()).toHaveLength(4)
    // One's own is one's own already.
    await page.goto(`/vergleich?ids=${(await compared()).map(({ id }) => id).join(',')}`)
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()
    await expect(take).toBeHidden()
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`leaves the bar of a home’s page, messages and the banner free at ${width}`, async ({ page, request }) => {
      const [id] = await someIds(request, 1)
      await store(page, { comparedProperties: [{ id, objekttitel: 'Haus' }] })
      await page.setViewportSize({ width, height })
      await page.goto(`/immobilien/${id}`)
      await page.getByRole('button', { name: 'Vergleich ausklappen (1)' }).click()
      const box = await panel(page).boundingBox()
      const bar = await page.locator('.bottom-bar').boundingBox()
      if (width < 1024) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      await page.locator('.detail-main [data-heart]').click()
      await page.locator('.detail-main [data-heart]').click()
      const message = await toast(page).boundingBox()
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-consent-open]')?.click())
      const close = page.locator('.consent').getByRole('button', { name: 'Nur notwendige' })
      await close.click({ trial: true })
    })
})

async function withoutScript(browser: Browser, baseURL: string | undefined, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** As a hand does, step by step. */
async function scrollDown(page: Page) {
  for (let step = 0; step < 14; step++) {
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(80)
  }
}

test.describe('viewed homes', () => {
  test('are not kept without consent', async ({ page, request }) => {
    const [id] = await someIds(request, 1)
    await page.goto(`/immobilien/${id}`)
    await page.waitForTimeout(500)
    expect(await kept(page, 'viewed_properties')).toBeNull()
  })

  test('are kept with it, marked in lists, and shown on the start page', async ({ page }) => {
    await store(page, { 'cookie-consent': CONSENT })
    await page.goto(LIST)
    const id = await idOf(page)
    await page.locator('.card-title a').first().click()
    await expect.poll(() => kept(page, 'viewed_properties')).toMatchObject([{ propertyId: id }])
    const [entry] = await kept(page, 'viewed_properties')
    expect(Object.keys(entry).sort()).toEqual([
      'image',
      'location',
      'locationString',
      'objektart',
      'objektart_hauptgruppe',
      'objektart_untergruppe',
      'price',
      'propertyId',
      'title',
      'title_slug',
      'vermarktungsart',
      'viewedAt',
    ])
    await page.goto(LIST)
    await expect(page.locator(`[data-home="${id}"] .card-seen`)).toBeVisible()
    await expect(page.locator('.card-seen:visible')).toHaveCount(1)
    await page.goto('/')
    await scrollDown(page)
    const row = page.getByRole('region', { name: 'Zuletzt angesehen' })
    await expect(row.locator('.card')).toHaveCount(1)
    await row.getByRole('button', { name: 'Liste leeren' }).click()
    await expect(row).toHaveCount(0)
    expect(await kept(page, 'viewed_properties')).toBeNull()
  })

  test('the row moves nothing that is in sight', async ({ page, request }) => {
    const ids = await someIds(request, 3)
    const viewed = ids.map((propertyId) => ({ propertyId, viewedAt: Date.now(), title: 'x' }))
    await store(page, { 'cookie-consent': CONSENT, viewed_properties: viewed })
    await page.goto('/')
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await scrollDown(page)
    await expect(page.getByRole('region', { name: 'Zuletzt angesehen' })).toHaveCount(1)
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
    )
    expect(sum).toBeLessThan(0.01)
  })
})

test.describe('nothing breaks a page', () => {
  const PAGES = ['/', LIST, '/favoriten', '/vergleich']

  for (const junk of ['{"broken', 'null', '[null,{"id":"x"},7]', '{"a":1}'])
    test(`when every stored value is ${junk}`, async ({ page }) => {
      const errors = errorsOf(page)
      await page.addInitScript(
        ([keys, value]) => {
          for (const key of keys) localStorage.setItem(key, value)
        },
        [KEYS, junk] as const,
      )
      // A token that is none must not send anybody away.
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await page.goto(LIST)
      await heart(page, 1).click()
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
      expect(errors).toEqual([])
    })

  test('when the storage is full', async ({ page }) => {
    const errors = errorsOf(page)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(LIST)
    await heart(page).click()
    await compare(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(panel(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('when storage is forbidden', async ({ page }) => {
    const errors = errorsOf(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(LIST)
    await heart(page).click()
    await compare(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(panel(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('when the network goes away before the first click', async ({ page, context }) => {
    const errors = errorsOf(page)
    await page.goto(LIST)
    await context.setOffline(true)
    await heart(page).click()
    await page.waitForTimeout(300)
    await context.setOffline(false)
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    expect(errors).toEqual([])
  })
})

test.describe('an account', () => {
  const PASSWORD = 'Geheim123'

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
