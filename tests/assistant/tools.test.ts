import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { OPERATIONS } from '../../src/domain/operations/all.ts'
import { computeAreaPrices } from '../../src/server/area-prices/compute.ts'
import { TOOLS } from '../../src/server/assistant/tools.ts'
import { call } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { GUEST } from '../support/visitor.ts'

let server: TestServer

// biome-ignore lint/suspicious/noExplicitAny: each tool answers something else, which its schema checks here
type Answer = any
/** Calls a tool; its answer must be as declared, with nothing more. */
async function ask(name: string, given: object = {}, site?: string): Promise<Answer> {
  const tool = TOOLS.find((one) => one.name === name)
  if (!tool) throw new Error(`no tool ${name}`)
  const answer = await tool.call(server.ctx, GUEST, given, site)
  expect(z.strictObject(tool.answer.shape).parse(answer)).toEqual(answer)
  return answer
}

beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [
    {
      nr: 'A',
      titel: 'Dachwohnung am Park',
      gesamtbelastung: 950,
      betriebskosten: 100,
      hauptmietzins: 700,
      wohnflaeche: 78,
      zimmer: 3,
      projekt: 'Hof',
      ausstattung: '<fahrstuhl PERSONEN="true"/>',
    },
    { nr: 'B', gesamtbelastung: 690, wohnflaeche: 54, zimmer: 2 },
    { nr: 'C', gesamtbelastung: 800, wohnflaeche: 60, zimmer: 2, plz: '4020', ort: 'Linz' },
    ...Array.from({ length: 8 }, (_, at) => ({
      nr: `K${at}`,
      vermarktungsart: 'KAUF' as const,
      kaufpreis: 300_000 + at * 10_000,
      wohnflaeche: 100,
    })),
  ])
  await computeAreaPrices(server.ctx)
})
afterAll(() => server.close())

test('a tool is a marked operation that only reads, and that guests may call', () => {
  const marked = OPERATIONS.flatMap((one) => (one.tool ? [one] : []))
  expect(TOOLS.map(({ name }) => name).sort()).toEqual(marked.map(({ tool }) => tool?.name).sort())
  expect(TOOLS.map(({ name }) => name).sort()).toEqual([
    'area_prices',
    'find_help',
    'find_places',
    'get_project',
    'get_property',
    'interpret_query',
    'mortgage',
    'purchase_costs',
    'search_properties',
  ])
  for (const { who, method, name } of marked) {
    expect(who.roles, name).toContain('guest')
    // It reads a sentence, which may be too long for an address.
    if (name !== 'search.interpret') expect(method, name).toBe('GET')
  }
})

test('a sentence becomes criteria, and these find the homes of the list', async () => {
  const read = await ask('interpret_query', { query: '3 Zimmer in Graz mit Lift bis 1000 warm, bitte ruhig' })
  expect(read.criteria).toMatchObject({ ort: ['graz'], zimmer_von: 3, preis_bis: 1000, ausstattung: ['LIFT'] })
  const { homes, total, url } = await ask('search_properties', read.criteria)
  expect(total).toBe(1)
  expect(homes[0]).toMatchObject({
    objekttitel: 'Dachwohnung am Park',
    preis: 950,
    preis_text: '950\u00a0€ pro Monat',
    anzahl_zimmer: 3,
    ort: 'Graz',
    firma: 'Makler Muster',
  })
  expect(url).toBe(read.url)
  const { body } = await call(server, 'GET', url.replace('/immobilien', '/api/properties'))
  expect(body).toMatchObject({ total: 1 })
})

test('every criterion of the search has an argument, and takes what its own language of criteria says', async () => {
  const search = TOOLS.find(({ name }) => name === 'search_properties')
  const given = {
    vermarktungsart: ['MIETE'],
    umkreis: ['graz,15'],
    land: ['AT'],
    ohne: ['linz'],
    befristung: 'UNBEFRISTET',
    verfuegbar_bis: '2027-01-01',
    provisionsfrei: true,
    stock_von: -1,
    sort: 'preis_auf',
  }
  expect(search?.input.safeParse(given).success).toBe(true)
  expect((await ask('search_properties', given)).url).toContain('umkreis=graz%2C15')
  const names = Object.keys(search?.input.shape ?? {})
  expect(names).toEqual(expect.arrayContaining(['ort', 'plz', 'preis_von', 'hwb_bis', 'anbieter', 'q', 'rendite_von']))
})

test('where nothing is found it says what one criterion less would find', async () => {
  const { total, homes, without } = await ask('search_properties', { ort: ['linz'], zimmer_von: 3 })
  expect([total, homes]).toEqual([0, []])
  expect(without).toContainEqual({ name: 'zimmer', value: null, total: 1 })
})

