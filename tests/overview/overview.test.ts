import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { readReports } from '../../src/server/bounces/mailbox.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { TASKS } from '../../src/server/overview/tasks.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { messagesOf } from '../support/messages.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someSource } from '../support/source.ts'
import { someCompany, staffSession } from '../support/staff.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

interface Row {
  name: string
  screen: string
  query: string
  count: number
  since: string | null
  late: number
}
type Who = { token: string }

let server: TestServer
let own: number
let agent: Who
let stranger: Who
let admin: Who

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  own = await someCompany(server, 'Eigene Immobilien')
  agent = await staffSession(server, 'agent', own)
  stranger = await staffSession(server, 'agent', await someCompany(server, 'Fremde Immobilien'))
  admin = await staffSession(server, 'admin')
})
afterAll(() => server.close())

const tasksOf = async (who: Who): Promise<Row[]> => {
  const { status, body } = await call(server, 'GET', '/api/admin/overview', { token: who.token })
  expect(status).toBe(200)
  return body.data
}
const taskOf = async (who: Who, name: string) => (await tasksOf(who)).find((task) => task.name === name)
const listOf = async (who: Who, { name, query }: Row) => {
  const path = TASKS.find((task) => task.name === name)?.operation.split(' ')[1]
  const { status, body } = await call(server, 'GET', `${path}?${query}`, { token: who.token })
  expect(status, name).toBe(200)
  return body
}

/** Makes rows that wait: of each kind so many for the own company, and so many that only administrators see. */
const person = { name: 'Anna Huber', email: 'anna@example.org', language: 'de' } as const
async function inquiry(company_id: number | null, days: number, more: object = {}) {
  const at = ago(days)
  const row = { ...person, company_id, message: 'Ist sie frei?', privacy_accepted_at: at, created_at: at, ...more }
  await server.ctx.db.insertInto('inquiry').values(row).execute()
}
async function viewing(company_id: number | null, startsIn: number, more: object = {}) {
  const at = ago(3)
  const times = { starts_at: ago(-startsIn), duration: 30, privacy_accepted_at: at, created_at: at, updated_at: at }
  const row = { ...person, ...times, company_id, type: 'viewing' as const, token: randomUUID(), ...more }
  await server.ctx.db.insertInto('appointment').values(row).execute()
}
async function application(days: number, state: 'open' | 'accepted' = 'open') {
  const at = ago(days)
  const row = {
    ...{
      firma: 'Neu Immobilien',
      name: 'Eva Neu',
      email: 'eva@example.org',
      phone: '+43 1 1',
      gisa: '1',
      strasse: 'Gasse 1',
    },
    ...{ plz: '8010', ort: 'Graz', software: 'Justimmo', language: 'de' as const, state },
    ...{ terms_accepted_at: at, created_at: at, updated_at: at },
  }
  await server.ctx.db.insertInto('application').values(row).execute()
}
async function run(source_id: number, state: 'done' | 'failed' | 'refused', days: number) {
  const row = { source_id, file_name: 'feed.xml', state, started_at: ago(days) }
  await server.ctx.db.insertInto('import_run').values(row).execute()
}

test('without anything that waits there is no task', async () => {
  for (const who of [agent, stranger, admin]) expect(await tasksOf(who)).toEqual([])
})

test('inquiries wait until their first answer or until a person has finished them', async () => {
  await inquiry(own, 5)
  await inquiry(own, 2, { status: 'open' })
  await inquiry(own, 9, { status: 'open', answered_at: ago(1) })
  await inquiry(own, 9, { status: 'done' })
  await inquiry(own, 9, { status: 'spam' })
  await inquiry(null, 8)
  const task = await taskOf(agent, 'inquiries')
  expect(task).toMatchObject({ count: 2, screen: 'anfragen', late: 0 })
  expect(Math.round((Date.now() - Date.parse(task?.since ?? '')) / DAY_MS)).toBe(5)
  expect(await taskOf(admin, 'inquiries')).toMatchObject({ count: 3 })
  expect(await taskOf(stranger, 'inquiries')).toBeUndefined()
})

test('viewings wait for a confirmation as long as they are not over', async () => {
  await viewing(own, 2)
  await viewing(own, 2, { status: 'confirmed' })
  await viewing(own, -2)
  await viewing(null, 4)
  expect(await taskOf(agent, 'viewings')).toMatchObject({ count: 1, screen: 'termine' })
  expect(await taskOf(admin, 'viewings')).toMatchObject({ count: 2 })
})

