import { expect, type Page, test } from '@playwright/test'

const LIST = '/immobilien?vermarktungsart=KAUF'
const main = (page: Page) => page.locator('main')
const skeleton = (page: Page) => page.locator('.skeleton')

/** Delays a page. */
const slow = (page: Page, url: string | RegExp, ms = 1500) =>
  page.route(url, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, ms))
    // The visitor may have left in the meantime.
    return route.continue().catch(() => undefined)
  })

/** Records the skeletons while pages were loading: the browser answers no query until the next page has loaded. */
const watchShapes = (page: Page) =>
  page.addInitScript(() => {
    let asked = 0
    for (const name of ['click', 'submit']) {
      addEventListener(
        name,
        () => {
          asked = performance.now()
        },
        { capture: true },
      )
    }
    const look = (node: Node) => {
      if (!(node instanceof HTMLElement) || !node.matches('.skeleton')) return
      const seen = {
        shape: node.className.replace('skeleton skeleton-', ''),
        isPatient: performance.now() - asked > 149,
        busy: document.querySelector('main')?.ariaBusy,
        says: node.querySelector('[role="status"]')?.textContent,
        isOver: document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.skeleton') === node,
        motion: getComputedStyle(node.querySelector('i') as Element).animationName,
      }
      sessionStorage.setItem('seen', JSON.stringify([...JSON.parse(sessionStorage.getItem('seen') ?? '[]'), seen]))
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look)
    }).observe(document, { childList: true, subtree: true })
  })
const seen = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'))
const shown = (shape: string, motion = 'waits') => ({
  shape,
  isPatient: true,
  busy: 'true',
  says: 'Die Seite wird geladen',
  isOver: true,
  motion,
})

test.describe('while a page loads', () => {
  test.beforeEach(({ page }) => watchShapes(page))

  for (const [from, path, shape] of [
    ['/hilfe', '/projekte', 'list'],
    ['/projekte', '/hilfe', 'text'],
    ['/hilfe', '/kartensuche', 'map'],
  ] as const)
    test(`its shape stands there, not before 150 ms: ${path} is a ${shape}`, async ({ page }) => {
      await page.goto(from)
      await slow(page, `**${path}`)
      await page.locator(`a[href="${path}"]:visible`).first().click()
      await expect(page).toHaveURL(path)
      expect(await seen(page)).toEqual([shown(shape)])
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
    await link.click()
    await expect(page).toHaveURL(/\/immobilien\/\d+\//)
    expect(await seen(page)).toEqual([shown('detail')])
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(skeleton(page)).toHaveCount(0)
    await expect(main(page)).not.toHaveAttribute('aria-busy')
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
  })

  test('a form that leads to another page shows it too', async ({ page }) => {
    await page.goto('/')
    await slow(page, /\/immobilien\?/)
    await page
      .locator('main form[method="get"]')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page).toHaveURL(/\/immobilien\?/)
    expect(await seen(page)).toEqual([shown('list')])
  })

  test('no skeleton appears for another tab, a place of this page, a file or a download', async ({ page }) => {
    await page.goto('/faq')
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<a id="a" href="#inhalt">a</a> <a id="b" href="/projekte" target="_blank">b</a> ' +
            '<a id="c" href="/projekte" download>c</a> <a id="d" href="/api/properties">d</a> <a id="e" href="/projekte">e</a>',
        )
      document.querySelector('#e')?.addEventListener('click', (event) => event.preventDefault())
      // These must not open another page. Last of all, so that this does not prevent the skeleton.
      setTimeout(() => addEventListener('click', (event) => event.preventDefault()))
    })
    for (const id of ['a', 'b', 'c', 'd', 'e']) await page.locator(`#${id}`).click()
    await page.locator('#e').click({ modifiers: ['Shift'] })
    await page.waitForTimeout(400)
    expect(await seen(page)).toEqual([])
  })

  test('nothing stays when the visitor stops it', async ({ page, context }) => {
    await page.goto('/faq')
    await slow(page, '**/impressum', 5000)
    await page.evaluate(() => {
      setTimeout(() => document.querySelector<HTMLElement>('footer a[href="/impressum"]')?.click(), 50)
    })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await (await context.newCDPSession(page)).send('Page.stopLoading')
    await expect(page).toHaveURL('/faq')
    expect(await seen(page)).toEqual([shown('text')])
    await expect(skeleton(page)).toHaveCount(0)
    await expect(main(page)).not.toHaveAttribute('aria-busy')
  })

  for (const [how, away] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press', (page: Page) => skeleton(page).click()],
  ] as const)
    test(`${how} brings the page back when what was asked for is no page`, async ({ page }) => {
      await page.goto('/faq')
      // A file, or an empty answer: the browser stays here without an event.
      await page.route('**/impressum', (route) => route.fulfill({ status: 204 }))
      await page.locator('footer a[href="/impressum"]').click()
      await expect(skeleton(page)).toBeVisible()
      await expect(main(page)).toHaveAttribute('aria-busy', 'true')
      await away(page)
      await expect(skeleton(page)).toHaveCount(0)
      await expect(main(page)).not.toHaveAttribute('aria-busy')
      await expect(page).toHaveURL('/faq')
    })

  test('a visitor who prefers reduced motion sees none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/faq')
    await slow(page, '**/impressum')
    await page.locator('footer a[href="/impressum"]').click()
    await expect(page).toHaveURL('/impressum')
    expect(await seen(page)).toEqual([shown('text', 'none')])
  })
})

