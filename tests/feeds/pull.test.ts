import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { pullFeed } from '../../src/server/feeds/pull.ts'
import { findDueSources } from '../../src/server/feeds/repository.ts'
import { feedOf } from '../support/feed.ts'
import { deliveriesOf, importDeliveries, makeSender, type Sender } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let agency: Server
let origin: string
let sender: Sender
let requests: IncomingMessage[]
let answer: (req: IncomingMessage, res: ServerResponse) => void
let count = 0
const never = new AbortController().signal

beforeAll(async () => {
  server = await testServer({ FEED_MB: '1', PRIVATE_ADDRESSES: '1' })
  agency = createServer((req, res) => {
    requests.push(req)
    answer(req, res)
  }).listen(0, '127.0.0.1')
  await once(agency, 'listening')
  origin = `http://127.0.0.1:${(agency.address() as AddressInfo).port}`
})
afterAll(async () => {
  agency.closeAllConnections()
  agency.close()
  await server.close()
})
beforeEach(async () => {
  requests = []
  sender = await makeSender(server.work, `pull-${++count}`)
  await set({ pull_url: `${origin}/export/bestand.zip?key=geheim` })
})

async function set(changes: object): Promise<void> {
  await server.work.db.updateTable('import_source').set(changes).where('id', '=', sender.id).execute()
}
const noted = () =>
  server.work.db
    .selectFrom('import_source')
    .select(['pulled_at', 'pull_fault', 'pull_etag', 'pull_last_modified'])
    .where('id', '=', sender.id)
    .executeTakeFirstOrThrow()
const pull = (ctx: Ctx = server.work) => pullFeed(ctx, sender.id, never)
const xml = () => feedOf([{ nr: `Z${count}`, hauptmietzins: 700, wohnflaeche: 50 }])

test('a feed is fetched from its address and imported, and only again when it changed', async () => {
  answer = (req, res) => {
    if (req.headers['if-none-match'] === '"v1"') return void res.writeHead(304).end()
    res.writeHead(200, { ETag: '"v1"', 'Last-Modified': 'Sun, 22 Nov 2026 10:00:00 GMT' }).end(xml())
  }
  await pull()
  await importDeliveries(server.work, sender)
  expect(await deliveriesOf(server.work, sender)).toMatchObject([
    { way: 'pull', state: 'done', file_name: 'bestand.zip' },
  ])
  await pull()
  expect(await deliveriesOf(server.work, sender)).toHaveLength(1)
  expect(requests[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT',
  })
  answer = (_req, res) => void res.writeHead(200, { ETag: '"v2"' }).end(xml())
  await pull()
  expect(await deliveriesOf(server.work, sender)).toHaveLength(2)
  expect(await noted()).toMatchObject({ pull_fault: null, pull_etag: '"v2"', pull_last_modified: null })
})

test('an address without a version is not fetched while a delivery waits, and stays due', async () => {
  await set({ pull_minutes: 30 })
  answer = (_req, res) => void res.writeHead(200).end(xml())
  await pull()
  const later: Ctx = { ...server.work, clock: () => new Date(Date.now() + 3_600_000) }
  await pull(later)
  expect([requests.length, (await deliveriesOf(server.work, sender)).length]).toEqual([1, 1])
  expect(await findDueSources(server.work.db, later.clock())).toContain(sender.id)
  await importDeliveries(server.work, sender)
  await pull(later)
  expect([requests.length, (await deliveriesOf(server.work, sender)).length]).toEqual([2, 2])
})

test('it is due by the schedule of its source', async () => {
  await set({ pull_minutes: 30 })
  const isDue = async (minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000)
    return (await findDueSources(server.work.db, now)).includes(sender.id)
  }
  expect(await isDue(0)).toBe(true)
  answer = (_req, res) => void res.writeHead(200).end(xml())
  await pull()
  expect([await isDue(0), await isDue(29), await isDue(31)]).toEqual([false, false, true])
  await set({ active: false })
  expect(await isDue(31)).toBe(false)
})

test.each([
  ['a missing file', (res: ServerResponse) => void res.writeHead(404).end(), 'status 404'],
  ['a failing server', (res: ServerResponse) => void res.writeHead(503).end(), 'status 503'],
  [
    'more than the limit',
    (res: ServerResponse) => void res.writeHead(200).end(Buffer.alloc(1_000_001)),
    'body.too_large',
  ],
  ['an empty answer', (res: ServerResponse) => void res.writeHead(200).end(), 'feed.empty'],
  ['an answer that is cut', (res: ServerResponse) => cut(res), 'unreachable ECONNRESET'],
  ['a circle', (res: ServerResponse) => void res.writeHead(302, { Location: '/again' }).end(), 'redirects'],
  [
    'another protocol',
    (res: ServerResponse) => void res.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    'url',
  ],
])('%s is noted with the source, and delivers nothing', async (_name, give, fault) => {
  answer = (_req, res) => give(res)
  await pull()
  expect(await deliveriesOf(server.work, sender)).toEqual([])
  expect(await noted()).toMatchObject({ pull_fault: fault, pull_etag: null, pulled_at: expect.any(Date) })
})

function cut(res: ServerResponse): void {
  res.writeHead(200, { 'Content-Length': '1000' }).write('<openimmo>')
  setTimeout(() => res.destroy(), 50)
}

test('user and password of the address are sent to its server, and to no other that it leads to', async () => {
  const seen: (string | undefined)[] = []
  const other = createServer((req, res) => {
    seen.push(req.headers.authorization)
    res.writeHead(200).end(xml())
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/feed.xml`
  await set({ pull_url: `${origin.replace('http://', 'http://makler:p%C3%A4ss%3Aword@')}/bestand.xml` })
  answer = (req, res) => {
    const isOurs = req.headers.authorization === `Basic ${Buffer.from('makler:päss:word').toString('base64')}`
    if (!isOurs) return void res.writeHead(401).end()
    if (req.url === '/moved.xml') return void res.writeHead(302, { Location: elsewhere }).end()
    res.writeHead(302, { Location: '/moved.xml' }).end()
  }
  await pull()
  expect(await noted()).toMatchObject({ pull_fault: null })
  expect(requests.map(({ url }) => url)).toEqual(['/bestand.xml', '/moved.xml'])
  expect(seen).toEqual([undefined])
  other.close()
  await importDeliveries(server.work, sender)
  await set({ pull_url: `${origin.replace('http://', 'http://makler:wrong@')}/bestand.xml` })
  await pull()
  expect((await noted()).pull_fault).toBe('status 401')
})

test('addresses of the own network, and unencrypted ones, are refused without a connection', async () => {
  const strict: Ctx = { ...server.work, config: { ...server.work.config, PRIVATE_ADDRESSES: false } }
  for (const [pull_url, fault] of [
    [origin, 'url'],
    [origin.replace('http:', 'https:'), 'address'],
    ['https://localhost/feed.zip', 'address'],
    ['https://10.0.0.1/feed.zip', 'address'],
    ['https://[::1]/feed.zip', 'address'],
    ['https://user:password@10.0.0.1/feed.zip', 'address'],
  ]) {
    await set({ pull_url })
    await pull(strict)
    expect((await noted()).pull_fault, pull_url).toBe(fault)
  }
  expect(requests).toEqual([])
})

test('the log does not contain the address, whose query is a password', () => {
  expect(server.complaints.length).toBeGreaterThan(0)
  expect(server.complaints.join()).not.toContain('geheim')
})
