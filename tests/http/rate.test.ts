import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatWait } from '../../src/domain/format/wait.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { takeRate } from '../../src/server/http/limits/rate.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date()
beforeAll(async () => {
  server = await testServer()
  server.ctx.clock = () => now
})
afterAll(() => server.close())

const forgot = (language: string) =>
  fetch(`${server.address}/api/auth/password/forgot`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: '{"email":"niemand@example.at"}',
  })
/** The hourly limit of an address. */
const LIMIT = { name: 'forgot', max: 100, seconds: 3600 }

test('a refusal says in a header, and in the language of the page, when to try again', async () => {
  now = new Date('2026-11-21T10:00:00Z')
  // Both spellings of this machine's own address.
  for (const who of ['127.0.0.1', '0:0:0:0']) {
    for (let time = 0; time < LIMIT.max; time++) await takeRate(server.ctx, LIMIT, who)
  }
  now = new Date('2026-11-21T10:20:30Z')
  const told = await Promise.all(['de', 'en', 'ru', 'fa', 'zh'].map((one) => forgot(one)))
  expect(told.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array.from({ length: 5 }, () => [429, String(39 * 60 + 30)]),
  )
  const [de, en, ru, fa, zh] = await Promise.all(
    told.map(async (one) => ((await one.json()) as { message: string }).message),
  )
  expect(de).toBe('Zu viele Anfragen. Bitte versuchen Sie es in 40 Minuten wieder.')
  expect(en).toBe('Too many requests. Please try again in 40 minutes.')
  expect(ru).toContain('через 40 минут')
  expect(fa).toContain('۴۰')
  expect(zh).toContain('40分钟后')
})

test('when that time is over, it goes on', async () => {
  now = new Date('2026-11-21T11:00:01Z')
  expect((await forgot('de')).status).toBe(200)
})

test('other refusals name no time', async () => {
  const answer = await fetch(`${server.address}/api/properties/999999`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([404, null])
})

test('every 429 of the OpenAPI text has the header', async () => {
  const { paths } = await (await fetch(`${server.address}/api/openapi.json`)).json()
  const refusals = Object.values(paths as Record<string, Record<string, { responses: Record<string, object> }>>)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => (responses['429'] ? [responses['429']] : []))
  expect(refusals.length).toBeGreaterThan(10)
  for (const refusal of refusals) expect(refusal).toMatchObject({ headers: { 'Retry-After': {} } })
})

test.each([
  [1, 'in 1 Sekunde'],
  [59.2, 'in 1 Minute'],
  [60, 'in 1 Minute'],
  [61, 'in 2 Minuten'],
  [3540, 'in 59 Minuten'],
  [3541, 'in 1 Stunde'],
  [86_400, 'in 24 Stunden'],
])('%d seconds are "%s"', (seconds, text) => {
  expect(formatWait(seconds, 'de-AT')).toBe(text)
})

test('every language has words and digits for it', () => {
  for (const { tag } of Object.values(LANGUAGES)) expect(formatWait(150, tag)).toMatch(tag === 'fa-IR' ? /۳/ : /3/)
})
