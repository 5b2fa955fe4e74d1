import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/domain/operations/all.ts'
import { newToken } from '../../src/server/auth/sessions/tokens.ts'
import { listen } from '../../src/server/main.ts'
import { form, signUp } from '../auth/support.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer()
  token = (await signUp(server, 'eva@example.at')).token
})
afterAll(() => server.close())

/** The server's output on a connection with exactly this input. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.address).port), 'localhost', () => socket.end(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })

test.each([
  ['a length and pieces', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['a length that is none', 'Content-Length: +4'],
  ['pieces by another name', 'Transfer-Encoding: xchunked'],
])('no request hides behind another: %s', async (_what, headers) => {
  const hidden = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'
  const answer = await raw(`POST /api/auth/logout HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n${hidden}`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('"ok":true')
})

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('%s mirrors and tunnels nothing', async (method) => {
  const answer = await raw(
    `${method} /api/properties HTTP/1.1\r\nHost: x\r\nX-Secret: geheim\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).not.toContain('geheim')
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
})

test('an answer for one visitor is stored by no cache, nor is its refusal', async () => {
  const own = OPERATIONS.filter(({ method, who }) => method === 'GET' && !who.roles.includes('guest')).map(
    ({ path }) => path,
  )
  expect(own.length).toBeGreaterThan(5)
  for (const path of [...own, '/api/search-agents/{token}', '/api/appointments/{token}']) {
    const address = server.address + path.replace(/\{\w+\}/, newToken())
    for (const headers of [{}, { Authorization: `Bearer ${token}` }] as Record<string, string>[]) {
      expect([path, (await fetch(address, { headers })).headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  }
})

test('a foreign page is allowed nothing and cannot write without asking', async () => {
  const foreign = { Origin: 'https://evil.example' }
  const asked = await fetch(`${server.address}/api/auth/password/forgot`, {
    method: 'OPTIONS',
    headers: { ...foreign, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
  })
  const read = await fetch(`${server.address}/api/auth/me`, {
    headers: { ...foreign, Authorization: `Bearer ${token}` },
  })
  for (const { headers } of [asked, read]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  // The three kinds of bodies that a form may send without a CORS preflight.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const sent = await fetch(`${server.address}/api/auth/register`, {
      method: 'POST',
      headers: { ...foreign, 'Content-Type': type },
      body: JSON.stringify(form('forged@example.at')),
    })
    expect([type, sent.status]).toEqual([type, 400])
  }
  const made = server.ctx.db.selectFrom('account').select('id').where('email', '=', 'forged@example.at')
  expect(await made.execute()).toEqual([])
})

test.each([
  '/livez',
  '/api/properties',
  '/api/openapi.json',
  '/api/gone',
  '/media/x',
  '/.well-known/security.txt',
  '/.git/config',
])('%s says its type, and is neither sniffed nor framed elsewhere', async (path) => {
  const { headers } = await fetch(server.address + path)
  expect(headers.get('content-type')).toMatch(/^(application\/json|text\/plain; charset=utf-8)$/i)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('an error shows the visitor nothing, and the operator everything', async () => {
  const broken = await testServer({ LOG_LEVEL: 'error' })
  try {
    await sql`alter table search_agent rename to elsewhere`.execute(broken.ctx.db)
    const answer = await fetch(`${broken.address}/api/search-agents/${newToken()}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    const told = await answer.text()
    expect(JSON.parse(told)).toEqual({ success: false, code: 'internal', message: expect.any(String) })
    expect(told).not.toMatch(/search_agent|relation|select|\.ts|node_modules/)
    const [fault] = broken.complaints.map((line) => JSON.parse(line) as { error?: { message: string; stack: string } })
    expect(fault?.error?.message).toContain('search_agent')
    expect(fault?.error?.stack).toContain('.ts')
  } finally {
    await broken.close()
  }
})

test('a portal on https binds itself and all below it to https for a year, refusals too', async () => {
  const config = { ...server.ctx.config, SITE_URL: 'https://klinke.example' }
  const { local, stop } = await listen({ ...server.ctx, config }, null)
  try {
    for (const path of ['/api/properties', '/api/gone', '/livez', '/nothing']) {
      const { headers } = await fetch(local + path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    }
  } finally {
    await stop()
  }
  expect((await fetch(`${server.address}/livez`)).headers.get('strict-transport-security')).toBe(null)
})
