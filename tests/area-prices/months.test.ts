import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaPrices } from '../../src/domain/area-prices/schemas.ts'
import { computeAreaPrices } from '../../src/server/area-prices/compute.ts'
import { pricesCsv } from '../../src/server/area-prices/csv.ts'
import { call } from '../support/call.ts'
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
