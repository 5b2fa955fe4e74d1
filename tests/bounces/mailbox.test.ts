import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readReports } from '../../src/server/bounces/mailbox.ts'
import { findReported, insertReport } from '../../src/server/bounces/repository.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { queueMail } from '../../src/server/deliveries/mail/mail.ts'
import { forgetMails } from '../../src/server/deliveries/service.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { type ImapMailbox, openImap } from '../support/imap.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { mailsIn } from '../support/outbox.ts'
import * as reports from '../support/reports.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let smtp: Mailbox
let imap: ImapMailbox
let ctx: Ctx
let token: string

beforeAll(async () => {
  smtp = await openMailbox({ refuse: ['weg@example.at'] })
  server = await testServer({
    SMTP_URL: smtp.url,
    BOUNCES_ADDRESS: 'bounces+*@klinke.example',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'fatal',
  })
  token = (await staffSession(server, 'admin')).token
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})
beforeEach(async () => {
  imap = await openImap()
  ctx = { ...server.ctx, config: { ...server.ctx.config, BOUNCES_IMAP_URL: imap.url } }
  smtp.mails.length = 0
  const { db } = ctx
  for (const table of ['delivery', 'stopped_address', 'unread_report'] as const) await db.deleteFrom(table).execute()
})
afterEach(() => imap.close())

let nr = 0
/** A mail that the server has accepted. @returns its id and Message-ID */
async function sent(to = 'anna@example.at', dedupeKey = `test:${++nr}`) {
  await queueMail(ctx, {
    dedupeKey,
    to,
    language: 'de',
    subject: 'Neue Wohnungen',
    preview: '',
    blocks: [{ kind: 'text', text: 'Grüß Gott' }],
  })
  const mail = (await mailsIn(ctx.db)).at(-1)
  await deliver(ctx, CHANNELS.mail, mail?.id ?? 0)
  return { id: mail?.id ?? 0, messageId: mail?.messageId ?? '' }
}
const read = () => readReports(ctx, new AbortController().signal)
const get = async (path: string) => (await call(server, 'GET', path, undefined, auth())).body.data as never
const auth = () => ({ Authorization: `Bearer ${token}` })
const stops = async () =>
  (await ctx.db.selectFrom('stopped_address').select(['address', 'why', 'reason']).execute()) as object[]
