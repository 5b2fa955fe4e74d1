import { readFileSync } from 'node:fs'
import { type APIResponse, expect, test } from '@playwright/test'
import type { PageRoute } from '../../src/server/http/pages/page-routes.ts'

/** Every route of the pages. New routes are added here by hand, so that no route is served by accident. */
const OURS = [
  '/',
  '/404',
  '/500',
  '/anbieter-werden',
  '/anbieter/[id]',
  '/anbieter/[id]/[slug]',
  '/assistent',
  '/beschwerde',
  '/covers.json',
  '/expose',
  '/immobilie/[slug]',
  '/immobilien',
  '/immobilien/[id]',
  '/immobilien/[id]/[slug]',
  '/kartensuche',
  '/kartensuche/google',
  '/ki-suche',
  '/melden',
  '/onr/[external_id]',
  '/orte',
  '/orte/[place]',
  '/orte/[place]/[kind]',
  '/preise',
  '/preise.csv',
  '/preise/[place]',
  '/preise/[place].csv',
  '/projekte',
  '/projekte/[id]',
  '/robots.txt',
  '/sitemap-companies.xml',
  '/sitemap-content.xml',
  '/sitemap-places-[language].xml',
  '/sitemap-prices.xml',
  '/sitemap-projects.xml',
  '/sitemap-properties-[page].xml',
  '/sitemap.xml',
  '/transparenz',
  '/vergleich',
  '/[...locale]/admin/[...screen]',
  '/admin/objekte',
  '/[...locale]/anmelden',
  '/[...locale]/barrierefreiheit',
  '/[...locale]/blog',
  '/[...locale]/blog/[slug]',
  '/[...locale]/blog/[slug].jpg',
  '/[...locale]/blog/rss.xml',
  '/[...locale]/dashboard',
  '/[...locale]/datenschutz',
  '/[...locale]/faq',
  '/[...locale]/faq/[category]',
  '/[...locale]/favoriten',
  '/[...locale]/hilfe',
  '/[...locale]/hilfe/[slug]',
  '/[...locale]/impressum',
  '/[...locale]/kontakt',
  '/[...locale]/mein-konto',
  '/[...locale]/newsletter',
  '/[...locale]/nutzungsbedingungen',
  '/[...locale]/passwort-vergessen',
  '/[...locale]/registrieren',
  '/[...locale]/seite/[slug]',
  '/[...locale]/social-callback',
  '/[...locale]/suchagent',
  '/[...locale]/suche',
  '/[...locale]/termin',
  '/[...locale]/vorschau.jpg',
  '/[...missing]',
]
/** Routes that Astro adds by itself: the server never forwards requests to them (server/pages.ts). */
const ASTROS = ['/_image', '/_server-islands/[name]']

const built = (name: string) => new URL(`../../dist/server/${name}`, import.meta.url)

test('there are these routes of pages and no others', () => {
  const routes = JSON.parse(readFileSync(built('routes.json'), 'utf8')) as PageRoute[]
  const of = (origin: string) => routes.filter((one) => one.origin === origin).map(({ route }) => route)
  expect(of('project').sort()).toEqual([...OURS].sort())
  expect(of('internal').sort()).toEqual(ASTROS)
  expect(routes).toHaveLength(OURS.length + ASTROS.length)
})

test('the endpoint for pictures on demand is not even built in', () => {
  const entry = readFileSync(built('entry.mjs'), 'utf8')
  const parts = [...entry.matchAll(/import\("\.\/(chunks\/[^"]+)"\)/g)].map(([, part]) =>
    readFileSync(built(part!), 'utf8'),
  )
  for (const text of [entry, ...parts]) expect(text).not.toMatch(/Could not process image request|from "sharp"/)
})

/** A picture from the build, as an attacker finds it in an article. */
async function pictureOf(get: (path: string) => Promise<APIResponse>): Promise<string> {
  const list = await (await get('/blog')).text()
  return /\/_astro\/[\w.-]+\.(?:webp|avif|jpg)/.exec(list)![0]
}

