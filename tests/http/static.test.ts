import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HttpEnv } from '../../src/server/http/env.ts'
import { builtFiles } from '../../src/server/http/pages/static.ts'

let folder: string
let app: Hono<HttpEnv>

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-static-'))
  mkdirSync(path.join(folder, 'site/_astro'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  writeFileSync(path.join(folder, 'site/favicon.svg'), '<svg/>')
  writeFileSync(path.join(folder, 'site/_astro/a.css'), 'p{}')
  writeFileSync(path.join(folder, 'site/_astro/a.css.br'), brotliCompressSync('p{}'))
  app = new Hono<HttpEnv>().use(builtFiles(path.join(folder, 'site'))).all('*', (c) => c.text('page', 404))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file with its hash in the name is cached for a year, as it was compressed by the build', async () => {
  const answer = await app.request('/_astro/a.css', { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('p{}')
})

test('other files are asked for again after five minutes', async () => {
  const answer = await app.request('/favicon.svg')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
})

test.each(['/nothing.css', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/_astro/../../secret.txt'])(
  'what is not there, or not below the folder, is left to the pages: %s',
  async (address) => {
    const answer = await app.request(`http://localhost${address}`)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([404, 'page', null])
  },
)
