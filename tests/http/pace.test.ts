import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { limitArrival } from '../../src/server/http/limits/arrival.ts'
import { limitPace } from '../../src/server/http/limits/pace.ts'

const BYTES = 16_000_000
/** Half a second for any answer, and 8 s for this one in total. */
const PACE = { startMs: 500, bytesPerMs: BYTES / 8000 }

let server: Server
let visitor: Socket
afterEach(() => {
  visitor.destroy()
  server.closeAllConnections()
  server.close()
})

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** Requests these answers over one connection. @returns a promise for the end of the connection */
async function visit(...answers: Buffer[]): Promise<{ closed: Promise<unknown> }> {
  const closing = Promise.withResolvers<void>()
  const left = [...answers]
  server = createServer((req, res) => {
    limitPace(req, res, PACE)
    res.end(left.shift())
  }).listen(0)
  server.once('connection', (socket) => socket.once('close', closing.resolve))
  await once(server, 'listening')
  visitor = connect((server.address() as AddressInfo).port)
  visitor.pause()
  visitor.write(ASK.repeat(answers.length))
  return { closed: closing.promise }
}

test('a visitor who reads nothing of an answer loses the connection at the time limit', async () => {
  const { closed } = await visit(Buffer.alloc(BYTES))
  await closed
  expect(server.listening).toBe(true)
}, 40_000)

test('an answer that waited behind another one has its time too', async () => {
  const { closed } = await visit(Buffer.from('ok'), Buffer.alloc(BYTES))
  await closed
  expect(server.listening).toBe(true)
}, 40_000)

test('a slow visitor who reads everything gets everything', async () => {
  await visit(Buffer.alloc(BYTES))
  let read = 0
  visitor.on('data', async (chunk) => {
    read += chunk.length
    visitor.pause()
    await sleep(3)
    visitor.resume()
  })
  visitor.resume()
  while (read < BYTES) await sleep(20)
  expect(visitor.destroyed).toBe(false)
}, 40_000)

test('a visitor who takes all that is sent stays, however long the server is silent between two events', async () => {
  server = createServer(async (req, res) => {
    limitPace(req, res, { startMs: 100, bytesPerMs: 1000 })
    res.write('first')
    await sleep(1000)
    res.end('last')
  }).listen(0)
  await once(server, 'listening')
  visitor = connect((server.address() as AddressInfo).port)
  visitor.write(ASK.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  let text = ''
  for await (const chunk of visitor) text += chunk
  expect(text).toContain('first')
  expect(text).toContain('last')
})

test('a clock that is set on by a day ends no answer that is under way', async () => {
  const { closed } = await visit(Buffer.alloc(BYTES))
  let isClosed = false
  void closed.then(() => {
    isClosed = true
  })
  await once(server, 'request')
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000)
  // The time limit is looked at meanwhile.
  await sleep(PACE.startMs + 100)
  let bytes = 0
  visitor.on('data', (data) => {
    bytes += data.length
  })
  visitor.resume()
  await expect.poll(() => bytes).toBeGreaterThanOrEqual(BYTES)
  expect(isClosed).toBe(false)
}, 40_000)

test('nor does it end an upload that arrives as it should', async () => {
  let bytes = 0
  server = createServer((req, res) => {
    limitArrival(req, 0.2)
    req.on('data', (data: Buffer) => {
      bytes += data.length
    })
    req.once('end', () => res.end())
  }).listen(0)
  await once(server, 'listening')
  visitor = connect((server.address() as AddressInfo).port)
  visitor.on('error', () => {})
  visitor.write('PUT /api/feeds/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n')
  await once(server, 'request')
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000)
  // Each of its limits looks several times meanwhile.
  for (let sent = 0; sent < 20; sent++) {
    visitor.write(Buffer.alloc(50_000))
    await sleep(50)
  }
  await expect.poll(() => bytes).toBe(1_000_000)
}, 40_000)
