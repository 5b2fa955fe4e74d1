import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSource } from '../../src/server/imports/sources.ts'
import { expireUnseen } from '../../src/server/properties/expire.ts'
import { readMarket } from '../../src/server/properties/market.ts'
import { call } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date()
/** Rents of 10, 11, ... 19 € per m² in Graz, and one outlier. */
const homes: FeedHome[] = Array.from({ length: 10 }, (_, at) => ({
  nr: `M${at}`,
  gesamtbelastung: 1000 + at * 100,
  wohnflaeche: 100,
}))

beforeAll(async () => {
  server = await testServer({ EXPIRE_AFTER_DAYS: '30' })
  server.ctx.clock = () => now
  await importHomes(server.ctx, [
    ...homes,
    { nr: 'LINZ', gesamtbelastung: 3000, wohnflaeche: 100, plz: '4020', ort: 'Linz' },
    { nr: 'KAUF', vermarktungsart: 'KAUF', kaufpreis: 500_000, wohnflaeche: 100 },
    { nr: 'OHNE', wohnflaeche: 100 },
    { nr: 'HAUS', objektart: '<haus haustyp="VILLA"/>', gesamtbelastung: 9000, wohnflaeche: 100 },
  ])
})
afterAll(() => server.close())

const idOf = async (nr: string) =>
  (await server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr).executeTakeFirstOrThrow())
    .id

test('a home is compared with the median of its type and offer in its place, without itself', async () => {
  expect(await readMarket(server.ctx, await idOf('M0'), 'MIETE')).toEqual({
    eur_m2: 10,
    median: { eur_m2: 15, q1: 12, q3: 17, count: 9, place: 'graz' },
  })
})

test('each home has the median of all but itself, by the order of their prices', async () => {
  // 10, 11, ... 19: without one of the lower half the fifth of the others is 15, without one of the upper half 14.
  for (const [at, median] of [15, 15, 15, 15, 15, 14, 14, 14, 14, 14].entries()) {
    expect((await readMarket(server.ctx, await idOf(`M${at}`), 'MIETE'))?.median?.eur_m2).toBe(median)
  }
})

test('the others are read once in ten minutes, for all visitors of all of them', async () => {
  const read = async () => (await readMarket(server.ctx, await idOf('M9'), 'MIETE'))?.median
  const raised = (by: number) =>
    sql`update property_search set preis_miete = preis_miete + ${by} where objektart = 'WOHNUNG'`.execute(server.ctx.db)
  const began = now
  expect(await read()).toEqual({ eur_m2: 14, q1: 12, q3: 17, count: 9, place: 'graz' })
  await raised(1000)
  now = new Date(began.getTime() + 9 * 60_000)
  expect((await read())?.eur_m2).toBe(14)
  // Then one more visitor gets the old figures, and none waits for the new ones (stale-while-revalidate).
  now = new Date(began.getTime() + 20 * 60_000)
  expect((await read())?.eur_m2).toBe(14)
  await expect.poll(async () => (await read())?.eur_m2).toBe(24)
  await raised(-1000)
  now = new Date(began.getTime() + 90 * 60_000)
  expect((await read())?.eur_m2).toBe(14)
})

test('where too few are near, nothing is claimed', async () => {
  expect(await readMarket(server.ctx, await idOf('LINZ'), 'MIETE')).toEqual({ eur_m2: 30, median: null })
  expect(await readMarket(server.ctx, await idOf('KAUF'), 'KAUF')).toEqual({ eur_m2: 5000, median: null })
})

test('a home without a price has nothing to compare', async () => {
  expect(await readMarket(server.ctx, await idOf('OHNE'), 'MIETE')).toBeNull()
})

const days = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000)
}

test('homes of a sender of TEIL never expire, unless the operator sets days', async () => {
  const id = await idOf('M1')
  days(29)
  expect(await expireUnseen(server.ctx)).toBe(0)
  await importHomes(server.ctx, homes.slice(2))
  days(2)
  expect(await expireUnseen(server.ctx)).toBe(0)
  await changeSource(server.ctx, 'test', { expire_after_days: 30 })
  expect(await expireUnseen(server.ctx)).toBe(6)
  expect(await expireUnseen(server.ctx)).toBe(0)
  expect((await call(server, 'GET', `/api/properties/${id}`)).body.code).toBe('property.gone')
  await importHomes(server.ctx, homes.slice(0, 2))
  expect((await call(server, 'GET', `/api/properties/${id}`)).status).toBe(200)
  await changeSource(server.ctx, 'test', { expire_after_days: null })
})

test('homes of a sender of VOLL expire when its feeds end, after the days of the installation or its own', async () => {
  await changeSource(server.ctx, 'test', { voll_deletes: false })
  await importHomes(server.ctx, homes, 'VOLL')
  days(20)
  await importHomes(server.ctx, homes.slice(0, 3))
  days(11)
  const without = { ...server.ctx, config: { ...server.ctx.config, EXPIRE_AFTER_DAYS: 0 } }
  expect(await expireUnseen(without)).toBe(0)
  await changeSource(server.ctx, 'test', { expire_after_days: 0 })
  expect(await expireUnseen(server.ctx)).toBe(0)
  await changeSource(server.ctx, 'test', { expire_after_days: null })
  expect(await expireUnseen(server.ctx)).toBe(7)
  // From now on only changes come: the last VOLL is no longer a sign.
  await importHomes(server.ctx, homes.slice(0, 1))
  days(40)
  expect(await expireUnseen(server.ctx)).toBe(0)
})
