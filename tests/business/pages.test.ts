import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countPages } from '../../src/server/business/pages.ts'
import type { HttpEnv } from '../../src/server/http/env.ts'
import { nameRoutes, type PageRoute } from '../../src/server/http/pages/page-routes.ts'
import { type TestServer, testServer } from '../support/server.ts'

const ROUTES: PageRoute[] = [
  { route: '/', match: '^\\/?$', origin: 'project' },
  { route: '/immobilien', match: '^\\/immobilien\\/?$', origin: 'project' },
  { route: '/immobilien/[id]/[slug]', match: '^\\/immobilien\\/([^/]+?)\\/([^/]+?)\\/?$', origin: 'project' },
  { route: '/[...locale]/admin/[...screen]', match: '^(?:\\/(.*?))?\\/admin(?:\\/(.*?))?\\/?$', origin: 'project' },
]
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

let server: TestServer
let app: Hono<HttpEnv>
beforeAll(async () => {
  server = await testServer({ SITE_URL: 'https://klinke.example' })
  app = new Hono<HttpEnv>()
  app.use(countPages(server.ctx, nameRoutes(ROUTES)))
  app.get('/immobilien', (c) => c.html('<h1>', 200, { 'X-Total-Count': c.req.query('ort') === 'wien' ? '0' : '7' }))
  app.get('/bild.svg', (c) => c.body('<svg>', 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/broken', (c) => c.body('<h1>', 500, HTML))
  app.all('*', (c) => c.body('<h1>', 200, HTML))
})
afterAll(() => server.close())
beforeEach(() => void server.ctx.caches.figures.take())

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`https://klinke.example${path}`, { method, headers: { 'User-Agent': BROWSER, ...headers } })
/** What was counted since, without the day. */
const counted = () =>
  Object.fromEntries(
    server.ctx.caches.figures
      .take()
      .flatMap(({ counts }) => [...counts].map(([key, count]) => [key.replace(/^\S+ /, ''), count])),
  )

test('a page from elsewhere begins a visit; one from our own page does not', async () => {
  await open('/')
  await open('/immobilien/7/altbau', { Referer: 'https://google.example/suche' })
  await open('/gb/immobilien', { Referer: 'https://klinke.example/' })
  await open('/immobilien', { Referer: 'no address' })
  expect(counted()).toEqual({
    'page start': 1,
    'visit start': 1,
    'page home': 1,
    'visit home': 1,
    'page list': 2,
    'visit list': 1,
  })
})

test('a search counts with its coarse criteria, and whether it found anything', async () => {
  const own = { Referer: 'https://klinke.example/' }
  await open('/immobilien?ort=graz&q=Huber', own)
  await open('/immobilien?ort=wien&frage=Wohnung+in+Wien', own)
  await open('/immobilien?ort=graz&seite=2', own)
  await open('/immobilien?seite=1', own)
  expect(counted()).toEqual({
    'page list': 4,
    'search list': 1,
    'asked ort=graz': 1,
    'search sentence': 1,
    'asked ort=wien': 1,
    'miss sentence': 1,
    'unmet ort=wien': 1,
  })
})

test.each<[string, string, Record<string, string>?, string?]>([
  ['a program', '/', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program without a name', '/', { 'User-Agent': '' }],
  ['a page that is loaded ahead', '/', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['a page that Safari loads ahead', '/', { Purpose: 'prefetch' }],
  ['a page that a script reads', '/', { 'Sec-Fetch-Dest': 'empty' }],
  ['the area of staff', '/admin/zahlen'],
  ['the area of staff in English', '/gb/admin/zahlen'],
  ['an address that does not exist', '/nirgends'],
  ['a failure', '/broken'],
  ['a picture', '/bild.svg'],
  ['a look at the head', '/', {}, 'HEAD'],
  ['a sent form', '/', {}, 'POST'],
])('%s is not counted', async (_what, path, headers, method) => {
  await open(path, headers, method)
  expect(counted()).toEqual({})
})
