import { expect, type Page, test } from '@playwright/test'

const LIST = '/immobilien?vermarktungsart=KAUF'
const main = (page: Page) => page.locator('main')
const skeleton = (page: Page) => page.locator('.skeleton')

/** Lets a page wait before it comes. */
const slow = (page: Page, url: string | RegExp, ms = 1500) =>
  page.route(url, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, ms))
    // The visitor may have gone meanwhile.
    return route.continue().catch(() => undefined)
  })

test.describe('while a page loads', () => {
  for (const [from, path, shape] of [
    ['/hilfe', '/projekte', 'list'],
    ['/projekte', '/hilfe', 'text'],
    ['/hilfe', '/kartensuche', 'map'],
  ] as const)
    test(`its shape stands there: ${path} is a ${shape}`, async ({ page }) => {
      await page.goto(from)
      await slow(page, `**${path}`)
      await page.locator(`a[href="${path}"]:visible`).first().click({ noWaitAfter: true })
      await expect(page.locator(`.skeleton-${shape}`)).toBeVisible()
      await expect(main(page)).toHaveAttribute('aria-busy', 'true')
      await expect(skeleton(page).getByRole('status')).toHaveText('Die Seite wird geladen')
      await expect(page).toHaveURL(path)
      await expect(main(page)).not.toHaveAttribute('aria-busy')
      await expect(skeleton(page)).toHaveCount(0)
    })

  test('a home has the shape of a home, and coming back there is none, at the place that was left', async ({
    page,
  }) => {
    await page.goto(LIST)
    const link = page.locator('.card-title a').nth(8)
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(300)
    await slow(page, /\/immobilien\/\d+\//)
    await link.click({ noWaitAfter: true })
    await expect(page.locator('.skeleton-detail')).toBeVisible()
    await expect(page).toHaveURL(/\/immobilien\/\d+\//)
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(skeleton(page)).toHaveCount(0)
    await expect(main(page)).not.toHaveAttribute('aria-busy')
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
  })

  test('a form that leads to another page shows it too', async ({ page }) => {
    await page.goto('/')
    await slow(page, /\/immobilien\?/)
    await page
      .locator('main form[method="get"]')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.locator('.skeleton-list')).toBeVisible()
  })

  test('a page that comes at once shows none', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches('.skeleton')) sessionStorage.setItem('seen', '1')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/faq')
    await page.route('**/impressum', (route) => route.fulfill({ contentType: 'text/html', body: '<title>da</title>' }))
    await page.locator('footer a[href="/impressum"]').click()
    await expect(page).toHaveTitle('da')
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  })

  test('nothing stands there for another tab, a place of this page or a download', async ({ page }) => {
    await page.goto('/faq')
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<a id="a" href="#inhalt">a</a><a id="b" href="/projekte" target="_blank">b</a>' +
            '<a id="c" href="/projekte" download>c</a><a id="d" href="/api/properties">d</a><a id="e" href="/projekte">e</a>',
        )
      document.querySelector('#e')?.addEventListener('click', (event) => event.preventDefault())
      // Whatever these lead to, it is not this page that waits.
      addEventListener('click', (event) => event.preventDefault())
    })
    for (const id of ['a', 'b', 'c', 'd', 'e']) await page.locator(`#${id}`).click()
    await page.locator('#e').click({ modifiers: ['ControlOrMeta'] })
    await page.waitForTimeout(400)
    await expect(skeleton(page)).toHaveCount(0)
  })

  test('nothing stays when the answer is none, or somebody presses Escape', async ({ page }) => {
    await page.goto('/faq')
    await page.route('**/impressum', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.fulfill({ status: 204 }).catch(() => undefined)
    })
    await page.locator('footer a[href="/impressum"]').click({ noWaitAfter: true })
    await expect(skeleton(page)).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
    await expect(main(page)).not.toHaveAttribute('aria-busy')
    await slow(page, '**/datenschutz', 3000)
    await page.locator('footer a[href="/datenschutz"]').click({ noWaitAfter: true })
    await expect(skeleton(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(skeleton(page)).toHaveCount(0)
  })

  test('nobody who wants no motion sees it move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/faq')
    await slow(page, '**/impressum')
    await page.locator('footer a[href="/impressum"]').click({ noWaitAfter: true })
    await expect(skeleton(page)).toBeVisible()
    expect(
      await skeleton(page)
        .locator('i')
        .first()
        .evaluate((one) => getComputedStyle(one).animationName),
    ).toBe('none')
  })
})

test.describe('within a page', () => {
  /** What the browser was told, since a smooth way takes its time. */
  const watchScrolling = (page: Page) =>
    page.addInitScript(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      const scroll = window.scrollTo.bind(window)
      window.scrollTo = ((options: ScrollToOptions) => {
        told.push(options.behavior)
        scroll(options)
      }) as typeof window.scrollTo
    })
  const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)

  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const)
    test(`the next page of a list begins at the top, ${behavior}, with the focus on its title`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await watchScrolling(page)
      await page.goto(LIST)
      const next = page.locator('.pages a').last()
      await next.scrollIntoViewIfNeeded()
      await next.hover()
      await expect(page.locator('astro-island[client="interaction"]')).not.toHaveAttribute('ssr')
      const left = await page.evaluate(() => scrollY)
      await next.click()
      await expect(page).toHaveURL(/seite=2/)
      await expect(page.locator('#ergebnisse')).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      expect(await told(page)).toEqual([behavior])
      await page.goBack()
      await expect(page).toHaveURL(LIST)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left / 2)
      expect(await told(page)).toEqual([behavior])
    })
})

test('the page counts as loaded a tenth of a second after it is', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
})

test.describe('the language', () => {
  test('that was chosen says so in its own words for two seconds, once', async ({ page }) => {
    await page.goto('/projekte')
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.locator('#sprachen').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/projekte')
    const toast = page.locator('.toast')
    await expect(toast).toHaveText('La langue est maintenant le français')
    await expect(toast).toBeHidden({ timeout: 3000 })
    await page.reload()
    await page.waitForTimeout(500)
    await expect(toast).toHaveCount(0)
  })

  test('that was there already says nothing', async ({ page }) => {
    await page.goto('/projekte')
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.locator('#sprachen').getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForTimeout(700)
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('is told to search engines by its bare name, and German has no prefix', async ({ page, request }) => {
    await page.goto('/faq')
    const names = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')))
    expect(names).toEqual('de en fr it es pt nl sv pl ru tr ar fa zh ja x-default'.split(' '))
    for (const [asked, answer] of [
      ['/de', '/'],
      ['/de/immobilien?objektart=HAUS', '/immobilien?objektart=HAUS'],
      ['/de//evil.example', '/evil.example'],
    ] as const) {
      const moved = await request.get(asked, { maxRedirects: 0 })
      expect(moved.status()).toBe(301)
      expect(moved.headers().location).toBe(answer)
    }
  })
})

for (const [now, year] of [
  ['2031-01-01T00:30:00+01:00', '2031'],
  ['2001-05-01T12:00:00Z', String(new Date().getFullYear())],
] as const)
  test(`a page that was built last year shows ${year} on ${now}`, async ({ page }) => {
    await page.clock.setFixedTime(now)
    await page.goto('/faq')
    await expect(page.getByRole('contentinfo')).toContainText(`© 2001–${year} Klinke`)
  })
