import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appointmentSchema } from '../../src/domain/appointments/schemas.ts'
import { book } from '../../src/server/appointments/service.ts'
import { signUpConfirmed } from '../auth/support.ts'
import { call, refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let home: number
/** Thursday, 19 November 2026, 8:00 in Vienna. */
const NOW = new Date('2026-11-19T07:00:00Z')

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [
    { nr: 'A1', titel: 'Altbau am Lendplatz', gesamtbelastung: 1100, strasse: 'Lendplatz' },
  ])
  home = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
  server.ctx.clock = () => NOW
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['delivery', 'appointment'] as const) await server.ctx.db.deleteFrom(table).execute()
})

/** The calendar file of a mail. */
const fileOf = (mail: { attachments: unknown } | undefined) =>
  ((mail?.attachments ?? []) as { contentType: string; content: string }[])[0] ?? { contentType: '', content: '' }
const mails = () => mailsIn(server.ctx.db)
const times = async (day: string) => {
  const answer = await call(server, 'GET', `/api/appointments/times?property_id=${home}&day=${day}`)
  return answer.body.data as unknown as string[]
}
const good = (starts_at = '2026-11-23T09:00:00.000Z') => ({
  property_id: home,
  type: 'viewing',
  starts_at,
  duration: 30,
  name: 'Anna Huber',
  email: 'anna@example.org',
  privacy: true,
})
const booked = async () => {
  expect((await call(server, 'POST', '/api/appointments', good())).status).toBe(200)
  const { token } = await server.ctx.db.selectFrom('appointment').select('token').executeTakeFirstOrThrow()
  return token
}

test('each side reads of a viewing in its own language', async () => {
  const { db } = server.ctx
  const account = { email: 'huber@example.at', name: 'Frau Huber', language: 'pl' as const, created_at: NOW }
  await db
    .insertInto('account')
    .values({ ...account, email_confirmed_at: NOW, password_hash: null })
    .execute()
  expect((await call(server, 'POST', '/api/appointments?lang=gb', good())).status).toBe(200)
  const [visitor, agency] = await mails()
  expect([visitor?.language, agency?.language]).toEqual(['gb', 'pl'])
  expect(agency?.subject).toContain('23 listopada 2026')
  expect(agency?.text).toContain('/pl/admin/termine?id=')
  await db.deleteFrom('account').execute()
})

test('a free time is booked, both sides get a mail with a calendar file, and it is no longer free', async () => {
  expect(await times('2026-11-23')).toContain('2026-11-23T09:00:00.000Z')
  await booked()
  const [visitor, agency, ...others] = await mails()
  expect(others).toEqual([])
  expect(visitor?.recipient).toBe('anna@example.org')
  expect(agency?.recipient).toBe('huber@example.at')
  expect(visitor?.subject).toContain('23. November 2026')
  expect(visitor?.subject).toContain('10:00')
  expect(visitor?.text).toContain('Alle Zeiten in Wiener Ortszeit.')
  for (const mail of [visitor, agency]) {
    const file = fileOf(mail)
    expect(file.contentType).toContain('method=REQUEST')
    expect(file.content).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:20261123T090000Z[\s\S]*DTEND:20261123T093000Z/)
    expect(file.content).toContain('SEQUENCE:0')
  }
  const left = await times('2026-11-23')
  for (const time of ['08:45', '09:00', '09:15']) expect(left).not.toContain(`2026-11-23T${time}:00.000Z`)
})

test('no visitor can write lines or properties into the file', async () => {
  const name = 'Anna":mailto:evil@example.org;X="'
  await call(server, 'POST', '/api/appointments', { ...good(), name, message: 'BEGIN:VALARM\nEND:VALARM' })
  const lines = fileOf((await mails())[0])
    .content.replaceAll('\r\n ', '')
    .split('\r\n')
  const attendee = lines.find((line) => line.startsWith('ATTENDEE'))
  expect(attendee).toMatch(/CN="[^"\\]*":MAILTO:anna@example\.org$/)
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
})

test('of ten concurrent bookings of a time one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(server, 'POST', '/api/appointments', good())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'appointment.taken')).toHaveLength(9)
  expect(await mails()).toHaveLength(2)
})

test.each([
  ['outside the hours', '2026-11-23T05:00:00Z'],
  ['on a Sunday', '2026-11-22T10:00:00Z'],
  ['in the past', '2026-11-18T10:00:00Z'],
  ['between the quarters', '2026-11-23T09:07:00Z'],
  ['in a year', '2027-11-23T09:00:00Z'],
])('a time %s is not free', async (_when, starts_at) => {
  const answer = await call(server, 'POST', '/api/appointments', good(starts_at))
  expect([answer.status, answer.body.code]).toEqual([409, 'appointment.taken'])
})