const statusOf = async (id: number) =>
  (await ctx.db.selectFrom('delivery').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('a final failure stops the address, is shown at the mail, and leaves the mailbox', async () => {
  const { id, messageId } = await sent()
  imap.add(reports.dsn(messageId))
  await read()
  expect(imap.mails()).toEqual([])
  expect(await stops()).toEqual([
    { address: 'anna@example.at', why: 'bounced', reason: expect.stringContaining('User unknown') },
  ])
  expect(await get(`/api/admin/messages/${id}`)).toMatchObject({
    state: 'returned',
    reports: [{ kind: 'failed', status: '5.1.1' }],
    stop: { why: 'bounced' },
    may_send: false,
  })
  const next = await sent('ANNA@example.at')
  expect(await statusOf(next.id)).toBe('stopped')
  expect(smtp.mails).toHaveLength(1)
})

test('mails about the safety of an account are still tried; after a complaint no other, after a bounce a confirmation', async () => {
  const { messageId } = await sent()
  imap.add(reports.dsn(messageId))
  await read()
  for (const key of ['account:reset:1', 'newsletter:7:confirm:17', 'agent:3:confirm']) {
    expect([key, await statusOf((await sent('anna@example.at', key)).id)]).toEqual([key, 'sent'])
  }
  expect(await statusOf((await sent('anna@example.at', 'newsletter:7:2026-W47')).id)).toBe('stopped')
  imap.add(reports.complaint(messageId))
  await read()
  expect(await stops()).toMatchObject([{ why: 'complained' }])
  expect(await statusOf((await sent('anna@example.at', 'account:reset:2')).id)).toBe('sent')
  expect(await statusOf((await sent('anna@example.at', 'agent:4:confirm')).id)).toBe('stopped')
})

test('each mail has its own return path, which names it without any copy', async () => {
  const { messageId } = await sent()
  const key = messageId.slice(1, messageId.indexOf('@'))
  expect(smtp.senders.at(-1)).toBe(`bounces+${key}@klinke.example`)
  imap.add(reports.dsn('<lost@example.at>').replace('To: bounces@', `To: bounces+${key}@`))
  await read()
  expect(await stops()).toHaveLength(1)
})

test('delays, full mailboxes and objections to us stop nothing, and are shown', async () => {
  const { id, messageId } = await sent()
  imap.add(reports.dsn(messageId, { action: 'delayed', status: '4.4.1', answer: 'smtp; timed out' }))
  imap.add(reports.dsn(messageId, { status: '5.2.2', answer: 'smtp; 552 5.2.2 mailbox full' }))
  imap.add(reports.dsn(messageId, { status: '5.7.1', answer: 'smtp; 550 5.7.1 policy' }))
  await read()
  expect(await stops()).toEqual([])
  expect(imap.mails()).toEqual([])
  const { reports: shown } = (await get(`/api/admin/messages/${id}`)) as { reports: { status: string }[] }
  expect(shown.map(({ status }) => status)).toEqual(['4.4.1', '5.2.2', '5.7.1'])
})

test('what no rule reads stays in the mailbox, is told once, and is forgotten when somebody takes it out', async () => {
  const uid = imap.add(reports.letter)
  imap.add(reports.dsn('<11111111-2222-4333-8444-555555555555@elsewhere.example>'))
  imap.add(reports.absence('<x@y>'))
  await read()
  await read()
  expect(imap.mails().map(({ flags }) => flags)).toEqual([['\\flagged'], ['\\flagged'], ['\\flagged']])
  expect(await stops()).toEqual([])
  server.ctx.config.BOUNCES_IMAP_URL = imap.url
  const state = (await get('/api/admin/report-mailbox')) as { unread: { problem: string; subject: string }[] }
  server.ctx.config.BOUNCES_IMAP_URL = undefined
  expect(state).toMatchObject({ is_configured: true, failure: null, unread_total: 2 })
  expect(state.unread.map(({ problem, subject }) => [problem, subject]).sort()).toEqual([
    ['no_report', 'Frage'],
    ['unknown_mail', 'Undelivered Mail Returned to Sender'],
  ])
  const another = await openImap()
  ctx = { ...ctx, config: { ...ctx.config, BOUNCES_IMAP_URL: another.url } }
  await read()
  expect(await get('/api/admin/report-mailbox')).toMatchObject({ unread_total: 0 })
  await another.close()
  expect(uid).toBe(1)
})

test('a NUL in a subject or in an answer, which the database refuses, does not stop the reading', async () => {
  const { messageId } = await sent('berta@example.at')
  imap.add(reports.letter.replace(/^Subject: .*$/m, 'Subject: =?utf-8?Q?Frage=00?='))
  imap.add(reports.dsn(messageId, { answer: 'smtp; 550 5.1.1 \0 unknown' }))
  await read()
  expect(imap.mails().map(({ flags }) => flags)).toEqual([['\\flagged']])
  expect(await stops()).toMatchObject([{ address: 'berta@example.at', reason: '550 5.1.1  unknown' }])
  const [unread] = await ctx.db.selectFrom('unread_report').select('subject').execute()
  expect(unread?.subject).toBe('Frage')
})

test('the answer of a mail server, which names the address, is erased with the address of its mail', async () => {
  const old = await sent()
  const waits = await sent()
  imap.add(reports.dsn(old.messageId))
  imap.add(reports.dsn(waits.messageId, { action: 'delayed', status: '4.4.1' }))
  await read()
  const details = async () => {
    const rows = await ctx.db.selectFrom('mail_report').select(['kind', 'status', 'detail']).orderBy('id').execute()
    return rows.map(({ kind, status, detail }) => [kind, status, detail.includes('anna@example.at')])
  }
  expect(await details()).toEqual([
    ['failed', '5.1.1', true],
    ['delayed', '4.4.1', true],
  ])
  await ctx.db.updateTable('delivery').set({ status: 'queued' }).where('id', '=', waits.id).execute()
  await forgetMails(ctx, 'anna@example.at')
  expect(await details()).toEqual([
    ['failed', '5.1.1', false],
    ['delayed', '4.4.1', true],
  ])
  // The one that waits is erased when it was sent.
  await deliver(ctx, CHANNELS.mail, waits.id)
  expect((await details()).map(([, , tells]) => tells)).toEqual([false, false])
  const { reports: shown } = (await get(`/api/admin/messages/${old.id}`)) as { reports: object[] }
  expect(shown).toMatchObject([{ kind: 'failed', status: '5.1.1', detail: '' }])
})

test('a report that is being stored while its mail is emptied keeps no address, and one that comes later is not stored', async () => {
  const { id, messageId } = await sent()
  const keys = [messageId.slice(1, messageId.indexOf('@'))]
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "delivery"%'`.execute(
      ctx.db,
    )
    return rows.length
  }
  const { emptying } = await ctx.db.transaction().execute(async (tx) => {
    expect(await findReported(tx, keys)).toMatchObject({ id })
    const emptying = forgetMails(ctx, 'anna@example.at')
    await eventually(isWaiting).toBe(1)
    const report = { fingerprint: Buffer.from('x'), delivery_id: id, kind: 'failed', status: '5.1.1' } as const
    await insertReport(tx, { ...report, detail: 'anna@example.at is unknown', at: ctx.clock() })
    return { emptying }
  })
  await emptying
  expect(await ctx.db.selectFrom('mail_report').select('detail').execute()).toEqual([{ detail: '' }])
  expect(await findReported(ctx.db, keys)).toBeUndefined()
})

