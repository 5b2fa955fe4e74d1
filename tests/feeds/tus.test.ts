import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { feedPath } from '../../src/server/feeds/folders.ts'
import { lookForFeeds } from '../../src/server/feeds/look.ts'
import { feedOf } from '../support/feed.ts'
import { deliveriesOf, importDeliveries, makeSender, type Sender, spoolFolder } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let sender: Sender
let endpoint: string

beforeAll(async () => {
  server = await testServer({ FEED_MB: '4' })
  sender = await makeSender(server.work, 'Büro Süd')
  endpoint = `${server.address}/api/uploads`
})
afterAll(() => server.close())

const feed = Buffer.from(feedOf([{ nr: 'T1', hauptmietzins: 700, wohnflaeche: 50 }]) + ' '.repeat(1_000_000))

interface Options {
  secret?: string
  source?: string
  /** Cuts the connection after so many bytes. */
  cutAfter?: number
  resumeAt?: string | null
  content?: Buffer
}

/** Uploads as an agency's program does, by tus-js-client. */
function upload({ secret = sender.secret, source = sender.key, cutAfter, resumeAt, content = feed }: Options = {}) {
  return new Promise<{ url: string | null; delivery?: string; status?: number }>((resolve) => {
    const one = new Upload(content, {
      endpoint,
      ...(resumeAt && { uploadUrl: resumeAt }),
      headers: { Authorization: `Bearer ${secret}` },
      metadata: { source, filename: '../Bestand.xml' },
      chunkSize: 200_000,
      retryDelays: null as never,
      onProgress: (sent) => {
        if (cutAfter === undefined || sent < cutAfter) return
        void one.abort().then(() => resolve({ url: one.url }))
      },
      onSuccess: ({ lastResponse }) =>
        resolve({ url: one.url, delivery: lastResponse.getHeader('Klinke-Delivery') ?? undefined }),
      onError: (error) =>
        resolve({
          url: one.url,
          status: (error as { originalResponse?: { getStatus(): number } }).originalResponse?.getStatus(),
        }),
    })
    one.start()
  })
}

test('an upload that is cut goes on where it stopped, and becomes one delivery', async () => {
  const cut = await upload({ cutAfter: 300_000 })
  expect(cut.url).toContain('/api/uploads/')
  await sleep(200)
  const head = await fetch(cut.url ?? '', { method: 'HEAD', headers: headersOf(sender) })
  const offset = Number(head.headers.get('Upload-Offset'))
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(feed.length)
  expect(await deliveriesOf(server.work, sender)).toEqual([])
  const done = await upload({ resumeAt: cut.url })
  expect(done).toMatchObject({ url: cut.url, delivery: expect.stringContaining('/api/feeds/B%C3%BCro%20S%C3%BCd/') })
  const rows = await deliveriesOf(server.work, sender)
  expect(rows).toMatchObject([{ way: 'tus', bytes: feed.length, state: 'waiting' }])
  const [row] = rows
  const folder = spoolFolder(server.ctx.config, row?.id ?? 0)
  expect(readFileSync(`${folder}/${row?.file_name}`).equals(feed)).toBe(true)
  await importDeliveries(server.work, sender)
  const answer = await fetch(server.address + new URL(done.delivery ?? '').pathname, { headers: headersOf(sender) })
  expect(await answer.json()).toMatchObject({ data: { state: 'done', run: { counts: { created: 1 } } } })
})

const headersOf = ({ secret }: Sender) => ({ Authorization: `Bearer ${secret}`, 'Tus-Resumable': '1.0.0' })

test('every request needs the secret of the source, and unknown sources and wrong secrets have one answer', async () => {
  const other = await makeSender(server.work, 'tus-other')
  expect(await upload({ secret: 'x'.repeat(43) })).toMatchObject({ status: 401, url: null })
  expect(await upload({ secret: other.secret })).toMatchObject({ status: 401, url: null })
  expect(await upload({ source: 'nobody' })).toMatchObject({ status: 401, url: null })
  const { url } = await upload({ cutAfter: 200_000 })
  for (const [method, headers] of [
    ['HEAD', headersOf(other)],
    ['PATCH', { ...headersOf(other), 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }],
    ['DELETE', headersOf(other)],
    ['HEAD', { 'Tus-Resumable': '1.0.0' }],
    ['DELETE', { 'Tus-Resumable': '1.0.0' }],
  ] as const) {
    expect((await fetch(url ?? '', { method, headers })).status, method).toBe(401)
  }
  expect((await fetch(url ?? '', { headers: headersOf(sender) })).status).toBe(404)
  expect((await fetch(`${endpoint}/${'0'.repeat(32)}`, { method: 'HEAD', headers: headersOf(sender) })).status).toBe(
    404,
  )
  expect((await fetch(url ?? '', { method: 'DELETE', headers: headersOf(sender) })).status).toBe(204)
})