test('every wrong field is named at once', async () => {
  const answer = await call(server, 'POST', '/api/appointments', { type: 'party', starts_at: 'morgen', duration: 7 })
  expect(answer.status).toBe(400)
  expect(Object.keys(refusedFields(answer)).sort()).toEqual([
    'duration',
    'email',
    'name',
    'privacy',
    'starts_at',
    'type',
  ])
})

test('the mailed link moves it: the calendar entry stays the same one, with a higher sequence', async () => {
  const token = await booked()
  const to = { starts_at: '2026-11-24T10:00:00.000Z', duration: 60 }
  expect((await call(server, 'PATCH', `/api/appointments/${token}`, to)).status).toBe(200)
  const files = (await mails()).map((mail) => fileOf(mail).content)
  const uid = (file: string) => /UID:(.*)/.exec(file)?.[1]
  expect(uid(files[2] as string)).toBe(uid(files[0] as string))
  expect(files[2]).toContain('SEQUENCE:1')
  expect(files[2]).toContain('DTSTART:20261124T100000Z')
  expect(await times('2026-11-23')).toContain('2026-11-23T09:00:00.000Z')
})

test('it can be moved within its own time', async () => {
  const token = await booked()
  const to = { starts_at: '2026-11-23T09:15:00.000Z', duration: 30 }
  expect((await call(server, 'PATCH', `/api/appointments/${token}`, to)).status).toBe(200)
})

/** What the agency decided, as its row says it. */
const decided = (values: { status: 'confirmed' | 'proposed' | 'declined'; proposals?: Date[] }) =>
  server.ctx.db.updateTable('appointment').set(values).execute()

test('a confirmed appointment keeps its time; moved by the visitor it waits for the agency again', async () => {
  const token = await booked()
  await decided({ status: 'confirmed' })
  expect(await times('2026-11-23')).not.toContain('2026-11-23T09:00:00.000Z')
  const to = { starts_at: '2026-11-24T10:00:00.000Z', duration: 30 }
  expect((await call(server, 'PATCH', `/api/appointments/${token}`, to)).status).toBe(200)
  expect((await call(server, 'GET', `/api/appointments/${token}`)).body.data).toMatchObject({ status: 'booked' })
})

test('proposed times are held for the visitor, who chooses one that is still ahead', async () => {
  const token = await booked()
  const [past, next] = [new Date('2026-11-19T06:00:00Z'), new Date('2026-11-24T10:00:00Z')]
  await decided({ status: 'proposed', proposals: [past, next] })
  expect(await times('2026-11-24')).not.toContain(next.toISOString())
  expect(await times('2026-11-23')).toContain('2026-11-23T09:00:00.000Z')
  const choose = (time: Date) =>
    call(server, 'POST', `/api/appointments/${token}/choice`, { starts_at: time.toISOString() })
  expect((await choose(past)).body.code).toBe('appointment.taken')
  expect((await choose(next)).status).toBe(200)
  const { data } = (await call(server, 'GET', `/api/appointments/${token}`)).body
  expect(data).toMatchObject({ status: 'confirmed', starts_at: next.toISOString(), proposals: [] })
  // The answer was lost on the way, and the visitor presses again: their own time is not "taken".
  const count = (await mails()).length
  expect((await choose(next)).status).toBe(200)
  expect(await mails()).toHaveLength(count)
  expect((await choose(new Date('2026-11-24T11:00:00Z'))).body.code).toBe('appointment.taken')
})

test('a declined appointment can be neither moved, chosen nor cancelled', async () => {
  const token = await booked()
  await decided({ status: 'declined' })
  const to = { starts_at: '2026-11-24T10:00:00.000Z', duration: 30 }
  const path = `/api/appointments/${token}`
  const answers = [
    await call(server, 'PATCH', path, to),
    await call(server, 'POST', `${path}/choice`, { starts_at: to.starts_at }),
    await call(server, 'DELETE', path),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('appointment.over'))
})

