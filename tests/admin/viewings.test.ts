import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn, textOf } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let company: number
let home: number
let otherHome: number
let agent: { id: number; token: string }
let stranger: { id: number; token: string }
let admin: { id: number; token: string }
/** Thursday, 19 November 2026, 8:00 in Vienna; each call is a second later. */
const START = Date.parse('2026-11-19T07:00:00Z')
let seconds = 0
const MONDAY_10 = '2026-11-23T09:00:00.000Z'
const TUESDAY_11 = '2026-11-24T10:00:00.000Z'
const WEDNESDAY_9 = '2026-11-25T08:00:00.000Z'
const SUNDAY_10 = '2026-11-29T09:00:00.000Z'

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => new Date(START + seconds++ * 1000)
  await importHomes(server.ctx, [
    { nr: 'A1', titel: 'Altbau am Lendplatz', gesamtbelastung: 1100 },
    { nr: 'A2', titel: 'Dachgeschoss', gesamtbelastung: 1900 },
  ])
  const rows = server.ctx.db.selectFrom('property').select(['id', 'company_id']).orderBy('objektnr_extern')
  const [row, next] = await rows.execute()
  ;[home, company, otherHome] = [row?.id ?? 0, row?.company_id ?? 0, next?.id ?? 0]
  agent = await staffSession(server, 'agent', company)
  stranger = await staffSession(server, 'agent', await someCompany(server, 'Fremd Immobilien'))
  admin = await staffSession(server, 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['delivery', 'appointment'] as const) await server.ctx.db.deleteFrom(table).execute()
})

const as = (who: { token: string }, method: string, path: string, body?: unknown) =>
  call(server, method, `/api/admin/appointments${path}`, { token: who.token, body })
const visitor = (method: string, path: string, body?: unknown) =>
  call(server, method, `/api/appointments${path}`, { body })
/** Books as a visitor does. */
async function booked(starts_at = MONDAY_10, email = 'anna@example.org', property_id = home) {
  const form = { property_id, type: 'viewing', starts_at, duration: 30, name: 'Anna Huber', email, privacy: true }
  expect((await visitor('POST', '', form)).status).toBe(200)
  const rows = server.ctx.db.selectFrom('appointment').select(['id', 'token']).orderBy('id', 'desc')
  const { id, token } = await rows.executeTakeFirstOrThrow()
  await server.ctx.db.deleteFrom('delivery').execute()
  return { id, token }
}
const detail = async (id: number) => (await as(agent, 'GET', `/${id}`)).body.data
const act = async (id: number, verb: string, body: object = {}, who = agent) => {
  const { version } = await detail(id)
  return as(who, 'POST', `/${id}/${verb}`, { version, ...body })
}
const mails = () => mailsIn(server.ctx.db)
const fileOf = async (at: number) => textOf((await mails())[at]?.attachments[0])
const freeOn = async (day: string) =>
  (await visitor('GET', `/times?property_id=${home}&day=${day}`)).body.data as string[]

test('the list begins with the next appointment, and ends with the oldest of the past', async () => {
  const later = await booked(TUESDAY_11)
  const next = await booked(MONDAY_10, 'ben@example.org')
  const past = async (starts_at: string) => {
    const { id } = await booked(WEDNESDAY_9, `${starts_at.slice(0, 10)}@example.org`)
    await server.ctx.db.updateTable('appointment').set({ starts_at }).where('id', '=', id).execute()
    return id
  }
  const old = await past('2026-01-12T09:00:00.000Z')
  const recent = await past('2026-11-16T09:00:00.000Z')
  const ids = async (query = '') => (await as(agent, 'GET', query)).body.data.map(({ id }: { id: number }) => id)
  expect(await ids()).toEqual([next.id, later.id, recent, old])
  expect(await ids('?sort=starts_at')).toEqual([old, recent, next.id, later.id])
  expect(await ids('?pro_seite=25&status=booked')).toEqual([next.id, later.id, recent, old])
})

test('the list has the appointments of the company by day, and an agent of another company finds nothing', async () => {
  const first = await booked()
  const second = await booked(TUESDAY_11, 'ben@example.org')
  const ids = async (who: { token: string }, query: string) =>
    (await as(who, 'GET', query)).body.data.map(({ id }: { id: number }) => id)
  expect(await ids(agent, '?sort=starts_at')).toEqual([first.id, second.id])
  expect(await ids(agent, '?from=2026-11-24&to=2026-11-24')).toEqual([second.id])
  expect(await ids(agent, '?q=ben@')).toEqual([second.id])
  expect(await ids(admin, '?status=booked')).toHaveLength(2)
  expect(await ids(stranger, `?company=${company}`)).toEqual([])
  expect((await as(stranger, 'GET', `/${first.id}`)).status).toBe(404)
  expect(await detail(first.id)).toMatchObject({
    status: 'booked',
    starts_at: MONDAY_10,
    property: { id: home },
    company: { id: company },
    conflicts: [],
    is_over: false,
    hours: { 1: [[540, 1020]] },
  })
  const wrong = await as(agent, 'GET', '?from=heute&status=lost')
  expect(Object.keys(refusedFields(wrong)).sort()).toEqual(['from', 'status'])
})

