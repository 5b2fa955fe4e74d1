import { expect, type Page, test } from '@playwright/test'
import { chooseTypes } from './choosing.ts'
import { someIds } from './keeping.ts'

const LIST = '/immobilien?vermarktungsart=KAUF'

/** The operator's error-reporting service, as far as we use it, and the uncaught errors. */
async function watch(page: Page) {
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await page.addInitScript(() => {
    const reported: string[] = []
    Object.assign(window, { reported, Sentry: { captureException: (error: unknown) => reported.push(String(error)) } })
  })
  return { uncaught, reported: () => page.evaluate(() => (window as unknown as { reported: string[] }).reported) }
}

test.describe('a part of the page that fails', () => {
  test('says so, can be tried again, and after more than two errors asks for a new page', async ({ page }) => {
    const { reported } = await watch(page)
    await page.goto(LIST)
    // An answer that our server never gives: invalid cards.
    await page.route('**/api/properties?*', (route) =>
      route.fulfill({
        json: { success: true, data: [{ id: 1 }], total: 1, page: 1, pages: 1, facets: {}, took_ms: 1 },
      }),
    )
    // The alert takes the place of the filter as soon as a type is chosen.
    await page.locator('details.choice summary').first().click()
    await page.locator('details.choice input[value="HAUS"]').first().click()
    const alert = page.getByRole('alert').filter({ hasText: 'Oops! Etwas ist schiefgelaufen' })
    const text = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.'
    const reload = alert.getByRole('button', { name: 'Seite neu laden' })
    await expect(alert).toContainText(text)
    await expect(reload).toHaveCount(0)
    await expect(alert.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
    // The rest of the page stays.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Projekte' })).toBeVisible()
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(alert).toContainText(text)
    await expect(reload).toHaveCount(0)
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(alert).toContainText('Die Anwendung hat wiederholt Fehler. Wir empfehlen, die Seite neu zu laden.')
    await expect(reload).toBeVisible()
    expect((await reported()).length).toBe(3)
    // A retry reloads the page now, and the new page works.
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.locator('.card').first()).toBeVisible()
  })
})

test.describe('code that does not come', () => {
  const island = (page: Page) => page.locator('astro-island[client="interaction"]')
  const wake = (page: Page) => page.locator('#suche details.choice summary').focus()

  test('is asked for again after one, two and three seconds', async ({ page }) => {
    const { uncaught, reported } = await watch(page)
    const asked: number[] = []
    await page.route(/\/_astro\/Listing\.[^/]+\.js/, (route) => {
      asked.push(Date.now())
      return asked.length < 4 ? route.abort() : route.continue()
    })
    await page.goto(LIST)
    await wake(page)
    await expect(island(page)).not.toHaveAttribute('ssr', { timeout: 25_000 })
    // A busy machine only increases the pauses; tests/frame/retry.test.ts checks them to the millisecond.
    for (const nr of [1, 2, 3]) expect((asked[nr] ?? 0) - (asked[nr - 1] ?? 0)).toBeGreaterThan(nr * 1000 - 50)
    expect(uncaught).toEqual([])
    expect(await reported()).toEqual([])
  })

  test('for good is reported and raised, and the links and forms work as links and forms', async ({ page }) => {
    test.slow()
    const { uncaught, reported } = await watch(page)
    let asked = 0
    await page.route(/\/_astro\/Listing\.[^/]+\.js/, (route) => {
      asked++
      return route.abort()
    })
    await page.goto(LIST)
    await wake(page)
    await expect.poll(() => uncaught.length, { timeout: 25_000 }).toBe(1)
    expect(asked).toBe(4)
    expect((await reported()).length).toBe(1)
    await page.locator('.pages a').last().click()
    await expect(page).toHaveURL(/seite=2/)
    await expect(page.locator('.card').first()).toBeVisible()
  })
})

test('forms that were wanted without a network open when it is back, and so does what a form needs', async ({
  page,
  context,
  request,
}) => {
  const { uncaught } = await watch(page)
  const [id] = await someIds(request, 1)
  await page.goto(`/immobilien/${id}`)
  const door = page.locator('[data-contact="inquiry"]').first()
  await context.setOffline(true)
  // The forms are fetched with the focus already; a press retries for six seconds, and says that it failed.
  await door.focus()
  await door.click()
  const failed = page.getByRole('alert').filter({ hasText: 'Das Formular lässt sich gerade nicht laden.' })
  await expect(failed).toBeVisible({ timeout: 15_000 })
  await context.setOffline(false)
  await door.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const name = dialog.getByRole('textbox').first()
  await context.setOffline(true)
  // The rules of the form are fetched when somebody begins to write.
  await name.focus()
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await context.setOffline(false)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  expect(uncaught).toEqual([])
})

test('words that do not come are German ones, and the list works on', async ({ page }) => {
  const refused: string[] = []
  await page.route(/\/_astro\/gb\.[^/]+\.js/, (route) => {
    refused.push(route.request().url())
    return route.abort()
  })
  await page.goto('/gb/immobilien')
  const type = page.locator('#suche details.choice summary')
  await type.focus()
  // React renders again what it finds in English.
  await expect(type).toContainText('Alle Arten')
  await chooseTypes(page, 'HAUS')
  await expect(page).toHaveURL(/\/gb\/immobilien\?objektart=HAUS/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Häuser')
  await expect(page.locator('.card').first()).toBeVisible()
  expect(refused.length).toBeGreaterThan(0)
})
