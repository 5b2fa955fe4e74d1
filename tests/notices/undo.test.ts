import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const COMPANY = 'makler@example.at'
const BASIS = { ground: 'terms', clause: 'Inserate' }
const REASON = 'Es wird Geld im Voraus verlangt.'
const KINDS = [
  { path: 'properties', act: (name: string) => name, column: 'property_id' },
  { path: 'projects', act: (name: string) => `${name}_project`, column: 'project_id' },
] as const

let server: TestServer
let homes: number[]
let projects: number[]
let first: string
let second: string
let agent: string

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const { db } = server.ctx
  const sale = { vermarktungsart: 'KAUF', kaufpreis: 300_000 } as const
  await importHomes(server.ctx, [
    { nr: 'H1', ...sale },
    { nr: 'H2', ...sale },
    { nr: 'P1', projekt: 'a', ...sale },
    { nr: 'P2', projekt: 'b', ...sale },
  ])
  const rows = db.selectFrom('property').select(['id', 'project_id', 'company_id'])
  const all = await rows.orderBy('objektnr_extern').execute()
  homes = all.slice(0, 2).map(({ id }) => id)
  projects = all.flatMap(({ project_id }) => project_id ?? [])
  await db.updateTable('company').set({ email: COMPANY }).execute()
  await db.updateTable('agent').set({ email: null }).execute()
  first = (await staffSession(server, 'admin')).token
  second = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', all[0]?.company_id)).token
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const id of homes) await ask('DELETE', `properties/${id}/state`, first)
  for (const id of projects) await ask('DELETE', `projects/${id}/state`, first)
  for (const table of ['delivery', 'notice', 'listing_flag'] as const) await server.ctx.db.deleteFrom(table).execute()
})

const ask = (method: string, path: string, token: string, body?: object) =>
  call(server, method, `/api/admin/${path}`, { token, body })
const mailsTo = async (subject: string) =>
  (await mailsIn(server.ctx.db)).filter((mail) => mail.recipient === COMPANY && mail.subject.includes(subject))
const statements = () => mailsTo('nicht mehr sichtbar')
const releases = () => mailsTo('wieder freigegeben')
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
const notices = () => server.ctx.db.selectFrom('notice').select(['id', 'reason', 'lifted_at']).orderBy('id').execute()
const counting = async () => (await notices()).filter(({ lifted_at }) => !lifted_at).map(({ reason }) => reason)
const flags = async () =>
  (await server.ctx.db.selectFrom('listing_flag').select('state').execute()).map(({ state }) => state)
const stateOf = async (id: number) =>
  (await ask('GET', `properties/${id}`, first)).body.data as { state: string; hand: { reason: string } | null }

