import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ CONTACT_EMAIL: 'sicherheit@klinke.example' })
})
afterAll(() => server.close())

test('a reporter of a vulnerability finds the contact, as RFC 9116 defines it', async () => {
  const answer = await fetch(`${server.address}/.well-known/security.txt`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s) as [string, string])
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const { Contact, Expires, Canonical } = Object.fromEntries(fields) as Record<string, string>
  expect(Contact).toBe('mailto:sicherheit@klinke.example')
  expect(Canonical).toBe(`${server.ctx.config.SITE_URL}/.well-known/security.txt`)
  const days = (Date.parse(Expires ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('it cannot be changed', async () => {
  const answer = await fetch(`${server.address}/.well-known/security.txt`, { method: 'POST' })
  expect(answer.status).not.toBe(200)
})
