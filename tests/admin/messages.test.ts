import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Channel } from '../../src/server/deliveries/channel.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { queueMail } from '../../src/server/deliveries/mail/mail.ts'
import { masked, maskedHtml } from '../../src/server/deliveries/masked.ts'
import { queueDelivery, sendAgain } from '../../src/server/deliveries/service.ts'
import { letMailIn, stopAddress } from '../../src/server/deliveries/stops.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  token = (await staffSession(server, 'admin')).token
})
afterAll(() => server.close())
beforeEach(() => server.ctx.db.deleteFrom('delivery').execute())

const TOKEN = 'Abc-123_'.repeat(6).slice(0, 43)
let nr = 0
async function mail(
  values: { status?: 'sent' | 'kept' | 'refused' | 'stopped' | 'queued'; key?: string; to?: string } = {},
) {
  const { status = 'refused', key = `test:${++nr}`, to = 'anna@example.at' } = values
  await queueMail(server.ctx, {
    dedupeKey: key,
    to,
    language: 'de',
    subject: 'Neue Wohnungen',
    preview: '',
    blocks: [
      { kind: 'text', text: 'Grüß Gott <b>Anna</b>' },
      { kind: 'heading', text: '12345678' },
      { kind: 'button', label: 'Weiter', url: `https://klinke.example/anmelden?bestaetigen=${TOKEN}` },
    ],
  })
  const { id } = await server.ctx.db.selectFrom('delivery').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await server.ctx.db.updateTable('delivery').set({ status }).where('id', '=', id).execute()
  return id
}
const get = (path: string) => call(server, 'GET', `/api/admin/messages${path}`, { token })
const post = (path: string, body?: object) => call(server, 'POST', `/api/admin/messages${path}`, { token, body })
const ids = async (query: string) => ((await get(query)).body.data as { id: number }[]).map(({ id }) => id).sort()
const statusOf = async (id: number) =>
  (await server.ctx.db.selectFrom('delivery').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const acts = async (id: number) =>
  await server.ctx.db
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'message')
    .where('entity_id', '=', id)
    .execute()

test('a list by kind, state, topic, day and words, without any text', async () => {
  const a = await mail({ key: 'newsletter:1:2026-W47', status: 'sent' })
  const b = await mail({ key: 'account:reset:x', to: 'berta_b@example.at' })
  const c = await mail({ key: 'new-topic:1', status: 'kept' })
  await queueDelivery(server.ctx, 'sms', {
    dedupeKey: 'agent:1:2',
    recipient: '+436601234567',
    payload: { text: 'Hallo' },
  })
  expect(await ids('?topic=newsletter')).toEqual([a])
  expect(await ids('?topic=other')).toEqual([c])
  const d = await mail({ key: 'complaint:1:received', status: 'sent' })
  expect(await ids('?topic=report')).toEqual([d])
  await server.ctx.db.deleteFrom('delivery').where('id', '=', d).execute()
  expect(await ids('?state=failed')).toEqual([b])
  expect(await ids('?state=held&channel=mail')).toEqual([c])
  expect(await ids('?channel=sms')).toHaveLength(1)
  expect(await ids('?q=BERTA_B')).toEqual([b])
  expect(await ids('?q=berta%25')).toEqual([])
  expect(await ids(`?q=${a}`)).toContain(a)
  expect(await ids('?from=2000-01-01&to=2000-01-02')).toEqual([])
  expect(await ids('?from=2000-01-01')).toHaveLength(4)
  const answer = JSON.stringify((await get('')).body)
  expect(answer).not.toContain('Grüß Gott')
  expect(answer).not.toContain(TOKEN)
  const wrong = await get('?state=lost&topic=&channel=fax&from=gestern')
  expect(wrong.status).toBe(400)
  expect(Object.keys(refusedFields(wrong)).sort()).toEqual(['channel', 'from', 'state', 'topic'])
})

