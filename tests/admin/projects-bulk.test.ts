import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const unit = (nr: string, projekt: string) =>
  ({ nr, projekt, vermarktungsart: 'KAUF', kaufpreis: 300_000, titel: `Haus ${projekt}` }) as const

let server: TestServer
let admin: string
let agent: string
let stranger: string
let ids: number[]
let foreign: number
let now = new Date()

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  await importHomes(server.ctx, [unit('P1', 'a'), unit('P2', 'b'), unit('P3', 'c')], 'TEIL', OURS)
  await importHomes(server.ctx, [unit('Q1', 'd')], 'TEIL', THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', await companyId(OURS))).token
  stranger = (await staffSession(server, 'agent', await companyId(THEIRS))).token
  ids = (await list(agent)).map(({ id }) => id)
  foreign = (await list(stranger))[0]?.id as number
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 1000)
  await act({ act: 'release_project', criteria: '' }, admin)
  await act({ act: 'give_back_project', criteria: '' }, admin)
})

const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id
const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(server, method, `/api/admin/projects${path}`, { token, body })
const list = async (token: string, query = ''): Promise<{ id: number; state: string }[]> =>
  (await ask('GET', `?sort=titel${query}`, token)).body.data
const read = async (id: number) => (await ask('GET', `/${id}`, admin)).body.data
const rehearse = (body: object, token = agent) => ask('POST', '/bulk', token, { ...body, dry_run: true })
/** As the screen does: shows first, then acts with the number that was found. */
async function act(body: object, token = agent) {
  const shown = await rehearse(body, token)
  return shown.status === 200 ? ask('POST', '/bulk', token, { ...body, expected: shown.body.data.found }) : shown
}
const undo = (bulk: number, token = agent) => ask('POST', `/bulk/${bulk}/undo`, token)
const states = async () => (await list(agent)).map(({ state }) => state)
const rename = async (id: number, titel: string) =>
  ask('PATCH', `/${id}`, agent, { version: (await read(id)).version, titel })

