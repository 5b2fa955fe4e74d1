import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const HOME = '/immobilien'

/** A page of every kind, the schema.org types that it must contain, and the last step of its breadcrumb. */
const PAGES: { path: string; types: string[] }[] = [
  { path: '/', types: ['Organization', 'WebSite'] },
  { path: '/gb', types: ['Organization', 'WebSite'] },
  { path: HOME, types: ['BreadcrumbList'] },
  { path: '/orte', types: ['BreadcrumbList'] },
  { path: '/orte/wien', types: ['BreadcrumbList', 'CollectionPage'] },
  { path: '/sa/orte/graz/wohnung-mieten', types: ['BreadcrumbList', 'CollectionPage'] },
  { path: '/gb/anbieter/1', types: ['BreadcrumbList', 'RealEstateAgent'] },
  { path: '/projekte', types: ['BreadcrumbList'] },
  { path: '/preise', types: ['BreadcrumbList', 'Dataset'] },
  { path: '/kontakt', types: ['BreadcrumbList', 'Organization'] },
  { path: '/hilfe', types: ['BreadcrumbList'] },
  { path: '/sa/hilfe/suche-zeichnen', types: ['BreadcrumbList'] },
  { path: '/faq/kosten', types: ['BreadcrumbList', 'FAQPage'] },
  { path: '/jp/faq/mieten', types: ['BreadcrumbList', 'FAQPage'] },
  { path: '/blog', types: ['BreadcrumbList'] },
  { path: '/gb/blog/kaufnebenkosten', types: ['BlogPosting', 'BreadcrumbList'] },
  { path: '/sa/blog/kaufnebenkosten', types: ['BlogPosting', 'BreadcrumbList'] },
  { path: '/impressum', types: ['BreadcrumbList', 'Organization'] },
  { path: '/suche', types: ['BreadcrumbList'] },
]

interface Thing {
  '@type': string
  [name: string]: unknown
}
const things = async (page: Page): Promise<Thing[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

/** The requirements of Google's and schema.org's validators for the types that we use. */
function expectValid(thing: Thing): void {
  expect(thing['@context']).toBe('https://schema.org')
  expect(JSON.stringify(thing)).not.toMatch(/:null|undefined|NaN|\{\{(?!q)/)
  const whole = (value: unknown) => expect(String(value)).toMatch(/^https?:\/\/[^ ]+$/)
  switch (thing['@type']) {
    case 'BreadcrumbList': {
      const items = thing.itemListElement as { position: number; name: string; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
      for (const { name, item } of items) {
        expect(name).toBeTruthy()
        whole(item)
      }
      break
    }
    case 'FAQPage':
      for (const question of thing.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
        expect(question.name).toBeTruthy()
        expect(question.acceptedAnswer.text.length).toBeGreaterThan(20)
      }
      break
    case 'BlogPosting':
      for (const name of ['headline', 'datePublished', 'dateModified', 'inLanguage', 'author', 'publisher'])
        expect(thing[name], name).toBeTruthy()
      expect(String(thing.headline).length).toBeLessThanOrEqual(110)
      whole(thing.image)
      whole(thing.url)
      break
    case 'Organization':
      for (const name of ['name', 'url', 'logo', 'email', 'telephone', 'address'])
        expect(thing[name], name).toBeTruthy()
      break
    case 'WebSite':
      expect((thing.potentialAction as { target: { urlTemplate: string } }).target.urlTemplate).toMatch(/\?q=\{q\}$/)
      break
    case 'Dataset':
      for (const name of ['name', 'description', 'dateModified', 'creator']) expect(thing[name], name).toBeTruthy()
      for (const { contentUrl } of thing.distribution as { contentUrl: string }[]) whole(contentUrl)
      break
    case 'CollectionPage': {
      const { numberOfItems, itemListElement } = thing.mainEntity as {
        numberOfItems: number
        itemListElement: { position: number; name: string; url: string }[]
      }
      expect(numberOfItems).toBeGreaterThanOrEqual(3)
      expect(itemListElement.length).toBeGreaterThanOrEqual(3)
      for (const { name, url } of itemListElement) {
        expect(name).toBeTruthy()
        whole(url)
      }
      break
    }
    case 'RealEstateAgent':
      expect(thing.name).toBeTruthy()
      whole(thing.url)
      break
    case 'RealEstateListing':
      whole(thing.url)
      break
    default:
      throw new Error(`No rule for ${thing['@type']}.`)
  }
}

/** Follows the preview's address and checks the picture itself. */
async function expectPreview(page: Page, request: APIRequestContext): Promise<string> {
  const address = (await meta(page, 'og:image')) ?? ''
  expect(await meta(page, 'og:image:alt')).toBeTruthy()
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  const bytes = await answer.body()
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({
    format: 'jpeg',
    width: Number(await meta(page, 'og:image:width')),
    height: Number(await meta(page, 'og:image:height')),
  })
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
  return address
}

for (const { path, types } of PAGES) {
  test(`${path} says what it is, where it stands and how it looks`, async ({ page, request }) => {
    await page.goto(path)
    const found = await things(page)
    expect(found.map((thing) => thing['@type']).sort()).toEqual(types)
    for (const thing of found) expectValid(thing)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\//)
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBeGreaterThan(1)
    await expectPreview(page, request)
  })
}

test('a home and a project have a picture of their own, which may be kept for ever', async ({ page, request }) => {
  const addresses = new Set<string>()
  for (const list of ['/immobilien', '/gb/immobilien', '/projekte']) {
    await page.goto(list)
    const link = page.locator('main a[href*="/immobilien/"], main a[href*="/projekte/"]').first()
    await page.goto((await link.getAttribute('href')) ?? '')
    for (const thing of await things(page)) expectValid(thing)
    const address = await expectPreview(page, request)
    expect(new URL(address).pathname).toMatch(/^\/media\/og\/(property|project)\/\d+\.[a-z]{2}\.[0-9a-f]{20}\.jpg$/)
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable')
    addresses.add(address)
  }
  expect(addresses.size).toBe(3)
})

test('languages are told on the pages and not once more in the sitemaps, which know when a text changed', async ({
  request,
}) => {
  const content = await (await request.get('/sitemap-content.xml')).text()
  expect(content).not.toContain('hreflang')
  expect(content).toMatch(/blog\/kaufnebenkosten<\/loc><lastmod>\d{4}-\d\d-\d\d</)
  expect(content).not.toContain('/sa/blog/kaufnebenkosten')
  for (const map of ['/sitemap-projects.xml', '/sitemap-properties-1.xml']) {
    const text = await (await request.get(map)).text()
    const count = (tag: string) => text.split(`<${tag}>`).length - 1
    expect(count('lastmod'), map).toBe(count('url'))
  }
})