test('a cancelled appointment frees its time, both sides get a mail, and it cannot be changed any more', async () => {
  const token = await booked()
  expect((await call(server, 'DELETE', `/api/appointments/${token}`)).status).toBe(200)
  expect(await times('2026-11-23')).toContain('2026-11-23T09:00:00.000Z')
  const file = fileOf((await mails())[2])
  expect(file.contentType).toContain('method=CANCEL')
  expect(file.content).toContain('STATUS:CANCELLED')
  expect((await call(server, 'DELETE', `/api/appointments/${token}`)).body.code).toBe('appointment.over')
  const view = await call(server, 'GET', `/api/appointments/${token}`)
  expect(view.body.data).toMatchObject({ status: 'cancelled', property: { id: home } })
})

test('an unknown link leads nowhere', async () => {
  const token = 'x'.repeat(43)
  for (const method of ['GET', 'DELETE']) {
    expect((await call(server, method, `/api/appointments/${token}`)).body.code).toBe('appointment.not_found')
  }
})

test('a visitor who switched mails off in the account settings gets none; the agency does', async () => {
  const { token } = await signUpConfirmed(server, 'off@example.org')
  const bearer = { Authorization: `Bearer ${token}` }
  await call(server, 'PATCH', '/api/auth/profile', { notifications: { appointments_email: false } }, bearer)
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  expect((await call(server, 'POST', '/api/appointments', good(), bearer)).status).toBe(200)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['huber@example.at'])
})

test('a home that went to another agent meanwhile: the appointment moves into the calendar of that agent', async () => {
  const token = await booked()
  const { company_id, agent_id: first } = await server.ctx.db
    .selectFrom('appointment')
    .selectAll()
    .executeTakeFirstOrThrow()
  const { id: second } = await server.ctx.db
    .insertInto('agent')
    .values({ company_id: company_id ?? 0, agent_key: 'second', name: 'Wolf', email: 'wolf@example.at' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.ctx.db.updateTable('property').set({ agent_id: second }).where('id', '=', home).execute()
  try {
    // It stands there from the hand-over on, and holds its time.
    expect((await call(server, 'POST', '/api/appointments', good())).body.code).toBe('appointment.taken')
    const other = '2026-11-23T10:00:00.000Z'
    expect((await call(server, 'POST', '/api/appointments', good(other))).status).toBe(200)
    const move = (starts_at: string) => call(server, 'PATCH', `/api/appointments/${token}`, { starts_at, duration: 30 })
    expect((await move(other)).body.code).toBe('appointment.taken')
    expect((await move('2026-11-23T11:00:00.000Z')).status).toBe(200)
    const row = await server.ctx.db.selectFrom('appointment').selectAll().where('token', '=', token).executeTakeFirst()
    expect(row?.agent_id).toBe(second)
    expect(await times('2026-11-23')).not.toContain('2026-11-23T11:00:00.000Z')
  } finally {
    await server.ctx.db.updateTable('property').set({ agent_id: first }).where('id', '=', home).execute()
  }
})

test('hours of the agency count', async () => {
  await server.ctx.db
    .updateTable('company')
    .set({ opening_hours: JSON.stringify({ 6: [[600, 720]] }) })
    .execute()
  expect(await times('2026-11-23')).toEqual([])
  expect((await times('2026-11-28'))[0]).toBe('2026-11-28T09:00:00.000Z')
  await server.ctx.db.updateTable('company').set({ opening_hours: null }).execute()
})

test('for one address no more than eight are booked a day, wherever from', async () => {
  const ctx = { ...server.ctx, config: { ...server.ctx.config, RATE_LIMITS: true } }
  const ask = (at: number) => {
    const day = `2026-11-${23 + (at % 5)}T${at < 5 ? '09' : '11'}:00:00.000Z`
    return book(ctx, appointmentSchema.parse({ ...good(day), email: 'voll@example.org' }), null, 'de')
  }
  for (let at = 0; at < 8; at++) await ask(at)
  await expect(ask(8)).rejects.toMatchObject({ code: 'rate.exceeded' })
})

test.each(['Klick t.me/gewinn', 'evil。example'])(
  'the visitor’s mail and file repeat no stranger’s words: %s',
  async (name) => {
    const form = { ...good(), name, message: 'Holen Sie Ihren Gewinn' }
    expect((await call(server, 'POST', '/api/appointments', form)).status).toBe(200)
    const [visitor, agency] = await mails()
    const folded = fileOf(visitor).content.replace(/\r\n /g, '')
    for (const part of [visitor?.text, visitor?.html, visitor?.subject, folded]) {
      expect(part).not.toContain(name)
      expect(part).not.toContain('Gewinn')
    }
    expect(folded).toContain('CN="anna@example.org"')
    expect(agency?.text).toContain('Holen Sie Ihren Gewinn')
  },
)
