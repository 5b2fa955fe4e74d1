import { DateTime } from 'luxon'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inquirySchema } from '../../src/domain/inquiries/schemas.ts'
import { isHoliday } from '../../src/server/appointments/hours.ts'
import { listTimes } from '../../src/server/appointments/service.ts'
import { cleanInquiries, sendInquiry } from '../../src/server/inquiries/service.ts'
import { signUpConfirmed } from '../auth/support.ts'
import { call, refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let home: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', CONTACT_EMAIL: 'office@portal.example' })
  await importHomes(server.ctx, [{ nr: 'A1', titel: 'Altbau am Lendplatz', gesamtbelastung: 1100, wohnflaeche: 84 }])
  home = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['delivery', 'inquiry', 'notice'] as const) await server.ctx.db.deleteFrom(table).execute()
})

const mails = () => mailsIn(server.ctx.db)
/** A workday in two weeks or later. */
const nextMonday = () => {
  let day = DateTime.now().plus({ days: 14 })
  while (day.weekday !== 1 || isHoliday(day)) day = day.plus({ days: 1 })
  return day.toISODate()
}
const good = () => ({
  property_id: home,
  name: 'Anna Huber',
  email: 'Anna@Example.org ',
  message: 'Ist die Wohnung ab März frei?',
  privacy: true,
})

test('an inquiry is stored, goes to the agency, and the visitor gets a receipt in their language', async () => {
  const answer = await call(server, 'POST', '/api/inquiries?lang=sa', good())
  expect(answer.status).toBe(200)
  const [agency, visitor, ...others] = await mails()
  expect(others).toEqual([])
  expect(agency).toMatchObject({ recipient: 'huber@example.at', reply_to: 'anna@example.org', language: 'de' })
  expect(agency?.text).toContain('Ist die Wohnung ab März frei?')
  expect(agency?.text).toContain('Anna Huber')
  expect(visitor).toMatchObject({ recipient: 'anna@example.org', language: 'sa' })
  expect(visitor?.html).toContain('dir="rtl"')
  const row = await server.ctx.db.selectFrom('inquiry').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ property_id: home, name: 'Anna Huber', language: 'sa', user_id: null })
})

test('an emoji where the preview of the mail is cut loses no inquiry', async () => {
  const message = `${'a'.repeat(119)}😀 Ist die Wohnung frei?`
  expect((await call(server, 'POST', '/api/inquiries?lang=de', { ...good(), message })).status).toBe(200)
  const [agency] = await mails()
  expect(agency?.text).toContain(message)
  expect(agency?.html).toContain(`>${'a'.repeat(119)}</div>`)
})

test('the agency reads it in the language of the account with its address, else of its oldest account', async () => {
  const { db } = server.ctx
  const { company_id } = await db
    .selectFrom('property')
    .select('company_id')
    .where('id', '=', home)
    .executeTakeFirstOrThrow()
  const now = new Date()
  const account = (email: string, language: 'fr' | 'sa' | 'it', company: number | null, isConfirmed = true) => ({
    ...{ email, language, name: 'Konto', role: company === null ? ('user' as const) : ('agent' as const) },
    ...{ company_id: company, email_confirmed_at: isConfirmed ? now : null, created_at: now, password_hash: null },
  })
  const agencyMail = async () => {
    await db.deleteFrom('delivery').execute()
    expect((await call(server, 'POST', '/api/inquiries?lang=gb', good())).status).toBe(200)
    return (await mails())[0]
  }
  // Somebody has typed the agency's address at the registration, and never confirmed it.
  await db
    .insertInto('account')
    .values(account('huber@example.at', 'sa', null, false))
    .execute()
  expect(await agencyMail()).toMatchObject({ recipient: 'huber@example.at', language: 'de' })
  await db
    .insertInto('account')
    .values(account('chefin@example.at', 'fr', company_id))
    .execute()
  const french = await agencyMail()
  expect(french).toMatchObject({ language: 'fr' })
  expect(french?.subject).toContain('Altbau am Lendplatz')
  expect(french?.text).toContain('/fr/admin/anfragen?id=')
  // The visitor's language is told where it is another one.
  expect(french?.text).toContain('English')
  await db
    .updateTable('account')
    .set({ email_confirmed_at: now, language: 'it' })
    .where('email', '=', 'huber@example.at')
    .execute()
  expect(await agencyMail()).toMatchObject({ language: 'it' })
  await db.deleteFrom('account').execute()
})

