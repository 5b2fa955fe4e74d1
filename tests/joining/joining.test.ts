import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForm } from '../../src/pages/_joining/open.ts'
import { receiveAgent } from '../../src/server/companies/service.ts'
import { call, mailCount, newestMail, PASSWORD } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { ageProof, someCompany, staffSession } from '../support/staff.ts'
import { GUEST } from '../support/visitor.ts'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', SFTP_PORT: '0', SFTP_HOST: 'sftp.example.at' })
  admin = (await staffSession(server, 'admin')).token
})
afterAll(() => server.close())

let count = 0
const form = (more: object = {}) => ({
  firma: `Neue Immobilien ${++count} GmbH`,
  strasse: 'Ring 1',
  plz: '1010',
  ort: 'Wien',
  handelsregister_nr: 'FN 123456 a',
  umsst_id: 'ATU 12345678',
  gisa: '12 345 678',
  software: 'Justimmo',
  name: 'Nora Neu',
  email: `nora${count}@example.at`,
  phone: '+43 1 5123456',
  terms: true,
  ...more,
})

/** Applies, and reads the application as an admin. */
async function applied(more: object = {}, lang = 'de') {
  const body = form(more)
  expect((await call(server, 'POST', `/api/applications?lang=${lang}`, { body })).status).toBe(200)
  const { body: list } = await call(server, 'GET', '/api/admin/applications?sort=-created_at', { token: admin })
  return { body, record: await read(list.data[0].id) }
}
const read = async (id: number) =>
  (await call(server, 'GET', `/api/admin/applications/${id}`, { token: admin })).body.data
const accept = (id: number, body: object) =>
  call(server, 'POST', `/api/admin/applications/${id}/accept`, { token: admin, body })
const decline = (id: number, body: object) =>
  call(server, 'POST', `/api/admin/applications/${id}/decline`, { token: admin, body })
const rowsOf = async () => {
  const { db } = server.ctx
  const [companies, people, accounts, sources] = await Promise.all([
    db.selectFrom('company').select('id').execute(),
    db.selectFrom('agent').select('id').execute(),
    db.selectFrom('account').select('id').execute(),
    db.selectFrom('import_source').select('id').execute(),
  ])
  return [companies.length, people.length, accounts.length, sources.length]
}

test('an application is stored and confirmed by mail, and admins find it', async () => {
  const { body, record } = await applied()
  expect(record).toMatchObject({ state: 'open', firma: body.firma, gisa: '12345678', umsst_id: 'ATU12345678' })
  expect(record.terms_accepted_at).toBe(record.created_at)
  expect(await mailCount(server.ctx, body.email)).toBe(1)
  expect((await newestMail(server.ctx, server.ctx.config.CONTACT_EMAIL))?.subject).toContain(body.firma)
  const found = await call(server, 'GET', `/api/admin/applications?q=${encodeURIComponent(body.email)}&state=open`, {
    token: admin,
  })
  expect(found.body.data).toMatchObject([{ id: record.id, firma: body.firma }])
})

test('the form of the page that is pressed twice is one application, and a refused one can be sent again', async () => {
  const values = { ...form(), terms: 'on' }
  const press = (more: object = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...values, ...more })) body.append(name, String(value))
    const request = new Request('http://localhost/anbieter-werden', { method: 'POST', body })
    return openForm({ ctx: server.ctx, visitor: { ...GUEST, language: 'de' } } as App.Locals, request)
  }
  const firmen = () => server.ctx.db.selectFrom('application').select('id').where('firma', '=', values.firma).execute()
  for (let nr = 0; nr < 2; nr++) expect((await press({ plz: '' })).problems).toHaveProperty('plz')
  const both = await Promise.all([press(), press()])
  expect(both.map(({ isSent }) => isSent)).toEqual([true, true])
  expect(await firmen()).toHaveLength(1)
  expect(await mailCount(server.ctx, values.email)).toBe(1)
  expect((await press({ message: 'Wir haben 20 Objekte.' })).isSent).toBe(true)
  expect(await firmen()).toHaveLength(2)
})

test('accepting, which makes an account of an agent, needs a fresh second factor', async () => {
  const stale = await staffSession(server, 'admin')
  await ageProof(server, stale.id)
  const { record } = await applied()
  const before = await rowsOf()
  const body = { version: record.version, checked: false }
  const answer = await call(server, 'POST', `/api/admin/applications/${record.id}/accept`, { token: stale.token, body })
  expect([answer.status, answer.body.code]).toEqual([403, 'auth.step_up'])
  expect(await rowsOf()).toEqual(before)
})

