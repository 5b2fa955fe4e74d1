import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantRole } from '../../src/server/auth/grant.ts'
import { findAgents } from '../../src/server/companies/agents-repository.ts'
import { call, newestMail, PASSWORD, signUpConfirmed } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { ageProof, someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: string
let agent: string
let stranger: string
let company: number
let otherCompany: number
let eva: number

const HOMES = [
  { nr: 'A', gesamtbelastung: 900 },
  { nr: 'B', gesamtbelastung: 950 },
]

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, HOMES)
  const person = await server.ctx.db.selectFrom('agent').select(['id', 'company_id']).executeTakeFirstOrThrow()
  ;[eva, company] = [person.id, person.company_id]
  otherCompany = await someCompany(server, 'Zweite Immobilien')
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', company)).token
  stranger = (await staffSession(server, 'agent', otherCompany)).token
})
afterAll(() => server.close())

const path = (id: number, rest = '') => `/api/admin/agents/${id}${rest}`
const read = async (id: number) => (await call(server, 'GET', path(id), { token: agent })).body.data
const add = async (body: object, token = agent) => call(server, 'POST', '/api/admin/agents', { token, body })
const change = async (id: number, body: object) =>
  call(server, 'PATCH', path(id), { token: agent, body: { version: (await read(id)).version, ...body } })
const homeIds = async () =>
  (await server.ctx.db.selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id)
const shownOf = async (homeId: number) => (await call(server, 'GET', `/api/properties/${homeId}`)).body.data.agent
let rent = 1000
/** The same homes with another price, so that every row is written again. */
const importAgain = () =>
  importHomes(
    server.ctx,
    HOMES.map((home) => ({ ...home, gesamtbelastung: ++rent })),
  )

let people = 0
let karl: number
beforeEach(async () => {
  karl = (await add({ vorname: 'Karl', name: `Kern ${++people}`, email: `karl${people}@example.at` })).body.data.id
})

test('agents list and add people of their own company only', async () => {
  const { body } = await call(server, 'GET', '/api/admin/agents?q=huber', { token: agent })
  expect(body.data).toMatchObject([{ id: eva, name: 'Eva Huber', homes: 2, has_account: false, left_at: null }])
  expect((await call(server, 'GET', `/api/admin/agents?company=${company}`, { token: stranger })).body.data).toEqual([])
  expect((await call(server, 'GET', path(eva), { token: stranger })).status).toBe(404)
  // The company in the body is for admins.
  const mine = await add({ name: 'Fremd', company_id: company }, stranger)
  expect(mine.body.data.company.firma).toBe('Zweite Immobilien')
  const missing = await add({ name: 'Ohne Firma' }, admin)
  expect([missing.status, JSON.stringify(missing.body)]).toEqual([400, expect.stringContaining('company_id')])
  const twice = await add({ name: 'Doppelt', email: `karl${people}@example.at` })
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([400, expect.stringContaining('email')])
})

test('the list reads the homes of each person by an index, not every home for every person', async () => {
  for (const name of ['Abend', 'Morgen', 'Mittag']) await add({ name })
  // Versions of rows that an import has replaced would be read, too.
  await sql`vacuum property`.execute(server.ctx.db)
  const read = await server.ctx.db.transaction().execute(async (tx) => {
    // Few rows are always read whole; without that choice only a query that cannot use the index does so.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { data } = await findAgents(tx, { seite: 1, pro_seite: 50 })
    expect(data.length).toBeGreaterThan(3)
    expect(data.find(({ id }) => id === eva)).toMatchObject({ homes: 2 })
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
      where relname = 'property'`.execute(tx)
    return Number(rows[0]?.read)
  })
  // Every home for every person is 16 and more; a version that is still visible to somebody may be left.
  expect(read).toBeLessThan(10)
})

test('a name and a portrait by hand survive the next import, and are given back', async () => {
  const changed = await change(eva, { name: 'Huber-Lang', languages: ['de', 'hu', 'de'] })
  expect(changed.body.data).toMatchObject({ name: 'Huber-Lang', languages: ['de', 'hu'], hand: { name: 'Huber' } })
  const png = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a07050' } })
    .png()
    .toBuffer()
  const put = await fetch(server.address + path(eva, '/portrait'), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${agent}`, 'Content-Type': 'image/png', 'X-Requested-With': 'XMLHttpRequest' },
    body: new Uint8Array(png),
  })
  expect(put.status).toBe(200)
  await importAgain()
  expect(await read(eva)).toMatchObject({ name: 'Huber-Lang', has_own_foto: true, hand: { name: 'Huber' } })
  const [home = 0] = await homeIds()
  expect(await shownOf(home)).toMatchObject({ id: eva, name: 'Eva Huber-Lang', foto: { width: 40 } })
  const early = await call(server, 'DELETE', path(eva, '/fields/name?version=older'), { token: agent })
  expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
  const { version } = await read(eva)
  const back = await call(server, 'DELETE', path(eva, `/fields/name?version=${version}`), { token: agent })
  expect(back.body.data).toMatchObject({ name: 'Huber', hand: {} })
  await call(server, 'DELETE', path(eva, '/portrait'), { token: agent })
  expect(await shownOf(home)).toMatchObject({ name: 'Eva Huber', foto: null })
})

