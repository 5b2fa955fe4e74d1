import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { feedPath } from '../../src/server/feeds/folders.ts'
import { renewSecret } from '../../src/server/feeds/secret.ts'
import { eventually } from '../support/eventually.ts'
import { feedOf } from '../support/feed.ts'
import { sendRaw } from '../support/raw.ts'
import {
  deliveriesOf,
  fileFor,
  importDeliveries,
  isInstalled,
  makeSender,
  ran,
  type Sender,
  spoolFolder,
} from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

const test = always.skipIf(!isInstalled('curl'))
const SECONDS = 2

let server: TestServer
let sender: Sender

beforeAll(async () => {
  server = await testServer({ FEED_MB: '4', REQUEST_SECONDS: String(SECONDS) })
  sender = await makeSender(server.work, 'Makler Muster')
})
afterAll(() => server.close())

const addressOf = ({ key }: Pick<Sender, 'key'>) => `${server.address}/api/feeds/${encodeURIComponent(key)}`
/** The test's server does not know its port when it is configured. */
const here = (address: string) => server.address + new URL(address).pathname
const bearer = ({ secret }: Pick<Sender, 'secret'>) => ({ Authorization: `Bearer ${secret}` })

/** curl, as an agency's script calls it. @returns status and answer */
async function curl(...args: string[]): Promise<{ status: number; body: Record<string, never>; stderr: string }> {
  const { stdout, stderr } = await ran('curl', ['--silent', '--show-error', '--write-out', '\n%{http_code}', ...args])
  const at = stdout.lastIndexOf('\n')
  return { status: Number(stdout.slice(at + 1)), body: JSON.parse(stdout.slice(0, at) || 'null'), stderr }
}

const withSecret = (one: Sender) => ['--header', `Authorization: Bearer ${one.secret}`]
const incoming = () => readdirSync(feedPath(server.ctx.config, 'incoming')).length

test('curl delivers a feed, it is imported, and the sender reads state and report with the same secret', async () => {
  const xml = feedOf([
    { nr: 'P1', kaufpreis: 250_000, vermarktungsart: 'KAUF', wohnflaeche: 60, plz: 'X80' },
    { nr: 'P2', hauptmietzins: 700, wohnflaeche: 50 },
  ])
  const file = fileFor(server.ctx, 'feed.xml', xml)
  const put = await curl('--upload-file', file, ...withSecret(sender), `${addressOf(sender)}?name=bestand.xml`)
  expect(put.status).toBe(202)
  const { id, state, address } = put.body.data as { id: number; state: string; address: string }
  expect(state).toBe('waiting')
  expect(here(address)).toBe(`${addressOf(sender)}/deliveries/${id}`)
  const waiting = await curl(...withSecret(sender), here(address))
  expect(waiting.body).toMatchObject({ success: true, data: { state: 'waiting', run: null, file_name: 'bestand.xml' } })
  await importDeliveries(server.work, sender)
  const { status, body } = await curl(...withSecret(sender), here(address))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    data: {
      state: 'done',
      way: 'put',
      bytes: Buffer.byteLength(xml),
      run: { state: 'done', counts: { objects: 2, created: 2 } },
    },
  })
  const { lines } = body.data as { lines: { notes: { path: string; message: string }[] }[] }
  const notes = lines.flatMap((line) => line.notes)
  expect(notes.find((note) => note.path.endsWith('plz'))?.message).toContain('X80')
  const english = await curl(...withSecret(sender), `${here(address)}?lang=gb`)
  expect(JSON.stringify(english.body)).toContain('is not a postcode')
})

test('a large file in chunks arrives whole, and nothing else permits so many bytes', async () => {
  const one = await makeSender(server.work, 'gross')
  const xml = feedOf([{ nr: 'G1', hauptmietzins: 700, wohnflaeche: 50 }]) + ' '.repeat(3_000_000)
  const file = fileFor(server.ctx, 'large.xml', xml)
  const chunks = ['--header', 'Transfer-Encoding: chunked', '--upload-file', file]
  expect((await curl(...chunks, ...withSecret(one), addressOf(one))).status).toBe(202)
  expect((await deliveriesOf(server.work, one))[0]?.bytes).toBe(Buffer.byteLength(xml))
  for (const path of ['/api/inquiries', '/api/uploads/../inquiries', '/api/feeds', `/api/feeds/x/deliveries/1`]) {
    const { status } = await curl('--path-as-is', '-X', 'POST', ...chunks, `${server.address}${path}`)
    expect(status, path).toBe(413)
  }
})