test('a form with bad values is refused, names every bad field, and stores nothing', async () => {
  const before = await server.ctx.db.selectFrom('application').select('id').execute()
  const bad = {
    firma: '',
    strasse: ' ',
    gisa: 'keine',
    umsst_id: '12',
    email: 'x',
    phone: '',
    software: '',
    website: 'javascript:1',
  }
  const { status, body } = await call(server, 'POST', '/api/applications', { body: form({ ...bad, terms: false }) })
  expect(status).toBe(400)
  for (const field of [...Object.keys(bad), 'terms']) expect(JSON.stringify(body)).toContain(`"${field}"`)
  const robot = await call(server, 'POST', '/api/applications', { body: form({ fax: '123' }) })
  expect(robot.status).toBe(200)
  expect(await server.ctx.db.selectFrom('application').select('id').execute()).toEqual(before)
})

test('accepting makes company, person, account and source, and the mailed link opens the account', async () => {
  const { body, record } = await applied()
  const done = await accept(record.id, { version: record.version, checked: true })
  expect(done.body.data).toMatchObject({ state: 'accepted' })
  const companyId = done.body.data.company_id
  const mail = await newestMail(server.ctx, body.email)
  expect(mail?.text).toContain(`/passwort-vergessen?token=${mail?.token}&weiter=%2Fadmin`)
  expect(mail?.text).toContain('/admin/quellen?id=')
  const reset = { token: mail?.token, password: PASSWORD, password_confirmation: PASSWORD }
  expect((await call(server, 'POST', '/api/auth/password/reset', { body: reset })).status).toBe(200)
  const { token } = await staffSession(server, 'agent', companyId)
  const company = (await call(server, 'GET', `/api/admin/companies/${companyId}`, { token })).body.data
  expect(company).toMatchObject({ firma: body.firma, gisa: '12345678', hand: { firma: null, gisa: null }, agents: 1 })
  expect(company.checked_at).not.toBeNull()
  expect(company.sources).toHaveLength(1)
  const people = (await call(server, 'GET', '/api/admin/agents', { token })).body.data
  expect(people).toMatchObject([{ name: 'Nora Neu', has_account: true }])
  // No mail and no row has a secret before the agent reads it.
  const source = await server.ctx.db
    .selectFrom('import_source')
    .select(['secret_hash', 'bound_at'])
    .where('id', '=', company.sources[0].id)
    .executeTakeFirst()
  expect(source).toMatchObject({ secret_hash: null, bound_at: expect.any(Date) })
  const acts = await server.ctx.db.selectFrom('audit').select('act').where('entity', '=', 'application').execute()
  expect(acts).toEqual([{ act: 'applications.accept' }])
})

test('the source of an accepted agency reports in the language of the applicant, one that it had keeps its own', async () => {
  const { db } = server.ctx
  const languageOf = async (companyId: number) => {
    const [source] = (await call(server, 'GET', `/api/admin/companies/${companyId}`, { token: admin })).body.data
      .sources
    const row = db.selectFrom('import_source').select('report_language').where('id', '=', source.id)
    return (await row.executeTakeFirstOrThrow()).report_language
  }
  const first = await applied({}, 'pl')
  const done = await accept(first.record.id, { version: first.record.version, checked: true })
  const companyId = done.body.data.company_id
  expect(await languageOf(companyId)).toBe('pl')
  const second = await applied({}, 'tr')
  const joined = { version: second.record.version, checked: true, company_id: companyId }
  expect((await accept(second.record.id, joined)).body.data.state).toBe('accepted')
  expect(await languageOf(companyId)).toBe('pl')
})