test('reading a text is an act, and shows no token and no code', async () => {
  const id = await mail()
  expect(await acts(id)).toEqual([])
  await get(`/${id}`)
  expect(await acts(id)).toEqual([])
  const { data } = (await post(`/${id}/content`)).body as { data: { html: string; text: string; subject: string } }
  expect(data.subject).toBe('Neue Wohnungen')
  expect(data.text).toContain('Grüß Gott <b>Anna</b>')
  expect(data.html).toContain('&lt;b&gt;Anna')
  for (const secret of [TOKEN, '12345678']) expect(JSON.stringify(data)).not.toContain(secret)
  expect(data.html).not.toMatch(/href="(?!#")/)
  const [act] = await acts(id)
  expect(act).toMatchObject({ act: 'messages.read', label: 'mail' })
  expect(JSON.stringify(act)).not.toContain('anna')
})

test('codes of SMS and longer secrets are hidden; words, prices and years are not', () => {
  expect(masked('Ihr Code: 123456', 'agent:1:2:code')).toBe('Ihr Code: •••')
  expect(masked('Ab 650000 Euro, Baujahr 1998', 'agent:1:2')).toBe('Ab 650000 Euro, Baujahr 1998')
  expect(masked(`Geheimnis ${'a1'.repeat(20)} Ende`, 'application:1:accepted')).toBe('Geheimnis ••• Ende')
  expect(masked('https://x.example/a?token=0123456789abcdef&lang=de', 'x')).toBe(
    'https://x.example/a?token=•••&lang=de',
  )
  expect(masked('Donaudampfschifffahrtsgesellschaftskapitän', 'x')).toContain('Donaudampf')
  expect(maskedHtml('<p style="color:#123456">1234567</p><a href="https://x?t=1">Hier</a>', 'x')).toBe(
    '<p style="color:#123456">•••</p><a href="#">Hier</a>',
  )
})

test('one is sent again by hand, a sent one with a new Message-ID', async () => {
  const id = await mail({ status: 'sent' })
  const messageId = async () =>
    (
      (await server.ctx.db.selectFrom('delivery').select('payload').where('id', '=', id).executeTakeFirstOrThrow())
        .payload as { messageId: string }
    ).messageId
  const before = await messageId()
  expect((await post(`/${id}/send`)).status).toBe(200)
  expect(await messageId()).not.toBe(before)
  expect((await acts(id)).map(({ act }) => act)).toEqual(['messages.send'])
  const refused = await mail({ status: 'refused' })
  expect((await post(`/${refused}/send`)).status).toBe(200)
})

test('a report is about the sending before it: one that is sent again did not come back, until it does', async () => {
  const { db } = server.ctx
  const id = await mail({ status: 'sent' })
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const report = (when: Date) =>
    db
      .insertInto('mail_report')
      .values({ fingerprint: Buffer.from(`${when}`), delivery_id: id, kind: 'failed', detail: 'unknown', at: when })
      .execute()
  await db
    .updateTable('delivery')
    .set({ sent_at: at(-9) })
    .where('id', '=', id)
    .execute()
  await report(at(-8))
  expect(await ids('?state=returned')).toEqual([id])
  expect((await post(`/${id}/send`)).status).toBe(200)
  await db
    .updateTable('delivery')
    .set({ status: 'sent', sent_at: at(-1) })
    .where('id', '=', id)
    .execute()
  expect((await get(`/${id}`)).body.data).toMatchObject({ state: 'sent', reports: [{ kind: 'failed' }] })
  expect([await ids('?state=returned'), await ids('?state=sent')]).toEqual([[], [id]])
  await report(at(0))
  expect([await ids('?state=returned'), await ids('?state=sent')]).toEqual([[id], []])
})

