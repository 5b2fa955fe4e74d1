import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaPrices } from '../../src/domain/area-prices/schemas.ts'
import { openPrices } from '../../src/pages/_prices/open.ts'
import { computeAreaPrices } from '../../src/server/area-prices/compute.ts'
import { pricesCsv } from '../../src/server/area-prices/csv.ts'
import { callsOfPage } from '../../src/server/operations/page-calls.ts'
import { call, refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date('2026-09-10T10:00:00Z')

/** Flats of 100 m² for sale. @param prices EUR per m² */
const flats = (name: string, prices: readonly number[], more: Partial<FeedHome> = {}): FeedHome[] =>
  prices.map((price, at) => ({
    nr: `${name}${at}`,
    vermarktungsart: 'KAUF',
    kaufpreis: price * 100,
    wohnflaeche: 100,
    ...more,
  }))
const GRAZ = [3000, 3200, 3400, 3600, 3800, 4000, 4200, 4400, 4600]
const WIEN = [6000, 6200, 6400, 6600, 6800, 7000, 7200, 9000]

const prices = async (query = '') =>
  (await call(server, 'GET', `/api/prices${query}`)).body as unknown as AreaPrices & { success: boolean }

beforeAll(async () => {
  server = await testServer()
  server.ctx.clock = () => now
  await importHomes(server.ctx, [
    ...flats('G', GRAZ),
    ...flats('W', WIEN, { plz: '1070', ort: 'Wien' }),
    // Seven: too few.
    ...flats('L', WIEN.slice(1), { plz: '4020', ort: 'Linz' }),
    // A parking space has no price per m², and a home without an area neither.
    {
      nr: 'P',
      objektart: '<parken parken_typ="TIEFGARAGE"/>',
      vermarktungsart: 'KAUF',
      kaufpreis: 20_000,
      wohnflaeche: 12,
    },
    { nr: 'O', vermarktungsart: 'KAUF', kaufpreis: 900_000 },
    ...Array.from({ length: 8 }, (_, at) => ({ nr: `M${at}`, gesamtbelastung: 1000 + at * 100, wohnflaeche: 100 })),
  ])
  await computeAreaPrices(server.ctx)
})
afterAll(() => server.close())

test('a place has number, quartiles and median of its kinds, and the price of a flat of 75 m²', async () => {
  const graz = await prices('?ort=graz')
  expect(graz.place).toEqual({ slug: 'graz', name: 'Graz', art: 'ort' })
  expect(graz.prices).toEqual([
    { objektart: 'WOHNUNG', vermarktungsart: 'KAUF', count: 9, q1: 3400, median: 3800, q3: 4200 },
    { objektart: 'WOHNUNG', vermarktungsart: 'MIETE', count: 8, q1: 11.75, median: 13.5, q3: 15.25 },
  ])
  expect(graz.flat).toEqual({ m2: 75, kauf: 285_000, miete: 1012.5 })
  expect(graz.around.map(({ slug }) => slug)).toEqual(['steiermark', 'oesterreich'])
  expect(graz.as_of).toBe('2026-09-10T10:00:00.000Z')
})

test('the country lists its states, Bezirke, districts and postcodes, each with its figures', async () => {
  const { parts, prices: all } = await prices('?lang=gb')
  expect(parts.map(({ slug, level, count, median }) => [slug, level, count, median])).toEqual(
    [
      ['1070', 'plz', 8, 6700],
      ['8010', 'plz', 9, 3800],
      ['graz', 'bezirk', 9, 3800],
      ['steiermark', 'bundesland', 9, 3800],
      ['wien', 'bundesland', 8, 6700],
      ['wien-7', 'bezirk', 8, 6700],
    ].sort(),
  )
  expect(all[0]).toMatchObject({ count: 24 })
  expect((await prices('?level=bundesland')).parts.map(({ slug }) => slug)).toEqual(['steiermark', 'wien'])
})

test('seven homes give no figure, in no list', async () => {
  const linz = await prices('?ort=linz')
  expect(linz).toMatchObject({ success: true, prices: [], parts: [], months: [], distribution: [] })
  expect(linz.flat).toEqual({ m2: 75, kauf: null, miete: null })
  const all = JSON.stringify([await prices(), await prices('?vermarktungsart=MIETE')])
  expect(all).not.toContain('linz')
  expect(all).not.toContain('PARKEN')
})

test('the distribution counts every home once, with open ends for unusual ones', async () => {
  const { distribution } = await prices('?ort=wien')
  expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(8)
  expect(distribution[0]?.from).toBeNull()
  expect(distribution.at(-1)).toMatchObject({ to: null })
  for (const [at, { to }] of distribution.slice(0, -1).entries()) expect(distribution[at + 1]?.from).toBe(to)
})

test('a month that has ended is kept, whatever becomes of its homes; the present one follows the prices', async () => {
  const months = async () =>
    (await prices('?ort=graz')).months.map(({ month, count, median }) => [month, count, median])
  expect(await months()).toEqual([['2026-09', 9, 3800]])
  now = new Date('2026-10-20T10:00:00Z')
  await importHomes(
    server.ctx,
    flats(
      'G',
      GRAZ.map((price) => price - 100),
    ),
  )
  await computeAreaPrices(server.ctx)
  // September ends with the prices that were asked in September.
  expect(await months()).toEqual([
    ['2026-09', 9, 3800],
    ['2026-10', 9, 3700],
  ])
  // Offers that have ended count in the months in which they were offered, and in no later one.
  await importHomes(server.ctx, [{ nr: 'G8', aktion: 'DELETE' }])
  now = new Date('2026-11-05T10:00:00Z')
  await computeAreaPrices(server.ctx)
  expect(await months()).toEqual([
    ['2026-09', 9, 3800],
    ['2026-10', 9, 3700],
    ['2026-11', 8, 3600],
  ])
  expect((await prices('?ort=graz')).prices[0]).toMatchObject({ count: 8, median: 3600 })
  await sql`delete from price_history`.execute(server.ctx.db)
  now = new Date('2026-12-05T10:00:00Z')
  await computeAreaPrices(server.ctx)
  expect((await months()).slice(0, 2)).toEqual([
    ['2026-09', 9, 3800],
    ['2026-10', 9, 3700],
  ])
})

test('two processes may compute at the same time', async () => {
  const [one, two] = await Promise.all([computeAreaPrices(server.ctx), computeAreaPrices(server.ctx)])
  expect(one).toEqual(two)
  expect((await prices('?ort=wien')).prices).toHaveLength(1)
})

test('an unknown place is refused with a sentence, and wrong words with the name of their field', async () => {
  const unknown = await call(server, 'GET', '/api/prices?ort=nirgendwo')
  expect([unknown.status, unknown.body.code]).toEqual([404, 'place.not_found'])
  expect(unknown.body.message).toContain('Ort')
  expect((await call(server, 'GET', '/api/prices?ort=0999')).status).toBe(404)
  for (const [query, field] of [
    ['ort=<script>', 'ort'],
    ['objektart=BURG', 'objektart'],
    ['vermarktungsart=TAUSCH', 'vermarktungsart'],
    ['level=welt', 'level'],
  ] as const) {
    const refused = await call(server, 'GET', `/api/prices?${query}`)
    expect([refused.status, Object.keys(refusedFields(refused))]).toEqual([400, [field]])
  }
})

test('the file has the figures of a place, of those inside, and its months; names cannot become formulas', async () => {
  const text = (await pricesCsv(server.ctx, 'wien')) ?? ''
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toBe('place,name,kind,objektart,vermarktungsart,month,count,q1,median,q3')
  expect(lines[1]).toBe('wien,Wien,ort,WOHNUNG,KAUF,,8,6350.00,6700.00,7050.00')
  expect(lines).toContain('wien-7,"Wien 7., Neubau",gemeindebezirk,WOHNUNG,KAUF,,8,6350.00,6700.00,7050.00')
  expect(lines).toContain('wien,Wien,ort,WOHNUNG,KAUF,2026-10,8,6350.00,6700.00,7050.00')
  expect(await pricesCsv(server.ctx, 'linz')).toBeNull()
  expect(await pricesCsv(server.ctx, null)).toContain('oesterreich,Österreich,staat,WOHNUNG,KAUF')
  const abroad = { plz: '80331', ort: '=HYPERLINK(1)', land: 'DEU' }
  await importHomes(server.ctx, flats('D', WIEN, abroad))
  await computeAreaPrices(server.ctx)
  expect(await pricesCsv(server.ctx, null)).toContain("de-hyperlink-1,'=HYPERLINK(1),ort,")
})

test('a place without figures inside it is shown on the map of the next larger one', async () => {
  const locals = { call: callsOfPage(server.ctx, 'de'), language: 'de' } as App.Locals
  const graz = await openPrices(locals, 'graz', new URLSearchParams('objektart=BURG'))
  expect(graz?.map).toMatchObject({ grid: { region: 'steiermark' }, own: { name: 'Graz' } })
  expect(graz?.map?.parts.map(({ slug }) => slug)).toEqual(['graz'])
  expect(graz?.problems).toEqual([{ field: 'objektart', code: 'word', params: { value: 'BURG' } }])
  expect((await openPrices(locals, 'wien', new URLSearchParams()))?.map).toMatchObject({ grid: { region: 'wien' } })
  expect(await openPrices(locals, 'nirgendwo', new URLSearchParams())).toBeNull()
})

test('a kind without figures in a known place is empty, not an error', async () => {
  expect(await prices('?ort=graz&objektart=HAUS')).toMatchObject({
    success: true,
    objektart: 'HAUS',
    parts: [],
    distribution: [],
  })
})
