import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaces } from '../../src/domain/places/operations.ts'
import { mayTake } from '../../src/server/http/limits/rate.ts'
import { listen } from '../../src/server/main.ts'
import { call } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let pages: { address: string; stop: () => Promise<void> }
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-limit-'))
beforeAll(async () => {
  server = await testServer()
  pages = await listen(server.ctx, { pages: async () => new Response('a page'), files: folder })
})
afterAll(async () => {
  await pages.stop()
  await server.close()
  rmSync(folder, { recursive: true })
})

test('texts with places are read so many times a minute, by the call and by pages, and suggestions go on', async () => {
  const read = () => call(server, 'GET', '/api/places/read?q=Graz')
  const open = async (url: string) => (await fetch(pages.address + url)).status
  expect((await read()).status).toBe(200)
  expect(await open('/immobilien?wo=Graz')).toBe(200)
  // Both spellings of this machine's own address.
  for (const who of ['127.0.0.1', '0:0:0:0'])
    for (let time = 0; time < readPlaces.limit.max; time++) await mayTake(server.ctx, readPlaces.limit, who)
  const refused = await read()
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.exceeded'])
  for (const url of ['/immobilien?wo=Graz', '/kartensuche?ohne_wo=Linz', '/fr/immobilien?wo=Graz&wo_alt=Linz'])
    expect(await open(url), url).toBe(429)
  expect((await call(server, 'GET', '/api/places?q=Graz')).status).toBe(200)
  for (const url of [
    '/immobilien',
    '/immobilien?ort=graz',
    '/immobilien?wo=&ort=graz',
    '/immobilien?wo=Graz&wo_alt=Graz',
  ])
    expect(await open(url), url).toBe(200)
})