test('homes handed over stay with the colleague after the next import, until they are given back', async () => {
  const [first = 0, second = 0] = await homeIds()
  const over = await call(server, 'POST', path(eva, '/hand-over'), {
    token: agent,
    body: { to: karl, homes: [first], expected: 1 },
  })
  expect(over.body).toMatchObject({ success: true, count: 1 })
  await importAgain()
  expect([(await shownOf(first)).id, (await shownOf(second)).id]).toEqual([karl, eva])
  const homes = await call(server, 'GET', path(karl, '/properties'), { token: agent })
  expect(homes.body.data).toMatchObject([{ id: first, by_hand: true }])
  const back = await call(server, 'POST', path(karl, '/hand-over'), { token: agent, body: { to: null, expected: 1 } })
  expect(back.body.count).toBe(1)
  expect((await shownOf(first)).id).toBe(eva)
})

test('a hand-over that means other homes than there are, or a stranger, changes nothing', async () => {
  const foreign = (await add({ name: 'Fremde' }, stranger)).body.data.id
  const homes = await homeIds()
  for (const [body, expected] of [
    [{ to: karl, expected: 7 }, 409],
    [{ to: foreign, expected: 2 }, 400],
    [{ to: 999_999, expected: 2 }, 400],
    [{ to: karl, homes: [999_999], expected: 1 }, 409],
    [{ to: karl, homes: [], expected: 0 }, 400],
  ] as const) {
    const { status } = await call(server, 'POST', path(eva, '/hand-over'), { token: agent, body })
    expect(status, JSON.stringify(body)).toBe(expected)
  }
  for (const id of homes) expect((await shownOf(id)).id).toBe(eva)
})

test('who leaves is not shown, and the homes are the successor’s, also those of later imports, until the person returns', async () => {
  const { version } = await read(eva)
  const left = await call(server, 'POST', path(eva, '/leave'), { token: agent, body: { version, successor_id: karl } })
  expect(left.body.data).toMatchObject({ successor: { id: karl }, homes: 0 })
  await importHomes(server.ctx, [{ nr: 'C', gesamtbelastung: ++rent }])
  const homes = await homeIds()
  expect(homes).toHaveLength(3)
  for (const id of homes) expect((await shownOf(id)).id).toBe(karl)
  expect((await read(karl)).homes).toBe(3)
  const twice = await call(server, 'POST', path(eva, '/leave'), {
    token: agent,
    body: { version: (await read(eva)).version, successor_id: null },
  })
  expect([twice.status, twice.body.code]).toEqual([409, 'agent.left'])
  const page = await call(server, 'GET', `/api/companies/${company}`)
  expect(page.body.data.agents.map(({ id }: { id: number }) => id)).toEqual([karl])
  await call(server, 'POST', path(eva, '/return'), { token: agent, body: { version: (await read(eva)).version } })
  for (const id of homes) expect((await shownOf(id)).id).toBe(eva)
})

