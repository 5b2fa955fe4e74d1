import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'
import { call, form } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
})
afterAll(() => server.close())

const login = async (email: string, password: string) =>
  (await call(server, 'POST', '/api/auth/login', { body: { email, password } })).status

test.each([
  [
    '128 characters',
    'Im Prater 7 Kastanien, Fiaker am Graben, Marillen in der Wachau, Schnee am Dachstein, Regen in Salzburg, Wind in Wien und Ruhe a',
  ],
  ['blanks at its ends and every kind of sign', '  Blühende 7 Kastanien, 桜, 🌳 & <b>  '],
])('a password of %s is taken whole, and compared whole and in its case', async (what, password) => {
  const email = `${what.length}@example.at`
  const made = await call(server, 'POST', '/api/auth/register', {
    body: form(email, { password, password_confirmation: password }),
  })
  expect(made.status).toBe(200)
  expect(await login(email, password)).toBe(200)
  for (const other of [password.slice(0, -1), password.slice(0, 72), password.toLowerCase(), password.trim()]) {
    if (other !== password) expect([other, await login(email, other)]).toEqual([other, 422])
  }
})