test('a forged report without the Message-ID of a mail stops nobody', async () => {
  await sent()
  imap.add(reports.dsn('<00000000-0000-4000-8000-000000000000@klinke.example>'))
  await read()
  expect(await stops()).toEqual([])
  expect(imap.mails()).toHaveLength(1)
})

test('a connection that breaks before the mail is removed: read again, counted once', async () => {
  const { id, messageId } = await sent()
  imap.add(reports.dsn(messageId))
  imap.failAt = 'UID STORE'
  await read()
  expect(imap.mails()).toHaveLength(1)
  expect(await get('/api/admin/report-mailbox')).toMatchObject({ failure: expect.any(String) })
  imap.failAt = null
  await read()
  expect(imap.mails()).toHaveLength(0)
  const { reports: shown } = (await get(`/api/admin/messages/${id}`)) as { reports: object[] }
  expect(shown).toHaveLength(1)
  expect(await get('/api/admin/report-mailbox')).toMatchObject({ failure: null })
})

test('a wrong password is told, and nothing is lost', async () => {
  imap.add(reports.letter)
  const url = imap.url.replace('geheim', 'falsch')
  await readReports({ ...ctx, config: { ...ctx.config, BOUNCES_IMAP_URL: url } }, new AbortController().signal)
  const { failure } = (await get('/api/admin/report-mailbox')) as { failure: string }
  expect(failure).toContain('wrong user or password')
  expect(failure).not.toContain('falsch')
  expect(imap.mails()[0]?.flags).toEqual([])
})

test('the answer of the mail server itself stops an address, and the proof of the mailbox lets it in again', async () => {
  const { id } = await sent('weg@example.at')
  expect(await statusOf(id)).toBe('refused')
  expect(await stops()).toMatchObject([{ address: 'weg@example.at', why: 'bounced' }])
  await call(server, 'POST', '/api/newsletter', { email: 'weg@example.at', frequency: 'weekly' })
  const row = await ctx.db.selectFrom('newsletter_subscription').select('token').executeTakeFirstOrThrow()
  expect((await call(server, 'POST', '/api/newsletter/confirm', { token: row.token })).status).toBe(200)
  expect(await stops()).toEqual([])
})

test('an administrator lets an address in again; the audit has no address', async () => {
  const { messageId } = await sent()
  imap.add(reports.dsn(messageId))
  await read()
  const [{ id }] = (await get('/api/admin/stopped-addresses?q=ANNA')) as [{ id: number }]
  expect(await get('/api/admin/stopped-addresses?q=nobody')).toEqual([])
  expect((await call(server, 'DELETE', `/api/admin/stopped-addresses/${id}`, undefined, auth())).status).toBe(200)
  expect((await call(server, 'DELETE', `/api/admin/stopped-addresses/${id}`, undefined, auth())).status).toBe(404)
  expect(await stops()).toEqual([])
  const acts = await ctx.db.selectFrom('audit').selectAll().where('act', '=', 'addresses.lift').execute()
  expect(JSON.stringify(acts)).not.toContain('anna')
  expect(acts).toHaveLength(1)
})
