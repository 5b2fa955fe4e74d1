import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireUnseen } from '../../src/server/properties/expire.ts'
import { readMarket } from '../../src/server/properties/market.ts'
import { call } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date()
/** Rents of 10, 11, ... 19 € by m² in Graz, and one far off. */
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

test('a home stands beside the median of its type and offer in its place, itself left out', async () => {
  expect(await readMarket(server.ctx, await idOf('M0'), 'MIETE')).toEqual({
    eur_m2: 10,
    median: { eur_m2: 15, count: 9, place: 'graz' },
  })
})

test('where too few are near, nothing is claimed', async () => {
  expect(await readMarket(server.ctx, await idOf('LINZ'), 'MIETE')).toEqual({ eur_m2: 30, median: null })
  expect(await readMarket(server.ctx, await idOf('KAUF'), 'KAUF')).toEqual({ eur_m2: 5000, median: null })
})

test('a home without a price has nothing to compare', async () => {
  expect(await readMarket(server.ctx, await idOf('OHNE'), 'MIETE')).toBeNull()
})

test('homes that no feed has named for the time of the setting expire, and come back with the next feed', async () => {
  const id = await idOf('M1')
  now = new Date(now.getTime() + 29 * 86_400_000)
  expect(await expireUnseen(server.ctx)).toBe(0)
  await importHomes(server.ctx, homes.slice(2))
  now = new Date(now.getTime() + 2 * 86_400_000)
  expect(await expireUnseen(server.ctx)).toBe(6)
  expect(await expireUnseen(server.ctx)).toBe(0)
  expect((await call(server, 'GET', `/api/properties/${id}`)).body.code).toBe('property.gone')
  await importHomes(server.ctx, homes.slice(0, 2))
  expect((await call(server, 'GET', `/api/properties/${id}`)).status).toBe(200)
})

test('with a setting of 0 nothing expires', async () => {
  const ctx = { ...server.ctx, config: { ...server.ctx.config, EXPIRE_AFTER_DAYS: 0 } }
  now = new Date(now.getTime() + 400 * 86_400_000)
  expect(await expireUnseen(ctx)).toBe(0)
})
