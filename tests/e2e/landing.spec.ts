import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { LASTING } from './keeping.ts'

/** The paths of the links in a page's HTML, in German, as a crawler reads them. */
async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** Every address of a sitemap, as a path. */
async function sitemapPaths(request: APIRequestContext, name: string): Promise<string[]> {
  const answer = await request.get(`/${name}`)
  expect(answer.status(), name).toBe(200)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc)
    return pathname + search
  })
}

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const pathOf = async (page: Page) => {
  const { pathname, search } = new URL((await canonical(page).getAttribute('href')) ?? '')
  return pathname + search
}

test('a crawler walks from the home page to every home in four steps', async ({ request }) => {
  test.setTimeout(300_000)
  const homes = new Set<string>()
  const seen = new Set(['/'])
  let step = ['/']
  for (let steps = 1; steps <= 4; steps++) {
    const found = new Set<string>()
    for (const path of step) for (const link of await linksOf(request, path)) found.add(link)
    for (const link of found) if (/^\/immobilien\/\d+\//.test(link)) homes.add(link)
    // It reads only the pages of places, and no page twice.
    step = [...found].filter((link) => /^\/orte(?:\/|$)/.test(link) && !seen.has(link))
    for (const link of step) seen.add(link)
    if (steps === 4) break
  }
  const wanted = await sitemapPaths(request, 'sitemap-properties-1.xml')
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((path) => !homes.has(path))).toEqual([])
})

test('every page of a place is in the sitemaps of all languages, and answers', async ({ request }) => {
  test.setTimeout(300_000)
  const index = await sitemapPaths(request, 'sitemap.xml')
  for (const code of Object.keys(LANGUAGES)) expect(index).toContain(`/sitemap-places-${code}.xml`)
  const german = await sitemapPaths(request, 'sitemap-places-de.xml')
  expect(german).toContain('/orte')
  expect(german).toContain('/orte/graz/wohnung-mieten')
  const french = await sitemapPaths(request, 'sitemap-places-fr.xml')
  expect(french).toEqual(german.map((path) => `/fr${path}`))
  for (const path of german) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  expect((await request.get('/sitemap-places-xx.xml')).status()).toBe(404)
})

test('a page of a place and kind says what it offers, in the language of the visitor', async ({ page }) => {
  await page.goto('/orte/graz/wohnung-mieten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Mietwohnungen in Graz$/)
  await expect(page).toHaveTitle(/^\d+ Mietwohnungen in Graz: Angebote und Preise/)
  expect(await page.locator('.card').count()).toBeGreaterThanOrEqual(3)
  expect(await pathOf(page)).toBe('/orte/graz/wohnung-mieten')
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(Object.keys(LANGUAGES).length + 1)
  await expect(page.locator('link[hreflang="fr"]')).toHaveAttribute('href', /\/fr\/orte\/graz\/wohnung-mieten$/)
  const kinds = page.getByRole('region', { name: 'Was hier noch angeboten wird' })
  await expect(kinds.getByRole('link').first()).toHaveAttribute('href', /^\/orte\/graz\//)
  await page.goto('/gb/orte/graz/wohnung-mieten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Graz/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect(await pathOf(page)).toBe('/gb/orte/graz/wohnung-mieten')
})

test('equivalent searches name the page as canonical, other combinations are not indexed', async ({ page }) => {
  for (const [search, path] of [
    ['/immobilien', '/immobilien'],
    ['/immobilien?ort=graz', '/orte/graz'],
    ['/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz', '/orte/graz/wohnung-mieten'],
    ['/gb/immobilien?ort=graz&objektart=WOHNUNG&vermarktungsart=MIETE', '/gb/orte/graz/wohnung-mieten'],
  ] as const) {
    await page.goto(search)
    expect(await pathOf(page), search).toBe(path)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
  for (const search of [
    '/immobilien?vermarktungsart=MIETE',
    '/immobilien?ort=graz,linz',
    '/immobilien?ort=graz&preis_bis=900',
    '/immobilien?ort=graz&sort=preis_auf',
    '/immobilien?umkreis=graz,10',
    '/kartensuche?ort=graz',
  ]) {
    await page.goto(search)
    await expect(canonical(page), search).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

test('bad addresses say so, and places with few homes lead to the search', async ({ request }) => {
  for (const path of [
    '/orte/nirgendwo',
    '/orte/GRAZ',
    '/orte/graz/wohnung-pachten',
    '/orte/graz/wohnung-mieten?seite=0',
    '/orte/graz/wohnung-mieten?seite=9999',
    '/orte/graz/wohnung-mieten?seite=abc',
    `/orte/${'x'.repeat(300)}`,
    '/orte/%00',
    '/anbieter/0',
    '/anbieter/999999/niemand',
    '/anbieter/abc/x',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('noindex')
  }
  const few = await request.get('/orte/graz/gastgewerbe-mieten', { maxRedirects: 0 })
  expect(few.status()).toBe(302)
  expect(few.headers().location).toBe('/immobilien?vermarktungsart=MIETE&objektart=GASTGEWERBE&ort=graz')
  const clean = await request.get('/orte/graz?utm_source=x&seite=1', { maxRedirects: 0 })
  expect([clean.status(), clean.headers().location]).toEqual([301, '/orte/graz'])
})

test('the page of a home leads to its company, whose homes a chip names', async ({ page, request }) => {
  const { data } = (await (await request.get(LASTING)).json()) as {
    data: { id: number; title_slug: string; company: { id: number; firma: string } }[]
  }
  const [home] = data
  const company = home?.company
  await page.goto(`/immobilien/${home?.id}/${home?.title_slug}`)
  await page.locator('.aside').getByRole('link', { name: company?.firma, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/anbieter/${company?.id}/[a-z0-9-]+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company?.firma ?? '')
  expect(await page.locator('.card').count()).toBeGreaterThan(0)
  expect(await sitemapPaths(request, 'sitemap-companies.xml')).toContain(new URL(page.url()).pathname)
  await page.goto(`/immobilien?anbieter=${company?.id}`)
  await expect(page.locator('.chips a').first()).toHaveText(company?.firma ?? '')
  expect(await pathOf(page)).toMatch(new RegExp(`^/anbieter/${company?.id}/`))
  await page.goto(`/gb/kartensuche?anbieter=${company?.id}`)
  await expect(page.locator('.chips a').first()).toHaveText(company?.firma ?? '')
  await page.goto('/immobilien?anbieter=999999')
  await expect(page.locator('.chips a').first()).toHaveText('Anbieter 999999')
})