test('a home is answered from its fields, and its texts on request only', async () => {
  const [{ id }] = (await ask('search_properties', { zimmer_von: 3 })).homes
  const home = await ask('get_property', { id, lang: 'gb' }, 'https://klinke.example')
  expect(home.url).toMatch(/^https:\/\/klinke\.example\/gb\/immobilien\/\d+\//)
  expect(home.facts).toContainEqual({ label: 'Rooms', value: '3' })
  expect(home.costs).toContainEqual({ label: 'Monthly total', amount: 950, period: 'per month', percent: null })
  expect(home.agency).toMatchObject({ firma: 'Makler Muster' })
  expect(home.texts).toBeUndefined()
  const { texts } = await ask('get_property', { id, with_texts: true })
  expect(texts).toEqual([{ label: 'Beschreibung', text: 'Helle Räume, ruhige Lage.' }])
  const project = await ask('get_project', { id: home.project.id })
  expect(project.units.map((unit: { id: number }) => unit.id)).toEqual([id])
  expect(project.units_total).toBe(1)
})

test('a project of many homes is answered with its first ones, and the search has all of them', async () => {
  const all = Array.from({ length: 23 }, (_, at) => ({ nr: `T${at}`, projekt: 'Turm', gesamtbelastung: 700 + at }))
  await importHomes(server.ctx, all)
  await caughtUp(server.ctx)
  const { project_id: id } = await server.ctx.db
    .selectFrom('property')
    .select('project_id')
    .where('external_id', '=', 'T0')
    .executeTakeFirstOrThrow()
  const { units, units_total } = await ask('get_project', { id })
  expect([units.length, units_total]).toEqual([20, 23])
  expect((await ask('search_properties', { projekt: [id] })).total).toBe(23)
})

test('places, prices, costs, loans and help are answered with their pages, in the language asked for', async () => {
  const { places } = await ask('find_places', { q: 'Gra' })
  expect(places[0]).toMatchObject({ slug: 'graz', criterion: 'ort', url: '/immobilien?ort=graz' })
  for (const [q, url] of [
    ['8010', '/fr/immobilien?plz=8010'],
    ['Autriche', '/fr/immobilien?land=AT'],
  ] as const) {
    expect((await ask('find_places', { q, lang: 'fr' })).places[0], q).toMatchObject({ url })
  }
  const prices = await ask('area_prices', { ort: 'graz', vermarktungsart: 'KAUF', lang: 'fr' })
  expect(prices.prices).toEqual([
    expect.objectContaining({ objektart: 'WOHNUNG', vermarktungsart: 'KAUF', count: 8, median: 3350 }),
  ])
  expect(prices.url).toBe('/fr/preise/graz?vermarktungsart=KAUF')
  expect((await ask('area_prices', { ort: 'graz', vermarktungsart: 'MIETE' })).prices).toEqual([])
  const costs = await ask('purchase_costs', { price: 300_000, broker: false, lang: 'it' })
  expect(costs).toMatchObject({ total: 21_000, as_of: '2026-11-21', url: '/it/faq/kosten#kaufnebenkosten-hoehe' })
  expect((await ask('mortgage', { amount: 300_000, years: 25 })).monthly).toBe(1501.87)
  const { passages } = await ask('find_help', { q: 'What is a deposit?', lang: 'gb', limit: 1 }, 'https://k.at')
  expect(passages[0].url).toMatch(/^https:\/\/k\.at\/gb\//)
})

test('a bad argument is refused by its name, also one that nobody knows', async () => {
  const refused = (name: string, given: object) =>
    ask(name, given).catch(({ code, fields }) => [code, fields.map(({ field }: { field: string }) => field)])
  expect(await refused('search_properties', { zimmer_von: 'drei' })).toEqual(['input.invalid', ['zimmer_von']])
  expect((await refused('search_properties', { city: 'Graz' }))[0]).toBe('input.invalid')
  expect(await refused('search_properties', { ort: ['nirgendwo'] })).toEqual(['input.invalid', ['ort']])
  expect(await refused('get_property', { id: 999_999 })).toEqual(['property.not_found', []])
  expect(await refused('mortgage', { amount: 0 })).toEqual(['input.invalid', ['amount']])
})

test('every tool says in JSON Schema what it takes and gives', () => {
  for (const { name, input, answer, description } of TOOLS) {
    expect(z.toJSONSchema(input, { io: 'input' }), name).toMatchObject({ type: 'object', additionalProperties: false })
    expect(z.toJSONSchema(answer, { io: 'output' }), name).toMatchObject({ type: 'object' })
    expect(description.length, name).toBeGreaterThan(40)
  }
})
