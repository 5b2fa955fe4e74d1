import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import { call, newestMail } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: { id: number; token: string }
let now = new Date()
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  admin = await staffSession(server, 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 1000)
  await server.ctx.db.deleteFrom('account').where('email', 'like', '%@viele.example').execute()
})

let people = 0
/** A visitor's account with a session. */
async function visitor(name = 'Menge', values: { email_confirmed_at?: Date | null; disabled_at?: Date } = {}) {
  const email = `person${++people}@viele.example`
  const row = { name: `${name} ${people}`, email, email_confirmed_at: now, password_hash: 'x', ...values }
  const { id } = await server.ctx.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
  if (!values.disabled_at) await openSession(server.ctx, id, 'here')
  return { id, email }
}
const post = (path: string, body?: unknown, token = admin.token) =>
  call(server, 'POST', `/api/admin/users/bulk${path}`, { token, body })
const rehearse = (body: object) => post('', { ...body, dry_run: true })
/** As the screen does: shows first, then acts with the number that was found. */
async function act(body: object) {
  const shown = await rehearse(body)
  return shown.status === 200 ? post('', { ...body, expected: shown.body.data.found }) : shown
}
const row = (id: number) =>
  server.ctx.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const sessions = async (id: number) =>
  (await server.ctx.db.selectFrom('session').select('id').where('user_id', '=', id).execute()).length
const acts = async (id: number) =>
  (await server.ctx.db.selectFrom('audit').select('act').where('entity_id', '=', id).orderBy('id').execute()).map(
    (one) => one.act,
  )

describe('an act on many accounts', () => {
  test('shows first what it would do, and changes nothing then', async () => {
    const { id, email } = await visitor()
    const { data } = (await rehearse({ act: 'disable', reason: 'Missbrauch', criteria: 'q=menge' })).body
    expect(data).toMatchObject({ found: 1, changed: 1, skipped: [], undo: null })
    expect(data.examples).toEqual([{ id, email, name: expect.stringContaining('Menge') }])
    expect((await row(id)).disabled_at).toBeNull()
    expect(await sessions(id)).toBe(1)
    expect(await acts(id)).toEqual([])
  })

  test('disables all that match, with the reason, ends their sessions, and tells the audit of each', async () => {
    const [one, two] = [await visitor(), await visitor()]
    const other = await visitor('Andere')
    const body = { act: 'disable', reason: 'Missbrauch', criteria: 'q=menge&role=user&sort=name&seite=3' }
    const { data } = (await act(body)).body
    expect(data).toMatchObject({ found: 2, changed: 2 })
    for (const { id } of [one, two]) {
      expect(await row(id)).toMatchObject({ disabled_reason: 'Missbrauch', disabled_at: now })
      expect(await sessions(id)).toBe(0)
      expect(await acts(id)).toEqual(['users.disable'])
    }
    expect((await row(other.id)).disabled_at).toBeNull()
  })

  test('acts on the chosen ones, each once, and tells what it leaves', async () => {
    const [one, two] = [await visitor(), await visitor('Menge', { disabled_at: now })]
    const ids = [one.id, two.id, two.id]
    const { data } = (await act({ act: 'disable', reason: 'Missbrauch', ids })).body
    expect(data).toMatchObject({ found: 2, changed: 1, skipped: [{ why: 'same', count: 1 }] })
    const enabled = (await act({ act: 'enable', ids })).body.data
    expect(enabled).toMatchObject({ changed: 2, skipped: [] })
  })

  test('is refused when another number of accounts is found than was shown', async () => {
    const { id } = await visitor()
    const body = { act: 'disable', reason: 'Missbrauch', criteria: 'q=menge' }
    const { found } = (await rehearse(body)).body.data
    await visitor()
    const answer = await post('', { ...body, expected: found })
    expect([answer.status, answer.body.code]).toEqual([409, 'bulk.count'])
    expect((await row(id)).disabled_at).toBeNull()
  })

  test('leaves the caller alone, so that an administrator is always left', async () => {
    const other = await staffSession(server, 'admin')
    for (const body of [{ act: 'disable', reason: 'Alle' }, { act: 'end_sessions' }, { act: 'renew_password' }]) {
      const { data } = (await act({ ...body, criteria: 'role=admin' })).body
      expect(data.skipped).toContainEqual({ why: 'self', count: 1 })
    }
    expect((await row(admin.id)).disabled_at).toBeNull()
    expect(await sessions(admin.id)).toBe(1)
    expect((await row(other.id)).disabled_at).not.toBeNull()
  })

  test('two administrators who disable each other at the same moment leave one', async () => {
    const other = await staffSession(server, 'admin')
    const body = { act: 'disable', reason: 'Streit', expected: 1 }
    await Promise.all([post('', { ...body, ids: [other.id] }), post('', { ...body, ids: [admin.id] }, other.token)])
    const left = [await row(admin.id), await row(other.id)].filter((one) => one.disabled_at === null)
    expect(left.length).toBeGreaterThanOrEqual(1)
    await server.ctx.db.updateTable('account').set({ disabled_at: null }).where('id', '=', admin.id).execute()
    if (!(await sessions(admin.id))) admin.token = await openSession(server.ctx, admin.id, 'again', { proven: true })
  })

  test('ends sessions, without undo', async () => {
    const [one, two] = [await visitor(), await visitor('Menge', { disabled_at: now })]
    const { data } = (await act({ act: 'end_sessions', criteria: 'q=menge' })).body
    expect(data).toMatchObject({ found: 2, changed: 1, skipped: [{ why: 'same', count: 1 }], undo: null })
    expect([await sessions(one.id), await acts(one.id)]).toEqual([0, ['users.sessions.end']])
    expect(await acts(two.id)).toEqual([])
  })

  test('asks for new passwords: each gets a link, but for addresses that nobody confirmed and disabled accounts', async () => {
    const one = await visitor()
    await visitor('Menge', { email_confirmed_at: null })
    await visitor('Menge', { disabled_at: now })
    const { data } = (await act({ act: 'renew_password', criteria: 'q=menge' })).body
    expect(data).toMatchObject({ found: 3, changed: 1, undo: null })
    expect(data.skipped).toEqual([
      { why: 'unconfirmed', count: 1 },
      { why: 'disabled', count: 1 },
    ])
    expect((await row(one.id)).password_hash).toBeNull()
    expect((await newestMail(server.ctx, one.email))?.text).toContain('/passwort')
  })

  test('asks for the second factor again after ten minutes, for the preview as well', async () => {
    const { id, token } = await staffSession(server, 'admin')
    const old = new Date(now.getTime() - 11 * 60_000)
    await server.ctx.db.updateTable('session').set({ proven_at: old }).where('user_id', '=', id).execute()
    const answer = await post('', { act: 'enable', criteria: '', dry_run: true }, token)
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.step_up'])
  })

  test('is for administrators', async () => {
    const agent = await staffSession(server, 'agent', await someCompany(server, 'Linden Immobilien'))
    expect((await post('', { act: 'enable', criteria: '', dry_run: true }, agent.token)).status).toBe(403)
  })

  test.each([
    [{ act: 'erase', criteria: '' }, 'act'],
    [{ act: 'disable', criteria: '', expected: 0 }, 'reason'],
    [{ act: 'disable', reason: ' ', criteria: '', expected: 0 }, 'reason'],
    [{ act: 'enable', expected: 0 }, 'ids'],
    [{ act: 'enable', criteria: '' }, 'expected'],
    [{ act: 'enable', ids: [], dry_run: true }, 'ids'],
    // A filter that is not understood would mean more accounts than were seen.
    [{ act: 'enable', criteria: 'rolle=user', dry_run: true }, 'criteria'],
    [{ act: 'enable', criteria: 'role=owner', dry_run: true }, 'criteria.role'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await post('', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer))).toContain(field)
  })

  test('refuses more than 2,000 chosen accounts, and a filter that is too long', async () => {
    const ids = Array.from({ length: 2001 }, (_, at) => at + 1)
    expect(Object.keys(refusedFields(await rehearse({ act: 'enable', ids })))).toEqual(['ids'])
    const criteria = `q=${'a'.repeat(201)}`
    expect(Object.keys(refusedFields(await rehearse({ act: 'enable', criteria })))).toEqual(['criteria.q'])
  })

  test('refuses chosen accounts of which one does not exist', async () => {
    const { id } = await visitor()
    const answer = await rehearse({ act: 'end_sessions', ids: [id, 999_999_999] })
    expect([answer.status, answer.body.code]).toEqual([404, 'record.not_found'])
  })
})

