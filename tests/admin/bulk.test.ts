import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const ours = (count: number, said: Partial<FeedHome> = {}): FeedHome[] =>
  Array.from({ length: count }, (_, at) => ({
    nr: `U${at + 1}`,
    vermarktungsart: 'KAUF',
    kaufpreis: 200_000 + at * 1000,
    wohnflaeche: 60 + at,
    ...said,
  }))

let server: TestServer
let admin: string
let agent: string
let stranger: string
let now = new Date()

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  await importHomes(server.ctx, ours(6), 'TEIL', OURS)
  await importHomes(server.ctx, [{ nr: 'T1', vermarktungsart: 'KAUF', kaufpreis: 900_000 }], 'TEIL', THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', await companyId(OURS))).token
  stranger = (await staffSession(server, 'agent', await companyId(THEIRS))).token
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 1000)
  await act({ act: 'release', criteria: '' }, admin)
})

const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id
const idOf = async (nr: string) =>
  (await server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr).executeTakeFirstOrThrow())
    .id
const idsOf = (...numbers: string[]) => Promise.all(numbers.map(idOf))
const personOf = async (sender: Sender) =>
  (
    await server.ctx.db
      .selectFrom('agent')
      .select('id')
      .where('company_id', '=', await companyId(sender))
      .executeTakeFirstOrThrow()
  ).id

const post = (path: string, token: string, body?: unknown) =>
  call(server, 'POST', `/api/admin/properties/bulk${path}`, { token, body })
const rehearse = (body: object, token = agent) => post('', token, { ...body, dry_run: true })
/** As the screen does: shows first, then acts with the number that was found. */
async function act(body: object, token = agent): Promise<Answer> {
  const shown = await rehearse(body, token)
  return shown.status === 200 ? post('', token, { ...body, expected: shown.body.data.found }) : shown
}
const undo = (id: number, token = agent) => post(`/${id}/undo`, token)

async function states(): Promise<Record<string, string>> {
  const { body } = await call(server, 'GET', '/api/admin/properties?sort=titel', { token: admin })
  return Object.fromEntries(body.data.map((one: { objektnr: string; state: string }) => [one.objektnr, one.state]))
}
const withheld = async () =>
  Object.entries(await states())
    .filter(([, state]) => state === 'withheld')
    .map(([nr]) => nr)
    .sort()

describe('an act on many homes', () => {
  test('shows first what it would do, and changes nothing then', async () => {
    const { data } = (await rehearse({ act: 'withhold', reason: 'Urlaub', criteria: 'preis_bis=202000' })).body
    expect(data).toMatchObject({ found: 3, changed: 3, skipped: [], undo: null })
    expect(data.examples).toHaveLength(3)
    expect(await withheld()).toEqual([])
  })

  test('changes all that match, of the company of the caller only', async () => {
    const { data } = (await act({ act: 'withhold', reason: 'Urlaub', criteria: 'vermarktungsart=KAUF' })).body
    expect(data).toMatchObject({ found: 6, changed: 6 })
    expect(await withheld()).toEqual(['U1', 'U2', 'U3', 'U4', 'U5', 'U6'])
    const found = await server.ctx.db.selectFrom('property_search').select('id').execute()
    expect(found).toHaveLength(1)
  })

  test('changes the chosen ones, each once, and tells what it leaves', async () => {
    await act({ act: 'withhold', reason: 'Urlaub', ids: await idsOf('U1') })
    const [one, two] = await idsOf('U1', 'U2')
    const { data } = (await act({ act: 'withhold', reason: 'Urlaub', ids: [one, two, two] })).body
    expect(data).toMatchObject({ found: 2, changed: 1, skipped: [{ why: 'same', count: 1 }] })
    expect(await withheld()).toEqual(['U1', 'U2'])
    const released = (await act({ act: 'release', ids: await idsOf('U1', 'U3') })).body.data
    expect(released).toMatchObject({ changed: 1, skipped: [{ why: 'nothing', count: 1 }] })
  })

  test('is refused when another number of homes is found than was shown', async () => {
    const body = { act: 'withhold', reason: 'Urlaub', criteria: 'preis_bis=202000' }
    const { found } = (await rehearse(body)).body.data
    await importHomes(server.ctx, [{ nr: 'U7', vermarktungsart: 'KAUF', kaufpreis: 150_000 }], 'TEIL', OURS)
    const answer = await post('', agent, { ...body, expected: found })
    expect([answer.status, answer.body.code]).toEqual([409, 'bulk.count'])
    expect(await withheld()).toEqual([])
    await importHomes(server.ctx, [{ nr: 'U7', aktion: 'DELETE' }], 'TEIL', OURS)
  })

  test('keeps its filter: the criteria of the list, its states and its text', async () => {
    await act({ act: 'withhold', reason: 'Urlaub', ids: await idsOf('U2') })
    const { data } = (await rehearse({ act: 'release', criteria: 'stand=withheld&seite=3&sort=-preis' })).body
    expect(data).toMatchObject({ found: 1, changed: 1 })
    expect((await rehearse({ act: 'sold', criteria: 'q=U4' })).body.data).toMatchObject({ found: 1 })
    expect((await rehearse({ act: 'sold', criteria: 'stand=deleted' })).body.data).toMatchObject({
      changed: 0,
      skipped: [{ why: 'deleted', count: 1 }],
    })
  })

  test('is a row of the audit for each home', async () => {
    const ids = await idsOf('U1', 'U2')
    await act({ act: 'sold', ids })
    const rows = await server.ctx.db
      .selectFrom('audit')
      .select(['entity_id', 'changes'])
      .where('act', '=', 'listings.bulk')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(rows.map(({ entity_id }) => entity_id).sort()).toEqual(ids)
    expect(rows[0]?.changes).toEqual({ state: [null, 'sold'] })
  })
})

