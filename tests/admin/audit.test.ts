import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Act } from '../../src/server/audit/record.ts'
import { recordAct } from '../../src/server/audit/record.ts'
import { cleanMessagesJob } from '../../src/server/jobs/clean-messages.ts'
import { call, signUpConfirmed } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

const DAY = 86_400_000
type Staff = { id: number; email: string; token: string }

let server: TestServer
let admin: Staff
let agent: Staff
let company: number
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', AUDIT_DAYS: '100' })
  company = await someCompany(server, 'Linden Immobilien')
  admin = await staffSession(server, 'admin')
  agent = await staffSession(server, 'agent', company)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.ctx.db.transaction().execute(async (db) => {
    await sql`set local klinke.audit_purge = 'on'`.execute(db)
    await db.deleteFrom('audit').execute()
  })
})

const read = async (query = '', { token } = admin) => {
  const { status, body } = await call(server, 'GET', `/api/admin/audit${query}`, { token })
  expect(status).toBe(200)
  return body
}
const labels = async (query?: string, by?: Staff) =>
  (await read(query, by)).data.map(({ label }: { label: string }) => label)
const refusal = async (query: string) => {
  const { status, body } = await call(server, 'GET', `/api/admin/audit${query}`, { token: admin.token })
  return [status, body.fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)]
}

/** Records an act as a service does. */
async function record(label: string, more: Partial<Act> = {}, by: Staff | null = admin, at = new Date()) {
  const user = by && (await call(server, 'GET', '/api/auth/me', { token: by.token })).body.user
  const act = { act: 'companies.change', entity: 'company' as const, entityId: company, label, ...more }
  await recordAct({ ...server.ctx, clock: () => at }, { user, requestId: null }, act)
}

test('an act of an administrator is there with person, record and differences, newest first', async () => {
  const { user } = await signUpConfirmed(server, 'acted@example.at')
  await call(server, 'POST', `/api/admin/users/${user.id}/disable`, {
    token: admin.token,
    body: { reason: 'Betrug' },
  })
  await call(server, 'POST', `/api/admin/users/${user.id}/enable`, { token: admin.token })
  const { data, next } = await read()
  expect(next).toBe(null)
  expect(data.map(({ act }: { act: string }) => act)).toEqual(['users.enable', 'users.disable'])
  expect(data[1]).toMatchObject({
    actor_id: admin.id,
    actor: expect.stringMatching(/^Staff \d/),
    actor_role: 'admin',
    entity: 'account',
    entity_id: user.id,
    label: 'Eva Huber',
    changes: [
      { field: 'disabled_at', before: null, after: expect.stringMatching(/^\d{4}-/) },
      { field: 'disabled_reason', before: null, after: 'Betrug' },
    ],
  })
})

test('differences of any kind of value are readable, equal fields are left out, long ones are cut', async () => {
  await record('Werte', {
    before: { name: 'Alt', equal: 1, days: ['mo'], is_checked: false, gone: 'x' },
    after: { name: 'ä'.repeat(5_000), equal: 1, days: ['mo', 'di'], is_checked: true },
  })
  const [{ changes }] = (await read()).data
  expect(changes).toContainEqual({ field: 'days', before: '["mo"]', after: '["mo","di"]' })
  expect(changes).toContainEqual({ field: 'is_checked', before: false, after: true })
  expect(changes).toContainEqual({ field: 'gone', before: 'x', after: null })
  expect(changes.find(({ field }: { field: string }) => field === 'name').after).toBe(`${'ä'.repeat(2_000)}…`)
  expect(changes).toHaveLength(4)
})

test('an emoji where a long value is cut does not refuse the act', async () => {
  await record('Emoji', { before: { about: 'kurz' }, after: { about: `${'a'.repeat(1_999)}😀 und mehr` } })
  const [{ changes }] = (await read()).data
  expect(changes).toEqual([{ field: 'about', before: 'kurz', after: `${'a'.repeat(1_999)}…` }])
})

