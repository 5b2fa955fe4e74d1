import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../src/server/main.ts'
import type { RenderPage } from '../../src/server/pages.ts'
import { type TestServer, testServer } from '../support/server.ts'

const TOKEN = 'a-token-of-the-operator'

let open: TestServer
let closed: TestServer

beforeAll(async () => {
  ;[open, closed] = await Promise.all([testServer({ METRICS_TOKEN: TOKEN }), testServer()])
})
afterAll(() => Promise.all([open.close(), closed.close()]))

const ask = (server: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/metrics`, { headers })

test('without the operator’s token there are no metrics, not even for this machine', async () => {
  expect((await ask(closed)).status).toBe(404)
  expect((await ask(closed, { Authorization: 'Bearer ' })).status).toBe(404)
  expect((await ask(closed, { Authorization: 'Bearer undefined' })).status).toBe(404)
})

test('with the token, only for requests that carry it', async () => {
  expect((await ask(open)).status).toBe(401)
  for (const wrong of ['Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN]) {
    expect((await ask(open, { Authorization: wrong })).status, wrong).toBe(401)
  }
  const answer = await ask(open, { Authorization: `Bearer ${TOKEN}` })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('klinke_published_properties 0')
})

test('a page that fails together with the page for errors is still one: in its language, with a way on', async () => {
  const { ctx } = open
  const pages: RenderPage = async () => {
    throw new Error('<the build was replaced>')
  }
  const { address, stop } = await listen({ ...ctx, config: { ...ctx.config, PORT: 0 } }, { pages, files: null })
  try {
    const answer = await fetch(`${address}/sa/orte/wien`, { headers: { Accept: 'text/html,*/*' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('<html lang="ar-SA" dir="rtl">')
    expect(html).toContain('حدث خطأ غير متوقع')
    expect(html).toContain('<a href="/sa">')
    expect(html).not.toContain('replaced')
    const call = await fetch(`${address}/api/properties/abc`, { headers: { Accept: 'text/html' } })
    expect(call.headers.get('content-type')).toBe('application/json')
    const other = await fetch(`${address}/orte/wien`, { headers: { Accept: 'application/json' } })
    expect(await other.json()).toMatchObject({ success: false, code: 'internal' })
  } finally {
    await stop()
  }
})

test('an outage of the database is no bug of ours: 503 is logged as a warning and counted as no internal error', async () => {
  const { ctx, complaints } = open
  const away = Object.assign(new Error('connect ECONNREFUSED'), { databaseAway: true })
  /** Behaves like Astro with its error page; the first address fails before any page is rendered. */
  const pages: RenderPage = async (_request, { address, failure }) => {
    if (address === '/away' && !failure) throw away
    if (address === '/bug') return new Response(null, { status: 500 })
    return new Response(failure === away ? 'before' : 'within', { status: 500, headers: { 'retry-after': '5' } })
  }
  const { address, stop } = await listen({ ...ctx, config: { ...ctx.config, PORT: 0 } }, { pages, files: null })
  complaints.length = 0
  try {
    const get = async (path: string) => {
      const answer = await fetch(address + path)
      return [answer.status, answer.statusText, await answer.text()]
    }
    expect(await get('/away')).toEqual([503, 'Service Unavailable', 'before'])
    expect(await get('/page')).toEqual([503, 'Service Unavailable', 'within'])
    expect(await get('/bug')).toEqual([500, 'Internal Server Error', ''])
    const levels = complaints.map((line) => JSON.parse(line) as { level: number; status: number })
    expect(levels.map(({ level, status }) => [level, status])).toEqual([
      [40, 503],
      [40, 503],
      [50, 500],
    ])
    const metrics = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
    expect(await metrics.text()).toMatch(/^klinke_internal_errors_total 1$/m)
  } finally {
    await stop()
  }
})

test('routes have names, and strangers can make no new ones', async () => {
  for (let nr = 0; nr < 40; nr++) {
    await fetch(`${open.address}/api/properties/${nr}`)
    await fetch(`${open.address}/api/nothing-${nr}`)
    await fetch(`${open.address}/nothing-${nr}`)
    await fetch(`${open.address}/media/${String(nr).padStart(64, '0')}/320.webp`)
  }
  await fetch(`${open.address}/api/properties`)
  await fetch(`${open.address}/livez`)
  const text = await (await ask(open, { Authorization: `Bearer ${TOKEN}` })).text()
  const routes = [...text.matchAll(/http_request_duration_seconds_count\{.*route="([^"]*)"/g)].map(([, route]) => route)
  expect(new Set(routes)).toEqual(
    new Set(['/metrics', '/api/properties', '/api/properties/{id}', '/api/*', '/*', '/media/{hash}/{file}', '/livez']),
  )
})
