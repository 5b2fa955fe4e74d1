import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { hashOf } from '../../src/server/deliveries/stops.ts'
import { lastIssue, nextIssue } from '../../src/server/newsletter/due.ts'
import { sendIssue } from '../../src/server/newsletter/service.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let token: string
/** A Monday: the weekly edition is due on Thursday. */
const MONDAY = new Date('2026-11-23T10:00:00Z')
const DAY = 86_400_000
let now = MONDAY

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  await importHomes(server.ctx, [{ nr: 'A1', titel: 'Altbau am Lendplatz', gesamtbelastung: 1100, wohnflaeche: 84 }])
})
afterAll(() => server.close())
beforeEach(async () => {
  now = MONDAY
  const { db } = server.ctx
  for (const table of ['delivery', 'newsletter_subscription', 'newsletter_issue', 'newsletter_day'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('stopped_address').execute()
  await db.deleteFrom('account').where('email', 'like', 'staff%').execute()
  // Opened at the time of the test: its proof counts for ten minutes.
  token = (await staffSession(server, 'admin')).token
  await db
    .updateTable('session')
    .set({ proven_at: now, expires_at: new Date(now.getTime() + 90 * DAY) })
    .execute()
})

let people = 0
async function reader(frequency: 'weekly' | 'monthly' = 'weekly', language = 'de') {
  const email = `leser${++people}@example.at`
  await call(server, 'POST', `/api/newsletter?lang=${language}`, { body: { email, frequency } })
  const row = await server.ctx.db
    .selectFrom('newsletter_subscription')
    .select(['id', 'token'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await call(server, 'POST', '/api/newsletter/confirm', { body: { token: row.token } })
  await server.ctx.db.deleteFrom('delivery').execute()
  return { email, ...row }
}
const get = async (path: string) => (await call(server, 'GET', `/api/admin/newsletter${path}`, { token })).body
const post = async (act: string, body: object, frequency = 'weekly') => {
  await server.ctx.db.updateTable('session').set({ proven_at: now }).execute()
  return call(server, 'POST', `/api/admin/newsletter/${frequency}/${act}`, { token, body })
}
type Next = { frequency: string; period: string; state: string; readers: number; due_at: string; languages: object[] }
const weekly = async () =>
  ((await get('')).data as unknown as { next: Next[] }).next.find((one) => one.frequency === 'weekly')
const mails = async () =>
  (await mailsIn(server.ctx.db)).filter(({ dedupe_key }) => /^newsletter:\d+:\d{4}/.test(dedupe_key))
const period = () => nextIssue('weekly', MONDAY).period

test('the next edition has its name, its time and its readers, by language', async () => {
  await reader()
  await reader('weekly', 'gb')
  await reader('monthly')
  expect(await weekly()).toMatchObject({
    period: '2026-W48',
    due_at: '2026-11-26T07:00:00.000Z',
    state: 'planned',
    readers: 2,
    languages: [
      { language: 'de', readers: 1 },
      { language: 'gb', readers: 1 },
    ],
  })
  expect([lastIssue('weekly', MONDAY).period, nextIssue('monthly', MONDAY).period]).toEqual(['2026-W47', '2026-12'])
  expect(nextIssue('weekly', new Date('2026-12-31T08:00:00Z')).period).toBe('2027-W01')
})

test('a preview in every language, with the homes and without a way to leave somebody’s subscription', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    const { data } = (await get(`/preview?frequency=weekly&language=${language}`)) as {
      data: { html: string; text: string; subject: string; preview: string }
    }
    expect([language, data.html.includes(`dir="${LANGUAGES[language as 'de'].dir}"`)]).toEqual([language, true])
    expect(data.html.length).toBeGreaterThan(2000)
    expect(data.html).not.toMatch(/href="(?!#")/)
    expect(data.text).not.toContain('0'.repeat(43))
    expect(data.subject.length).toBeGreaterThan(3)
    // The first words of the mail, which no eye sees in it.
    expect(data.html).toContain(`overflow:hidden">${data.preview}<`)
    expect(data.preview.length).toBeGreaterThan(5)
  }
  expect((await call(server, 'GET', '/api/admin/newsletter/preview?frequency=daily', { token })).status).toBe(400)
})

describe('an edition', () => {
  test('that is held is not sent, and goes out when it is released', async () => {
    await reader()
    expect((await post('hold', { period: period() })).status).toBe(200)
    now = new Date(MONDAY.getTime() + 4 * DAY)
    await sendIssue(server.ctx, 'weekly')
    expect(await mails()).toHaveLength(0)
    // Past its time it still is the one to decide on.
    expect(await weekly()).toMatchObject({ period: period(), state: 'held' })
    expect((await post('release', { period: period() })).status).toBe(200)
    await sendIssue(server.ctx, 'weekly')
    expect(await mails()).toHaveLength(1)
    const acts = await server.ctx.db
      .selectFrom('audit')
      .select(['act', 'label'])
      .where('entity', '=', 'newsletter')
      .orderBy('id')
      .execute()
    expect(acts.slice(-2)).toEqual([
      { act: 'newsletter.hold', label: period() },
      { act: 'newsletter.release', label: period() },
    ])
  })

  test('is sent only when its mails are: those that wait and those that failed are told apart', async () => {
    for (let at = 0; at < 4; at++) await reader()
    now = new Date(MONDAY.getTime() + 4 * DAY)
    await sendIssue(server.ctx, 'weekly')
    const { db } = server.ctx
    const told = async () => {
      const { before } = (await get('')).data as unknown as { before: Record<string, unknown>[] }
      const { state, readers, sent, waiting, failed } = before.find((one) => one.period === period()) ?? {}
      return { state, readers, sent, waiting, failed }
    }
    expect(await told()).toEqual({ state: 'sending', readers: 4, sent: 0, waiting: 4, failed: 0 })
    const ids = (await db.selectFrom('delivery').select('id').orderBy('id').execute()).map(({ id }) => id)
    const set = (id: number | undefined, status: 'sent' | 'kept' | 'refused') =>
      db
        .updateTable('delivery')
        .set({ status })
        .where('id', '=', id ?? 0)
        .execute()
    await set(ids[0], 'sent')
    await set(ids[1], 'kept')
    await set(ids[2], 'refused')
    expect(await told()).toEqual({ state: 'sending', readers: 4, sent: 1, waiting: 2, failed: 1 })
    await set(ids[1], 'sent')
    await set(ids[3], 'sent')
    expect(await told()).toEqual({ state: 'sent', readers: 4, sent: 3, waiting: 0, failed: 1 })
  })

  test('that is held until the next one is due is skipped', async () => {
    await reader()
    await post('hold', { period: period() })
    now = new Date(MONDAY.getTime() + 11 * DAY)
    await sendIssue(server.ctx, 'weekly')
    expect(await mails()).toHaveLength(1)
    const { before } = (await get('')).data as unknown as { before: { period: string; state: string }[] }
    expect(before.map((one) => [one.period, one.state])).toEqual([
      ['2026-W49', 'sending'],
      ['2026-W48', 'skipped'],
    ])
  })

  test('is sent before its time, once to each reader, and later only to those who came since', async () => {
    await reader()
    now = new Date(MONDAY.getTime() + 60_000)
    expect(await post('send', { period: period(), readers: 5 })).toMatchObject({
      status: 409,
      body: { code: 'newsletter.issue' },
    })
    expect((await post('send', { period: period(), readers: 1 })).status).toBe(200)
    expect((await post('send', { period: period(), readers: 1 })).status).toBe(409)
    await sendIssue(server.ctx, 'weekly', period())
    await sendIssue(server.ctx, 'weekly', period())
    expect(await mails()).toHaveLength(1)
    now = new Date(MONDAY.getTime() + DAY)
    const { email } = await reader()
    // `reader` has removed the mails; those who had one get no second.
    now = new Date(MONDAY.getTime() + 4 * DAY)
    await sendIssue(server.ctx, 'weekly')
    expect((await mails()).map(({ recipient }) => recipient)).toContain(email)
    const { before } = (await get('')).data as unknown as { before: { period: string; state: string }[] }
    expect(before.find((one) => one.period === period())).toMatchObject({ state: 'sending' })
  })

  test('another edition than was shown is refused, and an empty body too', async () => {
    for (const act of ['hold', 'release']) {
      expect((await post(act, { period: '2026-W47' })).status).toBe(409)
      expect((await post(act, {})).status).toBe(400)
    }
    expect((await post('release', { period: period() })).status).toBe(409)
    await post('hold', { period: period() })
    expect((await post('hold', { period: period() })).status).toBe(409)
    expect((await post('hold', { period: period() }, 'daily')).status).toBe(400)
  })
})

test('growth counts days without persons: confirmed once, ended, bounced', async () => {
  const [anna, berta] = [await reader(), await reader()]
  await reader('monthly')
  // A second click confirms nothing anew.
  await call(server, 'POST', '/api/newsletter/confirm', { body: { token: anna.token } })
  await call(server, 'POST', `/api/newsletter/unsubscribe?token=${anna.token}`)
  await call(server, 'POST', `/api/newsletter/unsubscribe?token=${anna.token}`)
  await server.ctx.db
    .insertInto('stopped_address')
    .values({
      hash: hashOf(berta.email),
      address: berta.email,
      why: 'bounced',
      reason: '550',
      stopped_at: now,
    })
    .execute()
  await sendIssue(server.ctx, 'weekly')
  await sendIssue(server.ctx, 'weekly')
  const { data } = (await get('/growth?by=week')) as unknown as { data: object[] }
  expect(data).toHaveLength(26)
  expect(data.at(-1)).toEqual({ begins: '2026-11-23', confirmed: 3, ended: 1, bounced: 1, readers: 1 })
  expect(data.at(-2)).toEqual({ begins: '2026-11-16', confirmed: 0, ended: 0, bounced: 0, readers: 0 })
  const months = (await get('/growth?by=month')) as unknown as { data: object[] }
  expect(months.data.at(-1)).toMatchObject({ begins: '2026-11-01', confirmed: 3 })
  expect(JSON.stringify(await server.ctx.db.selectFrom('newsletter_day').selectAll().execute())).not.toContain('@')
  expect((await call(server, 'GET', '/api/admin/newsletter/growth?by=year', { token })).status).toBe(400)
})
