import { expect, type Page, test } from '@playwright/test'

const BANNER = 'Cookies und ähnliche Techniken'

test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

/** A browser that somebody sits before: the product leaves automated ones alone. */
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
  expect(await states(page)).toBeUndefined()
  await page.reload()
  await expect(banner).toBeVisible()
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

test('the banner speaks the language of its page', async ({ page }) => {
  await visit(page, '/sa/projekte')
  const banner = page.locator('.consent')
  await expect(banner).toBeVisible()
  await expect(banner).not.toContainText('Cookies und')
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/sa/datenschutz')
})
