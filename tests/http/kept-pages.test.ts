import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { encodingOf } from '../../src/server/http/pages/kept-pages.ts'
import { listen } from '../../src/server/main.ts'
import type { RenderPage } from '../../src/server/pages.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let base: string
let stop: () => Promise<void>
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-kept-'))
let now = new Date('2026-11-21T12:00:00Z')
let rendered: string[] = []
let headers: Record<string, string> = {}
let status = 200
let breaksOff = false
const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-type': 'text/html' }

/** Replaces Astro's App: answers after a turn of the event loop, and writes the page in two pieces. */
const pages: RenderPage = async (_request, { language, address }) => {
  rendered.push(`${language} ${address}`)
  const nr = rendered.length
  await sleep(20)
  const body = new ReadableStream({
    async start(stream) {
      stream.enqueue(Buffer.from(`<h1>${language} ${nr}</h1>`))
      await sleep(5)
      if (breaksOff) return stream.error(new Error('the page broke'))
      stream.enqueue(Buffer.from('Wohnung '.repeat(500)))
      stream.close()
    },
  })
  return new Response(body, { status, headers })
}

beforeAll(async () => {
  server = await testServer()
  server.ctx.clock = () => now
  const running = await listen({ ...server.ctx, clock: () => now }, { pages, files: folder })
  base = running.address
  stop = running.stop
})
afterAll(async () => {
  await stop()
  await server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
  rendered = []
  headers = { ...PUBLIC }
  status = 200
  breaksOff = false
})
const get = (url: string, init: RequestInit = {}) => fetch(base + url, init)
const heading = async (url: string, init?: RequestInit) => (await (await get(url, init)).text()).split('</h1>')[0]

test('a page for everybody is rendered once in ten seconds, however many ask and however they want it packed', async () => {
  const asked = ['br', 'gzip', 'identity', 'br'].map((encoding) =>
    get('/immobilien?seite=2', { headers: { 'accept-encoding': encoding } }),
  )
  const answers = await Promise.all(asked)
  expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'br'])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  for (const answer of answers) {
    expect(answer.headers.get('cache-control')).toBe(PUBLIC['cache-control'])
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  }
  expect(rendered).toEqual(['de /immobilien?seite=2'])
  now = new Date(now.getTime() + 10_001)
  await get('/immobilien?seite=2')
  expect(rendered).toHaveLength(2)
})

test('the start page is kept as well, whatever a link adds to its address', async () => {
  const url = '/?utm_source=x'
  expect(await heading(url)).toBe(await heading(url))
  await heading('/')
  await heading('/')
  expect(rendered).toEqual(['de /?utm_source=x', 'de /'])
})

test('another address and another language have a page of their own', async () => {
  await get('/immobilien')
  await get('/immobilien?seite=2')
  await get('/gb/immobilien')
  expect(rendered).toEqual(['de /immobilien', 'de /immobilien?seite=2', 'gb /immobilien'])
})

test('a change of any home makes the page anew', async () => {
  expect(await heading('/immobilien')).toBe('<h1>de 1')
  expect(await heading('/immobilien')).toBe('<h1>de 1')
  await importHomes(server.ctx, [{ nr: 'NEU', gesamtbelastung: 900, wohnflaeche: 60 }])
  await expect.poll(() => heading('/immobilien')).toBe('<h1>de 2')
})

test.each([
  ['says nothing of other caches', { 'cache-control': 'no-store' }, 200],
  ['sets a cookie', { ...PUBLIC, 'set-cookie': 'a=b' }, 200],
  ['is not found', PUBLIC, 404],
  ['leads elsewhere', { ...PUBLIC, location: '/immobilien?seite=3' }, 303],
])('a page that %s is rendered for each', async (_, sent, code) => {
  headers = sent as Record<string, string>
  status = code
  const answers = await Promise.all([1, 2].map(() => get('/immobilien?ort=graz', { redirect: 'manual' })))
  await get('/immobilien?ort=graz', { redirect: 'manual' })
  expect(answers.map((answer) => answer.status)).toEqual([code, code])
  expect(rendered).toHaveLength(3)
})

test('a visitor with a token, a HEAD request, or another page bypasses the cache', async () => {
  for (let i = 0; i < 2; i++) {
    await get('/immobilien', { headers: { authorization: 'Bearer x' } })
    await get('/immobilien', { method: 'HEAD' })
    await get('/immobilienbewertung')
    await get('/vergleich')
  }
  expect(rendered).toHaveLength(8)
})

test('a visitor who disconnects does not break the page for others who wait', async () => {
  const gone = new AbortController()
  const left = get('/immobilien?seite=7', { signal: gone.signal }).catch(() => null)
  const waits = heading('/immobilien?seite=7')
  setTimeout(() => gone.abort(), 10)
  expect(await left).toBeNull()
  expect(await waits).toBe('<h1>de 1')
})

test('a page that breaks off is a failure and is not cached', async () => {
  breaksOff = true
  expect((await get('/immobilien')).status).toBe(500)
  breaksOff = false
  expect(await heading('/immobilien')).toBe('<h1>de 2')
})

test('the packing is the best that the browser takes', () => {
  expect(encodingOf('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingOf('GZIP;q=0.5')).toBe('gzip')
  expect(encodingOf('br;q=0, gzip')).toBe('gzip')
  expect(encodingOf('br; q=0.0, deflate')).toBeNull()
  expect(encodingOf('')).toBeNull()
})

test('a clock that is set back keeps no page until it comes to that time again', async () => {
  const first = await heading('/immobilien?seite=9')
  expect(await heading('/immobilien?seite=9')).toBe(first)
  now = new Date(now.getTime() - 86_400_000)
  expect(await heading('/immobilien?seite=9')).not.toBe(first)
})
