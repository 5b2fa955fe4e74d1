import { afterEach, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
afterEach(() => server.close())

const LIMIT = 10
const inquire = (forwarded?: string) =>
  fetch(`${server.address}/api/reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }) },
    body: '{}',
  })
/** Requests until one is refused for being too many, 40 at most. */
async function countUntilRefused(forwarded: (nr: number) => string | undefined): Promise<number> {
  for (let nr = 1; nr <= 40; nr++) if ((await inquire(forwarded(nr))).status === 429) return nr - 1
  return 40
}
const sentences = (part: string) => server.complaints.filter((line) => line.includes(part))

test('an unconfigured proxy is reported in the log, once, and gives no visitor a separate limit', async () => {
  server = await testServer()
  expect(await countUntilRefused((nr) => `203.0.113.${nr}`)).toBeLessThanOrEqual(LIMIT)
  await fetch(`${server.address}/livez`, { headers: { Forwarded: 'for=203.0.113.7' } })
  expect(sentences('TRUST_PROXY=1')).toHaveLength(1)
  expect(server.complaints).toHaveLength(1)
})

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])('%s alone is enough to notice', async (name) => {
  server = await testServer()
  await fetch(`${server.address}/livez`)
  expect(server.complaints).toEqual([])
  await fetch(`${server.address}/livez`, { headers: { [name]: '203.0.113.7' } })
  expect(sentences('TRUST_PROXY=1')).toHaveLength(1)
})

test('behind one proxy each visitor has a separate limit, and made-up addresses do not count', async () => {
  server = await testServer({ TRUST_PROXY: '1' })
  expect(await countUntilRefused((nr) => `203.0.113.${nr}`)).toBe(40)
  expect(await countUntilRefused((nr) => `10.0.0.${nr}, 198.51.100.7:${5000 + nr}`)).toBeLessThanOrEqual(LIMIT)
  expect(server.complaints).toEqual([])
})

test('behind two proxies the outer one names the visitor', async () => {
  server = await testServer({ TRUST_PROXY: '2' })
  expect(await countUntilRefused((nr) => `203.0.113.${nr}, 192.0.2.1`)).toBe(40)
  expect(await countUntilRefused((nr) => `10.0.0.${nr}, 198.51.100.7, 192.0.2.1`)).toBeLessThanOrEqual(LIMIT)
})

test.each([undefined, '', 'unknown', 'x, '])(
  'a proxy that says nothing good (%j): the connection counts, and the log says so once',
  async (forwarded) => {
    server = await testServer({ TRUST_PROXY: '1' })
    expect(await countUntilRefused(() => forwarded)).toBeLessThanOrEqual(LIMIT)
    expect(sentences('TRUST_PROXY is 1')).toHaveLength(1)
    expect(server.complaints).toHaveLength(1)
  },
)