async function notice(state: 'open' | 'complaint' | 'decided', days: number, dueIn: number) {
  const at = ago(days)
  const row = {
    ...{ origin: 'form' as const, kind: 'fraud' as const, url: '/x', title: 'Altbau', language: 'de' as const, state },
    ...{
      decision: state === 'open' ? null : ('unfounded' as const),
      due_at: ago(-dueIn),
      created_at: at,
      updated_at: at,
    },
  }
  await server.ctx.db.insertInto('notice').values(row).execute()
}

test('notices and complaints wait for administrators, and tell how many are late', async () => {
  await notice('open', 6, -1)
  await notice('open', 1, 4)
  await notice('complaint', 9, 2)
  await notice('decided', 20, -15)
  expect(await taskOf(admin, 'notices')).toMatchObject({ count: 2, late: 1, screen: 'meldungen' })
  expect(await taskOf(admin, 'complaints')).toMatchObject({ count: 1, late: 0 })
  expect(await taskOf(agent, 'notices')).toBeUndefined()
})

test('applications are for administrators', async () => {
  await application(4)
  await application(40, 'accepted')
  expect(await taskOf(admin, 'applications')).toMatchObject({ count: 1, screen: 'beitritte' })
  expect(await taskOf(agent, 'applications')).toBeUndefined()
})

test('sources wait when their last import failed, holds deletions, or is long ago', async () => {
  const other = await someCompany(server, 'Dritte Immobilien')
  const failing = await someSource(server, 'kaputt', own)
  await run(failing, 'failed', 1)
  await run(await someSource(server, 'still', other), 'done', 9)
  await run(await someSource(server, 'gehalten', other), 'refused', 1)
  await run(await someSource(server, 'gut', other), 'done', 1)
  expect(await taskOf(agent, 'feeds_failing')).toMatchObject({ count: 1, query: 'health=failing' })
  expect(await taskOf(agent, 'feeds_silent')).toBeUndefined()
  for (const name of ['feeds_failing', 'feeds_silent', 'feeds_held']) {
    expect(await taskOf(admin, name), name).toMatchObject({ count: 1 })
  }
  // One that never delivered is silent a week after it was made.
  const never = await someSource(server, 'nie', other)
  await someSource(server, 'neu', other)
  await server.ctx.db
    .updateTable('import_source')
    .set({ created_at: ago(12) })
    .where('id', '=', never)
    .execute()
  const silent = await taskOf(admin, 'feeds_silent')
  expect(silent).toMatchObject({ count: 2 })
  expect(Math.round((Date.now() - Date.parse(silent?.since ?? '')) / DAY_MS)).toBe(12)
  expect(((await listOf(admin, silent as Row)).data as { key: string }[]).map(({ key }) => key).sort()).toEqual([
    'nie',
    'still',
  ])
  // The next good import ends it.
  await run(failing, 'done', 0)
  expect(await taskOf(agent, 'feeds_failing')).toBeUndefined()
  await run(failing, 'failed', 0)
})

test('listings of one home with different prices wait until an administrator decides', async () => {
  const home = { vermarktungsart: 'KAUF', strasse: 'Mozartgasse 5', wohnflaeche: 84, zimmer: 3 } as const
  await importHomes(server.ctx, [{ ...home, nr: 'D1', kaufpreis: 350_000 }], 'TEIL', { firma: 'Eins', anid: 'EINS' })
  await importHomes(server.ctx, [{ ...home, nr: 'D2', kaufpreis: 352_000 }], 'TEIL', { firma: 'Zwei', anid: 'ZWEI' })
  const task = await taskOf(admin, 'duplicates')
  expect(task).toMatchObject({ count: 2, screen: 'objekte' })
  const rows = (await listOf(admin, task as Row)).data as { id: number; company: { firma: string } }[]
  expect(rows.map(({ company }) => company.firma).sort()).toEqual(['Eins', 'Zwei'])
  const [one, other] = rows.map(({ id }) => id)
  const decided = await call(server, 'PUT', `/api/admin/properties/${one}/duplicates/${other}`, {
    token: admin.token,
    body: { same: true },
  })
  expect(decided.status).toBe(200)
  expect(await taskOf(admin, 'duplicates')).toBeUndefined()
  await call(server, 'DELETE', `/api/admin/properties/${one}/duplicates/${other}`, { token: admin.token })
})

