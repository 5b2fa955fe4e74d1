import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { chooseTypes } from './choosing.ts'

const LIST = '/immobilien?vermarktungsart=KAUF'
const PHONE = { width: 390, height: 844 }

/** A page of a new visitor. */
async function visitor(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const headerHeight = (page: Page) => page.locator('.frame-header').evaluate((one) => one.getBoundingClientRect().height)

test.describe('the bar', () => {
  test('shrinks after 20 px without moving the page, and grows back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const tall = await headerHeight(page)
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
    const before = await top()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await page.waitForTimeout(200)
    expect(await headerHeight(page)).toBe(tall)
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }))
    await expect.poll(() => headerHeight(page)).toBeLessThan(tall)
    expect(await top()).toBe(before)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => headerHeight(page)).toBe(tall)
  })

  test('marks the open part of the site, by the beginning of the path', async ({ page }) => {
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' })
    await page.goto('/projekte')
    await expect(nav.getByRole('link', { name: 'Projekte' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Immobilien' })).not.toHaveAttribute('aria-current')
    await page.goto(LIST)
    await page.locator('.card-title a').first().click()
    await expect(nav.getByRole('link', { name: 'Immobilien' })).toHaveAttribute('aria-current', 'page')
  })

  for (const path of ['/', '/gb', '/sa', '/es/hilfe', '/ru/projekte', '/ru/immobilien'])
    test(`fits every width on ${path}`, async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 390, 767, 768, 1024, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width)
        const inside = await page
          .locator('.frame-header .frame-bar')
          .evaluate((bar) => bar.scrollWidth - bar.clientWidth)
        expect(inside, String(width)).toBeLessThanOrEqual(0)
      }
    })
})

test.describe('the languages', () => {
  test('are fifteen links to the same page, and the choice is kept', async ({ page }) => {
    await page.goto('/immobilien?objektart=HAUS')
    await page.getByRole('button', { name: /^Sprache: Deutsch/ }).click()
    const sheet = page.locator('#sprachen')
    await expect(sheet.getByRole('link')).toHaveCount(15)
    await expect(sheet.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
    const arabic = sheet.locator('[data-language-link="sa"]')
    await expect(arabic).toHaveAttribute('lang', 'ar-SA')
    await expect(arabic).toHaveAttribute('dir', 'rtl')
    await sheet.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/gb/immobilien?objektart=HAUS')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('gb')
  })

  test('close by Escape and give the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: /^Sprache/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('#sprachen a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#sprachen')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('work without JavaScript', async ({ browser, baseURL }) => {
    await visitor(browser, { javaScriptEnabled: false, baseURL }, async (page) => {
      await page.goto('/projekte')
      await page.getByRole('button', { name: /^Sprache/ }).click()
      await page.locator('#sprachen').getByRole('link', { name: 'Français' }).click()
      await expect(page).toHaveURL('/fr/projekte')
      await expect(page.locator('.theme-toggle').first()).toBeHidden()
      await expect(page.locator('.currency').first()).toBeHidden()
    })
  })

  for (const [locale, prefix] of Object.entries({
    'en-US': 'gb',
    sv: 'se',
    'ar-EG': 'sa',
    fa: 'ir',
    zh: 'cn',
    'ja-JP': 'jp',
    it: 'it',
  }))
    test(`a first visit in ${locale} goes to /${prefix}`, async ({ browser, baseURL }) => {
      await visitor(browser, { locale, baseURL }, async (page) => {
        await page.goto('/projekte?a=1#b')
        await expect(page).toHaveURL(`/${prefix}/projekte?a=1#b`)
      })
    })

  test('a browser of an unknown language stays German', async ({ browser, baseURL }) => {
    await visitor(browser, { locale: 'hu-HU', baseURL }, async (page) => {
      await page.goto('/projekte')
      await page.waitForTimeout(300)
      await expect(page).toHaveURL('/projekte')
    })
  })

  test('the stored language wins over the browser, and a prefix over both', async ({ browser, baseURL }) => {
    await visitor(browser, { locale: 'en-GB', baseURL }, async (page) => {
      await page.goto('/fr')
      await expect(page).toHaveURL('/fr')
      await page.evaluate(() => localStorage.setItem('language', 'de'))
      await page.goto('/projekte')
      await page.waitForTimeout(300)
      await expect(page).toHaveURL('/projekte')
      await page.evaluate(() => localStorage.setItem('language', 'tr'))
      await page.goto('/')
      await expect(page).toHaveURL('/tr')
      await page.evaluate(() => localStorage.setItem('language', '{"no code'))
      await page.goto('/')
      await expect(page).toHaveURL('/gb')
    })
  })

  test('search engines and audits are never sent elsewhere', async ({ browser, baseURL }) => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    await visitor(browser, { locale: 'en-US', userAgent, baseURL }, async (page) => {
      await page.goto('/projekte')
      await page.waitForTimeout(300)
      await expect(page).toHaveURL('/projekte')
    })
  })
})

