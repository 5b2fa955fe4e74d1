import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireUnseen } from '../../src/server/properties/expire.ts'
import { call, refusedFields } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin = ''
let agent = ''
let stranger = ''
let company = 0

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
  // The company of the feed, too.
  await importHomes(server.ctx, [{ nr: 'F1' }])
  company = (await server.ctx.db.selectFrom('company').select('id').executeTakeFirstOrThrow()).id
  agent = (await staffSession(server, 'agent', company)).token
  stranger = (await staffSession(server, 'agent', await someCompany(server, 'Andere'))).token
})
afterAll(() => server.close())

const ask = (method: string, path: string, body?: object, token = agent) =>
  call(server, method, path, body, { Authorization: `Bearer ${token}` })
const begun = { objekttitel: 'Von Hand', objektart: 'WOHNUNG', vermarktungsart: ['KAUF'] }
const whole = {
  plz: '8010',
  ort: 'Graz',
  kaufpreis: 300_000,
  wohnflaeche: 70,
  provisionspflichtig: false,
  hwb: 40,
  hwb_klasse: 'B',
}
async function begin(more: object = {}, token = agent): Promise<number> {
  const { status, body } = await ask('POST', '/api/admin/properties', { ...begun, ...more }, token)
  expect(status).toBe(200)
  return (body.data as unknown as { id: number }).id
}
const fields = async (id: number) =>
  (await ask('GET', `/api/admin/properties/${id}/fields`)).body as unknown as {
    version: string
    status: string
    by_hand: boolean
    missing: string[]
    data: { field: string; origin: string; feed_value: unknown }[]
  }
const version = async (id: number) => (await fields(id)).version
const change = async (id: number, body: object) =>
  ask('PATCH', `/api/admin/properties/${id}/fields`, { version: await version(id), ...body })
const step = async (id: number, name: 'publish' | 'unpublish' | 'remove', token = agent) =>
  ask('POST', `/api/admin/properties/${id}/${name}`, { version: await version(id) }, token)
async function published(more: object = {}): Promise<number> {
  const id = await begin(more)
  await change(id, whole)
  expect((await step(id, 'publish')).status).toBe(200)
  return id
}
async function found(text: string): Promise<number> {
  await caughtUp(server.ctx)
  const { body } = await call(server, 'GET', `/api/properties?q=${encodeURIComponent(text)}`)
  return (body as unknown as { total: number }).total
}

