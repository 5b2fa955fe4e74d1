import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call, refusedFields } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let admin = ''
let id = 0
const home: FeedHome = { nr: 'E1', titel: 'Vom Feed', gesamtbelastung: 1000, wohnflaeche: 80, lat: 47.07, lng: 15.44 }

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
  await importHomes(server.ctx, [home])
  id = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

const ask = (method: string, path: string, body?: object, token = admin) =>
  call(server, method, path, body, { Authorization: `Bearer ${token}` })
const path = () => `/api/admin/properties/${id}/fields`
type Read = { version: string; people: { id: number; name: string }[]; data: Field[] }
type Field = { field: string; value: unknown; origin: string; feed_value: unknown }
const read = async () => (await ask('GET', path())).body as unknown as Read
const field = async (name: string) => (await read()).data.find((each) => each.field === name) as Field
const change = async (body: object): Promise<Answer> =>
  ask('PATCH', path(), { version: (await read()).version, ...body })
const giveBack = (name: string) => ask('DELETE', `${path()}/${name}`)
const stored = () => server.ctx.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const detail = async () => (await call(server, 'GET', `/api/properties/${id}`)).body.data as unknown as Detail
type Detail = {
  location: { strasse: string | null; lat: number; lng: number; ungenau_radius: number | null; ort: string }
  agent: { name: string } | null
  energie: { hwb: number | null; hwb_klasse: string | null; gueltig_bis: string | null }
  objektart_hauptgruppe: string
}

describe('several fields in one save', () => {
  test('count at once, and each tells its origin', async () => {
    const answer = await change({
      objekttitel_translations: { gb: 'By hand', fr: 'À la main' },
      ausstattung: ['BALKON', 'LIFT', 'BALKON'],
      etage: 3,
      hwb: 42,
      hwb_klasse: 'B',
      energiepass: { gueltig_bis: '2031-05-01', epart: 'BEDARF' },
      kaution: 3000,
    })
    expect(answer.status).toBe(200)
    expect(await field('ausstattung')).toMatchObject({ value: ['BALKON', 'LIFT'], origin: 'hand', feed_value: [] })
    expect(await field('energiepass')).toMatchObject({ value: { gueltig_bis: '2031-05-01', epart: 'BEDARF' } })
    expect(await field('wohnflaeche')).toMatchObject({ value: 80, origin: 'feed' })
    expect((await detail()).energie).toMatchObject({ hwb: 42, hwb_klasse: 'B', gueltig_bis: '2031-05-01' })
    const english = await call(server, 'GET', `/api/properties/${id}?lang=gb`)
    expect(english.body.data).toMatchObject({ objekttitel: 'By hand', objekttitel_lang: 'en-GB' })
  })

  test('are found by the search', async () => {
    await caughtUp(server.ctx)
    const { body } = await call(server, 'GET', '/api/properties?ausstattung=LIFT')
    expect(body).toMatchObject({ total: 1 })
  })

  test('survive the next import, which is noted below them', async () => {
    await importHomes(server.ctx, [{ ...home, titel: 'Neu', ausstattung: '<balkon_terrasse/>', wohnflaeche: 81 }])
    expect(await field('ausstattung')).toMatchObject({ value: ['BALKON', 'LIFT'], origin: 'hand' })
    expect(await field('objekttitel')).toMatchObject({ value: 'Neu', origin: 'feed' })
    expect(await field('hwb')).toMatchObject({ value: 42, feed_value: null })
  })

  test('are all refused when one is wrong, and nothing is lost', async () => {
    const before = await read()
    const answer = await change({ etage: 4, hwb_klasse: 'H' })
    expect(answer.status).toBe(400)
    expect(refusedFields(answer)).toEqual({ hwb_klasse: 'invalid' })
    expect(await read()).toEqual(before)
  })
})