test('the appointments of one person are found, and beside one stands what else its visitor has asked', async () => {
  const { db } = server.ctx
  const first = await booked()
  const second = await booked(TUESDAY_11, 'anna@example.org', otherHome)
  const row = { company_id: company, agent_key: 'viewings', name: 'Berg' }
  const { id: person } = await db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('property').set({ agent_id: person }).where('id', '=', otherHome).execute()
  const { body } = await as(agent, 'GET', `?agent=${person}&from=2026-11-23&to=2026-11-29`)
  expect(body.data).toMatchObject([{ id: second.id, agent: 'Berg' }])
  expect(Object.keys(refusedFields(await as(agent, 'GET', '?agent=Berg')))).toEqual(['agent'])
  const asked = { name: 'Anna Huber', email: 'anna@example.org', message: 'Ist sie frei?', privacy: true }
  for (const about of [{ property_id: home }, {}]) {
    expect((await call(server, 'POST', '/api/inquiries', { body: { ...asked, ...about } })).status).toBe(200)
  }
  // Neither the appointment itself nor what the person has asked the portal.
  const { history } = await detail(second.id)
  expect(history.map(({ kind, id }: { kind: string; id: number }) => [kind, kind === 'inquiry' || id])).toEqual([
    ['appointment', first.id],
    ['inquiry', true],
  ])
})

test('a confirmation reaches the visitor with a calendar file of a higher sequence, and is recorded', async () => {
  const { id, token } = await booked()
  expect((await act(id, 'confirm')).status).toBe(200)
  const [mail, agency] = await mails()
  expect(agency?.text).toContain(`/admin/termine?id=${id}`)
  expect(mail?.text).not.toContain('/admin/')
  expect(mail?.recipient).toBe('anna@example.org')
  expect(mail?.subject).toBe('Bestätigt: Besichtigung am Montag, 23. November 2026 um 10:00')
  expect(await fileOf(0)).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1[\s\S]*DTSTART:20261123T090000Z/)
  expect((await visitor('GET', `/${token}`)).body.data.status).toBe('confirmed')
  const again = await act(id, 'confirm')
  expect([again.status, again.body.code]).toEqual([409, 'appointment.confirmed'])
  const audit = await server.ctx.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect([audit.act, audit.changes]).toEqual(['viewings.confirm', { status: ['booked', 'confirmed'] }])
})

test('a declined appointment tells the reason, frees its time, and is taken out of calendars', async () => {
  const { id, token } = await booked()
  expect((await act(id, 'decline', { reason: 'Die Wohnung ist vergeben.' })).status).toBe(200)
  const [mail] = await mails()
  expect(mail?.subject).toContain('Leider nicht möglich')
  expect(mail?.text).toContain('Die Wohnung ist vergeben.')
  expect(mail?.text).not.toContain('/termin?token=')
  expect(await fileOf(0)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/)
  expect(await freeOn('2026-11-23')).toContain(MONDAY_10)
  const { body } = await visitor('GET', `/${token}`)
  expect(body.data).toMatchObject({ status: 'declined', reason: 'Die Wohnung ist vergeben.' })
  expect((await act(id, 'confirm')).body.code).toBe('appointment.over')
  expect((await visitor('DELETE', `/${token}`)).body.code).toBe('appointment.over')
})

test('a refusal without a reason is refused', async () => {
  const { id } = await booked()
  expect(refusedFields(await act(id, 'decline', { reason: ' ' }))).toEqual({ reason: 'missing' })
  expect((await detail(id)).status).toBe('booked')
  expect(await mails()).toEqual([])
})

test('of proposed times the visitor chooses one by the mailed link: it is confirmed, and the others are free again', async () => {
  const { id, token } = await booked()
  const times = [WEDNESDAY_9, TUESDAY_11]
  expect((await act(id, 'proposals', { times, reason: 'Montag bin ich nicht da.' })).status).toBe(200)
  const [mail] = await mails()
  expect(mail?.text).toContain('Dienstag, 24. November 2026')
  expect(mail?.text).toContain('Montag bin ich nicht da.')
  expect(mail?.text).toContain(`/termin?token=${token}`)
  expect(await fileOf(0)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
  // The agency gets the calendar file too, and no button to choose for the visitor.
  expect((await mails())[1]?.text).not.toContain('Termin auswählen')
  // The old time is free, the proposed ones are held.
  expect(await freeOn('2026-11-23')).toContain(MONDAY_10)
  expect(await freeOn('2026-11-24')).not.toContain(TUESDAY_11)
  const { body } = await visitor('GET', `/${token}`)
  expect(body.data).toMatchObject({ status: 'proposed', proposals: [TUESDAY_11, WEDNESDAY_9] })
  await server.ctx.db.deleteFrom('delivery').execute()

  expect((await visitor('POST', `/${token}/choice`, { starts_at: TUESDAY_11 })).status).toBe(200)
  expect(await detail(id)).toMatchObject({ status: 'confirmed', starts_at: TUESDAY_11, proposals: [] })
  const told = await mails()
  expect(told.map(({ recipient }) => recipient)).toEqual(['anna@example.org', 'huber@example.at'])
  expect(await fileOf(1)).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:2[\s\S]*DTSTART:20261124T100000Z/)
  expect(await freeOn('2026-11-25')).toContain(WEDNESDAY_9)
})

