import { expect, type Page, test } from '@playwright/test'

const BANNER = 'Cookies und ähnliche Technologien'

test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

/** A browser with a person: automated ones get no banner. */
async function visit(page: Page, path = '/projekte') {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  await page.goto(path)
}

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))
const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: unknown[][] }).dataLayer?.at(-1)?.[2])

test('the banner comes 1.5 s after the page, and refusing is one click and lasts', async ({ page }) => {
  await visit(page)
  const banner = page.getByRole('region', { name: BANNER })
  await expect(banner).toBeHidden()
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(1500)
  await banner.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(banner).toBeHidden()
  expect(await stored(page)).toMatchObject({ necessary: true, functional: false, analytics: false, marketing: false })
  expect(await states(page)).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
  await page.reload()
  await page.waitForTimeout(2500)
  await expect(banner).toBeHidden()
  await expect.poll(() => states(page)).toMatchObject({ analytics_storage: 'denied' })
})

test('accepting everything grants every storage, and the footer changes it later', async ({ page }) => {
  await visit(page)
  const banner = page.getByRole('region', { name: BANNER })
  await banner.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect
    .poll(() => states(page))
    .toEqual({
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    })
  await page.reload()
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(banner).toBeFocused()
  await expect(banner.getByRole('checkbox', { name: /Notwendig/ })).toBeDisabled()
  await expect(banner.getByRole('checkbox', { name: /Notwendig/ })).toBeChecked()
  await banner.getByRole('checkbox', { name: /Werbung/ }).uncheck()
  await banner.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => stored(page)).toMatchObject({ functional: true, analytics: true, marketing: false })
  await expect.poll(() => states(page)).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
})

test('closing decides nothing: no choice is kept, nothing is granted, the next page asks again', async ({ page }) => {
  await visit(page)
  const banner = page.getByRole('region', { name: BANNER })
  await banner.getByRole('button', { name: 'Schließen' }).click()
  await expect(banner).toBeHidden()
  expect(await stored(page)).toBeNull()
  // Only the default, which denies.
  expect(await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer.length)).toBe(1)
  expect(await states(page)).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
  await page.reload()
  await expect(banner).toBeVisible()
})

/**
 * Works like a tag manager: it takes the commands from the queue, then listens, and reads a command only from an
 * Arguments object, as Google's gtag.js. It is at the operator's usual place, or before the page's first script.
 */
const TAG_MANAGER = `
  window.told = []
  const read = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    const [command, kind, states] = entry
    if (command === 'consent') window.told.push([kind, { ...states }])
  }
  window.dataLayer = window.dataLayer || []
  for (const entry of window.dataLayer) read(entry)
  const push = window.dataLayer.push
  window.dataLayer.push = (...entries) => {
    for (const entry of entries) read(entry)
    return push.apply(window.dataLayer, entries)
  }`
const STATES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
const all = (state: string) => Object.fromEntries(STATES.map((name) => [name, state]))
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: [string, object][] }).told)

/** Serves the tag manager, right after the first script of the page or as its last element. */
async function withTagManager(page: Page, where: 'first' | 'last') {
  await page.route('**/tag-manager.js', (route) => route.fulfill({ contentType: 'text/javascript', body: TAG_MANAGER }))
  await page.route('**/projekte', async (route) => {
    const answer = await route.fetch()
    const tag = '<script src="/tag-manager.js"></script>'
    const html = await answer.text()
    const at = where === 'first' ? html.indexOf('</script>') + '</script>'.length : html.indexOf('</body>')
    await route.fulfill({ response: answer, body: html.slice(0, at) + tag + html.slice(at) })
  })
}

for (const where of ['first', 'last'] as const)
  test(`a tag manager ${where} is denied everything first, and receives the choice now and on the next page`, async ({
    page,
  }) => {
    await withTagManager(page, where)
    await visit(page)
    expect(await told(page)).toEqual([['default', { ...all('denied'), wait_for_update: expect.any(Number) }]])
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
    await expect.poll(async () => (await told(page)).slice(1)).toEqual([['update', all('granted')]])
    await page.reload()
    await expect.poll(async () => (await told(page)).length).toBe(2)
    expect((await told(page)).map(([kind]) => kind)).toEqual(['default', 'update'])
    expect((await told(page))[1]?.[1]).toEqual(all('granted'))
  })

test('no script precedes the one that denies, on built pages and on those made on demand', async ({ request }) => {
  for (const path of ['/', '/projekte', '/immobilien', '/faq', '/sa/blog', '/anmelden', '/gibt-es-nicht']) {
    const html = await (await request.get(path)).text()
    const [, tag, code] = /<script\b([^>]*)>(.*?)<\/script>/s.exec(html) ?? []
    expect(tag, path).toBe('')
    expect(code, path).toContain('wait_for_update')
  }
})