describe('a person', () => {
  test('gets homes, and gives them back by undoing it', async () => {
    const [id] = await idsOf('U1')
    const company_id = await companyId(OURS)
    const row = { company_id, agent_key: 'neu', vorname: 'Ana', name: 'Neu' }
    const { id: person } = await server.ctx.db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()
    const before = await personOf(OURS)
    const { data } = (await act({ act: 'hand_over', person, ids: [id] })).body
    expect(data).toMatchObject({ changed: 1 })
    const home = async () =>
      (await call(server, 'GET', `/api/admin/properties/${id}`, { token: agent })).body.data.person
    expect(await home()).toEqual({ id: person, name: 'Ana Neu' })
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 0 })
    expect(await home()).toMatchObject({ id: before })
  })

  test('of another company is refused', async () => {
    const person = await personOf(THEIRS)
    const answer = await rehearse({ act: 'hand_over', person, ids: await idsOf('U1') })
    expect(answer.status).toBe(400)
    expect(refusedFields(answer)).toHaveProperty('person')
    const { data } = (await rehearse({ act: 'hand_over', person, ids: await idsOf('U1', 'T1') }, admin)).body
    expect(data.skipped).toContainEqual({ why: 'other_company', count: 1 })
  })
})

describe('giving fields back to the feed', () => {
  const fields = async (nr: string) => {
    const answer = await call(server, 'GET', `/api/admin/properties/${await idOf(nr)}/fields`, { token: agent })
    return answer.body as { version: string; data: { field: string; value: unknown; origin: string }[] }
  }
  const set = async (nr: string, values: object) =>
    call(server, 'PATCH', `/api/admin/properties/${await idOf(nr)}/fields`, {
      token: agent,
      body: { version: (await fields(nr)).version, ...values },
    })
  const byHand = async (nr: string) =>
    Object.fromEntries(
      (await fields(nr)).data.filter(({ origin }) => origin === 'hand').map(({ field, value }) => [field, value]),
    )
  const price = async (nr: string) =>
    (await call(server, 'GET', `/api/properties/${await idOf(nr)}`)).body.data.kaufpreis

  test('gives back every field of every home at once, with what the feed said last', async () => {
    await importHomes(server.ctx, ours(6), 'TEIL', OURS)
    await set('U1', { kaufpreis: 100_001, objekttitel: 'Von Hand' })
    await set('U2', { kaufpreis: 100_002 })
    const shown = (await rehearse({ act: 'give_back', criteria: '' })).body.data
    expect(shown.changed).toBe(2)
    expect(shown.skipped).toContainEqual({ why: 'no_fields', count: 4 })
    expect(await price('U1')).toBe(100_001)
    await importHomes(server.ctx, [{ ...ours(1)[0], kaufpreis: 210_000 } as FeedHome], 'TEIL', OURS)
    const { data } = (await act({ act: 'give_back', criteria: '' })).body
    expect(data.changed).toBe(2)
    expect(await byHand('U1')).toEqual({})
    expect([await price('U1'), await price('U2')]).toEqual([210_000, 201_000])
    const history = await server.ctx.db
      .selectFrom('audit')
      .select('changes')
      .where('act', '=', 'listings.bulk')
      .where('entity_id', '=', await idOf('U2'))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(history.changes).toEqual({ kaufpreis: [100_002, 201_000] })

    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 2, kept: 0 })
    expect(await byHand('U1')).toEqual({ kaufpreis: 100_001, objekttitel: 'Von Hand' })
    expect([await price('U1'), await price('U2')]).toEqual([100_001, 100_002])
    await act({ act: 'give_back', criteria: '' })
    expect(await price('U1')).toBe(210_000)
  })

  test('is not undone for a home of which a hand has set a field since', async () => {
    await set('U3', { kaufpreis: 100_003 })
    const { data } = (await act({ act: 'give_back', ids: await idsOf('U3') })).body
    await set('U3', { kaufpreis: 100_033 })
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 0, kept: 1 })
    expect(await price('U3')).toBe(100_033)
    await act({ act: 'give_back', criteria: '' })
  })

  test('leaves homes made by hand as they are: they have no feed', async () => {
    const begun = { objekttitel: 'Ohne Feed', objektart: 'WOHNUNG', vermarktungsart: ['KAUF'] }
    const made = await call(server, 'POST', '/api/admin/properties', { token: agent, body: begun })
    const { id } = made.body.data
    const person = await personOf(OURS)
    await act({ act: 'hand_over', person, ids: [id] })
    const { data } = (await act({ act: 'give_back', ids: [id] })).body
    expect(data).toMatchObject({ changed: 0, skipped: [{ why: 'no_fields', count: 1 }] })
    const home = (await call(server, 'GET', `/api/admin/properties/${id}`, { token: agent })).body.data
    expect(home).toMatchObject({ person: { id: person }, hand_fields: 0 })
    await server.ctx.db.deleteFrom('property').where('id', '=', id).execute()
  })
})

