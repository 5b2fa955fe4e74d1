import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seal, unseal } from '../../src/server/auth/second-factor/sealed.ts'
import { readHostKey } from '../../src/server/feeds/sftp/host-key.ts'
import { documentKey, pictureKey } from '../../src/server/media/keys.ts'
import { feedOf } from '../support/feed.ts'
import { type S3Server, startS3 } from '../support/s3.ts'
import { deliveriesOf, importDeliveries, makeSender, type Sender } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** Two processes on two machines: one database, one bucket, a DATA_DIR each. */
let s3: S3Server
let one: TestServer
let two: TestServer
let sender: Sender
const HASH = 'c'.repeat(64)

beforeAll(async () => {
  s3 = await startS3()
  one = await testServer({ S3_URL: s3.url('site') })
  two = await testServer({ S3_URL: s3.url('site'), DATABASE_URL: one.ctx.config.DATABASE_URL ?? '' })
  sender = await makeSender(one.work, 'bucket')
})
afterAll(async () => {
  await two.close()
  await one.close()
  await s3.stop()
})

const headers = () => ({ Authorization: `Bearer ${sender.secret}` })
const feed = (nr: string, blanks = 0) =>
  Buffer.from(feedOf([{ nr, hauptmietzins: 700, wohnflaeche: 50 }]) + ' '.repeat(blanks))

test('a picture that one process stores is served by the other, and a document in parts', async () => {
  await one.ctx.storage.put(pictureKey(HASH, 320), Buffer.from('picture'))
  await one.ctx.storage.put(documentKey(HASH), Buffer.from('0123456789'))
  const picture = await fetch(`${two.address}/media/${HASH}/320.webp`)
  expect([picture.status, await picture.text()]).toEqual([200, 'picture'])
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const address = `${two.address}/media/${HASH}/dokument.pdf`
  expect(await (await fetch(address)).text()).toBe('0123456789')
  const part = await fetch(address, { headers: { Range: 'bytes=7-' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 7-9/10', '789'])
  const outside = await fetch(address, { headers: { Range: 'bytes=10-' } })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  expect((await fetch(`${two.address}/media/${HASH}/640.webp`)).status).toBe(404)
})

test('a feed that one process receives is imported by the other', async () => {
  const answer = await fetch(`${one.address}/api/feeds/bucket`, { method: 'PUT', headers: headers(), body: feed('S1') })
  expect(answer.status, await answer.text()).toBeLessThan(300)
  await importDeliveries(two.work, sender)
  expect(await deliveriesOf(two.work, sender)).toMatchObject([{ state: 'done', way: 'put' }])
})

test('an upload that breaks off at one process goes on at the other', async () => {
  const content = feed('S2', 1_000_000)
  const send = (endpoint: string, resumeAt: string | null, cutAfter = Number.POSITIVE_INFINITY) =>
    new Promise<string | null>((resolve, reject) => {
      const upload = new Upload(content, {
        endpoint: `${endpoint}/api/uploads`,
        ...(resumeAt && { uploadUrl: resumeAt }),
        headers: headers(),
        metadata: { source: sender.key, filename: 'Bestand.xml' },
        chunkSize: 200_000,
        retryDelays: null as never,
        onProgress: (sent) => sent >= cutAfter && void upload.abort().then(() => resolve(upload.url)),
        onSuccess: () => resolve(upload.url),
        onError: reject,
      })
      upload.start()
    })
  const cut = await send(one.address, null, 500_000)
  await send(two.address, (cut ?? '').replace(one.address, two.address))
  expect(await deliveriesOf(one.work, sender)).toMatchObject([
    {},
    { way: 'tus', bytes: content.length, state: 'waiting' },
  ])
  await importDeliveries(one.work, sender)
  expect((await deliveriesOf(one.work, sender)).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('both have the same keys, also when they make them at once', async () => {
  const [first, second] = await Promise.all([seal(one.ctx, 'a', 'of one'), seal(two.ctx, 'a', 'of two')])
  expect(await unseal(two.ctx, 'a', first)).toBe('of one')
  expect(await unseal(one.ctx, 'a', second)).toBe('of two')
  expect(await readHostKey(one.ctx)).toBe(await readHostKey(two.ctx))
})

test('while the bucket is away, the answer is 503 and no bug, and afterwards all is well', async () => {
  s3.fail(503, 503, 503, 503)
  const away = await fetch(`${two.address}/media/${HASH}/320.webp`)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect(two.complaints.filter((line) => line.includes('a request failed'))).toEqual([])
  expect((await fetch(`${two.address}/media/${HASH}/320.webp`)).status).toBe(200)
})
