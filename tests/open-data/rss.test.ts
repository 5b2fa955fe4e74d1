import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [
    { nr: 'R1', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 80, titel: 'Haus &amp; Hof, 5 &lt; 6' },
    { nr: 'R2', vermarktungsart: 'KAUF', kaufpreis: 500_000, plz: '4020', ort: 'Linz', titel: 'Am Strom' },
    { nr: 'R3', gesamtbelastung: 900, titel: 'Zur Miete' },
  ])
})
afterAll(() => server.close())

const get = (query: string, headers = {}) => fetch(`${server.address}/api/properties.rss${query}`, { headers })
const titles = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title).sort()

describe('a search as RSS', () => {
  test('has its homes, with what a reader shows of each', async () => {
    const answer = await get('?vermarktungsart=KAUF')
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    expect(titles(xml)).toEqual(['Am Strom', 'Haus &amp; Hof, 5 &lt; 6'])
    expect(xml).toMatch(/<link>http:\/\/[^<]*\/immobilien\?vermarktungsart=KAUF<\/link>/)
    expect(xml).toContain('8010 Graz · 80\u00a0m²')
    expect(xml).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/)
  })

  test('knows a home again when its title changes, and a reader shows its words as they are', async () => {
    const guids = async () => {
      const xml = await (await get('?ort=linz')).text()
      return [...xml.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, guid]) => guid ?? '')
    }
    const before = await guids()
    expect(before[0]).toMatch(/\/immobilien\/\d+$/)
    await sql`update property set objekttitel = 'Neu am Strom', title_slug = 'neu-am-strom-' || id,
      objektbeschreibung = '<p>Große Räume mit viel Licht und ruhigem Hof, Flächen &lt; 50 m² &amp; mehr, nahe der Donau und der Innenstadt.</p>', dreizeiler = null, updated_at = now() where objektnr_extern = 'R2'`.execute(
      server.ctx.db,
    )
    expect(await guids()).toEqual(before)
    const xml = await (await get('?ort=linz')).text()
    expect(/<description>(?=.*Große)(.*)<\/description>/.exec(xml)?.[1]).toMatch(
      /Flächen &amp;lt; 50\sm² &amp;amp; mehr/,
    )
    await sql`update property set objekttitel = 'Am Strom' where objektnr_extern = 'R2'`.execute(server.ctx.db)
  })

  test('is in the language that was asked for', async () => {
    const xml = await (await get('?ort=linz&lang=gb')).text()
    expect(xml).toContain('<language>en-GB</language>')
    expect(xml).toMatch(/<link>http:\/\/[^<]*\/gb\/immobilien\?ort=linz<\/link>/)
    expect(titles(xml)).toEqual(['Am Strom'])
  })

  test('is kept by caches and known by its ETag', async () => {
    const first = await get('')
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect((await get('', { 'If-None-Match': first.headers.get('etag') ?? '' })).status).toBe(304)
  })

  test.each([
    ['?ort=nirgendwo', 'ort'],
    ['?preis_bis=viel', 'preis_bis'],
    ['?objektart=SCHIFF', 'objektart'],
  ])('%s is refused, and names the field %s', async (query, field) => {
    const answer = await get(query)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { fields: { field: string }[] }).fields.map((each) => each.field)).toContain(field)
  })
})