test('an agency whose feed names no mailbox gets it at its oldest account; without one the portal does', async () => {
  const { db } = server.ctx
  const { company_id } = await db
    .selectFrom('property')
    .select('company_id')
    .where('id', '=', home)
    .executeTakeFirstOrThrow()
  const old = await db.selectFrom('agent').select(['id', 'email']).execute()
  await db.updateTable('agent').set({ email: null }).execute()
  await db.updateTable('company').set({ email: null }).execute()
  const now = new Date()
  const account = (email: string, more: object = {}) => ({
    ...{ email, language: 'fr' as const, name: 'Konto', role: 'agent' as const, company_id, password_hash: null },
    ...{ email_confirmed_at: now, created_at: now, ...more },
  })
  const recipients = async () => {
    await db.deleteFrom('delivery').execute()
    expect((await call(server, 'POST', '/api/inquiries?lang=gb', good())).status).toBe(200)
    const viewing = { ...good(), type: 'viewing', starts_at: await free(), duration: 15 }
    expect((await call(server, 'POST', '/api/appointments?lang=gb', viewing)).status).toBe(200)
    return (await mails()).filter(({ recipient }) => recipient !== 'anna@example.org')
  }
  const free = async () => {
    const path = `/api/appointments/times?property_id=${home}&day=${nextMonday()}&duration=15`
    return ((await call(server, 'GET', path)).body.data as unknown as string[])[0]
  }
  await db
    .insertInto('account')
    .values([
      account('neu@example.at', { email_confirmed_at: null }),
      account('weg@example.at', { disabled_at: now }),
      account('chefin@example.at'),
      account('lehrling@example.at'),
    ])
    .execute()
  const told = await recipients()
  expect(told.map(({ recipient, language }) => [recipient, language])).toEqual([
    ['chefin@example.at', 'fr'],
    ['chefin@example.at', 'fr'],
  ])
  await db.deleteFrom('account').execute()
  expect((await recipients()).map(({ recipient }) => recipient)).toEqual(Array(2).fill('office@portal.example'))
  for (const { id, email } of old) await db.updateTable('agent').set({ email }).where('id', '=', id).execute()
  await db.deleteFrom('appointment').execute()
})

test('an inquiry about a project goes to the person of its units, and is kept with it', async () => {
  await importHomes(server.ctx, [
    { nr: 'P1', projekt: 'Lindenhof', titel: 'Top 1', gesamtbelastung: 900, wohnflaeche: 60 },
    { nr: 'P2', projekt: 'Lindenhof', titel: 'Top 2', gesamtbelastung: 990, wohnflaeche: 70 },
  ])
  const project = await server.ctx.db.selectFrom('project').select(['id', 'titel']).executeTakeFirstOrThrow()
  const { property_id: _, ...rest } = good()
  const ask = (body: object) => call(server, 'POST', '/api/inquiries?lang=de', body)
  expect((await ask({ ...rest, project_id: project.id })).status).toBe(200)
  const row = await server.ctx.db.selectFrom('inquiry').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ project_id: project.id, property_id: null })
  expect(row.company_id).not.toBeNull()
  const [agency] = await mails()
  expect(agency?.recipient).toBe('huber@example.at')
  expect(agency?.text).toContain(`/projekte/${project.id}`)
  expect(agency?.subject).toContain(project.titel)
  expect((await ask({ ...rest, project_id: 999_999 })).status).toBe(404)
  expect(await refusedFields(await ask({ ...good(), project_id: project.id }))).toEqual({ project_id: 'invalid' })
})

