import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForStaff, type Permission, type Role } from '../../src/domain/auth/permissions.ts'
import { OPERATIONS } from '../../src/domain/operations/all.ts'
import type { Operation as Declared } from '../../src/domain/operations/operation.ts'
import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import { ALL } from '../../src/server/operations/all.ts'
import { importHomes } from '../support/feed.ts'
import { type Operation, readOperations } from '../support/operations.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someFeedRows } from '../support/source.ts'
import { someCompany, staffSession } from '../support/staff.ts'
import { call } from './support.ts'

const nameOf = ({ method, path }: Declared) => `${method} ${path}`
/** The permitted callers, by the operation's method and path. */
const WHO = Object.fromEntries(OPERATIONS.map((one) => [nameOf(one), one.who])) as Record<string, Permission>
const isAllowed = (name: string, role: Role) => WHO[name]?.roles.includes(role) ?? false

const ROLES: readonly Role[] = ['guest', 'user', 'agent', 'admin']

let server: TestServer
let operations: Operation[]
let propertyId: number
let ownCompany: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', LOG_LEVEL: 'error' })
  await importHomes(server.ctx, [{ nr: 'M1', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 50 }])
  propertyId = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
  operations = await readOperations(server)
  ownCompany = await someCompany(server, 'Eigene Immobilien')
})
afterAll(() => server.close())

