import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaPrices } from '../../src/domain/area-prices/schemas.ts'
import { computeAreaPrices } from '../../src/server/area-prices/compute.ts'
import { pricesCsv } from '../../src/server/area-prices/csv.ts'
import { call } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { LEVELS, offeredIn, offerMonths } from '../support/months.ts'
import { type TestServer, testServer } from '../support/server.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await offerMonths(server.ctx, NOW)
  server.ctx.clock = () => NOW
  await computeAreaPrices(server.ctx)
})
afterAll(() => server.close())

/** The percentiles of PostgreSQL: between the two nearest values in proportion. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] as number
  return below + ((sorted[Math.ceil(at)] as number) - below) * (at % 1)
}
const monthOf = (at: number) => `2026-${String(NOW.getUTCMonth() + 2 - LEVELS.length + at).padStart(2, '0')}`
const wanted = LEVELS.map((_, at) => {
  const offered = offeredIn(at)
  const figures = [offered.length, ...[0.25, 0.5, 0.75].map((share) => Number(percentile(offered, share).toFixed(2)))]
  return [monthOf(at), ...figures]
})

test('eight months have the number, median and quartiles of the homes that were offered in them', async () => {
  const { body } = await call(server, 'GET', '/api/prices?ort=graz')
  const { months, prices } = body as unknown as AreaPrices
  expect(months.map(({ month, count, q1, median, q3 }) => [month, count, q1, median, q3])).toEqual(wanted)
  // Sold and withdrawn homes count no longer.
  expect(prices).toEqual([expect.objectContaining({ objektart: 'WOHNUNG', vermarktungsart: 'KAUF', count: 10 })])
})

test('a home of two agencies counts once in a month: while both offer it, when one has ended, and when both have', () => {
  // 12 flats, from the second month the shared one, at the end without it and without two that have ended.
  expect(wanted.map(([, count]) => count)).toEqual([12, 13, 13, 13, 13, 13, 10, 10])
})

test('the file has the same months', async () => {
  const lines = ((await pricesCsv(server.ctx, 'graz')) ?? '').split('\r\n')
  for (const [month, count, ...figures] of wanted) {
    const amounts = figures.map((amount) => (amount as number).toFixed(2))
    expect(lines).toContain(['graz', 'Graz', 'ort', 'WOHNUNG', 'KAUF', month, count, ...amounts].join(','))
  }
})

test('a price that the agency now gives on request only counts no longer, and a rent alone replaces its total', async () => {
  const sender = { firma: 'Makler Linz', anid: 'AT-LINZ' }
  const then = { ...server.ctx, clock: () => new Date('2026-11-02T10:00:00Z') }
  const sales = Array.from({ length: 9 }, (_, at): FeedHome => {
    return { nr: `K${at}`, ort: 'Linz', plz: '4020', vermarktungsart: 'KAUF', kaufpreis: 200_000, wohnflaeche: 50 }
  })
  const rents = Array.from({ length: 9 }, (_, at): FeedHome => {
    return { nr: `M${at}`, ort: 'Linz', plz: '4020', gesamtbelastung: 1000, wohnflaeche: 50 }
  })
  await importHomes(then, [...sales, ...rents], 'VOLL', sender)
  await importHomes(
    server.ctx,
    [
      { ...sales[0]!, kaufpreis: undefined },
      ...rents.map((home) => ({ ...home, gesamtbelastung: undefined, hauptmietzins: 800 })),
    ].map((home) => JSON.parse(JSON.stringify(home)) as FeedHome),
    'TEIL',
    sender,
  )
  await computeAreaPrices(server.ctx)
  const latest = async (art: string) => {
    const { body } = await call(server, 'GET', `/api/prices?ort=linz&vermarktungsart=${art}`)
    const { months, prices } = body as unknown as AreaPrices
    const now = prices.find(({ vermarktungsart }) => vermarktungsart === art)
    return [months.at(-1), now].map((figures) => [figures?.count, figures?.median])
  }
  const [sold, sale] = await latest('KAUF')
  expect([sold, sale]).toEqual([
    [8, 4000],
    [8, 4000],
  ])
  const [let_, rent] = await latest('MIETE')
  expect(let_).toEqual(rent)
})
