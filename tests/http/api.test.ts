import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyDetailSchema } from '../../src/domain/properties/card.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [
    {
      nr: 'A1',
      titel: 'Altbau am Lendplatz',
      englisch: 'Old flat at Lendplatz',
      gesamtbelastung: 1100,
      hauptmietzins: 800,
      betriebskosten: 200,
      wohnflaeche: 84.6,
      zimmer: 3,
      lat: 47.073,
      lng: 15.43,
      strasse: 'Lendplatz',
    },
    {
      nr: 'A2',
      gesamtbelastung: 1300,
      wohnflaeche: 90,
      zimmer: 3,
      lat: 47.07,
      lng: 15.44,
      strasse: 'Geheimgasse',
      adresse_freigeben: false,
    },
    { nr: 'A3', vermarktungsart: 'KAUF', kaufpreis: 420000, wohnflaeche: 75, zimmer: 3, plz: '1030', ort: 'Wien' },
    {
      nr: 'A4',
      vermarktungsart: 'KAUF',
      objektart: '<haus haustyp="VILLA"/>',
      wohnflaeche: 200,
      plz: '5020',
      ort: 'Salzburg',
    },
  ])
})
afterAll(() => server.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.address + path, { headers })
  return { status: answer.status, headers: answer.headers, body: (await answer.json().catch(() => null)) as never }
}

const idOf = async (nr: string) =>
  (await server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr).executeTakeFirstOrThrow())
    .id

test('finds rented flats in Graz up to a price, with total and facets', async () => {
  const { status, body } = await get('/api/properties?objektart=WOHNUNG&vermarktungsart=MIETE&ort=graz&preis_bis=1200')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    total: 1,
    page: 1,
    pages: 1,
    data: [
      {
        objekttitel: 'Altbau am Lendplatz',
        gesamtmiete: 1100,
        flaeche: 84.6,
        location: { ort: 'Graz', bundesland: 'steiermark' },
      },
    ],
  })
  // Without its own criterion: the result of another choice.
  expect((body as { facets: { vermarktungsart: unknown } }).facets.vermarktungsart).toEqual([
    { value: 'MIETE', count: 1 },
  ])
})

test('without results, the answer counts the homes without each filter, the most helpful first', async () => {
  const { body } = await get('/api/properties?vermarktungsart=MIETE&objektart=HAUS&ort=salzburg')
  expect(body).toMatchObject({
    total: 0,
    without: [
      { name: 'vermarktungsart', value: 'MIETE', total: 1 },
      { name: 'objektart', value: 'HAUS', total: 0 },
      { name: 'ort', value: 'salzburg', total: 0 },
    ],
  })
  const found = await get('/api/properties?objektart=HAUS')
  expect(found.body).not.toHaveProperty('without')
})

test('where little is found in a place, the answer offers larger circles and neighbouring places', async () => {
  const wider = async (search: string) => (await get(`/api/properties?${search}`)).body as { wider?: unknown[] }
  const { wider: offers } = await wider('vermarktungsart=MIETE&ort=hart-bei-graz')
  expect(offers).toEqual([
    {
      name: 'umkreis',
      label: 'Hart bei Graz und Umgebung',
      total: 2,
      criteria: 'vermarktungsart=MIETE&umkreis=hart-bei-graz%2Cnah',
    },
    { name: 'ort', label: 'Graz', total: 2, criteria: 'vermarktungsart=MIETE&ort=hart-bei-graz%2Cgraz' },
  ])
  for (const offer of offers as { criteria: string; total: number }[]) {
    expect(await wider(offer.criteria)).toMatchObject({ total: offer.total })
  }
  expect(await wider('vermarktungsart=MIETE&ort=hart-bei-graz&lang=fr')).toMatchObject({
    wider: [{ label: 'Hart bei Graz et environs' }, {}],
  })
  // A postcode has the circles of its town; without a place there is nothing around.
  expect(await wider('vermarktungsart=MIETE&plz=8075')).toMatchObject({ total: 0 })
  expect(await wider('vermarktungsart=MIETE')).not.toHaveProperty('wider')
  expect(await wider('umkreis=graz,100&vermarktungsart=MIETE')).not.toHaveProperty('wider')
})

