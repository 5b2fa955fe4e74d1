import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentKey } from '../../src/server/media/keys.ts'
import { type TestServer, testServer } from '../support/server.ts'

const HASH = 'd'.repeat(64)
const ADDRESS = `/media/${HASH}/dokument.pdf`
/** As large as a document may be. */
const BYTES = 20_000_000
const VISITORS = 30

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.ctx.storage.put(documentKey(HASH), Buffer.alloc(BYTES, 'pdf'))
})
afterAll(() => server.close())

test('a document comes whole, with its length', async () => {
  const answer = await fetch(server.address + ADDRESS)
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(BYTES)])
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="dokument.pdf"')
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.alloc(BYTES, 'pdf'))).toBe(true)
  const head = await fetch(server.address + ADDRESS, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(BYTES), ''])
  expect((await fetch(server.address + ADDRESS.replace('d', 'e'))).status).toBe(404)
})

test('visitors who request a large document and read nothing of it do not hold it in memory, nor its file after they disconnect', async () => {
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  const open = () => readdirSync('/proc/self/fd').length
  const files = open()
  const visitors = Array.from({ length: VISITORS }, (): Socket => {
    const { hostname, port } = new URL(server.address)
    const visitor = connect(Number(port), hostname)
    visitor.pause()
    visitor.write(`GET ${ADDRESS} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    return visitor
  })
  // Each has its file open by now: nothing is measured before.
  await expect.poll(open, { timeout: 10_000 }).toBeGreaterThanOrEqual(files + VISITORS)
  expect(held() - before).toBeLessThan((VISITORS * BYTES) / 2)
  for (const visitor of visitors) visitor.destroy()
  await expect.poll(open, { timeout: 10_000 }).toBeLessThanOrEqual(files)
})