describe('undoing', () => {
  test('restores exactly what was changed', async () => {
    await act({ act: 'withhold', reason: 'schon vorher', ids: await idsOf('U1') })
    const { data } = (await act({ act: 'sold', criteria: '' })).body
    expect(data).toMatchObject({ changed: 6, undo: { ends_at: expect.any(String) } })
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 6, kept: 0 })
    expect(await states()).toMatchObject({ U1: 'withheld', U2: 'published', U6: 'published', T1: 'published' })
    const [id] = await idsOf('U1')
    const home = (await call(server, 'GET', `/api/admin/properties/${id}`, { token: agent })).body.data
    expect(home.hand).toMatchObject({ state: 'withheld', reason: 'schon vorher', feed_status: 'active' })
  })

  test('leaves homes that were changed since, and tells how many', async () => {
    const { data } = (await act({ act: 'withhold', reason: 'Urlaub', ids: await idsOf('U1', 'U2', 'U3') })).body
    await act({ act: 'sold', ids: await idsOf('U2') })
    await importHomes(server.ctx, [{ nr: 'U3', aktion: 'DELETE' }], 'TEIL', OURS)
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 2 })
    expect(await states()).toMatchObject({ U1: 'published', U2: 'ended', U3: 'deleted' })
    await importHomes(server.ctx, ours(3), 'TEIL', OURS)
  })

  test('keeps what a feed has changed meanwhile in other fields', async () => {
    const { data } = (await act({ act: 'withhold', reason: 'Urlaub', ids: await idsOf('U1') })).body
    await importHomes(server.ctx, [{ ...ours(1)[0], titel: 'Neuer Titel' } as FeedHome], 'TEIL', OURS)
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 1, kept: 0 })
    const shown = await call(server, 'GET', `/api/properties/${await idOf('U1')}`)
    expect(shown.body.data.objekttitel).toBe('Neuer Titel')
  })

  test('is possible once, for a day, and only for the own company', async () => {
    const first = (await act({ act: 'sold', ids: await idsOf('U1') })).body.data.undo.id
    expect((await undo(first, stranger)).status).toBe(404)
    expect((await undo(999_999)).status).toBe(404)
    expect((await undo(first)).status).toBe(200)
    const again = await undo(first)
    expect([again.status, again.body.code]).toEqual([409, 'bulk.over'])
    const late = (await act({ act: 'sold', ids: await idsOf('U1') })).body.data.undo.id
    now = new Date(now.getTime() + 24 * 3_600_000 + 1)
    expect((await undo(late)).body.code).toBe('bulk.over')
    expect(await states()).toMatchObject({ U1: 'ended' })
  })
})