test('places, postcodes and circles are alternatives, and an unknown or bad one is named', async () => {
  const total = async (search: string) => ((await get(`/api/properties?${search}`)).body as { total: number }).total
  expect(await total('ort=graz')).toBe(2)
  expect(await total('ort=graz&plz=1030')).toBe(3)
  expect(await total('umkreis=graz,1~salzburg,15')).toBe(3)
  expect(await total('umkreis=47.07,15.44,1&plz=5020')).toBe(3)
  expect(await total('umkreis=hart-bei-graz,nah')).toBe(2)
  // The place itself belongs to its surroundings: the middle of Vienna is more than 1 km away.
  expect(await total('umkreis=wien,1')).toBe(1)
  for (const [search, code] of [
    ['umkreis=nirgendwo,15', 'place'],
    ['umkreis=graz,0', 'radius'],
    ['umkreis=graz,10000', 'radius'],
    ['umkreis=graz', 'circle'],
  ]) {
    const { status, body } = await get(`/api/properties?${search}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: [{ field: 'umkreis', code }] })
  }
})

test('a bad value is refused with its field and a sentence, an unknown name is ignored', async () => {
  const { status, body } = await get('/api/properties?preis_bis=viel&zimmer_von=0,5&objektart=PALAST&utm_source=mail')
  expect(status).toBe(400)
  expect(body).toEqual({
    success: false,
    code: 'input.invalid',
    message: 'Bitte prüfen Sie Ihre Angaben.',
    fields: [
      { field: 'objektart', code: 'word', message: '„PALAST“ ist hier kein gültiger Wert.' },
      { field: 'preis_bis', code: 'number', message: '„viel“ ist keine Zahl.' },
    ],
  })
})

test.each([
  ['/api/places?q=gra', '/api/places?q=wie'],
  ['/api/properties?ort=graz', '/api/properties?ort=wien'],
  ['/api/properties/map?bbox=15,46,16,48&zoom=9', '/api/properties/map?bbox=16,47,17,49&zoom=9'],
])('%s again costs nothing: 304 by its ETag, however long it took', async (path, other) => {
  const first = await get(path)
  const tag = first.headers.get('etag') as string
  expect(first.headers.get('cache-control')).toContain('public')
  for (const _ of ['again', 'and again']) expect((await get(path, { 'If-None-Match': tag })).status).toBe(304)
  expect((await get(other, { 'If-None-Match': tag })).status).toBe(200)
})

test('an answer is compressed for a client that accepts zstd, and has the same ETag for others', async () => {
  const home = `${server.address}/api/properties/${await idOf('A1')}`
  const ask = (accepted: string, method = 'GET') =>
    new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((answered, failed) => {
      const asked = request(home, { method, headers: { 'accept-encoding': accepted } })
      asked.on('response', async (answer) => answered({ headers: answer.headers, bytes: await buffer(answer) }))
      asked.on('error', failed).end()
    })
  const plain = await ask('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await ask('gzip, deflate, br, zstd')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'zstd', etag: plain.headers.etag })
  expect(packed.headers.vary).toContain('Accept-Encoding')
  expect(zstdDecompressSync(packed.bytes)).toEqual(plain.bytes)
  expect((await ask('zstd;q=0, gzip')).headers['content-encoding']).toBe('gzip')
  expect((await ask('zstandard')).headers['content-encoding']).toBeUndefined()
  expect((await ask('zstd', 'HEAD')).bytes).toHaveLength(0)
})

test('the answer to a search is fresh for five minutes in a browser, and kept for five more', async () => {
  for (const path of ['/api/properties?ort=graz', '/api/properties/map?bbox=15,46,16,48&zoom=9', '/api/projects'])
    expect((await get(path)).headers.get('cache-control')).toBe(
      'public, max-age=300, s-maxage=60, stale-while-revalidate=300',
    )
})

test('a property answers as its schema says, with Austrian cost parts and the asked language', async () => {
  const { status, body } = await get(`/api/properties/${await idOf('A1')}?lang=de`)
  expect(status).toBe(200)
  const { data } = body as { data: unknown }
  const detail = propertyDetailSchema.parse(data)
  expect(detail.kosten.map(({ name, netto, ust, brutto }) => ({ name, netto, ust, brutto }))).toEqual([
    { name: 'hauptmietzinsnetto', netto: 800, ust: 10, brutto: 880 },
    { name: 'betriebskostennetto', netto: 200, ust: 10, brutto: 220 },
    { name: 'gesamtbelastungbrutto', netto: null, ust: null, brutto: 1100 },
  ])
  expect(detail.objekttitel_translations).toEqual({ gb: 'Old flat at Lendplatz' })
  expect(detail.agent).toMatchObject({ name: 'Eva Huber', telefon: '+43 316 123456' })
})

test('an address that is not released never leaves the server', async () => {
  const { body } = await get(`/api/properties/${await idOf('A2')}`)
  const text = JSON.stringify(body)
  expect(text).not.toContain('Geheimgasse')
  const { location } = (body as { data: { location: { lat: number; lng: number; ungenau_radius: number } } }).data
  expect(location.ungenau_radius).toBeGreaterThan(0)
  expect([location.lat, location.lng]).not.toEqual([47.07, 15.44])
})

test('a home that never existed is 404, one that was withdrawn is 410 and gone from every list', async () => {
  await importHomes(server.ctx, [{ nr: 'X9', gesamtbelastung: 500, wohnflaeche: 30 }])
  const id = await idOf('X9')
  expect((await get(`/api/properties/${id}`)).status).toBe(200)
  await importHomes(server.ctx, [{ nr: 'X9', aktion: 'DELETE' }])
  expect((await get(`/api/properties/${id}`)).status).toBe(410)
  expect((await get(`/api/properties/999999`)).status).toBe(404)
  expect((await get('/api/properties/zero')).status).toBe(400)
  expect((await get(`/api/properties?preis_bis=500&vermarktungsart=MIETE`)).body).toMatchObject({ total: 0 })
})

test('the batch answers the published ones in the order asked, and refuses invalid lists of ids', async () => {
  const [a1, a3] = [await idOf('A1'), await idOf('A3')]
  const post = (body: string) =>
    fetch(`${server.address}/api/properties/batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
  const good = await post(JSON.stringify({ property_ids: [a3, 999999, a1, a3] }))
  expect((await good.json()).data.map(({ id }: { id: number }) => id)).toEqual([a3, a1])
  for (const bad of [
    '{"property_ids":"1"}',
    '{"property_ids":[-1]}',
    '{}',
    '[]',
    'no json',
    JSON.stringify({ property_ids: Array(201).fill(1) }),
  ]) {
    const answer = await post(bad)
    expect([answer.status, bad]).toEqual([400, bad])
    expect(await answer.json()).toMatchObject({ success: false, code: 'input.invalid' })
  }
})

test('similar homes leave out the home itself', async () => {
  const id = await idOf('A1')
  const { body } = await get(`/api/properties/${id}/similar`)
  const ids = (body as { data: { id: number }[] }).data.map((one) => one.id)
  expect(ids).toContain(await idOf('A2'))
  expect(ids).not.toContain(id)
})

test('the map answers points with their prices, and names a bad box or zoom', async () => {
  const { body } = await get('/api/properties/map?bbox=9,46,17.5,49.2&zoom=8&vermarktungsart=KAUF')
  const map = body as { total: number; data: { points: { kaufpreis: number | null }[]; clusters: { count: number }[] } }
  const shown = map.data.points.length + map.data.clusters.reduce((sum, { count }) => sum + count, 0)
  expect([map.total, shown]).toEqual([2, 2])
  for (const [query, field] of [
    ['bbox=9,46,17&zoom=8', 'bbox'],
    ['bbox=17,46,9,49&zoom=8', 'bbox'],
    ['bbox=a,b,c,d&zoom=8', 'bbox'],
    ['bbox=9,46,17,49&zoom=99', 'zoom'],
    ['bbox=9,46,17,49&zoom=-1', 'zoom'],
  ]) {
    const { status, body } = await get(`/api/properties/map?${query}`)
    expect([status, (body as { fields: { field: string }[] }).fields[0]?.field]).toEqual([400, field])
  }
})

test('an unknown place is refused by name, for the list, the map and a search agent', async () => {
  const expected = [{ field: 'ort', code: 'place' }]
  for (const path of [
    '/api/properties?ort=graz,nirgendwo',
    '/api/properties/map?ort=nirgendwo&bbox=9,46,17,49&zoom=8',
  ]) {
    expect(await get(path), path).toMatchObject({ status: 400, body: { fields: expected } })
  }
  const agent = {
    name: 'Anna',
    email: 'anna@example.at',
    criteria: 'ort=nirgendwo',
    frequency: 'daily',
    by_email: true,
    privacy: true,
  }
  const answer = await fetch(`${server.address}/api/search-agents`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(agent),
  })
  expect([answer.status, (await answer.json()).fields]).toMatchObject([400, expected])
})

test('suggests places with the number of homes there', async () => {
  const { body } = await get('/api/places?q=Graz')
  expect((body as { data: unknown[] }).data[0]).toMatchObject({
    slug: 'graz',
    name: 'Graz',
    in: 'Steiermark',
    count: 2,
  })
  expect((await get('/api/places')).status).toBe(400)
})

test('the calls of the specification and of search are described, and an unknown one is a clear 404', async () => {
  const { body } = await get('/api/openapi.json')
  const { paths } = body as { paths: Record<string, unknown> }
  const calls = [
    ...['/api/auth/debug', '/api/auth/me', '/api/auth/login', '/api/auth/register', '/api/auth/logout'],
    ...['/api/auth/social/{provider}/redirect', '/api/auth/social/{provider}/callback'],
    ...['/api/favorites', '/api/favorites/{propertyId}', '/api/properties/batch', '/api/currency/rates'],
    ...['/api/places', '/api/projects', '/api/projects/{id}', '/api/properties', '/api/properties/map'],
    ...['/api/properties/{id}', '/api/properties/{id}/similar'],
  ]
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(calls))
  expect(await get('/api/wish')).toMatchObject({ status: 404, body: { success: false, code: 'route.not_found' } })
})

test('health answers', async () => {
  expect((await get('/livez')).body).toEqual({ ok: true })
  expect((await get('/readyz')).body).toEqual({ ok: true, database: true })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