test('listings of one home with the same figures are left to the rule', async () => {
  const home = {
    vermarktungsart: 'KAUF',
    strasse: 'Haydngasse 7',
    wohnflaeche: 60,
    zimmer: 2,
    kaufpreis: 250_000,
  } as const
  await importHomes(server.ctx, [{ ...home, nr: 'D3' }], 'TEIL', { firma: 'Eins', anid: 'EINS' })
  await importHomes(server.ctx, [{ ...home, nr: 'D4' }], 'TEIL', { firma: 'Zwei', anid: 'ZWEI' })
  const grouped = await server.ctx.db
    .selectFrom('property_search')
    .select('id')
    .where('gruppe', 'is not', null)
    .execute()
  expect(grouped).toHaveLength(4)
  expect(await taskOf(admin, 'duplicates')).toMatchObject({ count: 2 })
})

test('messages that were refused within a week and jobs that failed wait for administrators', async () => {
  const row = { channel: 'mail' as const, payload: '{}', overdue_at: ago(0), recipient: 'anna@example.org' }
  for (const [days, status] of [
    [2, 'refused'],
    [9, 'refused'],
    [2, 'sent'],
  ] as const) {
    const values = { ...row, dedupe_key: `confirm:${days}${status}`, status, created_at: ago(days) }
    await server.ctx.db.insertInto('delivery').values(values).execute()
  }
  expect(await taskOf(admin, 'messages')).toMatchObject({ count: 1, screen: 'sendungen' })
  expect(await taskOf(agent, 'messages')).toBeUndefined()
  await sql`insert into pgboss.job (name, state, data) values ('business.fold', 'failed', '{}')`.execute(server.ctx.db)
  expect(await taskOf(admin, 'jobs')).toMatchObject({ count: 1, screen: 'auftraege' })
  expect(await taskOf(agent, 'jobs')).toBeUndefined()
})

test('messages that wait for longer than an hour, and mails without a mail server, wait for administrators', async () => {
  const row = { payload: '{}', overdue_at: ago(-1), recipient: 'anna@example.org' }
  for (const [channel, status, days] of [
    ['mail', 'queued', 2],
    ['push', 'sending', 1 / 12],
    ['mail', 'queued', 1 / 48],
    ['mail', 'kept', 2],
    ['sms', 'kept', 2],
    ['mail', 'kept', 9],
  ] as const) {
    const values = { ...row, channel, status, dedupe_key: `late:${status}${days}`, created_at: ago(days) }
    await server.ctx.db.insertInto('delivery').values(values).execute()
  }
  const late = await taskOf(admin, 'messages_late')
  expect(late).toMatchObject({ count: 2, screen: 'sendungen' })
  expect(Math.round((Date.now() - Date.parse(late?.since ?? '')) / DAY_MS)).toBe(2)
  expect(await taskOf(admin, 'messages_held')).toMatchObject({ count: 1 })
  expect((await listOf(admin, late as Row)).data.map(({ state }: { state: string }) => state)).toEqual(['late', 'late'])
  const waiting = await call(server, 'GET', '/api/admin/messages?state=waiting', { token: admin.token })
  expect(waiting.body.total).toBe(1)
  expect(await taskOf(agent, 'messages_late')).toBeUndefined()
})

test('mails about inquiries that went to a stopped address within a week wait for administrators', async () => {
  const row = { channel: 'mail' as const, payload: '{}', overdue_at: ago(0), status: 'stopped' as const }
  for (const [dedupe_key, days] of [
    ['inquiry:71:agency', 2],
    ['inquiry:72:agency', 9],
    ['newsletter:73:2026-W47', 2],
  ] as const)
    await server.ctx.db
      .insertInto('delivery')
      .values({ ...row, dedupe_key, created_at: ago(days) })
      .execute()
  const task = await taskOf(admin, 'messages_stopped')
  expect(task).toMatchObject({ count: 1, screen: 'sendungen' })
  expect((await listOf(admin, task as Row)).data).toMatchObject([{ state: 'stopped', topic: 'inquiry' }])
  expect(await taskOf(agent, 'messages_stopped')).toBeUndefined()
})