test('an upload above the limit, an empty one, and ids that are paths are refused', async () => {
  expect(await upload({ content: Buffer.alloc(4_000_001) })).toMatchObject({ status: 413 })
  expect(await upload({ content: Buffer.alloc(0) })).toMatchObject({ status: 422 })
  const create = { ...headersOf(sender), 'Upload-Metadata': `source ${Buffer.from(sender.key).toString('base64')}` }
  const deferred = await fetch(endpoint, { method: 'POST', headers: { ...create, 'Upload-Defer-Length': '1' } })
  const patch = { ...headersOf(sender), 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  const place = new URL(deferred.headers.get('Location') ?? '', endpoint)
  const huge = await fetch(place, { method: 'PATCH', headers: patch, body: new Uint8Array(4_000_001) })
  expect(huge.status).toBe(413)
  for (const id of ['..%2f..%2fsecret', '%2e%2e', 'a%00b', `${'0'.repeat(31)}.json`]) {
    expect((await fetch(`${endpoint}/${id}`, { method: 'HEAD', headers: headersOf(sender) })).status, id).toBe(404)
  }
})

test('a complete upload whose process was killed before its delivery is found by the next look, once', async () => {
  const one = await makeSender(server.work, 'killed')
  const id = await completeUndelivered(one)
  const url = `${endpoint}/${id}`
  await lookForFeeds(server.work)
  await lookForFeeds(server.work)
  expect(await deliveriesOf(server.work, one)).toMatchObject([{ way: 'tus', upload_id: id, bytes: feed.length }])
  // Its client asks, and learns that nothing is missing.
  const again = await upload({ source: one.key, secret: one.secret, resumeAt: url })
  expect(again.status).toBeUndefined()
  expect(await deliveriesOf(server.work, one)).toHaveLength(1)
  expect(readdirSync(feedPath(server.ctx.config, 'incoming'))).toEqual([])
  const later = { ...server.work, clock: () => new Date(Date.now() + 25 * 3_600_000) }
  await lookForFeeds(later)
  expect(readdirSync(feedPath(server.ctx.config, 'uploads')).filter((name) => name.startsWith(id))).toEqual([])
})

/** A complete upload whose process was killed before its delivery. */
async function completeUndelivered(one: Sender): Promise<string> {
  const { url } = await upload({ source: one.key, secret: one.secret, cutAfter: 200_000 })
  const id = (url ?? '').split('/').at(-1) ?? ''
  const file = feedPath(server.ctx.config, 'uploads', id)
  await sleep(200)
  appendFileSync(file, feed.subarray(statSync(file).size))
  return id
}

/** What a process that was killed years ago has left. */
function makeAbandoned(): void {
  const folder = feedPath(server.ctx.config, 'incoming', 'abandoned')
  mkdirSync(folder, { recursive: true })
  utimesSync(folder, 0, 0)
}

test('an upload that cannot be delivered leaves nothing behind, and holds up neither another one nor the rest of the look', async () => {
  const [broken, whole] = [await makeSender(server.work, 'kaputt'), await makeSender(server.work, 'ganz')]
  const ids = [await completeUndelivered(broken), await completeUndelivered(whole)]
  makeAbandoned()
  // Whichever comes first: its file cannot be moved.
  let first = true
  const adopt: Ctx['vault']['adopt'] = (...args) => {
    if (!first) return server.work.vault.adopt(...args)
    first = false
    throw new Error('the disk is full')
  }
  const lines: unknown[] = []
  const log = Object.assign(Object.create(server.work.log), { error: (line: unknown) => void lines.push(line) })
  await lookForFeeds({ ...server.work, log, vault: { ...server.work.vault, adopt } })
  expect(lines).toMatchObject([{ upload: expect.any(String), error: { message: 'the disk is full' } }])
  expect(readdirSync(feedPath(server.ctx.config, 'incoming'))).toEqual([])
  const delivered = async () =>
    [...(await deliveriesOf(server.work, broken)), ...(await deliveriesOf(server.work, whole))].map(
      (row) => row.upload_id,
    )
  expect(await delivered()).toHaveLength(1)
  await lookForFeeds(server.work)
  expect((await delivered()).toSorted()).toEqual(ids.toSorted())
})

test('a step of the look that fails stops no other, and the job fails', async () => {
  const one = await makeSender(server.work, 'wartend')
  await completeUndelivered(one)
  const list: Ctx['vault']['list'] = () => {
    throw new Error('the bucket is away')
  }
  await expect(lookForFeeds({ ...server.work, vault: { ...server.work.vault, list } })).rejects.toThrow('is away')
  expect(await deliveriesOf(server.work, one)).toHaveLength(1)
  makeAbandoned()
  const send = () => Promise.reject(new Error('the queue is away'))
  await expect(lookForFeeds({ ...server.work, jobs: { ...server.work.jobs, send } })).rejects.toThrow('is away')
  expect(readdirSync(feedPath(server.ctx.config, 'incoming'))).toEqual([])
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