test('the agency reads the title in German, the visitor in their language', async () => {
  const translate = (translations: object) =>
    server.ctx.db
      .updateTable('property')
      .set({ objekttitel_translations: JSON.stringify(translations) })
      .execute()
  await translate({ gb: 'Period flat on Lendplatz' })
  const appointment = {
    ...good(),
    type: 'phone',
    duration: 15,
    starts_at: (await listTimes(server.ctx, { property_id: home, day: nextMonday(), duration: 15 }))[0]?.toISOString(),
  }
  expect((await call(server, 'POST', '/api/inquiries?lang=gb', good())).status).toBe(200)
  expect((await call(server, 'POST', '/api/appointments?lang=gb', appointment)).status).toBe(200)
  await translate({})
  for (const { recipient, text } of await mails()) {
    const forAgency = recipient === 'huber@example.at'
    expect(text).toContain(forAgency ? 'Altbau am Lendplatz' : 'Period flat on Lendplatz')
    expect(text).not.toContain(forAgency ? 'Period flat on Lendplatz' : 'Altbau am Lendplatz')
  }
  expect(await mails()).toHaveLength(4)
})

test('a message from the contact page goes to the portal', async () => {
  const { property_id: _, ...message } = good()
  expect((await call(server, 'POST', '/api/inquiries', message)).status).toBe(200)
  expect((await mails())[0]?.recipient).toBe('office@portal.example')
})

test.each([
  'Gewonnen! Holen Sie es auf https://spam.example',
  'Gewonnen! Holen Sie es auf t.me/gewinn',
  'Gewonnen! x.co/1 wartet',
  'Gewonnen! evil。example wartet',
  'Gewonnen! Rufen Sie 0900 123456',
  'Ein ganz harmloser Text, den jemand anderer schrieb',
])('a receipt, which a stranger may have caused, does not quote the message: %s', async (message) => {
  await call(server, 'POST', '/api/inquiries', { ...good(), name: 'Klick auf t.me/gewinn', message })
  const [agency, visitor] = await mails()
  expect(agency?.text).toContain(message)
  for (const part of [visitor?.text, visitor?.html, visitor?.subject]) {
    expect(part).not.toContain(message.slice(0, 12))
    expect(part).not.toContain('t.me')
  }
})

test('a visitor with an account gets the message quoted, at its confirmed address alone', async () => {
  const { token } = await signUpConfirmed(server, 'mia@example.org')
  const bearer = { Authorization: `Bearer ${token}` }
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  await call(server, 'POST', '/api/inquiries', { ...good(), email: 'mia@example.org' }, bearer)
  await call(server, 'POST', '/api/inquiries', { ...good(), email: 'other@example.org' }, bearer)
  const receipt = async (to: string) => (await mails()).find(({ recipient }) => recipient === to)
  expect((await receipt('mia@example.org'))?.text).toContain('> Ist die Wohnung ab März frei?')
  expect((await receipt('other@example.org'))?.text).not.toContain('März')
})

test.each([
  ['new', 'sent'],
  ['spam', 'sent'],
  ['open', 'open'],
  ['waiting', 'answered'],
  ['done', 'done'],
] as const)('the sender of an inquiry that is %s reads that it is %s', async (status, state) => {
  const { token } = await signUpConfirmed(server, `state-${status}@example.org`)
  const headers = { Authorization: `Bearer ${token}` }
  const body = { ...good(), email: `state-${status}@example.org` }
  expect((await call(server, 'POST', '/api/inquiries', body, headers)).status).toBe(200)
  await server.ctx.db.updateTable('inquiry').set({ status }).execute()
  const answer = await call(server, 'GET', '/api/inquiries', undefined, headers)
  expect(answer.body.data).toMatchObject([{ state }])
})