test('when the successor leaves too, everything goes on to the next, and without one to the company', async () => {
  const leave = async (id: number, successor_id: number | null) =>
    call(server, 'POST', path(id, '/leave'), {
      token: agent,
      body: { version: (await read(id)).version, successor_id },
    })
  expect((await leave(eva, eva)).status).toBe(400)
  await leave(eva, karl)
  const lea = (await add({ name: 'Lea' })).body.data.id
  await leave(karl, lea)
  const [home = 0] = await homeIds()
  expect((await shownOf(home)).id).toBe(lea)
  await leave(lea, null)
  expect(await shownOf(home)).toBeNull()
  await call(server, 'POST', path(eva, '/return'), { token: agent, body: { version: (await read(eva)).version } })
  expect((await shownOf(home)).id).toBe(eva)
})

test('an invited colleague sets a password by the mailed link, and loses the access when leaving', async () => {
  const email = `neu${people}@example.at`
  const invited = await call(server, 'POST', path(karl, '/account'), { token: agent, body: { email } })
  expect(invited.body.data.account).toMatchObject({ email, is_invited: true })
  const again = await call(server, 'POST', path(karl, '/account'), { token: agent, body: { email } })
  expect(again.status).toBe(200)
  const mail = await newestMail(server.ctx, email)
  expect(mail?.text).toContain(`/passwort-vergessen?token=${mail?.token}&weiter=%2Fadmin`)
  const body = { token: mail?.token, password: PASSWORD, password_confirmation: PASSWORD }
  expect((await call(server, 'POST', '/api/auth/password/reset', { body })).status).toBe(200)
  const account = () =>
    server.ctx.db.selectFrom('account').select(['role', 'company_id']).where('email', '=', email).executeTakeFirst()
  expect(await account()).toEqual({ role: 'agent', company_id: company })
  expect((await call(server, 'POST', path(karl, '/account'), { token: agent, body: { email } })).body.code).toBe(
    'agent.has_account',
  )
  const { version } = await read(karl)
  await call(server, 'POST', path(karl, '/leave'), { token: agent, body: { version, successor_id: null } })
  expect(await account()).toEqual({ role: 'user', company_id: null })
  expect((await read(karl)).account).toBeNull()
})

