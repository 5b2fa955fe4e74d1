import { expect, test } from '@playwright/test'

const PAGES = [
  '/impressum',
  '/datenschutz',
  '/nutzungsbedingungen',
  '/barrierefreiheit',
  '/hilfe',
  '/hilfe/suche-zeichnen',
  '/faq',
  '/faq/kosten',
  '/blog',
  '/blog/kaufnebenkosten',
  '/kontakt',
]
const LANGUAGES = [
  { prefix: '', tag: 'de-AT', dir: 'ltr' },
  { prefix: '/gb', tag: 'en-GB', dir: 'ltr' },
  { prefix: '/sa', tag: 'ar-SA', dir: 'rtl' },
]

for (const { prefix, tag, dir } of LANGUAGES) {
  test(`every page to read is there in ${tag}, without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    for (const path of PAGES) {
      const response = await page.goto(prefix + path)
      expect(response?.status(), path).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = (await page.locator('main').textContent()) ?? ''
      expect(text, path).not.toMatch(/\{\{|\[\[|\b(content|faq|help|blog|contact|calculator)\.[a-z_]+/)
      for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(block)
      const foreign = await page
        .locator('.content a[href^="/"]:not([hreflang])')
        .evaluateAll(
          (links, wanted) =>
            links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith(wanted)),
          `${prefix}/`,
        )
      expect(
        foreign.filter((href) => href !== prefix),
        path,
      ).toEqual([])
    }
    await context.close()
  })
}

test('a text that is not translated is shown in German, says so and points to the German page', async ({ page }) => {
  await page.goto('/sa/blog/kaufnebenkosten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de-AT')
  await expect(page.locator('.prose').first()).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\/[^/]+\/blog\/kaufnebenkosten$/)
  await expect(page.locator('link[hreflang="ar"]')).toHaveCount(0)
  // The next best language is offered: here English, which leads to the same article.
  await expect(page.locator('.content header .notice a')).toHaveText(['English'])
  await page.locator('.content header .notice a').click()
  await expect(page).toHaveURL('/gb/blog/kaufnebenkosten')
  await expect(page.locator('.content header .notice')).toHaveCount(0)
})

test('the list of articles says in which language they are, and offers the other one', async ({ page }) => {
  await page.goto('/jp/blog')
  await expect(page.locator('.content header .notice a')).toHaveAttribute('href', '/gb/blog')
  await page.goto('/blog')
  await expect(page.locator('.content header .notice')).toHaveCount(0)
})

for (const path of ['/xx/hilfe', '/a/b/hilfe', '/hilfe/gibt-es-nicht', '/gb/blog/gibt-es-nicht']) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('a question leads to its answer, also from the address that it had before', async ({ page }) => {
  await page.goto('/faq#kaution-hoehe')
  const question = page.locator('#kaution-hoehe a')
  await expect(question).toBeInViewport()
  await question.click()
  await expect(page).toHaveURL('/faq/mieten#kaution-hoehe')
  const answer = page.locator('#kaution-hoehe')
  await expect(answer.getByRole('heading')).toBeInViewport()
  await expect(answer).toContainText('Bruttomonatsmiete')
})

test('the calculators count anew when a figure changes, in the language of the page', async ({ page }) => {
  await page.goto('/blog/kaufnebenkosten')
  const costs = page.locator('.calculator').first()
  await expect(costs.locator('tfoot')).toContainText('40.100')
  await costs.getByLabel('Kaufpreis').fill('100000')
  await expect(costs.locator('tfoot')).toContainText('113.600')
  await costs.getByLabel('Kaufpreis').fill('')
  await expect(costs).toContainText('eine gültige Zahl')

  await page.goto('/faq/kosten#eigenmittel-hoehe')
  const loan = page.locator('#eigenmittel-hoehe .calculator')
  await expect(loan.locator('dl > div').first()).toContainText('1.297')
  await loan.getByLabel('Eigenmittel (€)').fill('10000')
  await expect(loan).toContainText('Weniger als die üblichen 20')
})

test('the calculator of an English page stays English when it wakes', async ({ page }) => {
  await page.goto('/gb/faq/kosten#eigenmittel-hoehe')
  const loan = page.locator('#eigenmittel-hoehe .calculator')
  await loan.getByRole('textbox').first().fill('200000')
  await expect(page.locator('#eigenmittel-hoehe astro-island[ssr]')).toHaveCount(0)
  await expect(loan).toContainText('Monthly payment')
})

test('the feed of each language is RSS with whole addresses', async ({ page, request, baseURL }) => {
  await page.goto('/kontakt')
  for (const prefix of ['', '/gb', '/sa']) {
    const response = await request.get(`${prefix}/blog/rss.xml`)
    expect(response.headers()['content-type']).toContain('xml')
    const read = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        const links = [...xml.querySelectorAll('item > link')].map((link) => link.textContent)
        return { root: xml.documentElement.nodeName, links, dates: [...xml.querySelectorAll('item > pubDate')].length }
      },
      await response.text(),
    )
    expect(read.root).toBe('rss')
    expect(read.links.length).toBeGreaterThanOrEqual(7)
    expect(read.dates).toBe(read.links.length)
    expect(read.links.filter((link) => !link?.startsWith(`${new URL(baseURL ?? '').origin}/`))).toEqual([])
  }
})

test('robots.txt leads to the sitemaps, and they lead to pages that are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')
  const maps = locations(await (await request.get(index)).text())
  expect(maps.map((map) => new URL(map).pathname)).toEqual([
    '/sitemap-content.xml',
    '/sitemap-projects.xml',
    '/sitemap-prices.xml',
    '/sitemap-companies.xml',
    ...'de gb fr it es pt nl se pl ru tr sa ir cn jp'.split(' ').map((code) => `/sitemap-places-${code}.xml`),
    '/sitemap-properties-1.xml',
  ])
  for (const map of maps) {
    const pages = locations(await (await request.get(map)).text())
    expect(pages.length, map).toBeGreaterThan(0)
    for (const one of [pages[0], pages.at(-1)]) expect((await request.get(one ?? '')).status(), one).toBe(200)
  }
  expect((await request.get('/sitemap-properties-2.xml')).status()).toBe(404)
  expect((await request.get('/sitemap-properties-0.xml')).status()).toBe(404)
})

test('the manifest names icons that are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png')
})

test('the contact page has its form beside the address on a desk, and a map that asks no other server', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/kontakt')
  const form = page.locator('.contact-form form')
  const address = page.locator('main address')
  // Waking the form loads its sheet, which must not move the address.
  await form.getByLabel('Name').fill('Anna Huber')
  await expect(form.locator('astro-island[ssr]')).toHaveCount(0)
  const [left, right] = [await form.boundingBox(), await address.boundingBox()]
  expect(left!.x + left!.width).toBeLessThan(right!.x)
  expect(right!.y).toBeLessThan(600)
  await expect(page.locator('main svg text', { hasText: 'Wien' })).toBeVisible()
  await expect(address).toHaveCSS('position', 'static')
  expect([...new Set(asked)]).toEqual([new URL(baseURL!).origin])
  await page.setViewportSize({ width: 390, height: 844 })
  const [above, below] = [await form.boundingBox(), await address.boundingBox()]
  expect(above!.y + above!.height).toBeLessThan(below!.y)
})

test('a long text has its contents beside it on a desk, and before it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/datenschutz')
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  const last = contents.locator('a').last()
  await expect(last).toBeVisible()
  await last.click()
  const heading = page.locator(`main h2[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)
  await expect(heading).toBeInViewport()
  await expect(contents).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/datenschutz')
  await expect(last).toBeHidden()
  await contents.getByText('Inhalt', { exact: true }).click()
  await expect(last).toBeVisible()
})
