import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

interface Suggested {
  slug: string
  name: string
  art: string
  in: string
  count: number
}

describe.each(['columns', 'postgres'])('homes abroad, with the search engine %s', (engine) => {
  let server: TestServer
  const get = async <T>(path: string) => (await (await fetch(server.address + path)).json()) as T
  const places = async (typed: string, lang = 'de') =>
    (await get<{ data: Suggested[] }>(`/api/places?q=${encodeURIComponent(typed)}&lang=${lang}`)).data
  const found = async (query: string) => {
    const { data } = await get<{ data: { external_id: string }[] }>(`/api/properties?${query}`)
    return data.map(({ external_id }) => external_id).sort()
  }

  beforeAll(async () => {
    server = await testServer({ SEARCH_ENGINE: engine })
    await importHomes(server.ctx, [
      { nr: 'GRAZ', plz: '8010' },
      { nr: 'MUC', plz: '80331', ort: 'München', land: 'DEU', kaufpreis: 900_000 },
      { nr: 'MUC2', plz: '80333', ort: 'München', land: 'DEU' },
      { nr: 'ZRH', plz: '8001', ort: 'Zürich', land: 'CHE' },
      { nr: 'LON', plz: 'SW1A 1AA', ort: 'London', land: 'GBR' },
    ])
  })
  afterAll(() => server.close())

  test.each([
    ['', ['GRAZ', 'LON', 'MUC', 'MUC2', 'ZRH']],
    ['plz=80', ['GRAZ']],
    ['plz=80&land=AT', ['GRAZ']],
    ['plz=80&land=DE', ['MUC', 'MUC2']],
    ['plz=DE-80', ['MUC', 'MUC2']],
    ['plz=d-80331', ['MUC']],
    ['plz=80,CH-80', ['GRAZ', 'ZRH']],
    ['plz=80&land=AT,DE,CH', ['GRAZ', 'MUC', 'MUC2', 'ZRH']],
    ['plz=GB-SW1A1AA', ['LON']],
    ['land=CHE', ['ZRH']],
    ['land=GB,CH', ['LON', 'ZRH']],
    ['ort=de-muenchen', ['MUC', 'MUC2']],
    ['ort=graz', ['GRAZ']],
    ['q=Deutschland', ['MUC', 'MUC2']],
  ])('%s finds %j', async (query, homes) => {
    expect(await found(query)).toEqual(homes)
  })

  test.each([
    ['münch', 'de', { slug: 'de-muenchen', name: 'München', art: 'ort', in: 'Deutschland', count: 2 }],
    ['Zürich', 'fr', { slug: 'ch-zuerich', name: 'Zürich', art: 'ort', in: 'Suisse', count: 1 }],
    ['80331', 'de', { slug: 'DE-80331', name: 'DE-80331 München', art: 'plz', in: 'Deutschland', count: 1 }],
    ['D-8033', 'de', { slug: 'DE-80331', art: 'plz' }],
    ['Deutschland', 'de', { slug: 'DE', name: 'Deutschland', art: 'land', count: 2 }],
    ['Allemagne', 'fr', { slug: 'DE', name: 'Allemagne', art: 'land', count: 2 }],
    ['ألمانيا', 'sa', { slug: 'DE', art: 'land', count: 2 }],
    ['Germany', 'tr', { slug: 'DE', name: 'Almanya', art: 'land' }],
  ])('"%s" in %s is suggested', async (typed, lang, wanted) => {
    expect(await places(typed, lang)).toContainEqual(expect.objectContaining(wanted))
  })

  test('every suggestion leads to as many homes as it says', async () => {
    for (const typed of ['münchen', 'zürich', 'london', '8033', '8001', 'deutschland', 'schweiz', '801']) {
      for (const { slug, art, count } of await places(typed)) {
        const name = art === 'plz' || art === 'land' ? art : 'ort'
        const { total } = await get<{ total: number }>(`/api/properties?${name}=${slug}`)
        expect(count, `${typed}: ${slug}`).toBe(total)
      }
    }
  })

  test('an unknown country is refused, and so is a place that is none', async () => {
    // St. Johann in Tirol begins as a town of São Tomé would.
    for (const query of ['land=ZZ', 'plz=ZZ-80', 'ort=zz-nirgendwo', 'ort=nirgendwo', 'ort=st-johann']) {
      expect((await fetch(`${server.address}/api/properties?${query}`)).status, query).toBe(400)
    }
  })

  test('their data name the country', async () => {
    const { data } = await get<{ data: { external_id: string; location: { land: string } }[] }>('/api/properties')
    expect(Object.fromEntries(data.map(({ external_id, location }) => [external_id, location.land]))).toEqual({
      GRAZ: 'AT',
      MUC: 'DE',
      MUC2: 'DE',
      ZRH: 'CH',
      LON: 'GB',
    })
  })
})