test.describe('within a page', () => {
  /** Records the calls, since smooth scrolling takes time. */
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

for (const [path, send] of [
  ['/kontakt', 'Nachricht senden'],
  ['/newsletter', 'Newsletter bestellen'],
  ['/gb/registrieren', 'Create account'],
] as const)
  test(`names, helps and complaints of ${path} find their fields, also after the form has woken`, async ({ page }) => {
    const lost = () =>
      page.evaluate(() =>
        ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
          [...document.querySelectorAll(`main [${name}]`)].flatMap((one) =>
            (one.getAttribute(name) ?? '').split(' ').filter((id) => document.getElementById(id) === null),
          ),
        ),
      )
    await page.goto(path)
    const button = page.getByRole('main').getByRole('button', { name: send })
    await button.hover()
    await expect(button).toBeEnabled()
    expect(await lost()).toEqual([])
    await button.click()
    const wrong = page.locator('main [aria-invalid="true"]')
    await expect(wrong.first()).toBeFocused()
    for (const one of await wrong.all()) await expect(one).toHaveAccessibleDescription(/\S/)
    expect(await lost()).toEqual([])
  })

test('the page counts as loaded a tenth of a second after it is', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
})

test('a change of page that the browser breaks off is no error', async ({ page }) => {
  const errors: string[] = []
  let changes = 0
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.text() === 'change') changes++
  })
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      if (!event.viewTransition) return
      console.log('change')
      event.viewTransition.skipTransition()
    })
  })
  for (let home = 0; home < 3; home++) {
    await page.goto(LIST)
    await page.locator('.card-title a').nth(home).click()
    await expect(page).toHaveURL(/\/immobilien\/\d+/)
    await expect(page.locator('html')).toHaveAttribute('data-loaded')
  }
  expect(changes).toBeGreaterThan(0)
  expect(errors).toEqual([])
})

test.describe('the language', () => {
  test('that was chosen says so in its own words for two seconds, once', async ({ page }) => {
    await page.goto('/projekte')
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.locator('#sprachen').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/projekte')
    const toast = page.locator('.toast')
    await expect(toast).toHaveText('Le site est maintenant en français')
    await expect(toast).toBeHidden({ timeout: 3000 })
    await page.reload()
    await page.waitForTimeout(500)
    await expect(toast).toHaveCount(0)
  })

  for (const [name, path, side] of [
    ['Français', '/fr/projekte', 'right'],
    ['العربية', '/sa/projekte', 'left'],
  ] as const)
    test(`says so at the top ${side}, where lines end in ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/projekte')
      await page.getByRole('button', { name: /^Sprache/ }).click()
      await page.locator('#sprachen').getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      const box = await page.locator('.toast').boundingBox()
      expect(box?.y).toBeLessThan(200)
      if (side === 'right') expect(box?.x).toBeGreaterThan(720)
      else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(720)
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
