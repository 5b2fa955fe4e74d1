import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

interface Suggested {
  slug: string
  art: string
  count: number
  part?: string
}

describe.each(['columns', 'postgres'])('with the search engine %s', (engine) => {
  let server: TestServer
  const get = async <T>(path: string) => (await (await fetch(server.address + path)).json()) as T
  const places = async (typed: string) => (await get<{ data: Suggested[] }>(`/api/places?q=${typed}&limit=20`)).data

  beforeAll(async () => {
    server = await testServer({ SEARCH_ENGINE: engine })
    await importHomes(server.ctx, [
      { nr: 'G1', titel: 'Altbau in Jakomini', plz: '8010' },
      { nr: 'G2', plz: '8010' },
      { nr: 'G3', plz: '8020' },
      { nr: 'W7', plz: '1070', ort: 'Wien' },
      { nr: 'W3', plz: '1030', ort: 'Wien' },
      { nr: 'I1', plz: '6020', ort: 'Innsbruck' },
    ])
  })
  afterAll(() => server.close())

  test.each(['8010', '80', '8', '1030', '6020', '9900'])(
    'the count of every postcode for "%s" is what it finds',
    async (typed) => {
      const data = await places(typed)
      expect(data.length).toBeGreaterThan(0)
      for (const { slug, art, count } of data) {
        const { total } = await get<{ total: number }>(`/api/properties?${art === 'plz' ? 'plz' : 'ort'}=${slug}`)
        expect(count, slug).toBe(total)
      }
      if (typed !== '9900') expect(data[0]?.count).toBeGreaterThan(0)
    },
  )

  test.each(['Graz-Jakomini', 'Graz-Lend', 'Innsbruck-Hötting', 'Neubau', 'Jakomini'])(
    '"%s" leads to homes',
    async (typed) => {
      const [first] = await places(typed)
      const { total } = await get<{ total: number }>(`/api/properties?ort=${first?.slug}`)
      expect(total).toBeGreaterThan(0)
      expect(first?.count).toBe(total)
    },
  )
})