let people = 0
/** Creates a user with that role; every call gets its own, since some end the account that makes them. */
async function somebody(role: Role, company = ownCompany): Promise<{ id: number; token: string } | null> {
  if (role === 'guest') return null
  const now = new Date()
  const { id } = await server.ctx.db
    .insertInto('account')
    .values({
      email: `p${++people}@example.at`,
      email_confirmed_at: now,
      name: `Person ${people}`,
      role,
      company_id: role === 'agent' ? company : null,
      // A hash that matches no password.
      password_hash:
        '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await openSession(server.ctx, id, 'matrix', { proven: role === 'agent' || role === 'admin' }) }
}

/** Values for parameters of a path that are not ids of own rows. */
// No run has this number: the home that other tests need must not be taken back.
const PLACES: Record<string, string> = { run: '4711', provider: 'google', token: 'x'.repeat(43) }
const fill = (path: string, id = '1') => path.replace(/\{(\w+)\}/g, (_whole, name: string) => PLACES[name] ?? id)

const ask = ({ method, path, body }: Operation, token: string | undefined, id?: string) =>
  call(server, method, fill(path, id), { token, body: method === 'GET' || !body ? undefined : {} })

test('every declared operation is bound once, and the OpenAPI text has nothing else', () => {
  const declared = OPERATIONS.map(nameOf).sort()
  expect(declared.length).toBeGreaterThan(25)
  expect(ALL.map(({ operation }) => nameOf(operation)).sort()).toEqual(declared)
  expect(operations.map(({ name }) => name).sort()).toEqual(declared)
  expect(new Set(OPERATIONS.map(({ name }) => name)).size).toBe(declared.length)
})

test('every role gets from every operation the result of its declaration: 401 for guests, 403 for others, else an answer', async () => {
  const wrong: string[] = []
  for (const operation of operations) {
    for (const role of ROLES) {
      const { status, body } = await ask(operation, (await somebody(role))?.token)
      const refused = status === 401 || status === 403
      // Only the sender of a source may call it, and a session is not their secret: tests/feeds/put.test.ts.
      const isStranger = role === 'guest' || WHO[operation.name]?.sender
      const expected = isAllowed(operation.name, role) ? 'an answer' : isStranger ? 401 : 403
      const good = expected === 'an answer' ? !refused && status < 500 : status === expected && body.success === false
      if (!good) wrong.push(`${operation.name} as ${role}: ${status} instead of ${expected}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

test('a token that is made up, or ended, makes a guest', async () => {
  const { token, id } = (await somebody('admin')) as { id: number; token: string }
  await server.ctx.db.updateTable('session').set({ expires_at: new Date() }).where('user_id', '=', id).execute()
  for (const operation of operations.filter(({ name }) => !isAllowed(name, 'guest'))) {
    for (const one of [token, 'A'.repeat(43), "' or 1=1 --"]) {
      expect((await ask(operation, one)).status, operation.name).toBe(401)
    }
  }
})

/** Creates a row of the user for each operation on own rows. @returns its id in the path */
const OWNED: Record<string, (userId: number, token: string) => Promise<string>> = {
  'DELETE /api/auth/sessions/{id}': async (userId) => {
    await openSession(server.ctx, userId, 'another')
    const { id } = await server.ctx.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return String(id)
  },
  'DELETE /api/admin/views/{id}': async (_userId, token) => {
    const body = { screen: 'nutzer', name: 'Meine', query: '' }
    const { data } = (await call(server, 'POST', '/api/admin/views', { token, body })).body
    return String(data[0].id)
  },
  // A fresh proof: removing a factor is a dangerous act.
  'DELETE /api/auth/second-factor/passkeys/{id}': async (userId) => {
    const now = new Date()
    await server.ctx.db.updateTable('session').set({ proven_at: now }).where('user_id', '=', userId).execute()
    const row = { user_id: userId, public_key: Buffer.alloc(1), counter: 0, name: 'Schlüssel', created_at: now }
    const two = [1, 2].map((nr) => ({ ...row, credential_id: `matrix-${userId}-${nr}` }))
    const [first] = await server.ctx.db.insertInto('passkey').values(two).returning('id').execute()
    return String(first?.id)
  },
  'PATCH /api/favorites/{propertyId}': keepFavorite,
  'DELETE /api/favorites/{propertyId}': keepFavorite,
  'PUT /api/price-alerts/{propertyId}': setAlert,
  'DELETE /api/price-alerts/{propertyId}': setAlert,
}
const TEMPLATE = { name: 'Dank', language: 'de' as const, subject: 'Danke', text: 'Guten Tag {name}' }
/** Valid bodies of calls on rows of a company, where an empty one is refused. */
const VALID: Record<string, object> = {
  'PATCH /api/admin/companies/{id}': { version: 'old' },
  'PUT /api/admin/companies/{id}/hours': { version: 'old', hours: null },
  'PATCH /api/admin/agents/{id}': { version: 'old' },
  'POST /api/admin/agents/{id}/hand-over': { to: null, expected: 0 },
  'POST /api/admin/agents/{id}/leave': { version: 'old', successor_id: null },
  'POST /api/admin/agents/{id}/return': { version: 'old' },
  'POST /api/admin/agents/{id}/account': { email: 'kollegin@example.at' },
  'PATCH /api/admin/sources/{id}': { version: 'old' },
  'POST /api/admin/imports/{run}/confirm': { deletions: 1 },
  'PATCH /api/admin/properties/{id}/fields': { version: '-', baujahr: 1950 },
  'POST /api/admin/properties/{id}/publish': { version: '-' },
  'POST /api/admin/properties/{id}/unpublish': { version: '-' },
  'POST /api/admin/properties/{id}/remove': { version: '-' },
  'POST /api/admin/properties/{id}/pictures/uploads': { upload: '0'.repeat(32) },
  'PATCH /api/admin/properties/{id}/pictures': { version: '-', pictures: [] },
  'PATCH /api/admin/inquiries/{id}': { version: 'old', status: 'open' },
  'POST /api/admin/inquiries/{id}/notes': { text: 'Ruft an' },
  'POST /api/admin/inquiries/{id}/answers': { version: 'old', subject: 'Danke', text: 'Sie ist frei.' },
  'PATCH /api/admin/templates/{id}': { version: 'old', ...TEMPLATE },
  'POST /api/admin/appointments/{id}/confirm': { version: 'old' },
  'POST /api/admin/appointments/{id}/decline': { version: 'old', reason: 'Vermietet' },
  'POST /api/admin/appointments/{id}/proposals': { version: 'old', times: ['2027-01-12T10:00:00Z'] },
  'PUT /api/admin/properties/{id}/state': { state: 'withheld', reason: 'Urlaub', version: 'read long ago' },
  'PUT /api/admin/projects/{id}/state': {
    ...{ reason: 'Urlaub', ground: 'terms', clause: 'Inserate', version: 'read long ago' },
  },
  'PATCH /api/admin/projects/{id}': { version: 'old' },
  'POST /api/admin/projects/{id}/remove': { version: 'old' },
  'PATCH /api/admin/projects/{id}/picture': { version: 'old', alt: {} },
}
/** Valid bodies for changes of own rows. */
const BODIES: Record<string, object> = {
  'PATCH /api/favorites/{propertyId}': { note: 'meins' },
  'PUT /api/price-alerts/{propertyId}': { target_price: 150_000 },
}

async function setAlert(_userId: number, token: string): Promise<string> {
  const body = { property_id: propertyId, target_price: 200_000 }
  const path = `/api/price-alerts/${propertyId}`
  // Another operation of this test may have left one.
  await call(server, 'DELETE', path, { token })
  expect((await call(server, 'POST', '/api/price-alerts', { token, body })).body.success).toBe(true)
  return String(propertyId)
}

async function keepFavorite(user_id: number): Promise<string> {
  const row = { user_id, property_id: propertyId, created_at: new Date() }
  await server.ctx.db.insertInto('favorite').values(row).execute()
  return String(propertyId)
}

test('own rows: the owner changes them, for all other users of any role they do not exist', async () => {
  const own = operations.filter(({ name }) => WHO[name]?.own)
  expect(own.map(({ name }) => name).filter((name) => !OWNED[name])).toEqual([])
  for (const { name, method, path } of own) {
    for (const role of WHO[name]?.roles ?? []) {
      const owner = await somebody(role)
      if (!owner) continue
      const id = await (OWNED[name] as (typeof OWNED)[string])(owner.id, owner.token)
      const request = { body: BODIES[name] }
      for (const stranger of ROLES.filter((one) => one !== 'guest' && isAllowed(name, one))) {
        const other = await somebody(stranger)
        const { status, body } = await call(server, method, fill(path, id), { ...request, token: other?.token })
        expect([status, body.success], `${name}: ${stranger} on a row of a ${role}`).toEqual([404, false])
      }
      const { status } = await call(server, method, fill(path, id), { ...request, token: owner.token })
      expect(status, `${name}: the owner, ${role}`).toBe(200)
    }
  }
})

/** Creates a row of the company for each operation of staff with a parameter. @returns the parameters of the path */
const STAFFED: Record<string, (companyId: number) => Promise<Record<string, string>>> = {
  'GET /api/admin/companies/{id}': ownId,
  'PATCH /api/admin/companies/{id}': ownId,
  'GET /api/admin/companies/{id}/standing': ownId,
  'GET /api/admin/companies/{id}/standing.pdf': ownId,
  'GET /api/admin/standings/{id}': someStanding,
  'DELETE /api/admin/companies/{id}/fields/{field}': async (companyId) => ({ id: String(companyId), field: 'ort' }),
  'PUT /api/admin/companies/{id}/hours': ownId,
  'PUT /api/admin/companies/{id}/logo': ownId,
  'DELETE /api/admin/companies/{id}/logo': ownId,
  'GET /api/admin/agents/{id}': somePerson,
  'PATCH /api/admin/agents/{id}': somePerson,
  'DELETE /api/admin/agents/{id}/fields/{field}': async (companyId) => ({
    ...(await somePerson(companyId)),
    field: 'name',
  }),
  'PUT /api/admin/agents/{id}/portrait': somePerson,
  'DELETE /api/admin/agents/{id}/portrait': somePerson,
  'GET /api/admin/agents/{id}/properties': somePerson,
  'POST /api/admin/agents/{id}/hand-over': somePerson,
  'POST /api/admin/agents/{id}/leave': somePerson,
  'POST /api/admin/agents/{id}/return': somePerson,
  'POST /api/admin/agents/{id}/account': somePerson,
  'DELETE /api/admin/agents/{id}/account': somePerson,
  'GET /api/admin/sources/{id}': someSourceRow,
  'PATCH /api/admin/sources/{id}': someSourceRow,
  'POST /api/admin/sources/{id}/secret': someSourceRow,
  'POST /api/admin/sources/{id}/pull': someSourceRow,
  'GET /api/admin/deliveries/{id}': someDelivery,
  'POST /api/admin/deliveries/{id}/carry-out': someDelivery,
  'DELETE /api/admin/deliveries/{id}': someDelivery,
  'GET /api/admin/imports/{run}': someRun,
  'GET /api/admin/imports/{run}/lines': someRun,
  'GET /api/admin/imports/{run}/lines/{nr}/xml': someRun,
  'POST /api/admin/imports/{run}/confirm': someRun,
  'POST /api/admin/imports/{run}/rollback': someRun,
  'GET /api/admin/properties/{id}/fields': homeByHand,
  'GET /api/admin/properties/{id}/figures': homeByHand,
  'PATCH /api/admin/properties/{id}/fields': homeByHand,
  'DELETE /api/admin/properties/{id}/fields/{field}': async (company) => ({
    ...(await homeByHand(company)),
    field: 'baujahr',
  }),
  'POST /api/admin/properties/{id}/publish': homeByHand,
  'POST /api/admin/properties/{id}/unpublish': homeByHand,
  'POST /api/admin/properties/{id}/remove': homeByHand,
  'GET /api/admin/properties/{id}/pictures': homeByHand,
  'POST /api/admin/properties/{id}/pictures': homeByHand,
  'POST /api/admin/properties/{id}/pictures/uploads': homeByHand,
  'PATCH /api/admin/properties/{id}/pictures': homeByHand,
  'DELETE /api/admin/properties/{id}/pictures/arrangement': homeByHand,
  'GET /api/admin/inquiries/{id}': someInquiry,
  'POST /api/admin/inquiries/bulk/{bulk}/undo': (company_id) => someBulk(company_id, 'set_inquiry_status'),
  'GET /api/admin/answer-files/{id}': someFile,
  'PATCH /api/admin/inquiries/{id}': someInquiry,
  'POST /api/admin/inquiries/{id}/notes': someInquiry,
  'POST /api/admin/inquiries/{id}/answers': someInquiry,
  'PATCH /api/admin/templates/{id}': someTemplate,
  'DELETE /api/admin/templates/{id}': someTemplate,
  'GET /api/admin/appointments/{id}': someAppointment,
  'POST /api/admin/appointments/{id}/confirm': someAppointment,
  'POST /api/admin/appointments/{id}/decline': someAppointment,
  'POST /api/admin/appointments/{id}/proposals': someAppointment,
  'GET /api/admin/properties/{id}': homeByHand,
  'PUT /api/admin/properties/{id}/state': homeByHand,
  'DELETE /api/admin/properties/{id}/state': homeByHand,
  'POST /api/admin/properties/{id}/preview': homeByHand,
  'POST /api/admin/properties/bulk/{bulk}/undo': (company_id) => someBulk(company_id, 'sold'),
  'GET /api/admin/projects/{id}': projectOf,
  'POST /api/admin/projects/{id}/preview': projectOf,
  'POST /api/admin/projects/{id}/remove': projectOf,
  'POST /api/admin/projects/bulk/{bulk}/undo': (company_id) => someBulk(company_id, 'withhold_project'),
  'PUT /api/admin/projects/{id}/state': projectOf,
  'PATCH /api/admin/projects/{id}': projectOf,
  'PUT /api/admin/projects/{id}/picture': projectOf,
  'PATCH /api/admin/projects/{id}/picture': projectOf,
  'DELETE /api/admin/projects/{id}/picture': projectOf,
  'DELETE /api/admin/projects/{id}/fields/{field}': async (company) => ({
    ...(await projectOf(company)),
    field: 'titel',
  }),
  'DELETE /api/admin/projects/{id}/state': projectOf,
}

/** An act that the company can undo. */
async function someBulk(company_id: number, act: string): Promise<Record<string, string>> {
  const now = new Date()
  const row = { act, company_id, at: now, ends_at: new Date(now.getTime() + 60_000) }
  const { id } = await server.ctx.db.insertInto('bulk_act').values(row).returning('id').executeTakeFirstOrThrow()
  return { bulk: String(id) }
}

async function someSourceRow(company: number): Promise<Record<string, string>> {
  return { id: (await someFeedRows(server, company)).source }
}

async function someDelivery(company: number): Promise<Record<string, string>> {
  return { id: (await someFeedRows(server, company)).delivery }
}

async function someRun(company: number): Promise<Record<string, string>> {
  return { run: (await someFeedRows(server, company)).run, nr: '1' }
}

/** A draft of the company. */
async function homeByHand(company_id: number): Promise<Record<string, string>> {
  const { token } = await staffSession(server, 'admin')
  const body = { company_id, objekttitel: 'Von Hand', objektart: 'WOHNUNG', vermarktungsart: ['KAUF'] }
  const answer = await call(server, 'POST', '/api/admin/properties', { token, body })
  return { id: String(answer.body.data.id) }
}

const someone = { name: 'Anna Huber', email: 'anna@example.org', language: 'de' } as const

async function someInquiry(company_id: number) {
  const now = new Date()
  const row = { ...someone, company_id, message: 'Ist sie frei?', privacy_accepted_at: now, created_at: now }
  const { id } = await server.ctx.db.insertInto('inquiry').values(row).returning('id').executeTakeFirstOrThrow()
  return { id: String(id) }
}

/** A file that was sent with an answer. */
async function someFile(company_id: number) {
  const { db, storage, clock } = server.ctx
  const inquiry_id = Number((await someInquiry(company_id)).id)
  const answer = { inquiry_id, language: 'de' as const, subject: 'Danke', text: 'Ja', created_at: clock() }
  const { id: answer_id } = await db
    .insertInto('inquiry_answer')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = `letters/${randomUUID()}`
  await storage.put(key, Buffer.from('%PDF-1.7'))
  const file = { answer_id, key, name: 'plan.pdf', media_type: 'application/pdf', bytes: 8, created_at: clock() }
  const { id } = await db.insertInto('answer_file').values(file).returning('id').executeTakeFirstOrThrow()
  return { id: String(id) }
}

async function someTemplate(company_id: number) {
  const row = { company_id, ...TEMPLATE, updated_at: new Date() }
  const { id } = await server.ctx.db.insertInto('answer_template').values(row).returning('id').executeTakeFirstOrThrow()
  return { id: String(id) }
}

async function someAppointment(company_id: number) {
  const now = new Date()
  const starts_at = new Date(now.getTime() + 86_400_000)
  const times = { starts_at, duration: 30, privacy_accepted_at: now, created_at: now, updated_at: now }
  const row = { ...someone, ...times, company_id, type: 'viewing' as const, token: randomUUID() }
  const { id } = await server.ctx.db.insertInto('appointment').values(row).returning('id').executeTakeFirstOrThrow()
  return { id: String(id) }
}

/** A home that is compared. */
async function someStanding(company_id: number): Promise<{ id: string }> {
  const id = Number((await homeByHand(company_id)).id)
  await server.ctx.db.updateTable('property').set({ status: 'active' }).where('id', '=', id).execute()
  const figures = { days: 1, views: 0, favorites: 0, inquiries: 0, viewings: 0, compared: 0, searchers: 0, quality: 0 }
  const row = { property_id: id, company_id, ...figures, advice: '[]', computed_at: new Date() }
  await server.ctx.db.insertInto('home_standing').values(row).execute()
  return { id: String(id) }
}

async function ownId(companyId: number): Promise<{ id: string }> {
  return { id: String(companyId) }
}

async function somePerson(company_id: number): Promise<{ id: string }> {
  const row = { company_id, agent_key: `matrix ${++people}`, name: 'Huber' }
  const { id } = await server.ctx.db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()
  return { id: String(id) }
}

async function projectOf(company_id: number): Promise<Record<string, string>> {
  const gruppen_kennung = randomUUID()
  const row = { company_id, gruppen_kennung, titel: 'Wohnen am Park', title_slug: gruppen_kennung }
  const { id } = await server.ctx.db.insertInto('project').values(row).returning('id').executeTakeFirstOrThrow()
  return { id: String(id) }
}

test('rows of a company: its agents and admins reach them, for agents of another company they do not exist', async () => {
  const staffed = operations.filter(({ name, path }) => WHO[name]?.company && path.includes('{'))
  expect(staffed.map(({ name }) => name).filter((name) => !STAFFED[name])).toEqual([])
  const other = await someCompany(server, 'Andere Immobilien')
  const wrong: string[] = []
  for (const operation of staffed) {
    const callers = [
      ['an agent of another company', await somebody('agent', other), true],
      ['an agent of this company', await somebody('agent'), false],
      ['an admin', await somebody('admin'), false],
    ] as const
    for (const [who, person, isHidden] of callers) {
      const params = await (STAFFED[operation.name] as (typeof STAFFED)[string])(ownCompany)
      const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '')
      const body = operation.method === 'GET' || !operation.body ? undefined : (VALID[operation.name] ?? {})
      const { status } = await call(server, operation.method, path, { token: person?.token, body })
      // Bodies that are not valid answer 400 before the row is looked up.
      if (isHidden ? status !== 404 : status === 404 || status === 403 || status >= 500) {
        wrong.push(`${operation.name} as ${who}: ${status}`)
      }
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

test('staff without a second factor is told so by every call that only staff may make, and no such call runs', async () => {
  const { id } = await staffSession(server, 'admin')
  const token = await openSession(server.ctx, id, 'without a second factor')
  const old = new Date(Date.now() - 11 * 60_000)
  for (const operation of operations.filter(({ name }) => isForStaff(WHO[name] as Permission))) {
    const { status, body } = await ask(operation, token)
    expect([status, body.code], operation.name).toEqual([403, 'auth.second_factor_missing'])
    if (!WHO[operation.name]?.again) continue
    const { id: other, token: proven } = await staffSession(server, 'admin')
    await server.ctx.db.updateTable('session').set({ proven_at: old }).where('user_id', '=', other).execute()
    const later = await ask(operation, proven)
    expect([later.status, later.body.code], operation.name).toEqual([403, 'auth.step_up'])
  }
}, 120_000)

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