test('a choice that was changed by hand is asked for again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', '{"analytics":"yes"'))
  await visit(page)
  await expect(page.getByRole('region', { name: BANNER })).toBeVisible()
})

test('where storage is forbidden the choice lasts as long as the page, without an error', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await visit(page)
  const banner = page.getByRole('region', { name: BANNER })
  await banner.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(banner).toBeHidden()
  expect(errors).toEqual([])
})

test('an automated browser is left alone', async ({ page }) => {
  await page.goto('/projekte')
  await page.waitForTimeout(2500)
  await expect(page.getByRole('region', { name: BANNER })).toBeHidden()
})

/** What visitors come for at the end of the window, and at its beginning. */
const MAIN = [
  ...['.frame-header', '.hero-form', '.listing .filter', '.map-filter', '.crumbs', 'h1'],
  ...['.card:first-child .card-photo', '.bottom-bar', '.aside-card', '.assistant-door', '.compare-tab'],
  ...['.map-list', '.map-pane', '.map-zoom', '.map-follow'],
]

/** The main things of a page that its banner covers by more than a hair, and how high the banner is. */
async function covered(page: Page): Promise<{ names: string[]; seen: string[]; height: number }> {
  return page.locator('.consent').evaluate((banner, names) => {
    const box = banner.getBoundingClientRect()
    const over = (element: Element) => {
      const one = element.getBoundingClientRect()
      return (
        Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 &&
        Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 1
      )
    }
    const isSeen = (element: Element) => {
      // What the end of the window cuts anyway is scrolled.
      const { width, height, bottom } = element.getBoundingClientRect()
      return width > 0 && height > 0 && bottom <= innerHeight + 1
    }
    const all = names.map((name) => [name, [...document.querySelectorAll(name)].find(isSeen)] as const)
    const seen = all.flatMap(([name, element]) => (element ? [name] : []))
    return {
      names: all.flatMap(([name, element]) => (element && over(element) ? [name] : [])),
      seen,
      height: box.height,
    }
  }, MAIN)
}

for (const width of [320, 390, 820, 1440])
  test(`at ${width} px the banner covers nothing of what visitors come for`, async ({ page, request }) => {
    test.slow()
    const { data } = await (await request.get('/api/properties?vermarktungsart=KAUF&objektart=WOHNUNG')).json()
    const [home, other] = data as { id: number }[]
    const { data: projects } = await (await request.get('/api/projects')).json()
    await page.addInitScript(
      (homes) => localStorage.setItem('comparedProperties', JSON.stringify(homes)),
      [home, other].map((one) => ({ id: one!.id, objekttitel: 'Wohnung' })),
    )
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    const pages = {
      '/': '.hero-form',
      '/immobilien': '.assistant-door',
      [`/immobilien/${home!.id}`]: '.assistant-door',
      '/kartensuche': '.map-list',
      [`/projekte/${projects[0].id}`]: '.assistant-door',
    }
    for (const [path, needed] of Object.entries(pages)) {
      await visit(page, path)
      await expect(page.locator('.consent'), path).toBeVisible()
      // It slides in.
      await expect.poll(async () => (await covered(page)).names, { message: path }).toEqual([])
      const { seen, height } = await covered(page)
      expect(seen, path).toContain(needed)
      expect(height, path).toBeLessThan(width < 700 ? 160 : 110)
    }
  })

test('both answers are equally prominent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page)
  await expect(page.locator('.consent')).toBeVisible()
  const looks = await page.locator('.consent .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
      return { color, backgroundColor, fontSize, fontWeight, height: button.getBoundingClientRect().height }
    }),
  )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})

test('with the keyboard, nothing that has the focus is under the banner, and the focus is never lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await visit(page, '/hilfe')
  const banner = page.locator('.consent')
  await expect(banner).toBeVisible()
  const isUnder = () =>
    banner.evaluate((bar) => {
      const focused = document.activeElement!
      return !bar.contains(focused) && focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1
    })
  for (let at = 0; at < 30; at++) {
    await page.keyboard.press('Tab')
    expect(await isUnder(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(false)
  }
  // The banner is at the end of the page, for the keyboard as for the eye.
  await banner.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Einstellungen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).focus()
  await page.keyboard.press('Enter')
  await expect(banner).toBeFocused()
  await banner.getByRole('button', { name: 'Nur notwendige' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeFocused()
})

test('the banner speaks the language of its page', async ({ page }) => {
  await visit(page, '/sa/projekte')
  const banner = page.locator('.consent')
  await expect(banner).toBeVisible()
  await expect(banner).not.toContainText('Cookies und')
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/sa/datenschutz')
})
