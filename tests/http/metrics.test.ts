import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('without a token of the operator nobody is told what was measured, from this machine neither', async () => {
  expect((await ask(closed)).status).toBe(404)
  expect((await ask(closed, { Authorization: 'Bearer ' })).status).toBe(404)
  expect((await ask(closed, { Authorization: 'Bearer undefined' })).status).toBe(404)
})

test('with it, only who knows it', async () => {
  expect((await ask(open)).status).toBe(401)
  for (const wrong of ['Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN]) {
    expect((await ask(open, { Authorization: wrong })).status, wrong).toBe(401)
  }
  const answer = await ask(open, { Authorization: `Bearer ${TOKEN}` })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('klinke_published_properties 0')
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