test('an access is given and ended only after a fresh second factor', async () => {
  const stale = await staffSession(server, 'agent', company)
  await ageProof(server, stale.id)
  const email = `fremd${people}@example.at`
  for (const answer of [
    await call(server, 'POST', path(karl, '/account'), { token: stale.token, body: { email } }),
    await call(server, 'DELETE', path(karl, '/account'), { token: stale.token }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.step_up'])
  }
  expect((await read(karl)).account).toBeNull()
})

/** Invites a person of the company. @returns the account */
const give = async (id: number, email: string): Promise<number> =>
  (await call(server, 'POST', path(id, '/account'), { token: agent, body: { email } })).body.data.account.id
async function inquiry(status: 'open' | 'done', owner_id: number): Promise<number> {
  const now = new Date()
  const times = { privacy_accepted_at: now, created_at: now, updated_at: now }
  const person = { name: 'Anna', email: 'anna@example.org', message: 'Frei?', language: 'de' as const }
  const row = { ...person, ...times, company_id: company, property_id: (await homeIds())[0], status, owner_id }
  return (await server.ctx.db.insertInto('inquiry').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const ownerOf = async (id: number) =>
  (await server.ctx.db.selectFrom('inquiry').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id
const actsOnInquiry = async (id: number) =>
  (await call(server, 'GET', `/api/admin/audit?entity=inquiry&entity_id=${id}`, { token: agent })).body.data

test('inquiries that are not settled go to the successor, or to nobody when there is none or the access ends', async () => {
  const [lea, ida] = [(await add({ name: 'Lea' })).body.data.id, karl]
  const leas = await give(lea, `lea${people}@example.at`)
  const idas = await give(ida, `ida${people}@example.at`)
  const [open, done] = [await inquiry('open', leas), await inquiry('done', leas)]
  const { version } = await read(lea)
  await call(server, 'POST', path(lea, '/leave'), { token: agent, body: { version, successor_id: ida } })
  expect([await ownerOf(open), await ownerOf(done)]).toEqual([idas, leas])
  expect(await actsOnInquiry(open)).toMatchObject([{ act: 'inbox.change', changes: [{ field: 'owner_id' }] }])
  await call(server, 'DELETE', path(ida, '/account'), { token: agent })
  expect(await ownerOf(open)).toBeNull()
})

const accountOf = (id: number) =>
  server.ctx.db.selectFrom('account').select(['role', 'company_id']).where('id', '=', id).executeTakeFirstOrThrow()
async function moveTo(id: number, role: string, company_id: number | null = null) {
  const { version } = (await call(server, 'GET', `/api/admin/users/${id}`, { token: admin })).body.data
  const body = { role, company_id, version }
  expect((await call(server, 'PATCH', `/api/admin/users/${id}/access`, { token: admin, body })).status).toBe(200)
}

test.each(['an admin', 'the operator'])(
  '%s moves an account to another company, and the first cannot end it',
  async (by) => {
    const email = `karl${people}@umzug.example`
    const karls = await give(karl, email)
    const [open, done] = [await inquiry('open', karls), await inquiry('done', karls)]
    if (by === 'an admin') await moveTo(karls, 'agent', otherCompany)
    else await grantRole(server.ctx, { email, companyId: otherCompany })
    expect((await read(karl)).account).toBeNull()
    expect([await ownerOf(open), await ownerOf(done)]).toEqual([null, karls])
    expect(await actsOnInquiry(open)).toMatchObject([{ act: 'inbox.change', changes: [{ field: 'owner_id' }] }])
    const moved = { role: 'agent', company_id: otherCompany }
    // A database may have such a tie from before this rule.
    await server.ctx.db.updateTable('agent').set({ user_id: karls }).where('id', '=', karl).execute()
    expect((await call(server, 'DELETE', path(karl, '/account'), { token: agent })).status).toBe(200)
    expect(await accountOf(karls)).toEqual(moved)
    await server.ctx.db.updateTable('agent').set({ user_id: karls }).where('id', '=', karl).execute()
    const body = { version: (await read(karl)).version, successor_id: null }
    expect((await call(server, 'POST', path(karl, '/leave'), { token: agent, body })).status).toBe(200)
    expect(await accountOf(karls)).toEqual(moved)
  },
)

test('an account that is a visitor’s again can become that of a person elsewhere', async () => {
  const email = `karl${people}@rueckkehr.example`
  const karls = await give(karl, email)
  await moveTo(karls, 'user')
  expect((await read(karl)).account).toBeNull()
  const next = (await add({ name: 'Anderswo' }, stranger)).body.data.id
  const invite = () => call(server, 'POST', path(next, '/account'), { token: admin, body: { email } })
  expect((await invite()).body.data.account).toMatchObject({ id: karls })
  expect(await accountOf(karls)).toEqual({ role: 'agent', company_id: otherCompany })
})

test('an administrator who was an agent before is no person of the company', async () => {
  const karls = await give(karl, `karl${people}@aufstieg.example`)
  const open = await inquiry('open', karls)
  await moveTo(karls, 'admin')
  expect([(await read(karl)).account, await ownerOf(open)]).toEqual([null, null])
})

test('agents cannot take over the account of a visitor; an admin can give it the role', async () => {
  const email = `besucherin${people}@example.at`
  const { user } = await signUpConfirmed(server, email)
  const refused = await call(server, 'POST', path(karl, '/account'), { token: agent, body: { email } })
  expect([refused.status, refused.body.code]).toEqual([409, 'agent.account_exists'])
  const before = await server.ctx.db.selectFrom('account').select('role').where('id', '=', user.id).executeTakeFirst()
  expect(before?.role).toBe('user')
  const given = await call(server, 'POST', path(karl, '/account'), { token: admin, body: { email } })
  expect(given.body.data.account).toMatchObject({ id: user.id, is_invited: false })
  const ended = await call(server, 'DELETE', path(karl, '/account'), { token: agent })
  expect(ended.body.data.account).toBeNull()
})

test('bad values are refused by name', async () => {
  for (const [field, value] of Object.entries({ name: '', email: 'x@', telefon: 'abc', languages: ['deutsch'] })) {
    const { status, body } = await change(eva, { [field]: value })
    expect([status, JSON.stringify(body)], field).toEqual([400, expect.stringContaining(field)])
  }
  const late = await call(server, 'PATCH', path(eva), { token: agent, body: { version: 'x', name: 'Anders' } })
  expect(late.status).toBe(409)
})