test('an act on a home has the currency of its amounts, also when the home was deleted', async () => {
  await importHomes(server.ctx, [{ nr: 'CHF1', kaufpreis: 900_000, waehrung: 'CHF', vermarktungsart: 'KAUF' }])
  const homes = server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', 'CHF1')
  const { id } = await homes.executeTakeFirstOrThrow()
  const changes = { before: { kaufpreis: 1 }, after: { kaufpreis: 2 } }
  await record('Wohnung', { ...changes, entity: 'property', entityId: id })
  expect((await read()).data[0]).toMatchObject({ entity_id: id, waehrung: 'CHF' })
  await importHomes(server.ctx, [{ nr: 'CHF1', aktion: 'DELETE' }])
  expect((await read()).data[0]).toMatchObject({ entity_id: id, waehrung: 'CHF' })
  await record('Konto', { before: { name: 'a' }, after: { name: 'b' } })
  expect((await read()).data[0]).not.toHaveProperty('waehrung')
})

describe('filters', () => {
  test('a company among the values has its name', async () => {
    await record('Konto', { before: { company_id: null }, after: { company_id: company } })
    expect((await read()).data[0].changes).toEqual([{ field: 'company_id', before: null, after: 'Linden Immobilien' }])
  })

  test('the person, the company and the account of a hand-over or an acceptance have their names', async () => {
    const row = { company_id: company, agent_key: 'kern', vorname: 'Karl', name: 'Kern', updated_at: new Date() }
    const { id } = await server.ctx.db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()
    await record('Eva', { act: 'agents.hand_over', entity: 'agent', after: { to: id, homes: [4, 5] } })
    await record('Linden', { act: 'applications.accept', entity: 'application', after: { company, account: agent.id } })
    const [accepted, handed] = (await read()).data
    expect(handed.changes).toEqual([
      { field: 'to', before: null, after: 'Karl Kern' },
      { field: 'homes', before: null, after: '[4,5]' },
    ])
    expect(accepted.changes).toEqual([
      { field: 'account', before: null, after: expect.stringMatching(/^Staff \d/) },
      { field: 'company', before: null, after: 'Linden Immobilien' },
    ])
  })

  test('by person, record, kind, act and day', async () => {
    await record('von der Firma', { companyId: company }, agent)
    await record('vom Betreiber', { act: 'imports.revert', entity: 'run', entityId: 7 }, null)
    await record('vom Admin', { act: 'homes.withhold', entity: 'property', entityId: 7 })
    // 23:30 in Vienna: the day before in UTC would be the same, a minute past midnight not.
    await record('am Monatsletzten', {}, admin, new Date('2026-05-31T21:30:00Z'))
    await record('am Monatsersten', {}, admin, new Date('2026-05-31T22:01:00Z'))
    expect(await labels(`?actor_id=${agent.id}`)).toEqual(['von der Firma'])
    expect(await labels('?entity=property&entity_id=7')).toEqual(['vom Admin'])
    expect(await labels('?entity=run')).toEqual(['vom Betreiber'])
    expect(await labels('?act=homes.withhold')).toEqual(['vom Admin'])
    expect(await labels('?from=2026-05-31&to=2026-05-31')).toEqual(['am Monatsletzten'])
    expect(await labels('?from=2026-06-01&to=2026-06-30')).toEqual(['am Monatsersten'])
    expect(await labels('?from=2030-01-01')).toEqual([])
    expect(await labels('?to=2020-01-01')).toEqual([])
    expect(await labels(`?actor_id=${agent.id}&act=homes.withhold`)).toEqual([])
  })

  test.each([
    ['?entity_id=7', 'entity missing'],
    ['?entity=password', 'entity invalid'],
    ['?from=31.5.2026', 'from day'],
    ['?to=2026-02-30', 'to day'],
    ['?before=0', 'before invalid'],
    ['?actor_id=eva', 'actor_id invalid'],
    ['?limit=0', 'limit invalid'],
    ['?limit=1001', 'limit too_large'],
    [`?act=${encodeURIComponent("x' or 1=1")}`, 'act invalid'],
  ])('%s is refused: %s', async (query, problem) => {
    expect(await refusal(query)).toEqual([400, [problem]])
  })

  test('persons and acts to choose from are those of the audit, also of accounts that are gone', async () => {
    const gone = await staffSession(server, 'admin')
    await record('vorher', { act: 'homes.withhold' }, gone)
    await record('nachher', {}, admin)
    await record('ein Job', { act: 'imports.revert' }, null)
    await server.ctx.db.deleteFrom('account').where('id', '=', gone.id).execute()
    const { body } = await call(server, 'GET', '/api/admin/audit/choices', { token: admin.token })
    expect(body.actors.map(({ id }: { id: number }) => id).sort()).toEqual([admin.id, gone.id].sort())
    expect(body.acts).toEqual(['companies.change', 'homes.withhold', 'imports.revert'])
    const [{ actor }] = (await read(`?actor_id=${gone.id}`)).data
    expect(actor).toMatch(/^Staff \d/)
  })
})