test('a time that was not proposed cannot be chosen, and one that was confirms once', async () => {
  const { id, token } = await booked()
  const choose = (starts_at: unknown) => visitor('POST', `/${token}/choice`, { starts_at })
  expect((await choose(MONDAY_10)).body.code).toBe('appointment.taken')
  await act(id, 'proposals', { times: [TUESDAY_11] })
  expect((await choose(WEDNESDAY_9)).body.code).toBe('appointment.taken')
  expect(refusedFields(await choose('morgen'))).toEqual({ starts_at: 'invalid' })
  await act(id, 'proposals', { times: [TUESDAY_11, WEDNESDAY_9] })
  expect((await choose(TUESDAY_11)).status).toBe(200)
  const { version } = await detail(id)
  // Again, since the answer was lost: the same answer, and no further change; another time is none of the choices now.
  expect((await choose(TUESDAY_11)).status).toBe(200)
  expect((await choose(WEDNESDAY_9)).body.code).toBe('appointment.taken')
  expect((await detail(id)).version).toBe(version)
})

test('the visitor may also take any other free time, which the agency confirms again', async () => {
  const { id, token } = await booked()
  await act(id, 'proposals', { times: [TUESDAY_11] })
  const other = '2026-11-26T09:00:00.000Z'
  expect((await visitor('PATCH', `/${token}`, { starts_at: other, duration: 30 })).status).toBe(200)
  expect(await detail(id)).toMatchObject({ status: 'booked', starts_at: other, proposals: [] })
  expect(await freeOn('2026-11-24')).toContain(TUESDAY_11)
  expect((await act(id, 'confirm')).status).toBe(200)
})

test('a time with another appointment is a conflict, whoever asks for it', async () => {
  await booked(TUESDAY_11, 'ben@example.org')
  const { id } = await booked()
  const refused = await act(id, 'proposals', { times: [WEDNESDAY_9, '2026-11-24T10:15:00.000Z'], outside_hours: true })
  expect([refused.status, refused.body.code]).toEqual([409, 'appointment.conflict'])
  expect((await detail(id)).status).toBe('booked')
  expect(await mails()).toEqual([])
})

test('two appointments at one time are shown as a conflict, and neither is confirmed unseen', async () => {
  const first = await booked()
  const second = await booked(TUESDAY_11, 'ben@example.org')
  const rows = server.ctx.db.updateTable('appointment').where('id', '=', second.id)
  await rows.set({ starts_at: new Date(MONDAY_10) }).execute()
  expect((await detail(first.id)).conflicts).toEqual([second.id])
  const refused = await act(first.id, 'confirm')
  expect([refused.status, refused.body.code]).toEqual([409, 'appointment.conflict'])
})

test('times outside the opening hours need an explicit permission', async () => {
  const { id } = await booked()
  const refused = await act(id, 'proposals', { times: [SUNDAY_10] })
  expect([refused.status, refused.body.code]).toEqual([409, 'appointment.outside_hours'])
  expect((await act(id, 'proposals', { times: [SUNDAY_10], outside_hours: true })).status).toBe(200)
  expect((await detail(id)).proposals).toEqual([SUNDAY_10])
})

test.each([
  ['none', [], 'times'],
  ['four', [MONDAY_10, TUESDAY_11, WEDNESDAY_9, SUNDAY_10], 'times'],
  ['a past one', ['2026-11-18T10:00:00Z'], 'times'],
  ['one in a year', ['2027-11-18T10:00:00Z'], 'times'],
  ['two that overlap', [TUESDAY_11, '2026-11-24T10:15:00.000Z'], 'times'],
  ['no time at all', ['morgen'], 'times.0'],
])('of proposals, %s is refused by name', async (_what, times, field) => {
  const { id } = await booked()
  const refused = await act(id, 'proposals', { times })
  expect([refused.status, Object.keys(refusedFields(refused))]).toEqual([400, [field]])
  expect((await detail(id)).status).toBe('booked')
})

test('two people on one appointment: the second is told that it has changed', async () => {
  const { id } = await booked()
  const { version } = await detail(id)
  expect((await as(admin, 'POST', `/${id}/confirm`, { version })).status).toBe(200)
  const late = await as(agent, 'POST', `/${id}/decline`, { version, reason: 'Zu spät gesehen' })
  expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  expect((await detail(id)).status).toBe('confirmed')
})

test('the visitor moves a confirmed appointment: it waits for a confirmation again', async () => {
  const { id, token } = await booked()
  await act(id, 'confirm')
  await visitor('PATCH', `/${token}`, { starts_at: TUESDAY_11, duration: 30 })
  expect((await detail(id)).status).toBe('booked')
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