describe('the place', () => {
  test('is shown as imprecisely as the hand says, and the true place stays inside the circle', async () => {
    expect((await detail()).location).toMatchObject({ lat: 47.07, lng: 15.44, ungenau_radius: null })
    await change({ adresse_freigegeben: false, ungenau_radius: 500 })
    const { location } = await detail()
    expect(location.ungenau_radius).toBe(500)
    expect([location.lat, location.lng]).not.toEqual([47.07, 15.44])
    expect(Math.abs(location.lat - 47.07)).toBeLessThan(0.005)
  })

  test('stays imprecise after an import, and becomes exact again when it is given back', async () => {
    const { location } = await detail()
    await importHomes(server.ctx, [{ ...home, titel: 'Noch neuer' }])
    expect((await detail()).location).toEqual(location)
    await giveBack('adresse_freigegeben')
    await giveBack('ungenau_radius')
    expect((await detail()).location).toMatchObject({ lat: 47.07, lng: 15.44, ungenau_radius: null })
  })

  test('moves with its address and its coordinates, and back', async () => {
    const before = await stored()
    await change({ plz: '5020', ort: 'Salzburg', position: { lat: 47.8, lng: 13.04 }, strasse: 'Linzer Gasse' })
    expect((await stored()).orte).toContain('salzburg')
    expect((await detail()).location).toMatchObject({ lat: 47.8, lng: 13.04, strasse: 'Linzer Gasse', ort: 'Salzburg' })
    await importHomes(server.ctx, [{ ...home, titel: 'Weiter' }])
    expect((await detail()).location).toMatchObject({ lat: 47.8, ort: 'Salzburg' })
    expect(await field('position')).toMatchObject({ feed_value: { lat: 47.07, lng: 15.44 } })
    for (const name of ['plz', 'ort', 'position', 'strasse']) expect((await giveBack(name)).status).toBe(200)
    const { orte, bundesland, anzeige_lat, anzeige_lng, strasse } = await stored()
    expect({ orte, bundesland, anzeige_lat, anzeige_lng, strasse }).toEqual({
      orte: before.orte,
      bundesland: before.bundesland,
      anzeige_lat: before.anzeige_lat,
      anzeige_lng: before.anzeige_lng,
      strasse: before.strasse,
    })
  })
})

test('the person is one of the company, and comes back with the feed', async () => {
  const { people } = await read()
  expect(people).toMatchObject([{ name: 'Eva Huber' }])
  const { company_id } = await stored()
  const row = { company_id, agent_key: 'max', vorname: 'Max', name: 'Mayer' }
  const { id: max } = await server.ctx.db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()
  expect((await change({ agent_id: max })).status).toBe(200)
  await importHomes(server.ctx, [{ ...home, titel: 'Person' }])
  expect((await detail()).agent).toMatchObject({ name: 'Max Mayer' })
  expect(refusedFields(await change({ agent_id: 999_999 }))).toEqual({ agent_id: 'invalid' })
  await giveBack('agent_id')
  expect((await detail()).agent).toMatchObject({ name: 'Eva Huber' })
})

test('a person of another company is refused', async () => {
  const other = { firma: 'Fremd', slug: 'fremd' }
  const { id: company_id } = await server.ctx.db
    .insertInto('company')
    .values(other)
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { company_id, agent_key: 'x', name: 'Fremd' }
  const { id: stranger } = await server.ctx.db.insertInto('agent').values(row).returning('id').executeTakeFirstOrThrow()
  expect(refusedFields(await change({ agent_id: stranger }))).toEqual({ agent_id: 'invalid' })
})

test('the kind decides the group, and a sub-type of another kind is refused', async () => {
  expect((await change({ objektart: 'GRUNDSTUECK', objektart_untergruppe: null })).status).toBe(200)
  expect((await detail()).objektart_hauptgruppe).toBe('GRUND')
  expect(refusedFields(await change({ objektart_untergruppe: 'PENTHOUSE' }))).toEqual({
    objektart_untergruppe: 'invalid',
  })
  await giveBack('objektart')
  await giveBack('objektart_untergruppe')
  expect((await detail()).objektart_hauptgruppe).toBe('WOHNEN')
})

test('the second of two people who save is told, and loses nothing of the first', async () => {
  const { version } = await read()
  expect((await ask('PATCH', path(), { version, baujahr: 1950 })).status).toBe(200)
  const second = await ask('PATCH', path(), { version, baujahr: 1960 })
  expect([second.status, second.body.code]).toEqual([409, 'record.changed'])
  expect(await field('baujahr')).toMatchObject({ value: 1950 })
  expect(refusedFields(await ask('PATCH', path(), { baujahr: 1960 }))).toEqual({ version: 'missing' })
})

test('each act is a row of the audit with what it changed', async () => {
  await change({ baujahr: 1970 })
  const acts = await server.ctx.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(acts).toMatchObject([
    { act: 'properties.change', entity: 'property', entity_id: id, changes: { baujahr: [1950, 1970] } },
  ])
})