describe('undoing', () => {
  const undo = (id: number) => post(`/${id}/undo`)

  test('enables those that were disabled, but for those that were changed since', async () => {
    const [one, two] = [await visitor(), await visitor()]
    const { data } = (await act({ act: 'disable', reason: 'Irrtum', criteria: 'q=menge' })).body
    await act({ act: 'enable', ids: [two.id] })
    now = new Date(now.getTime() + 1000)
    await act({ act: 'disable', reason: 'Doch', ids: [two.id] })
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 1 })
    expect(await row(one.id)).toMatchObject({ disabled_at: null, disabled_reason: null })
    expect((await row(two.id)).disabled_reason).toBe('Doch')
    expect(await acts(one.id)).toEqual(['users.disable', 'users.enable'])
    const told = await call(server, 'GET', '/api/admin/users/bulk/undoable', { token: admin.token })
    expect(told.body.data).toContainEqual(expect.objectContaining({ act: 'disable', changed: 1 }))
    expect(told.body.data).not.toContainEqual(expect.objectContaining({ id: data.undo.id }))
    const again = await undo(data.undo.id)
    expect([again.status, again.body.code]).toEqual([409, 'bulk.over'])
  })

  test('disables those again that were enabled, with their reason', async () => {
    const { id } = await visitor()
    await act({ act: 'disable', reason: 'Missbrauch', ids: [id] })
    const { data } = (await act({ act: 'enable', ids: [id] })).body
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 0 })
    expect((await row(id)).disabled_reason).toBe('Missbrauch')
  })

  test('passes over accounts that were erased', async () => {
    const [one, two] = [await visitor(), await visitor()]
    const { data } = (await act({ act: 'disable', reason: 'Irrtum', ids: [one.id, two.id] })).body
    expect((await call(server, 'DELETE', `/api/admin/users/${one.id}`, { token: admin.token })).status).toBe(200)
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 0 })
  })

  test('ends after a day, and reaches no act on homes', async () => {
    const { id } = await visitor()
    const { data } = (await act({ act: 'disable', reason: 'Irrtum', ids: [id] })).body
    const other = await call(server, 'POST', `/api/admin/properties/bulk/${data.undo.id}/undo`, { token: admin.token })
    expect([other.status, other.body.code]).toEqual([404, 'bulk.not_found'])
    now = new Date(now.getTime() + 25 * 3_600_000)
    admin.token = await openSession(server.ctx, admin.id, 'next day', { proven: true })
    const late = await undo(data.undo.id)
    expect([late.status, late.body.code]).toEqual([409, 'bulk.over'])
    expect((await undo(4711)).status).toBe(404)
  })
})