test('an old message that was just queued again is not late, and gets its whole time', async () => {
  const { db } = server.ctx
  const old = new Date(Date.now() - 20 * 86_400_000)
  const again = [await mail(), await mail({ status: 'kept' })] as const
  const late = await mail({ status: 'queued' })
  await db.updateTable('delivery').set({ created_at: old }).execute()
  expect((await post(`/${again[0]}/send`)).status).toBe(200)
  expect(await sendAgain(server.ctx, again[1])).toBe(true)
  expect([await ids('?state=late'), await ids('?state=waiting')]).toEqual([[late], [...again]])
  const stuck: Channel = { ...CHANNELS.mail, isConfigured: () => true, send: async () => ({ again: 'busy' }) }
  await expect(deliver(server.ctx, stuck, again[0])).rejects.toThrow('could not be sent yet')
  await deliver(server.ctx, stuck, late)
  expect([await statusOf(again[0]), await statusOf(late)]).toEqual(['queued', 'refused'])
})

test('not while it waits, without a text, to a stopped address, or when there is none', async () => {
  expect(await post(`/${await mail({ status: 'queued' })}/send`)).toMatchObject({
    status: 409,
    body: { code: 'message.waiting' },
  })
  const erased = await mail()
  await server.ctx.db
    .updateTable('delivery')
    .set({ emptied_at: new Date(), payload: '{}', recipient: null })
    .where('id', '=', erased)
    .execute()
  expect(await post(`/${erased}/send`)).toMatchObject({ status: 409, body: { code: 'message.erased' } })
  expect(await post(`/${erased}/content`)).toMatchObject({ status: 409, body: { code: 'message.erased' } })
  expect((await get(`/${erased}`)).body.data).toMatchObject({ is_erased: true, recipient: null, may_send: false })
  expect((await post('/999999/send')).status).toBe(404)
  expect((await post('/999999/content')).status).toBe(404)
  expect((await get('/0')).status).toBe(400)
})

test('failed ones in bulk: shown first, then queued with that number, each with its act', async () => {
  const [failed, held, sent] = [await mail(), await mail({ status: 'kept' }), await mail({ status: 'sent' })]
  const shown = await post('/bulk', { criteria: '', dry_run: true })
  expect(shown.body.data).toMatchObject({ found: 3, changed: 2, undo: null, skipped: [{ why: 'same', count: 1 }] })
  expect(await statusOf(failed)).toBe('refused')
  expect(await post('/bulk', { criteria: '', expected: 2 })).toMatchObject({
    status: 409,
    body: { code: 'bulk.count' },
  })
  expect((await post('/bulk', { ids: [failed, held, sent], expected: 3 })).body.data).toMatchObject({ changed: 2 })
  expect(await statusOf(sent)).toBe('sent')
  expect(await acts(failed)).toHaveLength(1)
  expect((await post('/bulk', { ids: [failed, 999_999], dry_run: true })).status).toBe(404)
  expect(refusedFields(await post('/bulk', {}))).toMatchObject({ ids: 'missing', expected: 'missing' })
  expect((await post('/bulk', { criteria: 'state=lost', dry_run: true })).status).toBe(400)
})

test('returned ones in bulk are sent again once their address is no longer stopped', async () => {
  const { db } = server.ctx
  const id = await mail({ status: 'sent', to: 'berta@example.at' })
  await db
    .updateTable('delivery')
    .set({ sent_at: new Date(Date.now() - 60_000) })
    .execute()
  const detail = '5.1.1 unknown'
  await db
    .insertInto('mail_report')
    .values({ fingerprint: Buffer.from('bulk'), delivery_id: id, kind: 'failed', detail, at: new Date() })
    .execute()
  await stopAddress(server.ctx, { address: 'berta@example.at', why: 'bounced', reason: detail, deliveryId: id })
  const bulk = { criteria: 'state=returned' }
  const shown = await post('/bulk', { ...bulk, dry_run: true })
  expect(shown.body.data).toMatchObject({ found: 1, changed: 0, skipped: [{ why: 'stopped', count: 1 }] })
  await letMailIn(server.ctx, 'berta@example.at')
  expect((await post('/bulk', { ...bulk, expected: 1 })).body.data).toMatchObject({ changed: 1 })
  expect(await statusOf(id)).toBe('queued')
})
