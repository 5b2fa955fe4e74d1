import { expect, type Page, type Request, test } from '@playwright/test'

// A browser with a person: bots get no prefetching.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  viewport: { width: 1440, height: 900 },
})
const LIST = '/immobilien?vermarktungsart=KAUF'
const WORDS = /\/_astro\/(gb|fr)\.[\w-]+\.js/

/** Opens a page as a person and returns the prefetched addresses. */
async function visit(page: Page, path: string, connection: object = {}) {
  await page.addInitScript((connection) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
    localStorage.setItem(
      'cookie-consent',
      '{"functional":false,"analytics":false,"marketing":false,"date":"2026-11-21"}',
    )
  }, connection)
  const ahead: string[] = []
  const heard = async (request: Request) => {
    const { 'sec-purpose': purpose = '' } = await request.allHeaders().catch(() => ({}) as Record<string, string>)
    const { pathname } = new URL(request.url())
    if (purpose.includes('prefetch') || WORDS.test(pathname)) ahead.push(pathname)
  }
  page.on('request', (request) => void heard(request))
  await page.goto(path)
  return ahead
}

/**
 * The prefetched pages, and their delay in ms after this one, by the page's own clock: the test learns of them later.
 */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .map(({ name, startTime, initiatorType }) => ({
        initiatorType,
        path: new URL(name).pathname,
        after: startTime - (whole?.loadEventStart ?? 0),
      }))
      .filter(({ initiatorType, path }) => initiatorType === 'link' && !path.includes('.'))
  })

test('the navigation’s pages and the first homes are fetched two to three seconds after the page', async ({ page }) => {
  const ahead = await visit(page, LIST)
  const homes = await page
    .locator('.card-title a')
    .evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('href')))
  const wanted = ['/projekte', '/kartensuche', '/favoriten', '/kontakt', ...homes]
  await expect.poll(() => ahead, { timeout: 15_000 }).toEqual(expect.arrayContaining(wanted))
  expect(ahead).not.toContain('/immobilien')
  await expect.poll(async () => (await fetched(page)).length, { timeout: 15_000 }).toBe(wanted.length)
  for (const { path, after } of await fetched(page)) expect(after, path).toBeGreaterThanOrEqual(1999)
})

test('English and French words are fetched where a part of the page uses words', async ({ page }) => {
  const ahead = await visit(page, LIST)
  // Fetched for the cache, then imported from it: two requests, of which the network sees one.
  const words = () => [...new Set(ahead.filter((path) => WORDS.test(path)))].map((path) => path.slice(8, 10))
  // The messages of the search, those that all parts share, and the sentences for wrong values.
  await expect.poll(() => words().toSorted(), { timeout: 8000 }).toEqual(['fr', 'fr', 'fr', 'gb', 'gb', 'gb'])
})

test('a page to read fetches no words', async ({ page }) => {
  const ahead = await visit(page, '/impressum')
  await expect.poll(() => ahead.length, { timeout: 8000 }).toBeGreaterThan(3)
  await page.waitForTimeout(1000)
  expect(ahead.filter((path) => WORDS.test(path))).toEqual([])
})

test('nothing is fetched ahead for people who save data or have a slow line', async ({ context }) => {
  // All three at once: each waits as long as a prefetch could take.
  const lines = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]
  const heard = await Promise.all(lines.map(async (connection) => visit(await context.newPage(), LIST, connection)))
  await new Promise((passed) => setTimeout(passed, 4500))
  expect(heard).toEqual([[], [], []])
})

for (const [what, path] of [
  ['built', '/kontakt'],
  ['made on demand', '/projekte'],
] as const)
  test(`a page ${what} that was fetched ahead is in the cache at the click`, async ({ page }) => {
    const come = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === path)
    await visit(page, '/impressum')
    await come
    await page.locator(`.frame-nav a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    const [from, bytes] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      const { deliveryType, transferSize } = entry as PerformanceNavigationTiming & { deliveryType?: string }
      return [deliveryType, transferSize]
    })
    expect([from, bytes]).toEqual(['cache', 0])
  })
