import { expect, test } from 'vitest'
import { loggedAs, newToken } from '../../src/server/auth/sessions/tokens.ts'
import { call, form, PASSWORD, signUp } from '../auth/support.ts'
import { type TestServer, testServer } from '../support/server.ts'

test('the log names the request, but no token of a mailed link', async () => {
  const server = await testServer({ LOG_LEVEL: 'info' })
  try {
    const token = newToken()
    await fetch(`${server.address}/api/search-agents/${token}`)
    await fetch(`${server.address}/api/search-agents/${token}/sms`, { method: 'POST' })
    await fetch(`${server.address}/api/appointments/${token}`, { method: 'DELETE' })
    await fetch(`${server.address}/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' })
    const paths = server.complaints.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean)
    expect(paths).toEqual([
      '/api/search-agents/…',
      '/api/search-agents/…/sms',
      '/api/appointments/…',
      '/api/newsletter/unsubscribe',
    ])
    expect(server.complaints.join()).not.toContain(token)
  } finally {
    await server.close()
  }
})

type Line = { method?: string; path?: string; status?: number } & Record<string, unknown>

/** Log entries of calls below /api. */
const linesOf = (complaints: readonly string[]): Line[] =>
  complaints.map((line) => JSON.parse(line) as Line).filter(({ path }) => path?.startsWith('/api/'))

test('the log names the user, the refusal, its reason and the network, and no address, password or token', async () => {
  const server = await testServer({ LOG_LEVEL: 'info' })
  try {
    const { token, user } = await signUp(server, 'eva@example.at')
    const headers = { Authorization: `Bearer ${token}` }
    await call(server, 'POST', '/api/auth/login', { body: { email: 'eva@example.at', password: 'Falsch123' } })
    await fetch(`${server.address}/api/auth/me`)
    await fetch(`${server.address}/api/favorites/1`, { method: 'DELETE', headers })
    await fetch(`${server.address}/api/auth/sessions/1000000`, { method: 'DELETE', headers })
    await fetch(`${server.address}/api/auth/me`, { headers })
    const account = loggedAs('eva@example.at')
    const from = expect.stringMatching(/^(127\.0\.0\.1|[\d:/]+)$/)
    const lines = linesOf(server.complaints)
    expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /api/auth/register 200',
      'POST /api/auth/login 200',
      'POST /api/auth/login 422',
      'GET /api/auth/me 401',
      'DELETE /api/favorites/1 404',
      'DELETE /api/auth/sessions/1000000 404',
      'GET /api/auth/me 200',
    ])
    expect(lines[1]).toMatchObject({ user: user.id, account, from })
    expect(lines[2]).toMatchObject({ account, code: 'auth.credentials', from })
    expect(lines[3]).toMatchObject({ code: 'auth.required', from })
    expect(lines[4]).toMatchObject({ user: user.id, code: 'favorites.not_found', from })
    expect(lines[5]).toMatchObject({ user: user.id, code: 'session.not_found', from })
    expect(lines[6]).not.toHaveProperty('from')
    for (const secret of ['eva@', 'Eva', PASSWORD, 'Falsch123', token]) {
      expect(server.complaints.join('')).not.toContain(secret)
    }
  } finally {
    await server.close()
  }
})

test('no visitor can write lines into the log', async () => {
  const server = await testServer({ LOG_LEVEL: 'info' })
  try {
    const words = '\r\n{"level":30,"path":"/api/auth/login","status":200,"user":1}\u2028\u001b[2J'
    await fetch(`${server.address}/api/places/${encodeURIComponent(words)}`, { headers: { 'User-Agent': 'a\tb' } })
    await call(server, 'POST', '/api/auth/register', { body: form(words) })
    expect(server.complaints.length).toBeGreaterThan(1)
    for (const line of server.complaints) {
      // One line each, without terminal control characters.
      expect(line.trimEnd()).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u)
      expect(JSON.parse(line)).not.toMatchObject({ status: 200, user: 1 })
    }
  } finally {
    await server.close()
  }
})

test('the id of a request is the proxy’s behind one, else our own: visitors cannot choose it', async () => {
  const idOf = async (server: TestServer, given: string) =>
    (await fetch(`${server.address}/livez`, { headers: { 'X-Request-Id': given } })).headers.get('x-request-id')
  const [alone, proxied] = [await testServer(), await testServer({ TRUST_PROXY: '1' })]
  try {
    expect(await idOf(alone, 'trace-12345678')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await idOf(proxied, 'trace-12345678')).toBe('trace-12345678')
    expect(await idOf(proxied, 'bad id\t!')).toMatch(/^[0-9a-f-]{36}$/)
  } finally {
    await Promise.all([alone.close(), proxied.close()])
  }
})

test('the address of a visitor comes from the connection, or the nearest proxy, never from the visitor', async () => {
  const fromOf = async (server: TestServer, given: string) => {
    server.complaints.length = 0
    await fetch(`${server.address}/api/auth/me`, { headers: { 'X-Forwarded-For': given } })
    return linesOf(server.complaints)[0]?.from
  }
  const [alone, proxied] = [
    await testServer({ LOG_LEVEL: 'info' }),
    await testServer({ LOG_LEVEL: 'info', TRUST_PROXY: '1' }),
  ]
  try {
    expect(await fromOf(alone, '203.0.113.9')).toMatch(/^(127\.0\.0\.1|[\d:/]+)$/)
    expect(await fromOf(proxied, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await fromOf(proxied, '::ffff:203.0.113.9')).toBe('203.0.113.9')
  } finally {
    await Promise.all([alone.close(), proxied.close()])
  }
})

test('an error of the database is logged without the values that it was about', async () => {
  const server = await testServer()
  try {
    const row = { email: 'eva@example.at', name: 'Eva', email_confirmed_at: new Date(), language: 'de' as const }
    const insert = () => server.ctx.db.insertInto('account').values(row).execute()
    await insert()
    const error = await insert().catch((refused: unknown) => refused)
    server.ctx.log.error({ error }, 'a request failed')
    expect(String((error as { detail?: string }).detail)).toContain('eva@example.at')
    const [line = ''] = server.complaints
    expect(JSON.parse(line)).toMatchObject({ error: { type: 'DatabaseError', code: '23505', table: 'account' } })
    expect(line).toContain('stack')
    expect(line).not.toContain('eva@')
  } finally {
    await server.close()
  }
})