test('no visitor can have pictures made by an address of their choice', async ({ request }) => {
  const picture = await pictureOf((path) => request.get(path))
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//)
  const query = `?href=${encodeURIComponent(picture)}&w=1280&f=avif&q=50`
  for (const place of [
    '/_image',
    '/gb/_image',
    '/%5Fimage',
    '/_image/',
    '/_server-islands/x',
    '/_actions/x',
    '/.well-known/x',
  ]) {
    const answer = await request.get(place + query)
    expect([answer.status(), answer.headers()['content-type']], place).toEqual([
      404,
      expect.stringContaining('text/html'),
    ])
  }
})

test('an address with a line end, which no route knows, is a page that is missing', async ({ request }) => {
  for (const path of ['/%0A', '/gb/%E2%80%A8', '/immobilien/1%0A', '/%ff']) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test('every page has a bound for its address and its body', async ({ request }) => {
  const pages = OURS.filter((route) => !/\[/.test(route.replace('/[...locale]', ''))).map((route) =>
    route.replace('/[...locale]', ''),
  )
  for (const page of [...pages, '/gb/immobilien', '/nothing', '/favicon.svg']) {
    const long = await request.get(`${page}?gebiet=${'x'.repeat(8192)}`)
    expect([long.status(), (await long.json()).code], page).toEqual([414, 'address.too_long'])
    const large = await request.post(page, { data: 'x'.repeat(70_000) })
    expect([large.status(), (await large.json()).code], page).toEqual([413, 'body.too_large'])
  }
})

test('pages, files, redirects and refusals say in a header who may frame them, and Astro’s policy stays', async ({
  request,
}) => {
  const picture = await pictureOf((path) => request.get(path))
  const kinds: [path: string, status: number, policy: RegExp][] = [
    ['/immobilien', 200, /^default-src 'self';.*script-src [^;]+;.*style-src .*; frame-ancestors 'self'$/],
    ['/kartensuche', 200, /script-src .*; frame-ancestors 'self'$/],
    ['/nothing', 404, /script-src .*; frame-ancestors 'self'$/],
    ['/impressum', 200, /^frame-ancestors 'self'$/],
    ['/de/impressum', 301, /^frame-ancestors 'self'$/],
    ['/immobilien?wo=Graz', 303, /frame-ancestors 'self'$/],
    ['/robots.txt', 200, /^frame-ancestors 'self'$/],
    ['/sitemap.xml', 200, /^frame-ancestors 'self'$/],
    [picture, 200, /^frame-ancestors 'self'$/],
    ['/favicon.svg', 200, /^default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'$/],
  ]
  for (const [path, status, policy] of kinds) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect(answer.status(), path).toBe(status)
    expect(headers['content-security-policy'], path).toMatch(policy)
    expect(headers, path).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' })
  }
})

test('another site can put no page of ours into a frame, by this header alone', async ({ page, baseURL }) => {
  const paths = ['/immobilien', '/impressum', '/favicon.svg']
  await page.route(`${baseURL}/**`, async (route) => {
    const response = await route.fetch()
    const { 'x-frame-options': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.route('http://other.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join(''),
    }),
  )
  await page.goto('http://other.example/')
  const shown = () => page.frames().map((frame) => frame.url())
  await expect.poll(shown).toEqual(['http://other.example/', ...paths.map(() => 'chrome-error://chromewebdata/')])
})

test('metrics are counted by route, and only the operator reads them', async ({ request }) => {
  await request.get('/immobilien')
  await request.get('/gb/blog')
  await request.get('/nothing-at-all')
  expect((await request.get('/metrics')).status()).toBe(401)
  const answer = await request.get('/metrics', { headers: { Authorization: 'Bearer journeys-of-a-browser' } })
  const text = await answer.text()
  for (const route of ['/immobilien', '/blog', '/*']) expect(text).toContain(`route="${route}"`)
  expect(text).not.toContain('nothing-at-all')
})
