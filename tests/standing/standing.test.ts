import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeStandings, computeStandingsJob } from '../../src/server/standing/compute.ts'
import { call } from '../auth/support.ts'
import { type FeedHome, importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const NOW = new Date('2027-03-10T09:00:00Z')

let server: TestServer
let admin: string
let agent: string
let stranger: string
let ours: number
let theirs: number
let now = NOW

const home = (nr: string, said: Partial<FeedHome> = {}): FeedHome => ({
  nr,
  vermarktungsart: 'KAUF',
  kaufpreis: 300_000,
  wohnflaeche: 80,
  zimmer: 3,
  ...said,
})

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  await importHomes(
    server.ctx,
    [home('A1', { titel: 'Altbau am Park' }), home('A2', { plz: '6020', ort: 'Innsbruck' })],
    'TEIL',
    OURS,
  )
  // Prices differ, or they would be one home of several companies.
  const others = Array.from({ length: 9 }, (_, at) => home(`B${at + 1}`, { kaufpreis: 200_000 + at * 5000 }))
  await importHomes(server.ctx, others, 'TEIL', THEIRS)
  // All on the market since 2 February: 36 days.
  await server.ctx.db
    .updateTable('property')
    .set({ published_at: new Date('2027-02-02T10:00:00Z') })
    .execute()
  ours = await companyId(OURS)
  theirs = await companyId(THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', ours)).token
  stranger = (await staffSession(server, 'agent', theirs)).token
  for (let at = 1; at <= 9; at++) await view(`B${at}`, '2027-03-01', at * 10)
  await view('A1', '2027-03-01', 20)
  await view('A1', '2027-02-05', 7)
  await computeStandings(server.ctx)
})
afterAll(() => server.close())

const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id
const idOf = async (nr: string) =>
  (await server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr).executeTakeFirstOrThrow())
    .id
const view = async (nr: string, day: string, views: number) =>
  server.ctx.db
    .insertInto('property_view')
    .values({ property_id: await idOf(nr), day: day as unknown as Date, views })
    .execute()
const ask = (path: string, token?: string) => call(server, 'GET', path, { token })
const list = async (query = '', token = agent) => (await ask(`/api/admin/standings?${query}`, token)).body
const read = async (nr: string, token = agent) => (await ask(`/api/admin/standings/${await idOf(nr)}`, token)).body.data
const numbers = async (query: string, token = agent) =>
  (await list(query, token)).data.map(({ objektnr }: { objektnr: string }) => objektnr)

async function inquiry(nr: string, created: string, more: object = {}) {
  const at = new Date(created)
  const who = { name: 'Anna', email: 'anna@example.org', language: 'de' as const, message: 'Frei?' }
  const row = { ...who, property_id: await idOf(nr), company_id: ours, privacy_accepted_at: at, created_at: at }
  await server.ctx.db
    .insertInto('inquiry')
    .values({ ...row, ...more })
    .execute()
}

let tokens = 0
async function searchAgent(email: string, criteria: string, active = true) {
  const row = { name: 'Suche', email, criteria, language: 'de' as const, frequency: 'daily' as const }
  await server.ctx.db
    .insertInto('search_agent')
    .values({
      ...row,
      token: `t${++tokens}`,
      confirm_token: `c${tokens}`,
      created_at: NOW,
      confirmed_at: NOW,
      active_since: active ? NOW : null,
      last_digest_at: NOW,
    })
    .execute()
}

