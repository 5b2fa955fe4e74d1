import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStaff, mayHaveDemoStaff } from '../../src/server/auth/demo/demo-staff.ts'
import { readConfig } from '../../src/server/config.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { totpCode } from './authenticator.ts'
import { call, logIn } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ NODE_ENV: 'development', DEMO: '1' })
  await importHomes(server.ctx, [{ nr: 'D1', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 50 }])
})
afterAll(() => server.close())

/** The test database has an address of its own; the accounts are bound to this machine's. */
const withConfig = (more: object) => ({
  ...server.ctx,
  config: { ...server.ctx.config, DATABASE_URL: undefined, ...more },
})

test('they exist only in development, with the demo, where every address is this machine’s', () => {
  const may = (env: Record<string, string>) => mayHaveDemoStaff(readConfig(env))
  expect(may({})).toBe(true)
  expect(may({ HOST: '127.0.0.1', SITE_URL: 'http://localhost:4321' })).toBe(true)
  const elsewhere: Record<string, string>[] = [
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', DEMO: '1' },
    { NODE_ENV: 'test' },
    { DEMO: '0' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { SITE_URL: 'https://immobilien.example.at' },
    { SITE_URL: 'http://localhost.example.at' },
    { TRUST_PROXY: '1' },
    { DATABASE_URL: 'postgres://klinke@db.example.at/klinke' },
  ]
  for (const env of elsewhere) expect(may(env), JSON.stringify(env)).toBe(false)
})

test('admin and agent sign in with what is told, the same after a restart, and end elsewhere', async () => {
  expect(await demoStaff(withConfig({}), false), 'beside homes that are not the demo’s').toEqual([])
  const logins = await demoStaff(withConfig({}), true)
  expect(logins.map(({ role }) => role)).toEqual(['admin', 'agent'])
  const tokens: string[] = []
  for (const { email, password, secret, role } of logins) {
    const { body } = await logIn(server, email, password)
    expect(body.code).toBe('auth.second_factor')
    const proof = { challenge: body.challenge.token, code: totpCode(secret) }
    const done = await call(server, 'POST', '/api/auth/second-factor', { body: proof })
    expect([done.body.user?.role, typeof done.body.user?.company_id]).toEqual([
      role,
      role === 'agent' ? 'number' : 'object',
    ])
    expect((await call(server, 'GET', '/api/admin/views', { token: done.body.token })).status).toBe(200)
    tokens.push(done.body.token)
  }
  expect(await demoStaff(withConfig({}), false), 'the next start').toEqual(logins)
  expect(await demoStaff(withConfig({ NODE_ENV: 'production' }), true)).toEqual([])
  for (const token of tokens) expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(401)
  for (const { email, password } of logins)
    expect((await logIn(server, email, password)).body.code).toBe('auth.credentials')
  const anew = await demoStaff(withConfig({}), true)
  expect(anew[0]?.password).not.toBe(logins[0]?.password)
})
