import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: string
let agent: string
let stranger: string
let id: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [{ nr: 'A', gesamtbelastung: 900 }])
  id = (await server.ctx.db.selectFrom('company').select('id').executeTakeFirstOrThrow()).id
  const other = await someCompany(server, 'Zweite Immobilien')
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', id)).token
  stranger = (await staffSession(server, 'agent', other)).token
})
afterAll(() => server.close())

const path = (rest = '') => `/api/admin/companies/${id}${rest}`
const read = async () => (await call(server, 'GET', path(), { token: agent })).body.data
const change = async (token: string, body: object) =>
  call(server, 'PATCH', path(), { token, body: { version: (await read()).version, ...body } })
const acts = () => server.ctx.db.selectFrom('audit').selectAll().where('entity', '=', 'company').orderBy('id').execute()

test('admins find companies by name, and agents get no list of all', async () => {
  const { body } = await call(server, 'GET', '/api/admin/companies?q=muster&checked=false', { token: admin })
  expect(body).toMatchObject({ total: 1, total_is_exact: true })
  expect(body.data[0]).toMatchObject({ id, firma: 'Makler Muster', homes: 1, agents: 1, checked_at: null })
  const all = await call(server, 'GET', '/api/admin/companies?sort=-firma', { token: admin })
  expect(all.body.data.map(({ firma }: { firma: string }) => firma)).toEqual(['Zweite Immobilien', 'Makler Muster'])
  expect((await call(server, 'GET', '/api/admin/companies?q=%25', { token: admin })).body.total).toBe(0)
  expect((await call(server, 'GET', '/api/admin/companies', { token: agent })).status).toBe(403)
})

test('what a hand sets survives the next import, and can be given back to the feed', async () => {
  const { version } = await read()
  const sent = { ort: 'Wien', telefon: '01 5123456', umsst_id: 'ATU12345678', gisa: '12345678', about: 'Seit 1990.' }
  const { status, body } = await change(agent, sent)
  expect([status, body.data]).toMatchObject([200, { ...sent, hand: { ort: null, telefon: null, umsst_id: null } }])
  await importHomes(server.ctx, [{ nr: 'B', gesamtbelastung: 910 }])
  expect(await read()).toMatchObject(sent)
  await server.ctx.db.updateTable('company').set({ hand: '{"ort":"Graz"}' }).where('id', '=', id).execute()
  const early = await call(server, 'DELETE', path(`/fields/ort?version=${version}`), { token: agent })
  expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
  const now = (await read()).version
  const back = await call(server, 'DELETE', path(`/fields/ort?version=${now}`), { token: agent })
  expect(back.body.data).toMatchObject({ ort: 'Graz', hand: {} })
})

test('a company renamed by hand is still the sender of its feed, and visitors find its homes by the new name', async () => {
  await change(agent, { firma: 'Muster & Partner' })
  await importHomes(server.ctx, [{ nr: 'C', gesamtbelastung: 920 }])
  expect(await server.ctx.db.selectFrom('company').select('id').execute()).toHaveLength(2)
  expect(await read()).toMatchObject({ firma: 'Muster & Partner', hand: { firma: 'Makler Muster' }, homes: 3 })
  const home = await call(server, 'GET', '/api/properties?anbieter=1')
  expect(home.body.data[0]?.firma ?? home.body.data[0]?.company?.firma).toBe('Muster & Partner')
})

test('the checked mark is the admin’s, is shown, and ends when an agent changes what was checked', async () => {
  const set = async (token: string) =>
    call(server, 'PUT', path('/checked'), { token, body: { version: (await read()).version, checked: true } })
  expect((await set(agent)).status).toBe(403)
  expect((await set(admin)).body.data.checked_at).not.toBeNull()
  expect((await call(server, 'GET', `/api/companies/${id}`)).body.data.checked_at).not.toBeNull()
  expect((await change(agent, { line: 'Immer da' })).body.data.checked_at).not.toBeNull()
  expect((await change(admin, { gisa: '87654321' })).body.data.checked_at).not.toBeNull()
  expect((await change(agent, { gisa: '11111111' })).body.data.checked_at).toBeNull()
})

test('hours are set by weekday and for single days, and bad ones are refused by name', async () => {
  const hours = {
    1: [
      [540, 720],
      [780, 1020],
    ],
    '2026-12-24': [],
  }
  const put = async (hours: unknown) =>
    call(server, 'PUT', path('/hours'), { token: agent, body: { version: (await read()).version, hours } })
  expect((await put(hours)).body.data.opening_hours).toEqual(hours)
  for (const bad of [
    { 1: [[720, 540]] },
    { 8: [] },
    { '2026-13-01': [] },
    {
      1: [
        [540, 720],
        [700, 800],
      ],
    },
    { 1: 'ab' },
  ]) {
    const { status, body } = await put(bad)
    expect([status, body.errors?.[0]?.field ?? body.fields?.[0]?.field], JSON.stringify(bad)).toMatchObject([
      400,
      expect.stringMatching(/^hours/),
    ])
  }
  expect((await read()).opening_hours).toEqual(hours)
  expect((await put(null)).body.data.opening_hours).toBeNull()
})

const upload = (token: string, content: Uint8Array | string, type = 'image/png') =>
  fetch(server.address + path('/logo'), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type, 'X-Requested-With': 'XMLHttpRequest' },
    body: content as BodyInit,
  })

test('an uploaded logo precedes that of the feed, and is given back', async () => {
  const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#305070' } })
    .png()
    .toBuffer()
  const answer = await upload(agent, png)
  expect([answer.status, (await answer.json()).data]).toMatchObject([200, { has_own_logo: true, logo: { width: 60 } }])
  const back = await call(server, 'DELETE', path('/logo'), { token: agent })
  expect(back.body.data).toMatchObject({ has_own_logo: false, logo: null })
})

test('a file that is no picture is refused and named, and nothing changes', async () => {
  const before = await read()
  for (const content of ['nothing of the kind', '%PDF-1.4\n%%EOF', '']) {
    const answer = await upload(agent, content)
    expect([answer.status, JSON.stringify(await answer.json())], content).toEqual([
      400,
      expect.stringContaining('logo'),
    ])
  }
  expect((await upload(agent, new Uint8Array(11 * 1024 * 1024))).status).toBe(413)
  expect((await upload(stranger, 'x')).status).toBe(404)
  expect(await read()).toEqual(before)
})

test('bad values are refused by name, and a change on an older version is told', async () => {
  const bad = { email: 'kein', telefon: 'ruf an', website: 'javascript:alert(1)', color: 'rot', firma: 'x', unknown: 1 }
  for (const [field, value] of Object.entries(bad)) {
    const { status, body } = await change(agent, { [field]: value })
    expect([status, JSON.stringify(body)], field).toEqual([400, expect.stringContaining(field)])
  }
  const { version } = await read()
  expect((await change(agent, { line: 'Neu' })).status).toBe(200)
  const late = await call(server, 'PATCH', path(), { token: agent, body: { version, line: 'Zu spät' } })
  expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  expect((await read()).line).toBe('Neu')
})

test('every change is an act with its fields, and none of a refused one', async () => {
  const rows = await acts()
  expect(new Set(rows.map(({ act }) => act))).toEqual(
    new Set([
      'companies.change',
      'companies.give_back',
      'companies.check',
      'companies.hours',
      'companies.set_logo',
      'companies.remove_logo',
    ]),
  )
  expect(rows.every(({ company_id, request }) => company_id === id && request)).toBe(true)
  expect(rows[0]?.changes).toMatchObject({ ort: [null, 'Wien'] })
})