describe('a home beside comparable ones', () => {
  test('has its own figures of 28 days, the median, and with how many it is compared', async () => {
    const one = await read('A1')
    expect(one).toMatchObject({
      titel: 'Altbau am Park',
      window: 28,
      views: { own: 20, median: 50 },
      days: { own: 36, median: 36 },
      compared: { count: 9 },
    })
    expect(one.compared.place).toMatch(/Graz/)
  })

  test('has no median where fewer than eight are comparable', async () => {
    const one = await read('A2')
    expect(one).toMatchObject({ views: { own: 0, median: null }, days: { median: null }, compared: null })
  })

  test('leaves the list when visitors find it no longer, and the table with the next night', async () => {
    const id = await idOf('B9')
    await importHomes(server.ctx, [home('B9', { aktion: 'DELETE' })], 'TEIL', THEIRS)
    expect(await numbers('', stranger)).not.toContain('B9')
    now = new Date(NOW.getTime() + 1000)
    await computeStandings(server.ctx)
    const rows = await server.ctx.db.selectFrom('home_standing').select('property_id').execute()
    expect(rows).toHaveLength(10)
    expect(rows.map((row) => row.property_id)).not.toContain(id)
    expect((await read('A1')).views.median).toBe(45)
  })

  test('counts inquiries and viewings of its window, without junk and without cancelled ones', async () => {
    await inquiry('A1', '2027-03-05T10:00:00Z')
    await inquiry('A1', '2027-03-05T10:00:00Z', { status: 'spam' })
    await inquiry('A1', '2027-02-03T10:00:00Z', { answered_at: new Date('2027-02-03T12:00:00Z') })
    const at = new Date('2027-03-06T10:00:00Z')
    const who = { name: 'Anna', email: 'a@example.org', language: 'de' as const, type: 'viewing' as const }
    const times = { starts_at: at, duration: 30, privacy_accepted_at: at, created_at: at, updated_at: at }
    const rows = (['booked', 'cancelled'] as const).map((status) => ({ ...who, ...times, status, token: status }))
    const place = { property_id: await idOf('A1'), company_id: ours }
    await server.ctx.db
      .insertInto('appointment')
      .values(rows.map((row) => ({ ...row, ...place })))
      .execute()
    await computeStandings(server.ctx)
    expect(await read('A1')).toMatchObject({ inquiries: { own: 1 }, viewings: { own: 1 } })
  })

  test('is told of what is missing and of inquiries that wait', async () => {
    const { advice } = await read('A1')
    const names = advice.map(({ name }: { name: string }) => name)
    expect(names[0]).toBe('late_answers')
    expect(advice[0]).toMatchObject({ value: 1, brings: 0 })
    expect(names).toEqual(expect.arrayContaining(['price_high', 'photographs', 'floor_plan', 'energy', 'english']))
    expect(await numbers('rat=late_answers')).toEqual(['A1'])
  })
})

describe('kept searches', () => {
  const criteria = 'vermarktungsart=KAUF&ort=graz'
  const sixth = 'vermarktungsart=KAUF&flaeche=79-81'

  test('are counted by people, and told from five on', async () => {
    for (const nr of [1, 2, 3, 4]) await searchAgent(`p${nr}@example.org`, criteria)
    await searchAgent('p4@example.org', sixth)
    await searchAgent('resting@example.org', criteria, false)
    await searchAgent('other@example.org', 'vermarktungsart=MIETE')
    await computeStandings(server.ctx)
    expect((await read('A1')).searchers).toBeNull()
    await searchAgent('p5@example.org', criteria)
    await computeStandings(server.ctx)
    expect((await read('A1')).searchers).toBe(5)
  })

  test('below five are not told by the order of the list either', async () => {
    await server.ctx.db
      .updateTable('home_standing')
      .set({ searchers: 4 })
      .where('property_id', '=', await idOf('A1'))
      .execute()
    await server.ctx.db
      .updateTable('home_standing')
      .set({ searchers: 0 })
      .where('property_id', '=', await idOf('A2'))
      .execute()
    const up = await numbers('sort=suchen')
    expect(up).toEqual(['A1', 'A2'])
    expect(await numbers('sort=-suchen')).toEqual(['A2', 'A1'])
    await computeStandings(server.ctx)
  })
})