test('accepting twice, at once or later, makes one company, and the second caller is told', async () => {
  const { record } = await applied()
  const before = await rowsOf()
  const body = { version: record.version, checked: false }
  const both = await Promise.all([accept(record.id, body), accept(record.id, body)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const later = await accept(record.id, body)
  expect([later.status, later.body.code]).toEqual([409, 'application.decided'])
  expect(await rowsOf()).toEqual(before.map((number) => number + 1))
})

test('a name or an anbieternr that exists is told, makes nothing, and the company can be chosen', async () => {
  const known = await someCompany(server, 'Bestand Immobilien')
  const { record } = await applied({ firma: 'bestand immobilien' })
  expect(record.similar).toEqual([{ id: known, firma: 'Bestand Immobilien' }])
  const before = await rowsOf()
  const refused = await accept(record.id, { version: record.version, checked: false })
  expect([refused.status, refused.body.code]).toEqual([409, 'application.company_exists'])
  expect(await rowsOf()).toEqual(before)
  const unknown = await accept(record.id, { version: record.version, checked: false, company_id: 999_999 })
  expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([400, expect.stringContaining('company_id')])
  const joined = await accept(record.id, { version: record.version, checked: false, company_id: known })
  expect(joined.body.data).toMatchObject({ state: 'accepted', company_id: known })
  expect((await rowsOf())[0]).toBe(before[0])
})

test('an applicant whom the feed of the company names already becomes that person, not a second one', async () => {
  const { db } = server.ctx
  const company = await someCompany(server, 'Fünfte Immobilien')
  const none = { anrede: null, titel: null, position: null, telefon: null, mobil: null, website: null, foto: null }
  const named = (vorname: string, name: string, email: string, agent_key: string) =>
    receiveAgent(db, company, { ...none, vorname, name, email, agent_key, kontaktperson: {} }, null, new Date())
  const huber = await named('Eva', 'Huber', 'Eva@example.at', '17')
  const office = await named('Otto', 'Moser', 'office@example.at', 'office@example.at')
  const joins = async (more: { name: string; email: string }) => {
    const { record } = await applied(more)
    const form = { version: record.version, checked: false, company_id: company }
    expect((await accept(record.id, form)).body.data).toMatchObject({ state: 'accepted', company_id: company })
    const person = db.selectFrom('agent as a').innerJoin('account as u', 'u.id', 'a.user_id').select('a.id')
    return (await person.where('u.email', '=', more.email).executeTakeFirstOrThrow()).id
  }
  expect(await joins({ name: 'Eva Huber', email: 'eva@example.at' })).toBe(huber)
  // The feed names a colleague by the address of the office.
  expect(await joins({ name: 'Nora Neu', email: 'office@example.at' })).not.toBe(office)
  expect(await db.selectFrom('agent').select('id').where('company_id', '=', company).execute()).toHaveLength(3)
})

test('an address whose account is already that of staff is told, and nothing is made', async () => {
  const { email } = await staffSession(server, 'agent', await someCompany(server, 'Dritte Immobilien'))
  const { record } = await applied({ email })
  const before = await rowsOf()
  const { status, body } = await accept(record.id, { version: record.version, checked: true })
  expect([status, body.code]).toEqual([409, 'agent.account_exists'])
  expect([await rowsOf(), (await read(record.id)).state]).toEqual([before, 'open'])
})

test('who was the agent of one agency, and is a visitor again, joins with another', async () => {
  const first = await applied()
  await accept(first.record.id, { version: first.record.version, checked: true })
  const { email } = first.body
  const { id } = await server.ctx.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { version } = (await call(server, 'GET', `/api/admin/users/${id}`, { token: admin })).body.data
  await call(server, 'PATCH', `/api/admin/users/${id}/access`, { token: admin, body: { role: 'user', version } })
  const second = await applied({ email })
  const done = await accept(second.record.id, { version: second.record.version, checked: true })
  expect(done.body.data).toMatchObject({ state: 'accepted' })
  const people = await server.ctx.db.selectFrom('agent').select('company_id').where('user_id', '=', id).execute()
  expect(people).toEqual([{ company_id: done.body.data.company_id }])
})

test('declining mails the reason, which is needed, and nobody but an admin decides', async () => {
  const { body, record } = await applied()
  const short = await decline(record.id, { version: record.version, reason: 'Nein' })
  expect([short.status, JSON.stringify(short.body)]).toEqual([400, expect.stringContaining('reason')])
  const { token } = await staffSession(server, 'agent', await someCompany(server, 'Vierte Immobilien'))
  const path = `/api/admin/applications/${record.id}/decline`
  const reason = 'Die GISA-Zahl steht nicht im Register.'
  expect((await call(server, 'POST', path, { token, body: { version: record.version, reason } })).status).toBe(403)
  expect((await decline(record.id, { version: record.version, reason })).body.data).toMatchObject({
    state: 'declined',
    reason,
  })
  expect((await newestMail(server.ctx, body.email))?.text).toContain(reason)
  expect((await accept(record.id, { version: record.version, checked: false })).body.code).toBe('application.decided')
})

test('the feed of an accepted agency is taken by its source, and keeps the checked data', async () => {
  const { record } = await applied({ firma: 'Makler Muster' })
  const done = await accept(record.id, { version: record.version, checked: true })
  const companyId = done.body.data.company_id
  const source = await server.ctx.db
    .selectFrom('import_source_company as b')
    .innerJoin('import_source as s', 's.id', 'b.source_id')
    .select('s.key')
    .where('b.company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(source.key).toBe('makler-muster')
  await server.ctx.db.updateTable('import_source').set({ key: 'test' }).where('key', '=', source.key).execute()
  await importHomes(server.ctx, [{ nr: 'J1', gesamtbelastung: 900 }])
  const homes = await server.ctx.db.selectFrom('property').select('company_id').execute()
  expect(homes).toEqual([{ company_id: companyId }])
  const company = (await call(server, 'GET', `/api/admin/companies/${companyId}`, { token: admin })).body.data
  expect(company).toMatchObject({ gisa: '12345678', openimmo_anid: 'AT-MUSTER' })
})