describe('acts that can be undone', () => {
  const undoable = async (token = agent) => {
    const answer = await call(server, 'GET', '/api/admin/properties/bulk/undoable', { token })
    return answer.body.data as { id: number; act: string; at: string; ends_at: string; changed: number }[]
  }

  test('are told to the person who did them, also another time, until they are undone or a day is over', async () => {
    const colleague = (await staffSession(server, 'agent', await companyId(OURS))).token
    const first = (await act({ act: 'sold', ids: await idsOf('U1', 'U2') })).body.data.undo.id
    now = new Date(now.getTime() + 1000)
    const second = (await act({ act: 'withhold', reason: 'Urlaub', ids: await idsOf('U3') })).body.data.undo.id
    const [newest, other] = await undoable()
    expect(newest).toEqual({
      ...{ id: second, act: 'withhold', changed: 1, at: now.toISOString() },
      ends_at: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
    })
    expect(other).toMatchObject({ id: first, act: 'sold', changed: 2 })
    expect(await undoable(colleague)).toEqual([])
    expect((await call(server, 'GET', '/api/admin/properties/bulk/undoable')).status).toBe(401)
    await undo(second)
    expect((await undoable()).map(({ id }) => id)).not.toContain(second)
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect(await undoable()).toEqual([])
  })

  test('after a fault midway, undoing goes on with the homes that are left', async () => {
    const { data } = (await act({ act: 'sold', ids: await idsOf('U1', 'U2', 'U3') })).body
    const broken = await idOf('U2')
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      server.ctx.db,
    )
    await sql
      .raw(
        `create trigger fail before update on property for each row when (old.id = ${broken}) execute function fail()`,
      )
      .execute(server.ctx.db)
    try {
      expect((await undo(data.undo.id)).status).toBe(500)
    } finally {
      await sql`drop function fail() cascade`.execute(server.ctx.db)
    }
    expect(server.complaints.splice(0).join()).toContain('broken')
    expect(await states()).toMatchObject({ U1: 'published', U2: 'ended', U3: 'ended' })
    expect(await undoable()).toContainEqual(expect.objectContaining({ id: data.undo.id, changed: 2 }))
    expect((await undo(data.undo.id)).body.data).toEqual({ undone: 2, kept: 0 })
    expect(await states()).toMatchObject({ U1: 'published', U2: 'published', U3: 'published' })
  })
})

describe('bad acts', () => {
  test.each([
    [{ act: 'withhold', ids: [1], expected: 1 }, 'reason'],
    [{ act: 'hand_over', ids: [1], expected: 1 }, 'person'],
    [{ act: 'sold', ids: [1] }, 'expected'],
    [{ act: 'sold', expected: 3 }, 'ids'],
    [{ act: 'sold', ids: [], expected: 0 }, 'ids'],
    [{ act: 'sold', ids: ['1'], expected: 1 }, 'ids'],
    [{ act: 'sold', ids: Array.from({ length: 2001 }, (_, at) => at + 1), expected: 2001 }, 'ids'],
    [{ act: 'verschenken', ids: [1], expected: 1 }, 'act'],
    [{ act: 'sold', criteria: 'preis_von=viel', expected: 7 }, 'preis_von'],
    [{ act: 'sold', criteria: 'stand=neu', expected: 7 }, 'stand'],
    [{ act: 'sold', criteria: 'quelle=alle', expected: 7 }, 'quelle'],
  ])('are refused, name the field, and change nothing: %#', async (body, field) => {
    const before = await states()
    const answer = await post('', admin, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer)).join()).toContain(field)
    expect(await states()).toEqual(before)
  })

  test('on homes of another company find nothing, though their numbers are known', async () => {
    const body = { act: 'withhold', reason: 'fremd', ids: await idsOf('U1', 'T1'), expected: 2 }
    expect((await post('', agent, body)).status).toBe(404)
    expect((await post('', agent, { ...body, ids: [999_999], expected: 1 })).status).toBe(404)
    expect(await withheld()).toEqual([])
  })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
