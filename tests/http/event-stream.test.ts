import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../src/server/main.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let base: string
let stop: () => Promise<void>
/** The chunks of the route, one after the other, controlled by the test. */
let stream: ReadableStreamDefaultController<Uint8Array>
let cancelled: PromiseWithResolvers<void>

beforeAll(async () => {
  server = await testServer()
  const pages = async () => {
    cancelled = Promise.withResolvers()
    const body = new ReadableStream({
      start(controller) {
        stream = controller
      },
      cancel: () => cancelled.resolve(),
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  }
  const running = await listen(server.ctx, { pages, files: null })
  base = running.address
  stop = running.stop
})
afterAll(async () => {
  await stop()
  await server.close()
})

async function open(): Promise<IncomingMessage> {
  const request = get(`${base}/events`, { headers: { 'Accept-Encoding': 'br, gzip, deflate' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer.setEncoding('utf8')
}
const send = (event: string) => stream.enqueue(Buffer.from(`data: ${event}\n\n`))

test('an event stream begins at once and brings each event as it is sent, uncompressed', async () => {
  const answer = await open()
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  for (const event of ['one', 'two', 'three'.repeat(1000)]) {
    send(event)
    let text = ''
    while (!text.endsWith('\n\n')) text += (await once(answer, 'data'))[0]
    expect(text).toBe(`data: ${event}\n\n`)
  }
  stream.close()
  await once(answer, 'end')
})

test('a visitor who goes away ends the stream', async () => {
  const answer = await open()
  send('one')
  await once(answer, 'data')
  answer.destroy()
  await cancelled.promise
})