test('the inquiries of an account are stored by no cache', async () => {
  const { token } = await signUpConfirmed(server, 'eva@example.org')
  const answer = await fetch(`${server.address}/api/inquiries`, { headers: { Authorization: `Bearer ${token}` } })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('text of a visitor is text in the mail, not HTML', async () => {
  await call(server, 'POST', '/api/inquiries', {
    ...good(),
    name: '<b>Anna</b>',
    message: '<img src=x onerror=alert(1)>',
  })
  const [agency] = await mails()
  expect(agency?.html).not.toContain('<img src=x')
  expect(agency?.html).not.toContain('<b>Anna')
})

test('every wrong field is named at once', async () => {
  const answer = await call(server, 'POST', '/api/inquiries', {
    property_id: home,
    name: 'A',
    email: 'anna@',
    message: 'kurz',
  })
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toEqual({
    name: 'name_short',
    email: 'email',
    message: 'message_short',
    privacy: 'privacy',
  })
  expect(await mails()).toEqual([])
})

test.each([
  ['name', 'Anna\r\nBcc: x@example.org'],
  ['message', 'Hallo\u0000Hallo Hallo'],
  ['property_id', -1],
  ['property_id', '1'],
])('%s %j is refused', async (field, value) => {
  const answer = await call(server, 'POST', '/api/inquiries', { ...good(), [field]: value })
  expect(answer.status).toBe(400)
  expect(Object.keys(refusedFields(answer))).toEqual([field])
})

test('a message of more than 4,000 characters is refused', async () => {
  const answer = await call(server, 'POST', '/api/inquiries', { ...good(), message: 'x'.repeat(4001) })
  expect(refusedFields(answer)).toEqual({ message: 'too_long' })
})

test('a home that never was is a 404', async () => {
  const answer = await call(server, 'POST', '/api/inquiries', { ...good(), property_id: 999_999 })
  expect([answer.status, answer.body.code]).toEqual([404, 'property.not_found'])
})

test('a sender who fills the hidden field gets a success answer, and nothing is stored', async () => {
  const answer = await call(server, 'POST', '/api/inquiries', { ...good(), website: 'https://spam.example' })
  expect(answer.status).toBe(200)
  expect(await mails()).toEqual([])
  expect(await server.ctx.db.selectFrom('inquiry').selectAll().execute()).toEqual([])
})

test('sent twice with one Idempotency-Key it is one inquiry', async () => {
  const key = { 'Idempotency-Key': 'a1b2c3d4-inquiry' }
  for (let time = 0; time < 2; time++) {
    expect((await call(server, 'POST', '/api/inquiries', good(), key)).status).toBe(200)
  }
  expect(await server.ctx.db.selectFrom('inquiry').selectAll().execute()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('after twelve months inquiries are gone', async () => {
  await call(server, 'POST', '/api/inquiries', good())
  await call(server, 'POST', '/api/inquiries', good())
  const old = new Date(Date.now() - 366 * 86_400_000)
  const { id } = await server.ctx.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
  await server.ctx.db.updateTable('inquiry').set({ created_at: old }).where('id', '=', id).execute()
  await cleanInquiries(server.ctx)
  const left = await server.ctx.db.selectFrom('inquiry').select('id').execute()
  expect(left).toHaveLength(1)
  expect(left[0]?.id).not.toBe(id)
})

test('more than ten in an hour from one address are too many', async () => {
  const limited = await testServer()
  try {
    const { property_id: _, ...message } = good()
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) statuses.push((await call(limited, 'POST', '/api/inquiries', message)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  } finally {
    await limited.close()
  }
})

test('one address gets twenty receipts a day, wherever they are asked from', async () => {
  const ctx = { ...server.ctx, config: { ...server.ctx.config, RATE_LIMITS: true } }
  const { property_id: _, ...message } = inquirySchema.parse({ ...good(), email: 'voll@example.org' })
  for (let time = 0; time < 20; time++) await sendInquiry(ctx, message, null, 'de')
  await expect(sendInquiry(ctx, message, null, 'de')).rejects.toMatchObject({ code: 'rate.exceeded' })
})
