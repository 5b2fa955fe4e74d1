import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HELD } from '../../src/domain/auth/people.ts'
import { translator } from '../../src/i18n/server.ts'
import { isHoliday } from '../../src/server/appointments/hours.ts'
import { HOLDINGS } from '../../src/server/auth/account/holdings.ts'
import { insertReport } from '../../src/server/bounces/repository.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { stopAddress } from '../../src/server/deliveries/stops.ts'
import { call, form, signUpConfirmed } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { ageProof, someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let mailbox: Mailbox
let admin: { id: number; token: string }
let company: number
let home: number

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({ RATE_LIMITS: '0', SMTP_URL: mailbox.url })
  admin = await staffSession(server, 'admin')
  company = await someCompany(server, 'Linden Immobilien')
  await importHomes(server.ctx, [{ nr: 'P1', kaufpreis: 300_000, wohnflaeche: 70 }])
  home = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const ask = (act: 'export' | 'erase', body: object, token = admin.token) =>
  call(server, 'POST', `/api/admin/people/${act}`, { token, body })
const held = async (email: string) => (await ask('export', { email })).body.data.held
const counts = (topics: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(topics).map(([topic, rows]) => [topic, rows.length]))

/** Everything that a visitor can leave under an address without an account, by the calls that visitors make. */
async function leaveTraces(email: string): Promise<void> {
  const { db, clock } = server.ctx
  const person = { name: 'Gerda Gast', email, privacy: true }
  const send = async (path: string, body: object, token?: string) => {
    const { status, body: told } = await call(server, 'POST', path, { body, token })
    expect(status, `${path} ${JSON.stringify(told)}`).toBe(200)
  }
  const inquiry = { ...person, property_id: home, message: 'Ist die Wohnung noch frei?' }
  await send('/api/inquiries', inquiry)
  // Somebody with an account gave this address to be answered at.
  await send(
    '/api/inquiries',
    inquiry,
    (await signUpConfirmed(server, `friend-of-${email.replace('@', '-')}@example.at`)).token,
  )
  let day = DateTime.fromJSDate(clock(), { zone: 'Europe/Vienna' }).plus({ days: 7 })
  while (day.weekday > 5 || isHoliday(day)) day = day.plus({ days: 1 })
  const times = await call(server, 'GET', `/api/appointments/times?property_id=${home}&day=${day.toISODate()}`)
  const [starts_at] = times.body.data
  await send('/api/appointments', { ...person, property_id: home, type: 'viewing', starts_at, duration: 30 })
  const report = { reason: 'fraud', message: 'Die Fotos stammen aus einem anderen Inserat.', good_faith: true }
  await send('/api/reports', { ...report, name: person.name, email, property_id: home })
  await send('/api/newsletter', { email, name: person.name })
  await send('/api/search-agents', { ...person, criteria: 'ort=graz', phone: '+43 664 1234567' })
  const firm = { firma: 'Gast Immobilien', strasse: 'Ring 1', plz: '1010', ort: 'Wien', gisa: '12345678' }
  await send('/api/applications', { ...firm, ...person, software: 'Justimmo', phone: '+43 1 5123456', terms: true })
  await send('/api/auth/register', form(email))
  // Of a mail to the address, a mail server says that it comes back.
  const { id: delivery_id } = await db
    .selectFrom('delivery')
    .select('id')
    .where('recipient', '=', email)
    .where('user_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const detail = `5.1.1 <${email}>: user unknown`
  const fingerprint = Buffer.from(email)
  await insertReport(db, { fingerprint, delivery_id, kind: 'failed', status: '5.1.1', detail, at: clock() })
  await stopAddress(server.ctx, { address: email, why: 'bounced', reason: `550 ${email} unknown`, deliveryId: 1 })
  await db.insertInto('agent').values({ company_id: company, agent_key: email, name: 'Gast', email }).execute()
}

/** Every column of the database whose text contains these words. */
async function columnsWith(words: string): Promise<string[]> {
  const { db } = server.ctx
  const { rows } = await sql<{ name: string; col: string }>`
    select c.table_name as name, c.column_name as col from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector')`.execute(db)
  const found: string[] = []
  for (const { name, col } of rows) {
    const { rows: hits } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}
      where ${sql.ref(col)}::text ilike ${`%${words}%`}`.execute(db)
    if (hits[0]?.count) found.push(`${name}.${col}`)
  }
  return found.sort()
}

async function sendMails(): Promise<void> {
  const waiting = server.ctx.db.selectFrom('delivery').select('id').where('status', '=', 'queued')
  for (const { id } of await waiting.orderBy('id').execute()) await deliver(server.ctx, CHANNELS.mail, id)
}

test('an export has what visitors leave without an account; afterwards no table has the address', async () => {
  const email = 'gerda.gast@example.org'
  await leaveTraces(email)
  const before = await columnsWith(email)
  expect(before).toEqual(
    expect.arrayContaining(
      ['account', 'agent', 'application', 'appointment', 'inquiry', 'newsletter_subscription', 'notice', 'search_agent']
        .map((table) => `${table}.email`)
        .concat(['delivery.payload', 'delivery.recipient', 'delivery.reply_to', 'stopped_address.address'])
        .concat('mail_report.detail'),
    ),
  )
  const { status, body } = await ask('export', { email: ' Gerda.Gast@Example.org ' })
  expect([status, body.data.account_id]).toEqual([200, null])
  expect(counts(body.data.held)).toEqual({
    ...{ inquiries: 2, appointments: 1, search_agents: 1, newsletter: 1, reports: 1, applications: 1, persons: 1 },
    ...{ stopped_mail: 1, sign_ups: 1, mails: expect.any(Number) },
  })
  expect(body.data.held.inquiries[0]).toMatchObject({ message: 'Ist die Wohnung noch frei?' })
  const erased = await ask('erase', { email })
  expect([erased.status, erased.body.message]).toEqual([200, translator('de')('answer.person_erased')])
  // Mails that wait are still sent: the agency must know that nobody comes.
  await sendMails()
  const cancelled = mailbox.mails.filter(({ subject }) => subject?.startsWith('Abgesagt'))
  // The person's own address gets no mail: its hash still says so.
  expect(cancelled.map(({ to }) => [to].flat()[0]?.text)).toEqual(['huber@example.at'])
  expect(await columnsWith(email)).toEqual([])
  expect(await columnsWith('Gerda Gast')).toEqual([])
  const returned = await server.ctx.db.selectFrom('mail_report').select(['kind', 'status', 'detail']).execute()
  expect(returned).toEqual([{ kind: 'failed', status: '5.1.1', detail: '' }])
  // Who stopped mail stays without mail: by the hash alone.
  const stops = await server.ctx.db.selectFrom('stopped_address').select(['address', 'why']).execute()
  expect(stops).toEqual([{ address: null, why: 'bounced' }])
  expect(counts(await held(email))).toEqual({ stopped_mail: 1 })
})

test('others keep what is theirs', async () => {
  await leaveTraces('bleibt@example.org')
  await ask('erase', { email: 'geht@example.org' })
  expect(Object.keys(await held('bleibt@example.org')).toSorted()).toEqual([...HELD].toSorted())
})

test('both acts are recorded, without the address', async () => {
  const rows = await server.ctx.db
    .selectFrom('audit')
    .select(['act', 'entity', 'entity_id', 'label', 'changes'])
    .where('act', 'like', 'people.%')
    .where('actor_id', '=', admin.id)
    .execute()
  const row = { entity: 'person', entity_id: null, label: '', changes: {} }
  expect(rows).toEqual(
    expect.arrayContaining([
      { act: 'people.export', ...row },
      { act: 'people.erase', ...row },
      // Whom it blanked, by number.
      { act: 'people.erase', ...row, changes: { persons: [null, [expect.any(Number)]] } },
    ]),
  )
  const { body } = await call(server, 'GET', '/api/admin/audit?entity=person', { token: admin.token })
  expect(JSON.stringify(body)).not.toContain('example.org')
})

test('of persons who share the address of an office only those who are named are erased', async () => {
  const { db } = server.ctx
  const email = 'buero@example.org'
  const add = async (name: string) => {
    const row = { company_id: company, agent_key: `${name} ${email}`, vorname: 'Eva', name, email }
    return (await db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const [one, two] = [await add('Eins'), await add('Zwei')]
  const names = async () => (await held(email)).persons?.map(({ name }: { name: string }) => name) ?? []
  expect((await held(email)).persons).toMatchObject([
    { id: one, name: 'Eins', firma: 'Linden Immobilien' },
    { id: two, name: 'Zwei' },
  ])
  const person = { name: 'Gerda Gast', email, privacy: true, property_id: home, message: 'Ist die Wohnung noch frei?' }
  expect((await call(server, 'POST', '/api/inquiries', { body: person })).status).toBe(200)
  // Nothing is erased without a choice, or by one that names a person of another address.
  const other = await db.selectFrom('agent').select('id').where('email', '!=', email).executeTakeFirstOrThrow()
  for (const [persons, code] of [
    [undefined, 'missing'],
    [[one, other.id], 'invalid'],
    [[one, 999_999], 'invalid'],
  ] as const) {
    const refused = await ask('erase', { email, persons })
    expect([refused.status, refused.body.fields]).toMatchObject([400, [{ field: 'persons', code }]])
  }
  expect((await ask('erase', { email, persons: ['x'] })).status).toBe(400)
  expect([await names(), (await held(email)).inquiries.length]).toEqual([['Eins', 'Zwei'], 1])
  expect((await ask('erase', { email, persons: [one] })).status).toBe(200)
  expect((await held(email)).inquiries).toBeUndefined()
  expect(await names()).toEqual(['Zwei'])
  expect((await ask('erase', { email, persons: [] })).status).toBe(200)
  expect(await names()).toEqual(['Zwei'])
  // The only one is meant.
  expect((await ask('erase', { email })).status).toBe(200)
  expect(await names()).toEqual([])
})

test('an address with an account is told so, and nothing is erased', async () => {
  const { user } = await signUpConfirmed(server, 'konto@example.at')
  const { body } = await ask('export', { email: 'KONTO@example.at' })
  expect(body.data).toMatchObject({ account_id: user.id, held: {} })
  const refused = await ask('erase', { email: 'konto@example.at' })
  expect([refused.status, refused.body.code]).toEqual([409, 'person.has_account'])
  expect((await call(server, 'GET', `/api/admin/users/${user.id}`, { token: admin.token })).status).toBe(200)
})

test.each([
  ['export', {}, 'email'],
  ['export', { email: 'gerda' }, 'email'],
  ['erase', { email: '' }, 'email'],
  ['erase', { email: "x' or 1=1 --" }, 'email'],
  ['erase', { email: '%@example.org' }, 'email'],
] as const)('%s with %j: a wrong address is a problem of its field', async (act, body, field) => {
  const answer = await ask(act, body)
  const fields = (answer.body.fields ?? []).map((one: { field: string }) => one.field)
  expect([answer.status, fields]).toEqual([400, [field]])
  expect((await held('bleibt@example.org')).inquiries.length).toBe(2)
})

test('both ask for a fresh second factor', async () => {
  const other = await staffSession(server, 'admin')
  await ageProof(server, other.id)
  for (const act of ['export', 'erase'] as const) {
    const { status, body } = await ask(act, { email: 'bleibt@example.org' }, other.token)
    expect([status, body.code]).toEqual([403, 'auth.step_up'])
  }
})

test('every topic that knows people without an account is counted by the screen', async () => {
  const person = { userId: null, address: 'bleibt@example.org' }
  const known: string[] = []
  for (const { name, read } of HOLDINGS) if ((await read(server.ctx, person, 'de')) !== null) known.push(name)
  expect(known.toSorted()).toEqual([...HELD].toSorted())
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints.filter((line) => !line.includes('gets no more mail'))).toEqual([])
})