describe('an act on many projects', () => {
  test('shows first what it would do, then does it for all of the list, and is undone', async () => {
    const body = { act: 'withhold_project', reason: 'Widmung offen', criteria: 'q=Haus&sort=-titel&seite=2' }
    const { data } = (await rehearse(body)).body
    expect(data).toMatchObject({ found: 3, changed: 3, skipped: [], undo: null })
    expect(await states()).toEqual(['published', 'published', 'published'])
    const done = (await act(body)).body.data
    expect(done).toMatchObject({ found: 3, changed: 3 })
    expect(await states()).toEqual(['withheld', 'withheld', 'withheld'])
    expect((await ask('GET', '/bulk/undoable', agent)).body.data[0]).toMatchObject({
      id: done.undo.id,
      act: 'withhold_project',
      changed: 3,
    })
    expect((await undo(done.undo.id, stranger)).status).toBe(404)
    expect((await undo(done.undo.id)).body.data).toEqual({ undone: 3, kept: 0 })
    expect(await states()).toEqual(['published', 'published', 'published'])
    const again = await undo(done.undo.id)
    expect([again.status, again.body.code]).toEqual([409, 'bulk.over'])
  })

  test('takes the price of a list, that of the cheapest unit to buy or to rent', async () => {
    const found = async (preis: string) =>
      (await rehearse({ act: 'withhold_project', reason: 'Pause', criteria: `preis=${preis}` })).body.data.found
    expect(await Promise.all(['kauf-300000', 'kauf-200000', 'miete-1400'].map(found))).toEqual([3, 0, 0])
    expect(await list(agent, '&preis=kauf-300000')).toHaveLength(3)
    expect(await list(agent, '&preis=kauf-200000')).toEqual([])
    expect(refusedFields(await ask('GET', '?preis=kauf-250000', agent))).toHaveProperty('preis')
  })

  test('leaves what another has changed since as it is when it is undone', async () => {
    const { data } = (await act({ act: 'withhold_project', reason: 'Pause', ids: ids.slice(0, 2) })).body
    await ask('DELETE', `/${ids[0]}/state`, agent)
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 1 })
    expect(await states()).toEqual(['published', 'published', 'published'])
  })

  test('gives the fields of hands back to the feed, and sets them again when it is undone', async () => {
    const [first = 0] = ids
    const { titel } = await read(first)
    await rename(first, 'Wohnen am Augarten')
    const { data } = (await act({ act: 'give_back_project', ids })).body
    expect(data).toMatchObject({ found: 3, changed: 1, skipped: [{ why: 'no_fields', count: 2 }] })
    expect(await read(first)).toMatchObject({ titel, hand: {} })
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 0 })
    expect(await read(first)).toMatchObject({ titel: 'Wohnen am Augarten', hand: { titel } })
  })

  test('of an admin names what withholding rests on; agents cannot release what the portal withholds', async () => {
    const body = { act: 'withhold_project', reason: 'Beschwerde', ids: ids.slice(0, 1) }
    expect(Object.keys(refusedFields(await rehearse(body, admin))).sort()).toEqual(['clause', 'ground'])
    await act({ ...body, ground: 'law', clause: '§ 1' }, admin)
    const released = (await rehearse({ act: 'release_project', ids })).body.data
    expect(released).toMatchObject({
      changed: 0,
      skipped: [
        { why: 'restricted', count: 1 },
        { why: 'nothing', count: 2 },
      ],
    })
    const audit = await server.ctx.db
      .selectFrom('audit')
      .select('changes')
      .where('act', '=', 'projects.bulk')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(audit.changes).toMatchObject({ reason: [null, 'Beschwerde'], clause: [null, '§ 1'] })
  })

  test('on drafts keeps them drafts: released, then undone', async () => {
    const begun = (await ask('POST', '', agent, { titel: 'Haus am See', plz: '4810', ort: 'Gmunden' })).body.data
    const { data } = (await act({ act: 'release_project', ids: [begun.id] })).body
    expect(await read(begun.id)).toMatchObject({ state: 'published' })
    await undo(data.undo.id)
    expect(await read(begun.id)).toMatchObject({ state: 'withheld', reason: null })
    await ask('POST', `/${begun.id}/remove`, agent, { version: (await read(begun.id)).version })
    expect((await rehearse({ act: 'release_project', ids: [begun.id] })).body.data).toMatchObject({
      changed: 0,
      skipped: [{ why: 'deleted', count: 1 }],
    })
  })
})

describe('bad acts', () => {
  test.each([
    [{ act: 'withhold_project', ids: [1], expected: 1 }, 'reason'],
    [{ act: 'release_project', ids: [1] }, 'expected'],
    [{ act: 'release_project', expected: 3 }, 'ids'],
    [{ act: 'release_project', ids: [], expected: 0 }, 'ids'],
    [{ act: 'sold', ids: [1], expected: 1 }, 'act'],
    [{ act: 'release_project', criteria: 'stand=neu', expected: 3 }, 'criteria'],
    [{ act: 'release_project', criteria: 'preis_von=1', expected: 3 }, 'criteria'],
  ])('are refused and name the field: %#', async (body, field) => {
    const answer = await ask('POST', '/bulk', admin, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer)).join()).toContain(field)
  })

  test('on projects of another company, or on another number than was shown, change nothing', async () => {
    const body = { act: 'withhold_project', reason: 'fremd' }
    expect((await ask('POST', '/bulk', agent, { ...body, ids: [ids[0], foreign], expected: 2 })).status).toBe(404)
    const other = await ask('POST', '/bulk', agent, { ...body, criteria: '', expected: 2 })
    expect([other.status, other.body.code]).toEqual([409, 'bulk.count'])
    expect((await rehearse({ ...body, criteria: `anbieter=${await companyId(THEIRS)}` })).body.data.found).toBe(0)
    expect(await states()).not.toContain('withheld')
  })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