test('a wrong secret, no secret, an unknown source, a session and one without a secret have the same answer', async () => {
  const bare = await server.work.db
    .insertInto('import_source')
    .values({ key: 'bare', name: 'bare' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(bare.id).toBeGreaterThan(0)
  const other = await makeSender(server.work, 'other')
  const answers = new Set<string>()
  for (const [key, secret] of [
    [sender.key, 'x'.repeat(43)],
    [sender.key, other.secret],
    [sender.key, ''],
    ['nobody', sender.secret],
    ['bare', 'x'.repeat(43)],
    ['bare', ''],
  ] as const) {
    for (const [method, path] of [
      ['PUT', ''],
      ['GET', '/deliveries/1'],
    ] as const) {
      const answer = await fetch(addressOf({ key }) + path, { method, headers: bearer({ secret }) })
      answers.add(`${answer.status} ${await answer.text()}`)
    }
  }
  expect([...answers]).toEqual([
    '401 {"success":false,"message":"Diese Quelle gibt es nicht, oder ihr Schlüssel stimmt nicht.","code":"feed.secret"}',
  ])
  const inAddress = await fetch(`${addressOf(sender)}?secret=${sender.secret}&token=${sender.secret}`, {
    method: 'PUT',
  })
  expect(inAddress.status).toBe(401)
})

test('a new secret ends the old one', async () => {
  const one = await makeSender(server.work, 'rotated')
  const secret = await renewSecret(server.work, one.id)
  const status = async (given: string) =>
    (await fetch(`${addressOf(one)}/deliveries/1`, { headers: bearer({ secret: given }) })).status
  expect([await status(one.secret), await status(secret)]).toEqual([401, 404])
  const { secret_hash } = await server.work.db
    .selectFrom('import_source')
    .select('secret_hash')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow()
  expect(secret_hash?.toString()).not.toContain(secret)
})

test('a delivery of another source does not exist for a sender', async () => {
  const other = await makeSender(server.work, 'stranger')
  const [own] = await deliveriesOf(server.work, sender)
  const answer = await fetch(`${addressOf(other)}/deliveries/${own?.id}`, { headers: bearer(other) })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'feed.not_found'])
})

test('a body above the limit is refused, with and without a declared length, and leaves nothing', async () => {
  const one = await makeSender(server.work, 'huge')
  const file = fileFor(server.ctx, 'huge.zip', Buffer.alloc(4_000_001))
  for (const more of [[], ['--header', 'Transfer-Encoding: chunked']]) {
    const { status, body } = await curl(...more, '--upload-file', file, ...withSecret(one), addressOf(one))
    expect([status, body.code]).toEqual([413, 'body.too_large'])
  }
  expect(await deliveriesOf(server.work, one)).toEqual([])
  expect(incoming()).toBe(0)
})

test('an empty body is refused', async () => {
  const answer = await fetch(addressOf(sender), { method: 'PUT', headers: bearer(sender), body: '' })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'feed.empty'])
  expect(incoming()).toBe(0)
})

test('a connection that is cut within the file leaves nothing', async () => {
  const one = await makeSender(server.work, 'cut')
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.write(
    `PUT /api/feeds/cut HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${one.secret}\r\nContent-Length: 100000\r\n\r\n<openimmo>`,
  )
  await eventually(incoming).toBe(1)
  socket.destroy()
  await eventually(incoming).toBe(0)
  expect(await deliveriesOf(server.work, one)).toEqual([])
})

/** Half a second between the pieces. */
async function* slowly(bytes: Buffer, pieces: number): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(bytes.length / pieces)
  for (let at = 0; at < bytes.length; at += size) {
    yield new Uint8Array(bytes.subarray(at, at + size))
    await sleep(500)
  }
}

test('a body that stops is ended in time, one that comes slowly but steadily is not', async () => {
  const one = await makeSender(server.work, 'slow')
  const head = `PUT /api/feeds/slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${one.secret}\r\n`
  const stopped = await sendRaw(server.address, `${head}Content-Length: 100000\r\n\r\n<openimmo>`)
  expect([stopped.wasEnded, stopped.status]).toEqual([true, 408])
  const xml = Buffer.from(feedOf([{ nr: 'S1', hauptmietzins: 700, wohnflaeche: 50 }]))
  const pieces = 3 * SECONDS * 2
  const steady = await fetch(`${server.address}/api/feeds/slow`, {
    method: 'PUT',
    headers: bearer(one),
    body: slowly(xml, pieces),
    duplex: 'half',
  } as unknown as RequestInit)
  expect(steady.status).toBe(202)
  await eventually(incoming).toBe(0)
  expect((await deliveriesOf(server.work, one)).map(({ bytes }) => bytes)).toEqual([xml.length])
})

