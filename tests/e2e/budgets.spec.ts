import { type APIRequestContext, devices, expect, type Page, test } from '@playwright/test'
import { BUDGETS, kindOf } from '../../scripts/bench/budgets.ts'

// A telephone as in Lighthouse. Bots get no prefetching and no banner.
test.use({ ...devices['Pixel 5'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, locale: 'de-AT' })

/** Bytes of the first window of a TCP connection: ten segments of 1,460. One more waits for a round trip. */
const FIRST_PACKETS = 14_600

interface Cost {
  js: number
  html: number
  requests: number
  redirects: number
}

/** Bytes over the network without headers, and number of files, until the page is idle. */
async function costOf(page: Page, path: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const open = new Set<string>()
  const cost: Cost = { js: 0, html: 0, requests: 0, redirects: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, type = '', redirectResponse, request }) => {
    types.set(requestId, type)
    open.add(requestId)
    if (redirectResponse) cost.redirects++
    if (!/manifest|favicon|icon-\d/.test(request.url) && !request.url.startsWith('data:')) cost.requests++
  })
  // The length of the headers may arrive after the end of the body.
  const headers = new Map<string, number>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) =>
    headers.set(requestId, headersText.length),
  )
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId)
    if (encodedDataLength > 0) bytes.set(requestId, encodedDataLength)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // The script of every page has run, and no request is running.
  await expect(page.locator('html')).toHaveAttribute('data-loaded')
  await expect.poll(() => open.size).toBe(0)
  await expect.poll(() => [...bytes.keys()].filter((id) => !headers.has(id))).toEqual([])
  for (const [id, all] of bytes) {
    const kb = (all - (headers.get(id) ?? 0)) / 1000
    if (types.get(id) === 'Script') cost.js += kb
    if (types.get(id) === 'Document') cost.html += kb
  }
  return cost
}

async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const newest = (await (await request.get('/api/properties?pro_seite=96&objektart=WOHNUNG')).json()).data
  // Other journeys import homes without photographs: their pages are short, and show the similar homes at once.
  const home = newest.find(({ images }: { images: unknown[] }) => images.length > 2)
  const projects = (await (await request.get('/api/projects')).json()).data
  return [
    ...['/', '/immobilien', `/immobilien/${home.id}/${home.title_slug}`, '/projekte', `/projekte/${projects[0].id}`],
    ...[
      '/kartensuche',
      '/preise',
      '/impressum',
      '/datenschutz',
      '/kontakt',
      '/anbieter-werden',
      '/melden',
      '/transparenz',
      '/hilfe',
      '/hilfe/suche-zeichnen',
      '/faq',
      '/faq/kosten',
    ],
    ...['/ki-suche', '/ki-suche?frage=3+Zimmer+in+Graz&bleiben=1'],
    ...['/blog', '/blog/kaufnebenkosten', '/suche', '/gibt-es-nicht'],
  ]
}

test('no page costs more bytes or files before it is touched than its kind may', async ({ browser, request }) => {
  test.slow()
  for (const path of await pathsOf(request)) {
    const context = await browser.newContext()
    const cost = await costOf(await context.newPage(), path)
    await context.close()
    const kind = kindOf(path)
    if (!kind) throw new Error(`${path} is of no kind`)
    const { js, html, requests } = BUDGETS[kind]
    expect.soft(cost.redirects, path).toBe(0)
    expect.soft(cost.js, `${path}: kB of JavaScript`).toBeGreaterThan(2)
    expect.soft(cost.js, `${path}: kB of JavaScript`).toBeLessThanOrEqual(js)
    expect.soft(cost.html, `${path}: kB of HTML`).toBeLessThanOrEqual(html)
    expect.soft(cost.requests, `${path}: files`).toBeLessThanOrEqual(requests)
  }
})

test('each sheet of a first page comes in the first ten packets of its connection', async ({ browser, request }) => {
  for (const path of (await pathsOf(request)).slice(0, 3)) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const sheets: Promise<number>[] = []
    page.on('requestfinished', (one) => {
      if (one.resourceType() !== 'stylesheet') return
      sheets.push(
        one.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      )
    })
    await page.goto(path, { waitUntil: 'load' })
    const sizes = await Promise.all(sheets)
    expect(sizes.length, path).toBeGreaterThan(1)
    expect(Math.max(...sizes), path).toBeLessThanOrEqual(FIRST_PACKETS)
    await context.close()
  }
})

test('an account page brings React and its own words, not those of the whole site', async ({ page }) => {
  const cost = await costOf(page, '/anmelden')
  expect(cost.js).toBeGreaterThan(50)
  expect(cost.js).toBeLessThanOrEqual(90)
})

for (const prefix of ['', '/ru'])
  test(`the assistant brings 25 kB beyond React at most, on a page of ${prefix || '/'} that has none of it`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/impressum`, { waitUntil: 'networkidle' })
    const bytes = new Map<string, number>()
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url())
      const { responseBodySize } = await request.sizes()
      // A file that is fetched ahead and imported from the cache is told twice.
      if (pathname.endsWith('.js')) bytes.set(pathname, Math.max(responseBodySize, bytes.get(pathname) ?? 0))
    })
    await page.locator('[data-assistant]').click()
    await expect(page.getByRole('log')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const sum = (isReact: boolean) =>
      [...bytes].reduce((all, [path, size]) => (path.includes('/react.') === isReact ? all + size : all), 0)
    expect(sum(true)).toBeGreaterThan(50_000)
    expect(sum(false)).toBeGreaterThan(15_000)
    expect(sum(false)).toBeLessThanOrEqual(25_000)
  })

test('the first picture of a list comes first, in a width for telephones, and the others wait', async ({ page }) => {
  await page.goto('/immobilien')
  const first = page.locator('.card-photo > img').first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).toHaveAttribute('loading', 'eager')
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/640\.webp$/)
  const others = page.locator('.card-photo > img[fetchpriority="high"], .card-photo > img[loading="eager"]')
  await expect(others).toHaveCount(1)
})
