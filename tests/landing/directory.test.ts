import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLandingPages, readLanding, readPlaceIndex } from '../../src/server/landing/read.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date('2026-11-20T10:00:00Z')
const CACHED_MS = 11 * 60_000

const homes = (name: string, count: number, more: Partial<FeedHome> = {}): FeedHome[] =>
  Array.from({ length: count }, (_, at) => ({ nr: `${name}${at}`, gesamtbelastung: 900 + at, ...more }))
const read = (place: string, kind: string | null = null, seite = 1) =>
  readLanding(server.ctx, { place, kind, seite }, 'de')

beforeAll(async () => {
  server = await testServer()
  server.ctx.clock = () => now
  await importHomes(server.ctx, [
    ...homes('G', 26),
    ...homes('K', 3, { vermarktungsart: 'KAUF', kaufpreis: 300_000 }),
    ...homes('H', 2, { objektart: '<haus haustyp="EINFAMILIENHAUS"/>', vermarktungsart: 'KAUF', kaufpreis: 500_000 }),
    ...homes('L', 3, { plz: '4020', ort: 'Linz' }),
    // Two homes give no page: that of the state lists them.
    ...homes('M', 2, { plz: '8680', ort: 'Mürzzuschlag' }),
    ...homes('D', 3, { plz: '80331', ort: 'München', land: 'DEU' }),
    // No page of a place lists these.
    ...homes('Z', 1, { plz: '8001', ort: 'Zürich', land: 'CHE' }),
    ...homes('V', 1, { plz: '6900', ort: 'Bregenz' }),
  ])
})
afterAll(() => server.close())

test('a place, and a kind in it, has a page from three homes on', async () => {
  const pages = (await listLandingPages(server.ctx)).map(({ place, kind }) => (kind ? `${place}/${kind}` : place))
  expect(pages.sort()).toEqual([
    'de-muenchen',
    'de-muenchen/wohnung-mieten',
    'graz',
    'graz/wohnung-kaufen',
    'graz/wohnung-mieten',
    'linz',
    'linz/wohnung-mieten',
    'oberoesterreich',
    'oberoesterreich/wohnung-mieten',
    'steiermark',
    'steiermark/wohnung-kaufen',
    'steiermark/wohnung-mieten',
  ])
})

test('a page has the newest homes, its other kinds, and the places around, in and beside it', async () => {
  const graz = await read('graz', 'wohnung-mieten')
  expect(graz).toMatchObject({
    total: 26,
    page: 1,
    pages: 2,
    around: [{ slug: 'steiermark', count: 28 }],
    kinds: [
      { slug: 'wohnung-kaufen', count: 3 },
      { slug: 'wohnung-mieten', count: 26 },
    ],
    strays: [],
  })
  const second = await read('graz', 'wohnung-mieten', 2)
  if (typeof graz === 'string' || typeof second === 'string') throw new Error('no page')
  const ids = [...graz.cards, ...second.cards].map(({ id }) => id)
  expect(new Set(ids).size).toBe(26)
  expect(graz.names.graz?.name).toBe('Graz')
})

test('the page of a state lists the homes of places without a page', async () => {
  const steiermark = await read('steiermark')
  if (typeof steiermark === 'string') throw new Error(steiermark)
  expect(steiermark.inside).toEqual([{ slug: 'graz', count: 31 }])
  expect(steiermark.strays.map(({ location }) => location.ort)).toEqual(['Mürzzuschlag', 'Mürzzuschlag'])
})

test('the page of all places has the states, their places, towns abroad, and homes without a page', async () => {
  const index = await readPlaceIndex(server.ctx, 'gb')
  expect(index.states).toEqual([
    { slug: 'steiermark', count: 33, inside: [{ slug: 'graz', count: 31 }] },
    { slug: 'oberoesterreich', count: 3, inside: [{ slug: 'linz', count: 3 }] },
  ])
  expect(index.abroad).toEqual([{ slug: 'de-muenchen', count: 3 }])
  expect(index.strays.map(({ location }) => location.ort).sort()).toEqual(['Bregenz', 'Zürich'])
  expect(index.names.steiermark?.name).toBe('Styria')
})

test('places nearby that have such a page are linked, distant ones are not', async () => {
  const more = [
    ...homes('W', 3, { plz: '4600', ort: 'Wels' }),
    ...homes('S', 3, { plz: '5280', ort: 'Braunau am Inn' }),
  ]
  await importHomes(server.ctx, more)
  now = new Date(now.getTime() + 2 * 3_600_000)
  await read('linz')
  await expect
    .poll(() => read('linz', 'wohnung-mieten'))
    .toMatchObject({ neighbours: [{ slug: 'wels', count: 3 }], around: [{ slug: 'oberoesterreich', count: 9 }] })
})

test('fewer homes than a page needs are told apart from an unknown place and a page after the last', async () => {
  expect(await read('graz', 'haus-kaufen')).toBe('few')
  expect(await read('bregenz')).toBe('few')
  expect(await read('innsbruck')).toBe('few')
  expect(await read('nirgendwo')).toBe('none')
  expect(await read('de-nirgendwo')).toBe('none')
  expect(await read('graz', 'wohnung-mieten', 3)).toBe('none')
})

test('crawlers who read a hundred pages make the database count the homes once', async () => {
  let counted = 0
  const { db } = server.ctx
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('as anzahl')) counted += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const ctx = { ...server.ctx, db: watched }
  now = new Date(now.getTime() + CACHED_MS)
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      readLanding(ctx, { place: at % 2 ? 'graz' : 'linz', kind: null, seite: 1 }, 'de'),
    ),
  )
  expect(counted).toBe(1)
})

test('a new home has its page some minutes later; a page without its homes is gone at once', async () => {
  await importHomes(server.ctx, homes('B', 2, { plz: '6900', ort: 'Bregenz' }))
  expect(await read('bregenz')).toMatchObject({ total: 3, around: [] })
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect(await read('bregenz')).toMatchObject({
    total: 3,
    around: [{ slug: 'vorarlberg' }, { slug: 'bezirk-bregenz' }],
  })
  await importHomes(server.ctx, homes('L', 1, { plz: '4020', ort: 'Linz', aktion: 'DELETE' }))
  expect(await read('linz')).toBe('few')
})