test('names of files cannot lead anywhere', async () => {
  const one = await makeSender(server.work, 'names')
  const xml = feedOf([{ nr: 'N1', hauptmietzins: 700, wohnflaeche: 50 }])
  for (const name of ['../../evil.xml', '..', '/etc/passwd', 'a\\b.xml', '.hidden', 'C:\\x.xml', 'ü'.repeat(120)]) {
    const address = `${addressOf(one)}?name=${encodeURIComponent(name)}`
    const answer = await fetch(address, { method: 'PUT', headers: bearer(one), body: xml })
    expect(answer.status, name).toBe(202)
  }
  for (const { id, file_name } of await deliveriesOf(server.work, one)) {
    expect(readdirSync(spoolFolder(server.ctx.config, id))).toEqual([file_name])
    expect(file_name).not.toMatch(/[/\\]|^\./)
  }
  const bad = await fetch(`${addressOf(one)}?name=a%0Ab`, { method: 'PUT', headers: bearer(one), body: xml })
  expect(bad.status).toBe(400)
})

test('the files of the last deliveries stay, older ones are deleted', async () => {
  const one = await makeSender(server.work, 'kept')
  for (let nr = 0; nr < 5; nr++) {
    const body = feedOf([{ nr: 'K1', hauptmietzins: 700 + nr, wohnflaeche: 50 }])
    expect((await fetch(addressOf(one), { method: 'PUT', headers: bearer(one), body })).status).toBe(202)
  }
  await importDeliveries(server.work, one)
  const rows = await deliveriesOf(server.work, one)
  expect(rows.map(({ state }) => state)).toEqual(Array(5).fill('done'))
  expect(rows.map(({ id }) => existsSync(spoolFolder(server.ctx.config, id)))).toEqual([false, false, true, true, true])
  const runs = rows.map(({ run_id }) => run_id as number)
  expect(runs).toEqual(runs.toSorted((a, b) => a - b))
})

test('a sender that delivers faster than we import is told to wait', async () => {
  const one = await makeSender(server.work, 'eager')
  const body = feedOf([])
  const statuses: number[] = []
  for (let nr = 0; nr < 11; nr++) {
    statuses.push((await fetch(addressOf(one), { method: 'PUT', headers: bearer(one), body })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(202), 409])
})

test('of one source four files may arrive at once; others are told to wait, and leave nothing', async () => {
  const one = await makeSender(server.work, 'broad')
  const head = `PUT /api/feeds/broad HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${one.secret}\r\n`
  const { hostname, port } = new URL(server.address)
  const sockets = [1, 2, 3, 4].map(() => {
    const socket = connect(Number(port), hostname)
    socket.write(`${head}Content-Length: 100000\r\n\r\n<openimmo>`)
    return socket
  })
  await eventually(incoming).toBe(4)
  const body = feedOf([{ nr: 'B1', hauptmietzins: 700, wohnflaeche: 50 }])
  const fifth = () => fetch(addressOf(one), { method: 'PUT', headers: bearer(one), body })
  const refused = await fifth()
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'feed.waiting'])
  expect(incoming()).toBe(4)
  for (const socket of sockets) socket.destroy()
  await eventually(incoming).toBe(0)
  expect((await fifth()).status).toBe(202)
})

test('a file that is no feed, and a bomb, end with a sentence', async () => {
  const one = await makeSender(server.work, 'bad')
  const { makeBomb } = await import('./bomb.ts')
  for (const [body, sentence] of [
    [Buffer.from('%PDF-1.4'), 'Die Datei ist weder XML noch ZIP.'],
    [await makeBomb(), 'unverhältnismäßig groß'],
  ] as const) {
    const put = await fetch(addressOf(one), { method: 'PUT', headers: bearer(one), body: new Uint8Array(body) })
    const { data } = (await put.json()) as { data: { address: string } }
    await importDeliveries(server.work, one)
    const text = await (await fetch(here(data.address), { headers: bearer(one) })).text()
    expect(JSON.parse(text)).toMatchObject({ data: { state: 'done', run: { state: 'failed' } } })
    expect(text).toContain(sentence)
  }
})

test('wrong secrets are counted by network, and right ones still pass', async () => {
  const limited = await testServer()
  try {
    const one = await makeSender(limited.work, 'counted')
    const ask = async (secret: string) =>
      (await fetch(`${limited.address}/api/feeds/counted/deliveries/1`, { headers: bearer({ secret }) })).status
    const statuses: number[] = []
    for (let nr = 0; nr < 31; nr++) statuses.push(await ask(`wrong-wrong-wrong-${nr}`))
    expect(statuses).toEqual([...Array(30).fill(401), 429])
    expect(await ask(one.secret)).toBe(404)
  } finally {
    await limited.close()
  }
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints.filter((line) => !line.includes('a delivered feed'))).toEqual([])
})
