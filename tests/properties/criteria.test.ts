import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedProperty } from '../../src/domain/imports/feed.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { satisfies } from '../../src/search/matching/matching.ts'
import { createPostgresSearch } from '../../src/server/search/postgres.ts'
import { readSearchRows } from '../../src/server/search/read-model.ts'
import { company, deliver, object } from '../imports/write/support.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** Homes as feeds send them, found by what a visitor may ask: by the API, by the engine in SQL, and by saved searches. */
const RENT: Partial<FeedProperty> = { vermarktungsart: ['MIETE'], kaufpreis: null, kaution: null }
const HOMES: Record<string, Partial<FeedProperty>> = {
  parterre: { ...RENT, gesamtbelastungbrutto: 800, etage: 0, befristet: false, kaution: 2400, verfuegbar_ab: 'sofort' },
  keller: { ...RENT, gesamtbelastungbrutto: 400, etage: -1, befristet: true, mietdauer_max_monate: 36 },
  dritter: {
    ...RENT,
    gesamtbelastungbrutto: 1200,
    etage: 3,
    anzahl_etagen: 5,
    befristet: true,
    mietdauer_max_monate: 60,
    kaution_text: '3 BMM',
    verfuegbar_ab: '2027-03-01',
  },
  dach: { ...RENT, gesamtbelastungbrutto: 1500, etage: null, geo: { etage: '1. DG' }, befristet: true },
  oben: { vermarktungsart: ['KAUF'], kaufpreis: 300_000, etage: 4, anzahl_etagen: 4, verfuegbar_ab: 'Mai 2027' },
  haus: {
    vermarktungsart: ['KAUF'],
    kaufpreis: 1_200_000,
    objektart: 'ZINSHAUS_RENDITEOBJEKT',
    preise: { mieteinnahmen_ist: 4000, mieteinnahmen_ist_periode: 'MONAT' },
  },
  anlage: { vermarktungsart: ['KAUF'], kaufpreis: 180_000, preise: { nettorendite: 3.2 }, etage: 1 },
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const objects = Object.entries(HOMES).map(([nr, said]) => object(nr, {}, said))
  await deliver(server.ctx, { company: company({ openimmo_anid: 'KR-1', firma: 'Kriterien GmbH' }), objects })
  await caughtUp(server.ctx)
})
afterAll(() => server.close())

interface Card {
  id: number
  external_id: string
  ertrag: unknown
}

async function ask(text: string) {
  const answer = await fetch(`${server.address}/api/properties?${text}`)
  return { status: answer.status, body: (await answer.json()) as { data: Card[]; errors?: unknown } }
}

const names = (cards: readonly Card[]) => cards.map((card) => card.external_id)

test.each([
  ['stock_von=0&stock_bis=1', ['anlage', 'parterre']],
  ['stock_bis=-1', ['keller']],
  ['stock_von=3', ['dritter', 'oben']],
  ['dachgeschoss=true', ['dach', 'oben']],
  ['verfuegbar_bis=2026-01-01', ['parterre']],
  ['verfuegbar_bis=2027-03-01', ['dritter', 'parterre']],
  ['verfuegbar_bis=2027-05-30', ['dritter', 'parterre']],
  ['verfuegbar_bis=2027-05-31', ['dritter', 'oben', 'parterre']],
  ['befristung=UNBEFRISTET', ['parterre']],
  ['befristung=3', ['dritter', 'keller', 'parterre']],
  ['befristung=5', ['dritter', 'parterre']],
  ['kaution_bis=2400', ['parterre']],
  ['kaution_bis=3600', ['dritter', 'parterre']],
  ['rendite_von=4', ['haus']],
  ['rendite_von=3', ['anlage', 'haus']],
  ['miete_bis=900', ['keller', 'parterre']],
  ['preis_bis=200000&miete_bis=900', ['anlage', 'keller', 'parterre']],
  ['preis_bis=200000', ['anlage', 'dach', 'dritter', 'keller', 'parterre']],
  ['preis_von=1000&miete_von=1500', ['anlage', 'dach', 'haus', 'oben']],
  ['vermarktungsart=MIETE&miete_bis=900', ['keller', 'parterre']],
  ['objektart=ZINSHAUS_RENDITEOBJEKT&rendite_von=4&preis_bis=1500000', ['haus']],
])('%s', async (text, expected) => {
  const { status, body } = await ask(text)
  expect(status).toBe(200)
  expect(names(body.data).sort()).toEqual(expected)
  const { query } = parseSearch(new URLSearchParams(text))
  const inSql = await createPostgresSearch(server.ctx.db).search(query)
  expect(inSql.ids.sort()).toEqual(body.data.map(({ id }) => id).sort())
  const all = await ask('pro_seite=96')
  const rows = await readSearchRows(
    server.ctx.db,
    all.body.data.map(({ id }) => id),
  )
  const told = rows.filter((row) => satisfies(row, query.filter)).map(({ id }) => id)
  expect(told.sort()).toEqual(body.data.map(({ id }) => id).sort())
})

test('sorted by yield, what earns nothing that is known comes last', async () => {
  const { body } = await ask('vermarktungsart=KAUF&sort=rendite_ab')
  expect(names(body.data)).toEqual(['haus', 'anlage', 'oben'])
  expect(body.data.map(({ ertrag }) => ertrag)).toEqual([
    { rendite: 4, rendite_art: 'bruttorendite', mieteinnahmen: 48_000, mieteinnahmen_art: 'ist', faktor: 25 },
    { rendite: 3.2, rendite_art: 'nettorendite', mieteinnahmen: null, mieteinnahmen_art: null, faktor: null },
    null,
  ])
})

test('the map finds the same', async () => {
  const box = 'bbox=-180,-90,180,90&zoom=3'
  const answer = await fetch(`${server.address}/api/properties/map?preis_bis=200000&miete_bis=900&${box}`)
  expect(((await answer.json()) as { total: number }).total).toBe(
    (await ask('preis_bis=200000&miete_bis=900')).body.data.length,
  )
})

test.each([
  ['stock_von=EG', 'stock_von'],
  ['verfuegbar_bis=morgen', 'verfuegbar_bis'],
  ['befristung=kurz', 'befristung'],
  ['kaution_bis=drei', 'kaution_bis'],
  ['rendite_von=1000', 'rendite_von'],
  ['miete_von=900&miete_bis=100', 'miete_bis'],
  ['dachgeschoss=1', 'dachgeschoss'],
])('%s is refused with its field', async (text, field) => {
  const { status, body } = await ask(text)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(`"${field}"`)
})
