import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentKey, pictureKey } from '../../src/server/media/keys.ts'
import { sendRaw } from '../support/raw.ts'
import { type TestServer, testServer } from '../support/server.ts'

const HASH = 'a'.repeat(64)

let server: TestServer

beforeAll(async () => {
  server = await testServer({ SITE_URL: 'https://klinke.example', LOG_LEVEL: 'fatal' })
  await server.ctx.storage.put(pictureKey(HASH, 320), Buffer.from('picture'))
  await server.ctx.storage.put(documentKey(HASH), Buffer.from('%PDF-1.4'))
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) => fetch(server.local + path, init)

/** Every kind of answer of the API, the storage and the process itself; pages and files: tests/e2e. */
const KINDS: [name: string, status: number, path: string, init?: RequestInit][] = [
  ['a call', 200, '/api/properties'],
  ['a refusal', 400, '/api/properties?preis_von=x'],
  ['an unknown call', 404, '/api/nothing'],
  ['a call for who is signed in', 401, '/api/favorites'],
  ['the text of the API', 200, '/api/openapi.json'],
  ['a body that is too large', 413, '/api/reports', { method: 'POST', body: 'x'.repeat(70_000) }],
  ['an address that is too long', 414, `/api/properties?${'x'.repeat(9000)}`],
  ['a picture', 200, `/media/${HASH}/320.webp`],
  ['a document', 200, `/media/${HASH}/dokument.pdf`],
  ['a picture that is not there', 404, `/media/${'b'.repeat(64)}/320.webp`],
  ['the answer to who watches the process', 200, '/livez'],
  ['an unknown address', 404, '/nothing'],
]

test.each(KINDS)(
  '%s (%i) may be shown in a frame by us only, and says what else a browser shall not do',
  async (_name, status, path, init) => {
    const answer = await ask(path, init)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toMatch(/(^|; )frame-ancestors 'self'(;|$)/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path.startsWith('/media/') ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  },
)

test('an internal error has them too', async () => {
  await sql`alter table property_search rename to away`.execute(server.ctx.db)
  const answer = await ask('/api/properties/7')
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    404,
    "default-src 'none'; frame-ancestors 'self'",
  ])
  await sql`alter table property rename to property_away`.execute(server.ctx.db)
  const failed = await ask('/api/properties/7')
  expect([failed.status, failed.headers.get('x-frame-options')]).toEqual([500, 'SAMEORIGIN'])
  expect(failed.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'")
  await sql`alter table property_away rename to property`.execute(server.ctx.db)
  await sql`alter table away rename to property_search`.execute(server.ctx.db)
})

test('a request that is none, by its Host, has them too', async () => {
  const { text, status } = await sendRaw(server.local, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')
  expect(status).toBe(400)
  expect(text.toLowerCase()).toContain("content-security-policy: frame-ancestors 'self'")
})

test('a call loads nothing, should it be shown as a page; a document of a third party runs in a sandbox', async () => {
  const policy = async (path: string) => (await ask(path)).headers.get('content-security-policy')
  expect(await policy('/api/properties')).toBe("default-src 'none'; frame-ancestors 'self'")
  expect(await policy(`/media/${HASH}/dokument.pdf`)).toBe("sandbox; frame-ancestors 'self'")
})