describe('the list', () => {
  test('has the homes of the own company only; admins choose one', async () => {
    expect((await numbers('')).sort()).toEqual(['A1', 'A2'])
    expect((await numbers(`company=${theirs}`)).sort()).toEqual(['A1', 'A2'])
    expect(await numbers('', stranger)).not.toContain('A1')
    expect((await numbers(`company=${ours}`, admin)).sort()).toEqual(['A1', 'A2'])
    expect(await numbers('', admin)).toHaveLength(10)
    expect(await numbers('q=altbau')).toEqual(['A1'])
    expect(await numbers('q=%25')).toEqual([])
  })

  test.each(['titel', 'aufrufe', 'gemerkt', 'anfragen', 'besichtigungen', 'tage', 'suchen', 'qualitaet', 'vergleich'])(
    'is sorted by %s in both directions',
    async (sort) => {
      expect(await numbers(`sort=${sort}`)).toHaveLength(2)
      expect(await numbers(`sort=-${sort}`)).toHaveLength(2)
    },
  )

  test.each([
    ['sort=searchers', 'sort'],
    ['rat=alles', 'rat'],
    ['company=x', 'company'],
    ['seite=0', 'seite'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await ask(`/api/admin/standings?${query}`, agent)
    expect([status, body.fields[0].field]).toEqual([400, field])
  })

  test('does not exist for others', async () => {
    expect((await ask('/api/admin/standings')).status).toBe(401)
    expect((await ask(`/api/admin/standings/${await idOf('A1')}`, stranger)).status).toBe(404)
    expect((await ask(`/api/admin/companies/${ours}/standing`, stranger)).status).toBe(404)
    expect((await ask(`/api/admin/companies/${ours}/standing.pdf`, stranger)).status).toBe(404)
    expect((await ask('/api/admin/companies/999999/standing', admin)).status).toBe(404)
    expect((await ask(`/api/admin/companies/${ours}/standing.pdf?language=xx`, agent)).status).toBe(400)
  })
})

test('the sums of a company are those of 28 days and of the 28 before', async () => {
  const { body } = await ask(`/api/admin/companies/${ours}/standing`, agent)
  expect(body.data).toMatchObject({
    company: { firma: 'Unsere Immobilien' },
    homes: 2,
    compared: 1,
    ahead: 0,
    views: { now: 20, before: 7 },
    favorites: { now: 0, before: null },
    inquiries: { now: 1, before: 1 },
    viewings: { now: 1, before: 0 },
    monthly: true,
  })
})

test('inquiries about projects are part of the sums of their company, and of no other', async () => {
  const { db } = server.ctx
  const project = { company_id: ours, gruppen_kennung: 'park', titel: 'Wohnen am Park', title_slug: 'park' }
  const { id } = await db.insertInto('project').values(project).returning('id').executeTakeFirstOrThrow()
  const about = { property_id: null, project_id: id }
  await inquiry('A1', '2027-03-04T10:00:00Z', about)
  await inquiry('A1', '2027-03-04T10:00:00Z', { ...about, status: 'spam' })
  await inquiry('A1', '2027-02-03T10:00:00Z', about)
  const asked = async (company: number, token: string) =>
    (await ask(`/api/admin/companies/${company}/standing`, token)).body.data.inquiries
  expect(await asked(ours, agent)).toEqual({ now: 2, before: 2 })
  expect(await asked(theirs, stranger)).toEqual({ now: 0, before: 0 })
  await db.deleteFrom('inquiry').where('project_id', '=', id).execute()
  await db.deleteFrom('project').where('id', '=', id).execute()
})

test('a process that starts does not compute fresh figures again', async () => {
  const latest = async () =>
    (await server.ctx.db.selectFrom('home_standing').select('computed_at').executeTakeFirstOrThrow()).computed_at
  const before = await latest()
  now = new Date(NOW.getTime() + 3_600_000)
  const run = (data = {}) => computeStandingsJob.run(server.ctx, data, AbortSignal.timeout(60_000))
  await run()
  expect(await latest()).toEqual(before)
  // An administrator who runs it by hand wants them now.
  await run({ now: true })
  expect(await latest()).toEqual(now)
  // A run that began before that one and ends after it takes nothing back.
  const later = now
  now = NOW
  await computeStandings(server.ctx)
  expect(await latest()).toEqual(later)
  now = new Date(NOW.getTime() + 86_400_000)
  await run()
  expect(await latest()).toEqual(now)
  now = NOW
})
