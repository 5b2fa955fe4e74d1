import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/domain/operations/all.ts'
import { ADDRESS_MAX } from '../../src/domain/search/area.ts'
import { type Operation, readOperations } from '../support/operations.ts'
import { sendRaw } from '../support/raw.ts'
import { type TestServer, testServer } from '../support/server.ts'

const SECONDS = 2
/** A timeout against hanging: Node's own limit is five minutes, and an idle connection stays open for more than one. */
const PATIENCE_MS = 60_000

let server: TestServer
let operations: Operation[]

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', REQUEST_SECONDS: String(SECONDS) })
  operations = await readOperations(server)
})
afterAll(() => server.close())

/** Requests outside the operations: an unknown call, a missing file, and monitoring. */
const OTHERS = [
  { method: 'POST', path: '/api/nothing' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: `/media/${'0'.repeat(64)}/320.webp` },
  { method: 'GET', path: '/readyz' },
  { method: 'POST', path: '/immobilien' },
]
const everywhere = () =>
  [...operations, ...OTHERS].map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, '7') }))

async function answersOf(ask: (one: { method: string; path: string }) => Promise<unknown>) {
  return Promise.all(everywhere().map(async (one) => [`${one.method} ${one.path}`, await ask(one)] as const))
}

test('an address longer than any of ours is refused at every route', async () => {
  const answers = await answersOf(async ({ method, path }) => {
    const answer = await fetch(`${server.address}${path}?q=${'x'.repeat(ADDRESS_MAX)}`, { method })
    return [answer.status, ((await answer.json()) as { code: string }).code]
  })
  for (const [name, answer] of answers) expect(answer, name).toEqual([414, 'address.too_long'])
})

test('the bounds of an address: 8 kB in all, 2 kB of path, 256 parameters', async () => {
  const status = async (path: string) => (await fetch(server.address + path)).status
  const query = '/api/properties?x='
  expect(await status(query + 'y'.repeat(ADDRESS_MAX - query.length))).toBe(200)
  expect(await status(query + 'y'.repeat(ADDRESS_MAX - query.length + 1))).toBe(414)
  expect(await status(`/api/${'y'.repeat(2048 - 5)}`)).toBe(404)
  expect(await status(`/api/${'y'.repeat(2048 - 4)}`)).toBe(414)
  expect(await status(`/api/properties?${'a&'.repeat(255)}a`)).toBe(200)
  expect(await status(`/api/properties?${'a&'.repeat(256)}a`)).toBe(414)
})

test('the refusal says so in the language of the visitor', async () => {
  const address = `${server.address}/api/properties?q=${'x'.repeat(ADDRESS_MAX)}`
  const answer = await fetch(address, { headers: { 'Accept-Language': 'fr' } })
  expect(await answer.json()).toMatchObject({ success: false, message: 'Cette adresse est trop longue.' })
})

/** Calls whose body is a file are refused to guests before it is read: tests/feeds/put.test.ts. */
const FILES = new Set(
  OPERATIONS.filter(({ receives }) => receives).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '7')}`),
)
const takesFile = ({ method, path }: { method: string; path: string }) => FILES.has(`${method} ${path}`)

test('a body larger than any of ours is refused at every route, with or without a declared length', async () => {
  const told = await answersOf(async ({ method, path }) => {
    if (takesFile({ method, path })) return 413
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`
    return (await sendRaw(server.address, `${head}Content-Length: 70000\r\n\r\n{`)).status
  })
  for (const [name, status] of told) expect(status, name).toBe(413)
  const untold = await answersOf(async ({ method, path }) => {
    if (method === 'GET' || takesFile({ method, path })) return 413
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    return (await sendRaw(server.address, `${head}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(8)}`)).status
  })
  for (const [name, status] of untold) expect(status, name).toBe(413)
})

test('a body that comes by the byte is ended in time at every route', async () => {
  const answers = await answersOf(async ({ method, path }) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`
    return (await sendRaw(server.address, head, { trickle: ' ', patienceMs: PATIENCE_MS })).wasEnded
  })
  for (const [name, wasEnded] of answers) expect(wasEnded, name).toBe(true)
}, 120_000)

test('headers that come by the byte are ended in time', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
  const { wasEnded, status } = await sendRaw(server.address, head, { trickle: 'x', patienceMs: PATIENCE_MS })
  expect([wasEnded, status]).toEqual([true, 408])
}, 120_000)

test('headers of more than 16 kB are refused', async () => {
  const { status } = await sendRaw(server.address, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`)
  expect(status).toBe(431)
})

test('areas of more points than an address has room for are refused by the name of their field', async () => {
  const answer = await fetch(`${server.address}/api/properties?gebiet=ke_fHcvxcB${'??'.repeat(2001)}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    code: 'input.invalid',
    fields: [{ field: 'gebiet', code: 'area_points' }],
  })
})
