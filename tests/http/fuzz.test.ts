import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { propertyCardSchema, propertyDetailSchema } from '../../src/domain/properties/card.ts'
import { paramNames } from '../../src/domain/search/codec.ts'
import { CRITERIA } from '../../src/domain/search/criteria.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

const REQUESTS = 500
const SECRET = 'Geheimgasse'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await importHomes(
    server.ctx,
    Array.from({ length: 12 }, (_, at) => ({
      nr: `F${at}`,
      vermarktungsart: at % 2 ? ('KAUF' as const) : ('MIETE_PACHT' as const),
      kaufpreis: at % 2 ? 200_000 + at * 10_000 : undefined,
      gesamtbelastung: at % 2 ? undefined : 600 + at * 50,
      englisch: `Flat ${at}`,
      wohnflaeche: 40 + at * 5,
      zimmer: 1 + (at % 4),
      lat: 47.07 + at / 1000,
      lng: 15.43 + at / 1000,
      strasse: SECRET,
      adresse_freigeben: false,
    })),
  )
})
afterAll(() => server.close())

const refusal = z.object({ success: z.literal(false), message: z.string().min(5), code: z.string() })
const cards = z.object({ success: z.literal(true), data: z.array(propertyCardSchema) })
const page = cards.extend({ total: z.number(), page: z.number(), pages: z.number(), facets: z.object({}) })
const map = z.object({ success: z.literal(true), data: z.object({ clusters: z.array(z.object({})) }) })
const detail = z.object({ success: z.literal(true), data: propertyDetailSchema })
const anything = z.object({ success: z.literal(true) })

/** mulberry32: the same requests at every run. */
function makeRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T }
}

const VALUES = [
  ...['', '0', '-1', '1', '47.07,15.43,5', 'NaN', 'NaN,NaN,NaN', 'Infinity', '1e400', '1e3', '99999999999999999999'],
  ...['true', 'false', 'WOHNUNG', 'wohnung', 'WOHNUNG,HAUS', 'MIETE', 'graz', 'graz,wien', 'Graz', '80', '8010,1010'],
  ...['__proto__', 'constructor', 'toString', 'null', '[]', '{}', "' or 1=1 --", '%', '%00', '\0', '😀', '\uD83D', 'ﷺ'],
  ...['Geheimgasse', 'geheim', 'flat', 'ruhige lage', '*', 'a'.repeat(3000), ','.repeat(2000), '~'.repeat(500)],
  ...['_p~iF~ps|U_ulLnnqC_mqNvxq`@', '!_p~iF~ps|U', 'neueste', 'preis_auf', '100', '22', '5.5', '-180,-90,180,90'],
  ...['15.4,47.0,15.5,47.1', '15.5,47.1,15.4,47.0', 'en', 'gb', 'de', '<script>', '../../etc/passwd', '\r\nX: y'],
]
const PATHS: readonly [string, z.ZodType][] = [
  ['/api/properties', page],
  ['/api/properties/map', map],
  ['/api/properties/{id}', detail],
  ['/api/properties/{id}/similar', cards],
  ['/api/properties/batch', cards],
  ['/api/places', anything],
  ['/api/projects', anything],
  ['/api/projects/{id}', anything],
  ['/api/currency/rates', anything],
]
const NAMES = [
  ...CRITERIA.flatMap(([name, criterion]) => paramNames(name, criterion)),
  ...['sort', 'seite', 'pro_seite', 'lang', 'bbox', 'zoom', 'q', 'limit', '__proto__', 'preis[]', 'preis_von[$gt]'],
]
const BODIES = [
  ...['', '{', 'null', '[]', '{"property_ids":null}', '{"property_ids":[1,2,3]}', '{"property_ids":["1","x"]}'],
  ...[
    '{"property_ids":[1e400]}',
    '{"property_ids":[-1]}',
    '{"property_ids":[{}]}',
    `{"property_ids":[${'1,'.repeat(300)}1]}`,
  ],
  ...['{"__proto__":{"property_ids":[1]}}', `{"property_ids":["${'9'.repeat(20_000)}"]}`],
]

test('five hundred odd requests get answers of the promised shape, and no fault of the server', async () => {
  const { next, pick } = makeRandom(20_261_121)
  const ids = (await server.ctx.db.selectFrom('property').select('id').execute()).map(({ id }) => String(id))
  const tally = new Map<number, number>()
  for (let nr = 0; nr < REQUESTS; nr++) {
    const [path, schema] = pick(PATHS)
    const place = path.replace('{id}', encodeURIComponent((next() < 0.6 ? pick(ids) : pick(VALUES)).toWellFormed()))
    const query = new URLSearchParams()
    for (let count = Math.floor(next() * 4); count > 0; count--) query.append(pick(NAMES), pick(VALUES))
    const raw = next() < 0.1 ? '&q=%E0%A4%A&ort=%&gebiet=%00%FF' : ''
    const post = path.endsWith('/batch') && next() < 0.9
    const url = `${server.address}${place}?${query}${raw}`
    const init = post
      ? {
          method: 'POST',
          body: pick(BODIES),
          headers: next() < 0.8 ? { 'Content-Type': 'application/json' } : undefined,
        }
      : { method: next() < 0.05 ? pick(['PUT', 'OPTIONS', 'DELETE']) : 'GET' }
    const answer = await fetch(url, init)
    const body = await answer.json()
    tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
    const told = `${init.method} ${url.slice(0, 200)} ${'body' in init ? init.body?.slice(0, 80) : ''}`
    expect(answer.status, told).toBeLessThan(500)
    const { error } = (answer.ok ? schema : refusal).safeParse(body)
    expect(error?.message, told).toBeUndefined()
    // A refusal repeats what was asked; an answer must not know it.
    if (answer.ok) expect(JSON.stringify(body), told).not.toContain(SECRET)
    expect(JSON.stringify(body), told).not.toMatch(/node_modules|\.ts:\d/)
  }
  expect(tally.get(200), 'most paths are reached').toBeGreaterThan(REQUESTS / 5)
  expect(tally.get(400), 'and many are refused').toBeGreaterThan(REQUESTS / 10)
  expect(server.complaints).toEqual([])
}, 60_000)

test('a street that may not be told finds nothing by text', async () => {
  const answer = await fetch(`${server.address}/api/properties?q=${SECRET}`)
  expect(await answer.json()).toMatchObject({ total: 0, data: [] })
})