test.describe('the currencies', () => {
  const firstPrice = (page: Page) => page.locator('.card-price b data').first()
  const choose = (page: Page, code: string) => page.locator('.frame-header [data-currency]').selectOption(code)

  test('are twelve, with symbol, code and name in the language of the page', async ({ page }) => {
    await page.goto('/gb')
    const options = page.locator('.frame-header [data-currency] option')
    await expect(options).toHaveCount(12)
    await expect(options.first()).toHaveText('€ EUR – Euro')
    await expect(options.nth(1)).toHaveText('CHF – Swiss Franc')
    await expect(page.locator('.frame-header [data-currency]')).toHaveValue('EUR')
  })

  test('change every price, say so, and stay on the next page', async ({ page }) => {
    await page.route('**/api/currency/rates?base=EUR', (route) =>
      route.fulfill({ json: { success: true, base: 'EUR', rates: RATES } }),
    )
    await page.goto(LIST)
    const amount = Number(await firstPrice(page).getAttribute('value'))
    const euro = await firstPrice(page).textContent()
    await choose(page, 'CHF')
    const francs = `${Math.round(amount * 2).toLocaleString('de-DE')}\u00a0CHF`
    await expect(firstPrice(page)).toHaveText(francs)
    await expect(firstPrice(page)).toHaveAttribute('title', euro ?? '')
    await expect(page.getByRole('status').filter({ hasText: 'Preise in CHF' })).toBeVisible()
    await expect(page.locator('.toast')).toBeHidden({ timeout: 3000 })
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('CHF')
    await page.locator('.card-title a').first().click()
    await expect(page.locator('.aside-price b')).toHaveText(francs)
    await expect(page.locator('.frame-header [data-currency-shown]')).toHaveText('CHF')
    await choose(page, 'EUR')
    await expect(page.locator('.aside-price b')).toHaveText(euro ?? '')
  })

  test('hold for homes that a new search brings', async ({ page }) => {
    await page.goto(LIST)
    await choose(page, 'USD')
    await expect(firstPrice(page)).toHaveText(/^\$[\d.]+$/)
    await chooseTypes(page, 'HAUS')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Häuser')
    const prices = page.locator('.card-price data')
    await expect.poll(async () => (await prices.allTextContents()).every((text) => /^\$[\d.]+$/.test(text))).toBe(true)
    await choose(page, 'CHF')
    await expect.poll(async () => (await prices.allTextContents()).every((text) => /CHF$/.test(text))).toBe(true)
    await expect(prices.first()).toHaveAttribute('title', /€$/)
    await choose(page, 'EUR')
    await expect.poll(async () => (await prices.allTextContents()).every((text) => /€$/.test(text))).toBe(true)
    await expect(prices.first()).not.toHaveAttribute('title')
  })

  test('fall back to the fixed rates when there are none, and say so', async ({ page }) => {
    await page.route('**/api/currency/rates?base=EUR', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(LIST)
    const amount = Number(await firstPrice(page).getAttribute('value'))
    await choose(page, 'GBP')
    await expect(firstPrice(page)).toHaveText(`£${Math.round(amount * 0.86).toLocaleString('de-DE')}`)
    await expect(page.getByRole('status').filter({ hasText: 'festen Kursen' })).toBeVisible()
  })

  test('ask for rates once an hour, not on every page', async ({ page }) => {
    let asked = 0
    await page.route('**/api/currency/rates?base=EUR', (route) => {
      asked++
      return route.fulfill({ json: { success: true, base: 'EUR', rates: RATES } })
    })
    await page.goto(LIST)
    expect(asked).toBe(0)
    await choose(page, 'JPY')
    await expect(firstPrice(page)).toHaveText(/^¥/)
    await page.goto('/immobilien?vermarktungsart=MIETE')
    await expect(firstPrice(page)).toHaveText(/^¥/)
    expect(asked).toBe(1)
  })

  test('are in step in two tabs', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto(LIST)
    await other.goto(LIST)
    await choose(page, 'SEK')
    await expect(firstPrice(other)).toHaveText(/^kr/)
    await expect(other.locator('.frame-header [data-currency]')).toHaveValue('SEK')
  })

  test('and broken storage do no harm', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => {
      localStorage.setItem('currency', '{"broken')
      localStorage.setItem('klinke_exchange_rates', '{"at":1e99,"rates":{"CHF":"free"}}')
    })
    await page.goto(LIST)
    await expect(page.locator('.frame-header [data-currency]')).toHaveValue('EUR')
    await expect(firstPrice(page)).toHaveText(/€$/)
    await choose(page, 'CHF')
    await expect(firstPrice(page)).toHaveText(/CHF$/)
    expect(errors).toEqual([])
  })
})