test('pages follow each other without gap or repetition while further acts are recorded', async () => {
  for (let nr = 1; nr <= 120; nr++) await record(`Nr. ${nr}`, {}, null)
  const seen: string[] = []
  let before = ''
  for (let page = 0; page < 3; page++) {
    const { data, next } = await read(before)
    seen.push(...data.map(({ label }: { label: string }) => label))
    await record('dazwischen', {}, null)
    before = `?before=${next}`
    expect(next === null).toBe(page === 2)
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `Nr. ${120 - at}`))
  // A file asks for many at once.
  const { data, next } = await read('?limit=121')
  expect([data.length, next]).toEqual([121, data.at(-1).id])
})

test('agents read the acts on records of their company, whoever acted, and no others', async () => {
  const other = await someCompany(server, 'Andere Immobilien')
  const stranger = await staffSession(server, 'agent', other)
  await record('unser Inserat', { entity: 'property', entityId: 5, companyId: company })
  await record('ein fremdes', { entity: 'property', entityId: 6, companyId: other }, stranger)
  await record('ein Konto', { entity: 'account', entityId: agent.id })
  expect(await labels('', agent)).toEqual(['unser Inserat'])
  expect(await labels('?entity=property&entity_id=6', agent)).toEqual([])
  expect(await labels(`?actor_id=${stranger.id}`, agent)).toEqual([])
  const { body } = await call(server, 'GET', '/api/admin/audit/choices', { token: agent.token })
  expect(body.actors.map(({ id }: { id: number }) => id)).toEqual([admin.id])
  await record('von der Verwaltung', { companyId: company })
  const left = await staffSession(server, 'agent', company)
  await record('von einer, die ging', { companyId: company }, left)
  await server.ctx.db.updateTable('account').set({ role: 'user', company_id: null }).where('id', '=', left.id).execute()
  const all = (await call(server, 'GET', '/api/admin/audit/choices', { token: agent.token })).body.actors
  expect(all.map(({ id }: { id: number }) => id).sort()).toEqual([admin.id, left.id].sort())
  expect(all.every(({ name }: { name: string }) => /^Staff \d/.test(name))).toBe(true)
  const homeless = await staffSession(server, 'agent', null)
  const refused = await call(server, 'GET', '/api/admin/audit', { token: homeless.token })
  expect([refused.status, refused.body.code]).toEqual([403, 'permission.denied'])
})

describe('append-only', () => {
  test.each([
    ['update', sql`update audit set label = 'anders'`],
    ['delete', sql`delete from audit`],
    ['truncate', sql`truncate audit`],
  ])('the application cannot %s it', async (_name, statement) => {
    await record('bleibt')
    await expect(statement.execute(server.ctx.db)).rejects.toThrow('rows of audit are never changed')
    expect(await labels()).toEqual(['bleibt'])
  })

  test('the permission of the nightly job ends with its transaction', async () => {
    await record('alt', {}, null, new Date(Date.now() - 101 * DAY))
    await record('jung', {}, null, new Date(Date.now() - 99 * DAY))
    await cleanMessagesJob.run(server.work, {}, AbortSignal.timeout(60_000))
    expect(await labels()).toEqual(['jung'])
    await expect(sql`delete from audit`.execute(server.work.db)).rejects.toThrow('rows of audit are never changed')
    expect(await labels()).toEqual(['jung'])
  })

  test('an act that cannot be recorded does not happen', async () => {
    const { user, token } = await signUpConfirmed(server, 'both@example.at')
    await sql`alter table audit add constraint full_disk check (act <> 'users.disable') not valid`.execute(
      server.ctx.db,
    )
    const body = { reason: 'Betrug' }
    const answer = await call(server, 'POST', `/api/admin/users/${user.id}/disable`, { token: admin.token, body })
    await sql`alter table audit drop constraint full_disk`.execute(server.ctx.db)
    expect(answer.status).toBe(500)
    expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(200)
    expect(await labels()).toEqual([])
  })
})
