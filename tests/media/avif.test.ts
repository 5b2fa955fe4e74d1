import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanForgotten, forgetMedia } from '../../src/server/media/forget.ts'
import { avifKey, pictureKey } from '../../src/server/media/keys.ts'
import { storeMedia } from '../../src/server/media/store.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** One with both forms, one from before AVIF. */
const [both, old] = ['a'.repeat(64), 'b'.repeat(64)]
/** What Chromium sends for an image. */
const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'fatal' })
  for (const hash of [both, old])
    for (const width of [320, 640]) await server.ctx.storage.put(pictureKey(hash, width), Buffer.from('webp'))
  await server.ctx.storage.put(avifKey(both, 640), Buffer.from('avif'))
})
afterAll(() => server.close())

async function ask(hash: string, width: number, accept: string) {
  const answer = await fetch(`${server.local}/media/${hash}/${width}.webp`, { headers: { accept } })
  const { headers } = answer
  return [answer.status, headers.get('content-type'), headers.get('vary'), await answer.text()]
}

test('a browser that accepts AVIF gets it, and caches are told what the answer depends on', async () => {
  expect(await ask(both, 640, CHROMIUM)).toEqual([200, 'image/avif', 'Accept', 'avif'])
})

test.each(['image/webp,*/*', '*/*', 'image/avifs', 'image/avif;q=0,image/webp', 'image/avif-sequence', 'text/html'])(
  'who sends "%s" gets WebP',
  async (accept) => {
    expect(await ask(both, 640, accept)).toEqual([200, 'image/webp', 'Accept', 'webp'])
  },
)

test('a picture from before AVIF is WebP for everybody, and so are widths without it', async () => {
  expect(await ask(old, 640, CHROMIUM)).toEqual([200, 'image/webp', 'Accept', 'webp'])
  expect(await ask(both, 320, CHROMIUM)).toEqual([200, 'image/webp', null, 'webp'])
})

test('a picture that is not there is missing in both forms', async () => {
  const [status] = await ask('c'.repeat(64), 640, CHROMIUM)
  expect(status).toBe(404)
})

test('a stored picture has both forms, and none when it is forgotten', async () => {
  const { db, storage } = server.ctx
  const hash = await storeMedia(
    server.ctx,
    readFileSync(new URL('../../public/hero/dusk-portrait-828.webp', import.meta.url)),
  )
  expect((await ask(hash, 640, CHROMIUM))[1]).toBe('image/avif')
  await forgetMedia(db, [hash])
  await cleanForgotten(server.ctx)
  const left = []
  for await (const { key } of storage.list(hash.slice(0, 2))) left.push(key)
  expect(left.filter((key) => key.includes(hash))).toEqual([])
})