describe('a home from nothing', () => {
  test('keeps as many decimals as its columns have, in the editor as on the page', async () => {
    const id = await published({ objekttitel: 'Gerundete Wohnung' })
    await change(id, { kaufpreis: 300_000.456, wohnflaeche: 70.125, anzahl_zimmer: 2.55 })
    const shown = { kaufpreis: 300_000.46, wohnflaeche: 70.13, anzahl_zimmer: 2.6 }
    const edited = await fields(id)
    for (const [field, value] of Object.entries(shown))
      expect(
        edited.data.find((one) => one.field === field),
        field,
      ).toMatchObject({ value })
    const { body } = await call(server, 'GET', `/api/properties/${id}`)
    expect(body.data).toMatchObject(shown)
  })

  test('is a draft that visitors do not see, and tells what is missing', async () => {
    const id = await begin({ objekttitel: 'Entwurfswohnung' })
    expect(await fields(id)).toMatchObject({
      by_hand: true,
      status: 'unlisted',
      missing: ['plz', 'ort', 'kaufpreis', 'provisionspflichtig', 'wohnflaeche', 'hwb', 'hwb_klasse'],
    })
    expect((await call(server, 'GET', `/api/properties/${id}`)).status).toBe(404)
    expect(await found('Entwurfswohnung')).toBe(0)
    const refused = await step(id, 'publish')
    expect([refused.status, refused.body.code]).toEqual([422, 'property.incomplete'])
    expect(refusedFields(refused)).toMatchObject({ plz: 'missing', hwb: 'missing' })
  })

  test('published, it is like every other home: page, search, map, alerts, price history', async () => {
    const id = await published({ objekttitel: 'Handwerkerhaus', external_id: 'HAND-7' })
    const { status, body } = await call(server, 'GET', `/api/properties/${id}`)
    expect([status, body.data]).toMatchObject([200, { external_id: 'HAND-7', kaufpreis: 300_000 }])
    expect(await found('Handwerkerhaus')).toBe(1)
    const row = server.ctx.db.selectFrom('property').select(['anzeige_lat', 'orte', 'published_at'])
    expect(await row.where('id', '=', id).executeTakeFirst()).toMatchObject({ anzeige_lat: expect.any(Number) })
    const prices = server.ctx.db.selectFrom('price_history').select('betrag').where('property_id', '=', id)
    expect(await prices.execute()).toEqual([{ betrag: 300_000 }])
    await change(id, { kaufpreis: 290_000 })
    expect((await prices.orderBy('at').execute()).map(({ betrag }) => betrag)).toEqual([300_000, 290_000])
  })

  test('a certificate may be missing for a reason, and a plot needs none', async () => {
    const id = await begin()
    await change(id, { ...whole, hwb: null, hwb_klasse: null })
    expect((await fields(id)).missing).toEqual(['hwb', 'hwb_klasse'])
    await change(id, { energiepass: { jahrgang: 'NICHT_NOETIG' } })
    expect((await fields(id)).missing).toEqual([])
    const plot = await begin({ objektart: 'GRUNDSTUECK' })
    expect((await fields(plot)).missing).not.toContain('hwb')
    expect((await fields(plot)).missing).toContain('grundstuecksflaeche')
  })

  test('published, it cannot lose what it needs', async () => {
    const id = await published()
    const refused = await change(id, { hwb: null })
    expect([refused.status, refusedFields(refused)]).toEqual([422, { hwb: 'missing' }])
    expect((await fields(id)).missing).toEqual([])
  })

  test.each([
    ['withheld', { state: 'withheld', reason: 'Urlaub' }, 'withheld'],
    ['sold', { state: 'sold' }, 'ended'],
  ] as const)('%s, it is neither published nor made a draft, but released', async (state, set, shown) => {
    const objekttitel = `Urlaubsruhe ${state}`
    const id = await published({ objekttitel })
    expect((await ask('PUT', `/api/admin/properties/${id}/state`, { ...set, version: await version(id) })).status).toBe(
      200,
    )
    expect(await found(objekttitel)).toBe(0)
    for (const name of ['publish', 'unpublish'] as const) {
      const refused = await step(id, name)
      expect([refused.status, refused.body.code]).toEqual([409, 'property.held'])
      expect(String(refused.body.message)).toContain('Geben Sie sie zuerst frei')
    }
    expect(await found(objekttitel)).toBe(0)
    expect((await ask('GET', `/api/admin/properties/${id}`)).body.data).toMatchObject({ state: shown })
    expect(await fields(id)).toMatchObject({ held: state })
    expect((await ask('DELETE', `/api/admin/properties/${id}/state`)).status).toBe(200)
    expect(await found(objekttitel)).toBe(1)
    expect(await fields(id)).toMatchObject({ held: null, status: 'active' })
  })

  test('withheld as a draft, the release makes it a draft again, which is then published', async () => {
    const id = await begin({ objekttitel: 'Später vielleicht' })
    await change(id, whole)
    const body = { state: 'withheld', reason: 'Unterlagen fehlen', version: await version(id) }
    await ask('PUT', `/api/admin/properties/${id}/state`, body)
    expect((await step(id, 'publish')).body.code).toBe('property.held')
    await ask('DELETE', `/api/admin/properties/${id}/state`)
    expect(await fields(id)).toMatchObject({ held: null, status: 'unlisted' })
    expect(await found('Später vielleicht')).toBe(0)
    expect((await step(id, 'publish')).status).toBe(200)
    expect(await found('Später vielleicht')).toBe(1)
  })

  test('withheld, a published one cannot lose what it needs after the release', async () => {
    const id = await published()
    const body = { state: 'withheld', reason: 'Urlaub', version: await version(id) }
    await ask('PUT', `/api/admin/properties/${id}/state`, body)
    const refused = await change(id, { kaufpreis: null })
    expect([refused.status, refusedFields(refused)]).toEqual([422, { kaufpreis: 'missing' }])
    expect((await change(id, { kaufpreis: 280_000 })).status).toBe(200)
  })

  test('withheld, it can be deleted', async () => {
    const id = await published({ objekttitel: 'Fort' })
    await ask('PUT', `/api/admin/properties/${id}/state`, { state: 'sold', version: await version(id) })
    expect((await step(id, 'remove')).status).toBe(200)
    expect((await call(server, 'GET', `/api/properties/${id}`)).status).toBe(410)
  })

  test('becomes a draft again, and is deleted', async () => {
    const id = await published({ objekttitel: 'Rückzieher' })
    expect((await step(id, 'unpublish')).body.data).toMatchObject({ status: 'unlisted' })
    expect(await found('Rückzieher')).toBe(0)
    expect((await step(id, 'publish')).status).toBe(200)
    expect((await step(id, 'remove')).status).toBe(200)
    expect((await call(server, 'GET', `/api/properties/${id}`)).status).toBe(410)
    expect((await ask('GET', `/api/admin/properties/${id}/fields`)).status).toBe(404)
  })
})

