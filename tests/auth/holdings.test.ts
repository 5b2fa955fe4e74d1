import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'
import { call, PASSWORD, signUpConfirmed } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
})
afterAll(() => server.close())

/**
 * Every table that knows a person of an account, by a reference or an address, and the key of the export that has it;
 * a sentence where it has none.
 */
const TABLES: Readonly<Record<string, string>> = {
  account: 'user',
  account_identity: 'identities',
  account_place: 'known_networks',
  account_token: '-: random numbers of mailed links, for an hour or a day',
  agent: 'persons',
  answer_file: 'written',
  application: 'applications',
  appointment: 'appointments',
  audit: 'acts',
  bulk_act: '-: for a day, to undo what `acts` has',
  bulk_item: '-: for a day, the state of an account before an act',
  company: '-: the mailbox of a company',
  delivery: 'mails',
  favorite: 'favorites',
  import_source: '-: the mailbox for reports of a company',
  inquiry: 'inquiries',
  inquiry_answer: 'written',
  inquiry_note: 'written',
  listing_flag: 'acts',
  newsletter_subscription: 'newsletter',
  notice: 'reports',
  notice_complaint: 'acts',
  passkey: 'second_factors',
  price_alert: 'price_alerts',
  push_subscription: 'push_subscriptions',
  recovery_code: 'second_factors',
  saved_view: 'saved_views',
  search_agent: 'search_agents',
  session: 'sessions',
  stopped_address: 'stopped_mail',
  totp: 'second_factors',
}

test('every table that knows a person is in the export, or a reason stands here', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.column_name ~ 'email$|^actor_id$|^address_hash$'
    union
    select distinct r.conrelid::regclass::text from pg_constraint r
    where r.contype = 'f' and r.confrelid = 'account'::regclass`.execute(server.ctx.db)
  const known = new Set([...Object.keys(TABLES)])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const { token } = await signUpConfirmed(server, 'tables@example.at')
  const { body } = await call(server, 'GET', '/api/auth/export', { token })
  const keys = Object.values(TABLES).filter((key) => !key.startsWith('-'))
  expect(keys.filter((key) => !(key in body))).toEqual([])
})

test('an agent gets the person that the company shows, own acts without those of others, and when answers were written', async () => {
  const { db } = server.ctx
  const company = await someCompany(server, 'Export Immobilien')
  const agent = await staffSession(server, 'agent', company)
  const now = new Date()
  const person = {
    company_id: company,
    vorname: 'Eva',
    name: 'Huber',
    telefon: '+43 1 234',
    user_id: agent.id,
    agent_key: 'eva',
  }
  await db
    .insertInto('agent')
    .values({ ...person, created_at: now, updated_at: now })
    .execute()
  const asked = { name: 'Anna Geheim', email: 'anna@example.org', message: 'Frei?', company_id: company }
  const dates = { privacy_accepted_at: now, created_at: now, updated_at: now }
  const inquiry = await db
    .insertInto('inquiry')
    .values({ ...asked, ...dates, language: 'de' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await call(server, 'POST', `/api/admin/inquiries/${inquiry.id}/notes`, {
    token: agent.token,
    body: { text: 'Anna Geheim ruft an' },
  })
  const { body } = await call(server, 'GET', '/api/auth/export', { token: agent.token })
  expect(body.persons).toMatchObject([
    { firma: 'Export Immobilien', vorname: 'Eva', name: 'Huber', telefon: '+43 1 234' },
  ])
  expect(body.acts).toMatchObject([{ act: 'inbox.note', entity: 'inquiry', entity_id: inquiry.id }])
  expect(body.written).toMatchObject([{ kind: 'note', inquiry_id: inquiry.id }])
  expect(JSON.stringify(body)).not.toContain('Geheim')
})

test('an application is exported with the account of its address, and erased with it unless it was accepted', async () => {
  const { db } = server.ctx
  const { token } = await signUpConfirmed(server, 'nora@example.at')
  const now = new Date()
  const form = { firma: 'Neu', strasse: 'Ring 1', plz: '1010', ort: 'Wien', gisa: '12345678', software: 'Justimmo' }
  const person = { name: 'Nora Neu', email: 'nora@example.at', phone: '+43 1 5123456', language: 'de' as const }
  const dates = { terms_accepted_at: now, created_at: now, updated_at: now }
  const rows = (['open', 'declined', 'accepted'] as const).map((state) => ({ ...form, ...person, ...dates, state }))
  await db.insertInto('application').values(rows).execute()
  await db
    .insertInto('application')
    .values({ ...rows[0], ...form, ...person, ...dates, email: 'other@example.at' })
    .execute()
  const { body } = await call(server, 'GET', '/api/auth/export', { token })
  expect(body.applications).toMatchObject([
    { state: 'open', name: 'Nora Neu' },
    { state: 'declined' },
    { state: 'accepted' },
  ])
  await call(server, 'DELETE', '/api/auth/account', { token, body: { password: PASSWORD } })
  const left = await db.selectFrom('application').select(['email', 'state']).orderBy('id').execute()
  expect(left).toEqual([
    { email: 'nora@example.at', state: 'accepted' },
    { email: 'other@example.at', state: 'open' },
  ])
})