describe.each(KINDS)('undoing an act on many $path', ({ path, act, column }) => {
  const ids = () => (column === 'property_id' ? homes : projects)
  const isPublic = async (at: number) => (await call(server, 'GET', `/api/${path}/${ids()[at]}`)).status === 200
  const reasonOf = async (at: number) => {
    const { data } = (await ask('GET', `${path}/${ids()[at]}`, first)).body
    return data.hand?.reason ?? data.reason
  }
  const bulk = async (name: string, more: object = {}, token = first) => {
    const answer = await ask('POST', `${path}/bulk`, token, { act: act(name), ids: ids(), expected: 2, ...more })
    expect(answer.status).toBe(200)
    return answer.body.data.undo.id as number
  }
  const undo = async (id: number, token = first) => (await ask('POST', `${path}/bulk/${id}/undo`, token)).body.data
  const release = (at: number, token: string) => ask('DELETE', `${path}/${ids()[at]}/state`, token)

  /** An admin withholds the first one, which a rule had noticed. */
  async function withholdFirst(): Promise<void> {
    const { db } = server.ctx
    const about = { [column]: ids()[0] } as { property_id: number }
    const row = { ...about, rule: 'price', details: '{}', fingerprint: '1', created_at: new Date() } as const
    const flag = await db.insertInto('listing_flag').values(row).returning('id').executeTakeFirstOrThrow()
    const answer = await ask('POST', `flags/${flag.id}/withhold`, first, { reason: REASON, ...BASIS })
    expect(answer.status).toBe(200)
  }
  /** The company's complaint about the last statement is right. */
  async function uphold(): Promise<void> {
    const token = tokenIn((await statements()).at(-1)?.text)
    const complaint = { token, message: 'Das stimmt so nicht.' }
    expect((await call(server, 'POST', '/api/complaints', { body: complaint })).status).toBe(200)
    const [row] = await notices()
    const { version, complaints } = (await ask('GET', `notices/${row?.id}`, second)).body.data
    const verdict = { version, outcome: 'upheld', answer: 'Es war ein Irrtum.' }
    expect((await ask('POST', `complaints/${complaints.at(-1).id}/decide`, second, verdict)).status).toBe(200)
  }

  test('lifts the restrictions that it made, and no older one', async () => {
    await withholdFirst()
    const id = await bulk('withhold', { reason: 'Prüfung', ...BASIS })
    expect(await counting()).toEqual([REASON, 'Prüfung'])
    expect(await undo(id)).toEqual({ undone: 2, kept: 0 })
    expect(await counting()).toEqual([REASON])
    expect(await flags()).toEqual(['withheld'])
    expect([await isPublic(0), await isPublic(1), await reasonOf(0)]).toEqual([false, true, REASON])
    expect((await release(0, agent)).body.code).toBe('notice.restricted')
    expect(await releases()).toHaveLength(1)
  })

  test('of a release lets the restrictions count again, and tells the company the reasons', async () => {
    await withholdFirst()
    const one = { ids: ids().slice(0, 1), expected: 1 }
    const id = await bulk('release', one)
    expect([await isPublic(0), await counting(), await flags()]).toEqual([true, [], ['dismissed']])
    expect(await undo(id)).toEqual({ undone: 1, kept: 0 })
    expect([await isPublic(0), await counting(), await flags()]).toEqual([false, [REASON], ['withheld']])
    expect((await release(0, agent)).body.code).toBe('notice.restricted')
    expect(await statements()).toHaveLength(2)
    // The company can complain, of which the link in the new statement is proof.
    await uphold()
    expect([await isPublic(0), await counting(), await flags()]).toEqual([true, [], ['dismissed']])
  })

  test('of a release leaves a listing whose company was right since', async () => {
    await withholdFirst()
    const id = await bulk('release', { ids: ids().slice(0, 1), expected: 1 })
    await uphold()
    expect(await undo(id)).toEqual({ undone: 0, kept: 1 })
    expect([await isPublic(0), await counting()]).toEqual([true, []])
  })

  test('works for acts that were stored without the restrictions', async () => {
    const forget = () =>
      sql`update bulk_item set before = before - 'restrictions', after = after - 'restrictions'`.execute(server.ctx.db)
    const withheld = await bulk('withhold', { reason: 'Prüfung', ...BASIS })
    await forget()
    expect(await undo(withheld)).toEqual({ undone: 2, kept: 0 })
    expect([await isPublic(0), await isPublic(1), await counting()]).toEqual([true, true, []])
    await bulk('withhold', { reason: 'Prüfung', ...BASIS })
    const released = await bulk('release')
    await forget()
    expect(await undo(released)).toEqual({ undone: 2, kept: 0 })
    expect([await isPublic(0), await isPublic(1)]).toEqual([false, false])
  })
})

test.each([
  ['agent', () => agent],
  ['admin', () => first],
])('an act of an %s on a home that the portal restricts since is not undone', async (_who, tokenOf) => {
  const [home = 0] = homes
  const acted = await ask('POST', 'properties/bulk', tokenOf(), { act: 'sold', ids: [home], expected: 1 })
  const { id } = acted.body.data.undo
  const set = async (body: object) => {
    const { version } = (await ask('GET', `properties/${home}`, first)).body.data
    expect((await ask('PUT', `properties/${home}/state`, first, { version, ...body })).status).toBe(200)
  }
  await set({ state: 'withheld', reason: REASON, ...BASIS })
  await set({ state: 'sold' })
  expect((await ask('POST', `properties/bulk/${id}/undo`, tokenOf())).body.data).toEqual({ undone: 0, kept: 1 })
  expect(await stateOf(home)).toMatchObject({ state: 'ended' })
  expect(await counting()).toEqual([REASON])
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