test.describe('the menu of phones', () => {
  test.use({ viewport: PHONE })

  test('fills the screen, keeps the focus, and closes by Escape', async ({ page }) => {
    await page.goto('/projekte')
    const open = page.getByRole('button', { name: 'Menü', exact: true })
    await open.click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    await expect(menu.getByRole('link', { name: 'Projekte' })).toHaveAttribute('aria-current', 'page')
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      // Between two rounds the focus passes the browser's own controls.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('has the colours, the currencies and the languages', async ({ page }) => {
    await page.goto('/projekte')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByRole('button', { name: 'Dunkles Farbschema' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const flag = menu.locator('[data-currency-flag]')
    await expect(flag).toHaveAttribute('src', /\/eu\.[^/]+\.svg$/)
    await menu.locator('[data-currency]').selectOption('PLN')
    await expect(menu.getByRole('status')).toHaveText('Preise in PLN')
    await expect(flag).toHaveAttribute('src', /\/pl\.[^/]+\.svg$/)
    await expect.poll(() => flag.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Polski' }).click()
    await expect(page).toHaveURL('/pl/projekte')
    await expect(page.locator('.card-price data').first()).toHaveText(/zł/)
  })

  test('everything to press is 44 px high', async ({ page }) => {
    await page.goto('/')
    const low = (root: string) =>
      page
        .locator(`${root} :is(a, button, label, summary)`)
        .evaluateAll((all) =>
          all
            .map((one) => ({ what: one.outerHTML.slice(0, 60), height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height > 0 && height < 44),
        )
    expect(await low('.frame-header')).toEqual([])
    expect(await low('.frame-footer')).toEqual([])
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    expect(await low('.menu')).toEqual([])
  })
})

test('the footer has the ways on, the telephone, the hours and the years', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const path of [
    '/immobilien?objektart=WOHNUNG',
    '/immobilien?objektart=HAUS',
    '/immobilien?objektart=GRUNDSTUECK',
    '/hilfe',
    '/impressum',
    '/datenschutz',
    '/nutzungsbedingungen',
    '/faq',
    '/blog',
  ])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
  await expect(footer.locator('a[href^="tel:+"]')).toHaveCount(1)
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(footer).toContainText('Montag bis Freitag 9–17 Uhr')
  await expect(footer).toContainText('Samstag geschlossen')
  await expect(footer).toContainText('Sonntag geschlossen')
  await expect(footer).toContainText(`© 2001–${new Date().getFullYear()}`)
})

test('in Arabic the frame is mirrored', async ({ page }) => {
  await page.goto('/sa/projekte')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const x = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().x)
  expect(await x('.frame-header .wordmark')).toBeGreaterThan(await x('.frame-header .frame-tools'))
})

const RATES = {
  EUR: 1,
  CHF: 2,
  USD: 1.1,
  GBP: 0.9,
  SEK: 11,
  NOK: 12,
  PLN: 4,
  TRY: 40,
  RUB: 90,
  AED: 4,
  JPY: 160,
  CNY: 8,
}