test('mails that came back within a week wait for administrators, and a mailbox of reports that cannot be read', async () => {
  const { db, config } = server.ctx
  const row = { channel: 'mail' as const, payload: '{}', overdue_at: ago(0), status: 'sent' as const }
  for (const days of [2, 9]) {
    const values = { ...row, dedupe_key: `returned:${days}`, created_at: ago(days), sent_at: ago(days) }
    const { id } = await db.insertInto('delivery').values(values).returning('id').executeTakeFirstOrThrow()
    const report = { fingerprint: Buffer.from(`returned ${days}`), delivery_id: id, detail: 'unknown', at: ago(1) }
    await db
      .insertInto('mail_report')
      .values({ ...report, kind: 'failed' })
      .execute()
  }
  expect(await taskOf(admin, 'messages_returned')).toMatchObject({ count: 1, screen: 'sendungen' })
  expect(await taskOf(agent, 'messages_returned')).toBeUndefined()
  const url = 'imap://bounces:geheim@127.0.0.1:1/INBOX'
  const read = (days: number) => {
    const quiet = { ...server.ctx.log, warn: () => {} } as unknown as Ctx['log']
    const ctx = { ...server.ctx, log: quiet, clock: () => ago(days), config: { ...config, BOUNCES_IMAP_URL: url } }
    return readReports(ctx, new AbortController().signal)
  }
  await read(3)
  await read(2)
  // A mailbox that was taken out of the settings fails no longer.
  expect(await taskOf(admin, 'mailbox')).toBeUndefined()
  config.BOUNCES_IMAP_URL = url
  const task = await taskOf(admin, 'mailbox')
  expect(task).toMatchObject({ count: 1, screen: 'adressen' })
  expect(Math.round((Date.now() - Date.parse(task?.since ?? '')) / DAY_MS)).toBe(3)
  expect(await taskOf(agent, 'mailbox')).toBeUndefined()
})

test('flags wait for administrators until they are judged', async () => {
  const homes = await server.ctx.db.selectFrom('property').select('id').orderBy('id').limit(2).execute()
  // The rules may have noticed them already.
  await server.ctx.db.deleteFrom('listing_flag').execute()
  for (const [at, { id }] of homes.entries()) {
    const state = at === 0 ? ('open' as const) : ('dismissed' as const)
    const row = {
      property_id: id,
      rule: 'contact' as const,
      details: '{}',
      fingerprint: 'x',
      state,
      created_at: ago(2),
    }
    await server.ctx.db.insertInto('listing_flag').values(row).execute()
  }
  expect(await taskOf(admin, 'flags')).toMatchObject({ count: 1, screen: 'meldungen' })
  expect(await taskOf(agent, 'flags')).toBeUndefined()
})

test('every number is that of the list behind its link, for an agent and for an administrator', async () => {
  for (const who of [agent, admin]) {
    for (const task of await tasksOf(who)) {
      const { data, total, total_is_exact } = await listOf(who, task)
      if (task.name === 'mailbox') {
        expect([data.failure !== null, task.count]).toEqual([true, 1])
        continue
      }
      expect([task.name, total, total_is_exact]).toEqual([task.name, task.count, true])
    }
  }
  // Each task had something to count.
  expect((await tasksOf(admin)).map(({ name }) => name)).toEqual(TASKS.map(({ name }) => name))
})

test('every task has its message', () => {
  const known = messagesOf('de')
  expect(TASKS.map(({ name }) => name).filter((name) => !known[`overview.task.${name}`])).toEqual([])
})

test('an agent of no company is refused, and an unknown filter is named', async () => {
  const lost = await staffSession(server, 'agent')
  const { status, body } = await call(server, 'GET', '/api/admin/overview', { token: lost.token })
  expect([status, body.code]).toEqual([403, 'permission.denied'])
  const wrong = await call(server, 'GET', '/api/admin/inquiries?answer=never', { token: admin.token })
  expect([wrong.status, Object.keys(refusedFields(wrong))]).toEqual([400, ['answer']])
  const other = await call(server, 'GET', '/api/admin/properties?doppelt=nie', { token: admin.token })
  expect([other.status, Object.keys(refusedFields(other))]).toEqual([400, ['doppelt']])
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})

test('no two screens have one name, in any language', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const names = Object.entries(messagesOf(language)).filter(([key]) => /^screen\.[a-z]+$/.test(key))
    const texts = names.map(([, text]) => text)
    expect([language, texts.filter((text, at) => texts.indexOf(text) !== at)]).toEqual([language, []])
  }
})