describe('imports', () => {
  test('neither change nor end it, whatever they bring', async () => {
    const id = await published({ objekttitel: 'Bleibt', external_id: 'B1' })
    await server.ctx.db.updateTable('property').set({ objektnr_extern: 'B1' }).where('id', '=', id).execute()
    await importHomes(server.ctx, [{ nr: 'B1', titel: 'Vom Feed' }, { nr: 'F1' }], 'VOLL')
    await importHomes(server.ctx, [{ nr: 'B1', aktion: 'DELETE' }])
    await importHomes(server.ctx, [{ nr: 'F1' }], 'VOLL')
    expect(await found('Bleibt')).toBe(1)
    const later = { ...server.ctx, clock: () => new Date(Date.now() + 400 * 86_400_000) }
    await expireUnseen(later)
    expect(await fields(id)).toMatchObject({ status: 'active' })
  })
})

describe('who may', () => {
  test('agents make homes of their own company, admins name one', async () => {
    expect((await ask('POST', '/api/admin/properties', { ...begun, company_id: company }, stranger)).status).toBe(404)
    expect(refusedFields(await ask('POST', '/api/admin/properties', begun, admin))).toEqual({ company_id: 'missing' })
    expect((await ask('POST', '/api/admin/properties', { ...begun, company_id: 999_999 }, admin)).status).toBe(404)
    expect(await begin({ company_id: company }, admin)).toBeGreaterThan(0)
  })

  test('for agents of other companies it does not exist', async () => {
    const id = await begin()
    expect((await ask('GET', `/api/admin/properties/${id}/fields`, undefined, stranger)).status).toBe(404)
    for (const name of ['publish', 'unpublish', 'remove'] as const)
      expect((await step(id, name, stranger)).status).toBe(404)
  })

  test('a home of a feed is published and deleted by its feed only', async () => {
    const { id } = await server.ctx.db
      .selectFrom('property')
      .select('id')
      .where('by_hand', '=', false)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    for (const name of ['publish', 'unpublish', 'remove'] as const) {
      const { status, body } = await step(id, name)
      expect([status, body.code]).toEqual([409, 'property.not_by_hand'])
    }
  })

  test('an outdated version changes nothing', async () => {
    const id = await published()
    const answer = await ask('POST', `/api/admin/properties/${id}/unpublish`, { version: '2020-01-01T00:00:00.000Z' })
    expect([answer.status, answer.body.code]).toEqual([409, 'record.changed'])
    expect(await fields(id)).toMatchObject({ status: 'active' })
  })
})

test.each([
  [{ objekttitel: ' ' }, 'objekttitel', 'missing'],
  [{ objektart: 'SCHIFF' }, 'objektart', 'invalid'],
  [{ vermarktungsart: [] }, 'vermarktungsart', 'missing'],
  [{ external_id: '../x' }, 'external_id', 'invalid'],
  [{ external_id: 'F1' }, 'external_id', 'taken'],
])('%j is refused, and names the field', async (body, name, code) => {
  const count = async () => (await server.ctx.db.selectFrom('property').select('id').execute()).length
  const before = await count()
  const answer = await ask('POST', '/api/admin/properties', { ...begun, ...body })
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toEqual({ [name]: code })
  expect(await count()).toBe(before)
})
