import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, refusedFields } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin = ''
let id = 0
const home: FeedHome = { nr: 'H1', titel: 'Vom Feed', gesamtbelastung: 1000, wohnflaeche: 80 }

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
  await importHomes(server.ctx, [home])
  id = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

const path = () => `/api/admin/properties/${id}/fields`
const ask = (method: string, address: string, token: string, body?: object) =>
  call(server, method, address, body, token ? { Authorization: `Bearer ${token}` } : {})
const versionNow = async () => (await ask('GET', path(), admin)).body as { version?: string }
const change = async (body: object, token = admin) =>
  ask('PATCH', path(), token, { version: (await versionNow()).version ?? '-', ...body })
async function origins(): Promise<Record<string, unknown>> {
  const { body } = await ask('GET', path(), admin)
  return Object.fromEntries((body.data as unknown as { field: string }[]).map((each) => [each.field, each]))
}
async function searched() {
  await caughtUp(server.ctx)
  const row = server.ctx.db.selectFrom('property_search').select(['titel', 'preis', 'flaeche']).where('id', '=', id)
  return row.executeTakeFirst()
}

describe('a value set by hand', () => {
  test('counts at once: on the page, in the search and in the price history', async () => {
    const { status } = await change({ objekttitel: 'Von Hand', gesamtbelastungbrutto: 900 })
    expect(status).toBe(200)
    expect(await searched()).toMatchObject({ titel: 'Von Hand', preis: 900 })
    const { body } = await call(server, 'GET', `/api/properties/${id}`)
    expect(body.data).toMatchObject({ title_slug: `von-hand-${id}` })
    expect(JSON.stringify(body.data)).toMatch(/Von Hand.*900|900.*Von Hand/)
    const prices = await server.ctx.db.selectFrom('price_history').select('betrag').orderBy('at').execute()
    expect(prices.map(({ betrag }) => betrag)).toEqual([1000, 900])
    expect(await origins()).toMatchObject({
      objekttitel: { value: 'Von Hand', origin: 'hand', feed_value: 'Vom Feed', changed_at: expect.any(String) },
      gesamtbelastungbrutto: { value: 900, origin: 'hand', feed_value: 1000 },
      wohnflaeche: { value: 80, origin: 'feed', feed_value: 80, changed_at: null },
    })
  })

  test('is refused as a price where it stands for "on request", and says what to choose', async () => {
    const before = await searched()
    for (const [field, amount] of [
      ['gesamtbelastungbrutto', 1],
      ['kaufpreis', 1],
      ['kaufpreisnetto', 999],
      ['pauschalmiete', 4.99],
    ] as const) {
      const { status, body } = await change({ [field]: amount })
      expect(status).toBe(400)
      expect(body.fields).toEqual([
        { field, code: 'price_placeholder', message: expect.stringContaining('„Preis auf Anfrage“') },
      ])
    }
    expect(await searched()).toEqual(before)
    expect(await origins()).toMatchObject({ kaufpreis: { value: null }, kaufpreisnetto: { value: null } })
  })

  test('survives the next imports, the same one and a changed one, while the other fields follow the feed', async () => {
    await importHomes(server.ctx, [home])
    await importHomes(server.ctx, [{ ...home, titel: 'Neu vom Feed', gesamtbelastung: 1100, wohnflaeche: 81 }])
    expect(await searched()).toMatchObject({ titel: 'Von Hand', preis: 900, flaeche: 81 })
    expect(await origins()).toMatchObject({
      objekttitel: { value: 'Von Hand', feed_value: 'Neu vom Feed' },
      gesamtbelastungbrutto: { value: 900, feed_value: 1100 },
      wohnflaeche: { value: 81, origin: 'feed' },
    })
  })

  test('survives the removal and the return of the home', async () => {
    await importHomes(server.ctx, [{ ...home, aktion: 'DELETE' }])
    expect((await change({ objekttitel: 'Weg' })).status).toBe(404)
    await importHomes(server.ctx, [{ ...home, titel: 'Wieder da' }])
    expect(await searched()).toMatchObject({ titel: 'Von Hand' })
  })

  test('can be given back to the feed: then what that said last counts', async () => {
    const back = await ask('DELETE', `${path()}/objekttitel`, admin)
    expect(back.status).toBe(200)
    expect(await searched()).toMatchObject({ titel: 'Wieder da', preis: 900 })
    expect(await origins()).toMatchObject({ objekttitel: { value: 'Wieder da', origin: 'feed' } })
    await importHomes(server.ctx, [{ ...home, titel: 'Und weiter' }])
    expect(await searched()).toMatchObject({ titel: 'Und weiter' })
  })

  test('may clear a field, and markup in a text is made safe', async () => {
    await change({ wohnflaeche: null, objektbeschreibung: 'Schön<script>alert(1)</script>\n\nund hell' })
    expect(await searched()).toMatchObject({ flaeche: null })
    const described = (await origins()).objektbeschreibung as { value: string }
    expect(described.value).toContain('und hell')
    expect(described.value).not.toContain('script')
    await importHomes(server.ctx, [{ ...home, wohnflaeche: 82, titel: 'Noch einmal' }])
    expect(await searched()).toMatchObject({ flaeche: null })
  })
})

test.each([
  [{ objekttitel: '' }, 'objekttitel'],
  [{ objekttitel: null }, 'objekttitel'],
  [{ kaufpreis: -1 }, 'kaufpreis'],
  [{ kaufpreis: '100' }, 'kaufpreis'],
  [{ baujahr: 12 }, 'baujahr'],
  [{ objekttitel: 'A\u0000B' }, 'objekttitel'],
])('%j is refused, and names the field', async (body, field) => {
  const before = await origins()
  const answer = await change(body)
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toHaveProperty(field)
  expect(await origins()).toEqual(before)
})

test('fields that no hand may set, and homes that do not exist, are refused', async () => {
  expect((await change({ external_id: 'x' })).status).toBe(400)
  expect((await change({ anzeige_lat: 47 })).status).toBe(400)
  const nowhere = '/api/admin/properties/999999/fields'
  expect((await ask('GET', nowhere, admin)).status).toBe(404)
  expect((await ask('DELETE', `${path()}/anzeige_lat`, admin)).status).toBe(400)
})

test('agents set values of the homes of their company; for others the home does not exist', async () => {
  const { company_id } = await server.ctx.db.selectFrom('property').select('company_id').executeTakeFirstOrThrow()
  const own = (await staffSession(server, 'agent', company_id)).token
  const other = (await staffSession(server, 'agent', await someCompany(server, 'Andere'))).token
  expect((await change({ baujahr: 1955 }, own)).status).toBe(200)
  expect((await change({ baujahr: 1956 }, other)).status).toBe(404)
  expect((await ask('GET', path(), other)).status).toBe(404)
  expect((await ask('DELETE', `${path()}/baujahr`, other)).status).toBe(404)
  expect(await origins()).toMatchObject({ baujahr: { value: 1955, origin: 'hand' } })
  expect((await ask('GET', path(), '')).status).toBe(401)
})
