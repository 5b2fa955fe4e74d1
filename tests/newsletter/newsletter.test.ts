import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lastIssue } from '../../src/server/newsletter/due.ts'
import { cleanNewsletter, sendIssue } from '../../src/server/newsletter/service.ts'
import { call, refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date()

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  await importHomes(server.ctx, [{ nr: 'A1', titel: 'Altbau am Lendplatz', gesamtbelastung: 1100, wohnflaeche: 84 }])
  await vi.waitFor(async () => {
    const { total } = await server.ctx.search.search({ filter: {}, sort: 'neueste', seite: 1, pro_seite: 1 })
    expect(total).toBe(1)
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  for (const table of ['delivery', 'newsletter_subscription'] as const) await server.ctx.db.deleteFrom(table).execute()
})

const mails = () => mailsIn(server.ctx.db)
const row = () =>
  server.ctx.db.selectFrom('newsletter_subscription').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const subscribe = (more = {}) =>
  call(server, 'POST', '/api/newsletter', { email: 'anna@example.org', frequency: 'weekly', ...more })
/** So late that both the next weekly and the next monthly issue are due. */
const later = () => {
  now = new Date(now.getTime() + 32 * 86_400_000)
}
const reader = async () => {
  await subscribe()
  const { token } = await row()
  expect((await call(server, 'POST', '/api/newsletter/confirm', { token })).status).toBe(200)
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  later()
  return token
}

test('it begins only when the mailed link is confirmed', async () => {
  expect((await subscribe()).status).toBe(200)
  const { token, confirmed_at } = await row()
  expect(confirmed_at).toBeNull()
  expect((await mails())[0]?.text).toContain(`/newsletter?bestaetigen=${token}`)
  await sendIssue(server.ctx, 'weekly')
  expect(await mails()).toHaveLength(1)
  await call(server, 'POST', '/api/newsletter/confirm', { token })
  later()
  await sendIssue(server.ctx, 'weekly')
  const issue = (await mails())[1]
  expect(issue?.text).toContain('Altbau am Lendplatz')
  expect(issue?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
})

test('an issue that is sent twice arrives once, and only at subscribers of that frequency', async () => {
  await reader()
  await sendIssue(server.ctx, 'weekly')
  await sendIssue(server.ctx, 'weekly')
  await sendIssue(server.ctx, 'monthly')
  expect(await mails()).toHaveLength(1)
})

test('one click of a mail program ends it', async () => {
  await reader()
  await sendIssue(server.ctx, 'weekly')
  const headers = ((await mails())[0]?.headers ?? {}) as Record<string, string>
  const url = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  const { pathname, search } = new URL(url)
  const response = await fetch(server.address + pathname + search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(response.status).toBe(200)
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  later()
  await sendIssue(server.ctx, 'weekly')
  expect(await mails()).toEqual([])
  // Proof of the consent, without the name.
  expect(await row()).toMatchObject({ name: null, left_at: expect.any(Date) })
})

test('a server that was down at the hour sends the issue late, to those who had subscribed by then', async () => {
  now = new Date('2026-11-17T12:00:00Z')
  await reader()
  // Friday: it was due on Thursday at 8.
  now = new Date('2026-11-20T12:00:00Z')
  await subscribe({ email: 'late@example.org' })
  await call(server, 'POST', '/api/newsletter/confirm', { token: (await row()).token })
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  await Promise.all([sendIssue(server.ctx, 'weekly'), sendIssue(server.ctx, 'weekly')])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['anna@example.org'])
  now = new Date('2026-11-26T06:59:00Z')
  await sendIssue(server.ctx, 'weekly')
  expect(await mails()).toHaveLength(1)
  now = new Date('2026-11-26T07:00:00Z')
  await sendIssue(server.ctx, 'weekly')
  expect(await mails()).toHaveLength(3)
})

test.each([
  ['weekly', '2026-11-19T06:59:00Z', '2026-11-12T07:00:00Z', '2026-W46'],
  ['weekly', '2026-11-19T07:00:00Z', '2026-11-19T07:00:00Z', '2026-W47'],
  ['weekly', '2027-01-01T12:00:00Z', '2026-12-31T07:00:00Z', '2026-W53'],
  // Summer time began on Sunday.
  ['weekly', '2027-04-01T06:00:00Z', '2027-04-01T06:00:00Z', '2027-W13'],
  ['monthly', '2026-12-01T06:59:00Z', '2026-11-01T07:00:00Z', '2026-11'],
  ['monthly', '2027-03-31T22:30:00Z', '2027-03-01T07:00:00Z', '2027-03'],
] as const)('the %s issue asked for at %s was due at %s', (frequency, now, due, period) => {
  expect(lastIssue(frequency, new Date(now))).toEqual({ due: new Date(due), period })
})

test('who leaves gets no issue that still waits for the mail server', async () => {
  const token = await reader()
  await sendIssue(server.ctx, 'weekly')
  const waiting = () =>
    server.ctx.db
      .selectFrom('delivery')
      .select(['status', 'recipient', 'payload'])
      .where('channel', '=', 'mail')
      .execute()
  expect(await waiting()).toMatchObject([{ recipient: 'anna@example.org' }])
  await server.ctx.db.updateTable('delivery').set({ status: 'kept' }).execute()
  await call(server, 'POST', `/api/newsletter/unsubscribe?token=${token}`)
  expect(await waiting()).toEqual([{ status: 'stopped', recipient: null, payload: {} }])
})

test('the proof of consent survives the input of strangers', async () => {
  const token = await reader()
  await call(server, 'POST', `/api/newsletter/unsubscribe?token=${token}`)
  await subscribe()
  now = new Date(now.getTime() + 8 * 86_400_000)
  await cleanNewsletter(server.ctx)
  const rows = await server.ctx.db.selectFrom('newsletter_subscription').selectAll().execute()
  expect(rows).toMatchObject([{ confirmed_at: expect.any(Date), left_at: expect.any(Date) }])
  now = new Date(now.getTime() + 3 * 366 * 86_400_000)
  await cleanNewsletter(server.ctx)
  expect(await server.ctx.db.selectFrom('newsletter_subscription').selectAll().execute()).toEqual([])
})

test('a former subscriber can return by confirming again', async () => {
  const token = await reader()
  await call(server, 'POST', `/api/newsletter/unsubscribe?token=${token}`)
  await subscribe({ frequency: 'monthly' })
  const again = await row()
  expect(again).toMatchObject({ confirmed_at: null, left_at: null, frequency: 'monthly' })
  expect(again.token).not.toBe(token)
  expect((await call(server, 'POST', '/api/newsletter/confirm', { token })).body.code).toBe('auth.link')
  expect((await call(server, 'POST', '/api/newsletter/confirm', { token: again.token })).status).toBe(200)
})

test('a stranger learns nothing and changes nothing: a subscriber gets a mail', async () => {
  const first = await subscribe()
  const { token } = await row()
  await call(server, 'POST', '/api/newsletter/confirm', { token })
  const second = await subscribe({ frequency: 'monthly' })
  expect(second).toEqual(first)
  expect(await row()).toMatchObject({ frequency: 'weekly', token })
  expect((await mails()).at(-1)?.text).toContain(`/newsletter?abmelden=${token}`)
})

test.each([
  [{ email: 'anna' }, { email: 'email' }],
  [{ frequency: 'hourly' }, { frequency: 'invalid' }],
  [{ name: 'Anna\nBcc: x' }, { name: 'invalid' }],
])('%j is refused', async (more, fields) => {
  const answer = await subscribe(more)
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toEqual(fields)
  expect(await mails()).toEqual([])
})

test('a sender who fills the hidden field gets a success answer, and nothing is stored', async () => {
  expect((await subscribe({ website: 'x' })).status).toBe(200)
  expect(await mails()).toEqual([])
})

test('unconfirmed sign-ups are removed after seven days', async () => {
  await subscribe()
  await server.ctx.db
    .updateTable('newsletter_subscription')
    .set({ requested_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute()
  await cleanNewsletter(server.ctx)
  expect(await server.ctx.db.selectFrom('newsletter_subscription').selectAll().execute()).toEqual([])
})