test.each([
  [{ ungenau_radius: 10 }, 'ungenau_radius'],
  [{ position: { lat: 147, lng: 15 } }, 'position.lat'],
  [{ position: { lat: 47 } }, 'position.lng'],
  [{ land: 'Austria' }, 'land'],
  [{ vermarktungsart: [] }, 'vermarktungsart'],
  [{ ausstattung: ['HUBSCHRAUBER'] }, 'ausstattung.0'],
  [{ objekttitel_translations: { xx: 'x' } }, 'objekttitel_translations'],
  [{ objekttitel_translations: { gb: '' } }, 'objekttitel_translations.gb'],
  [{ energiepass: { gueltig_bis: 'bald' } }, 'energiepass.gueltig_bis'],
  [{ etage: 1.5 }, 'etage'],
])('%j is refused, and names the field', async (body, name) => {
  const before = await read()
  const answer = await change(body)
  expect(answer.status).toBe(400)
  expect(Object.keys(refusedFields(answer)).join()).toContain(name)
  expect(await read()).toEqual(before)
})

test('a home in another currency tells it beside its fields', async () => {
  await importHomes(server.ctx, [{ nr: 'E2', vermarktungsart: 'KAUF', kaufpreis: 900_000, waehrung: 'CHF' }], 'TEIL')
  const row = server.ctx.db.selectFrom('property').select('id').where('external_id', '=', 'E2')
  const { id: swiss } = await row.executeTakeFirstOrThrow()
  expect((await ask('GET', `/api/admin/properties/${swiss}/fields`)).body).toMatchObject({ waehrung: 'CHF' })
  expect((await ask('GET', path())).body).toMatchObject({ waehrung: 'EUR' })
  const fields = `/api/admin/properties/${swiss}/fields`
  const set = async (body: object) => {
    const { version } = (await ask('GET', fields)).body as unknown as { version: string }
    return ask('PATCH', fields, { version, ...body })
  }
  const history = async () => {
    const { body } = await ask('GET', `/api/properties/${swiss}`)
    return (body.data as unknown as { price_history: { betrag: number }[] }).price_history.map(({ betrag }) => betrag)
  }
  expect((await set({ waehrung: 'EUR', kaufpreis: 970_000 })).body).toMatchObject({ waehrung: 'EUR' })
  // Francs are no earlier price in euros, nor euros one in francs.
  expect(await history()).toEqual([970_000])
  expect((await set({ waehrung: 'CHF' })).status).toBe(200)
  expect(await history()).toEqual([])
  expect((await set({ waehrung: 'EUR' })).status).toBe(200)
  expect((await set({ kaufpreis: 950_000 })).status).toBe(200)
  // The next delivery changes the price below the hand, and gives both back.
  await importHomes(server.ctx, [{ nr: 'E2', vermarktungsart: 'KAUF', kaufpreis: 890_000, waehrung: 'CHF' }], 'TEIL')
  const price = async () => {
    const { body } = await ask('GET', `/api/properties/${swiss}`)
    const { waehrung, preis } = body.data as unknown as { waehrung: string; preis: { betrag: number } }
    return [preis.betrag, waehrung]
  }
  expect(await price()).toEqual([950_000, 'EUR'])
  for (const name of ['waehrung', 'kaufpreis']) expect((await ask('DELETE', `${fields}/${name}`)).status).toBe(200)
  expect(await price()).toEqual([890_000, 'CHF'])
  for (const waehrung of ['Franken', 'XXX', null, 5]) {
    expect(refusedFields(await set({ waehrung }))).toHaveProperty('waehrung')
  }
  expect(await price()).toEqual([890_000, 'CHF'])
})

test('a field is given back of the home that was read, and whichever it is without a version', async () => {
  const { version } = await read()
  await change({ baujahr: 1980, etage: 2 })
  const early = await ask('DELETE', `${path()}/baujahr?version=${version}`)
  expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
  expect(await field('baujahr')).toMatchObject({ value: 1980, origin: 'hand' })
  expect((await ask('DELETE', `${path()}/baujahr?version=${(await read()).version}`)).status).toBe(200)
  expect(await field('baujahr')).toMatchObject({ origin: 'feed' })
  expect((await giveBack('etage')).status).toBe(200)
  expect(await field('etage')).toMatchObject({ origin: 'feed' })
})
