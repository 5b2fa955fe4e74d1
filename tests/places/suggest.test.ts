import { describe, expect, test } from 'vitest'
import { ENTRIES } from '../../src/server/places/gazetteer.ts'
import { placeBySlug } from '../../src/server/places/places.ts'
import { suggestPlaces } from '../../src/server/places/suggest.ts'

const counts = new Map([
  ['graz', 40],
  ['bezirk-moedling', 9],
  ['moedling', 4],
  ['wien-22', 7],
  ['land-salzburg', 30],
  ['salzburg', 12],
])
const slugs = (text: string, limit = 5) => suggestPlaces(text, counts, limit).map((place) => place.slug)

describe('suggestions', () => {
  test('find a place by any word, with umlauts typed in any way', () => {
    for (const text of ['möd', 'moed', 'Mod', 'MÖDLING']) expect(slugs(text)).toContain('moedling')
    expect(slugs('sankt pö')[0]).toBe('st-poelten')
    expect(slugs('umgebung graz')).toEqual([])
    expect(slugs('graz-umg')).toContain('bezirk-graz-umgebung')
  })
  test('put the town before its Bezirk, the city before its state, homes before size', () => {
    expect(slugs('mödl').indexOf('moedling')).toBeLessThan(slugs('mödl').indexOf('bezirk-moedling'))
    expect(slugs('salzburg')[0]).toBe('salzburg')
    expect(slugs('salzburg')).toContain('land-salzburg')
    expect(slugs('gra')[0]).toBe('graz')
    expect(slugs('wien 2', 3)).toEqual(['wien-2', 'wien-22', 'wien-21'])
  })
  test("know Vienna's districts by number, name and postcode", () => {
    for (const text of ['wien 3', '3. bez', 'landstr', '1030', '103']) expect(slugs(text)).toContain('wien-3')
  })
  test('know postcodes of the larger towns', () => {
    expect(suggestPlaces('8010', counts, 3)[0]).toEqual({
      slug: '8010',
      name: '8010 Graz',
      art: 'plz',
      in: 'Steiermark',
      count: 0,
    })
    expect(slugs('80', 30).every((slug) => slug.startsWith('80'))).toBe(true)
  })
  test('tell homonyms apart', () => {
    const gmuend = suggestPlaces('gmünd', new Map(), 10).filter((place) => place.name === 'Gmünd')
    expect(gmuend.map((place) => place.in)).toEqual([
      'Bezirk Gmünd, Niederösterreich',
      'Bezirk Spittal an der Drau, Kärnten',
    ])
  })
  test('are none for nothing, for nonsense and for a limit of zero', () => {
    for (const text of ['', '  ', '!?', 'xyzzy', '9999999', '<script>']) expect(slugs(text)).toEqual([])
    expect(suggestPlaces('graz', counts, 0)).toEqual([])
    expect(suggestPlaces('a'.repeat(100_000), counts, 5)).toEqual([])
  })
})

describe('the data', () => {
  test('has every Bezirk, district and town under its own slug of plain letters', () => {
    expect(new Set(ENTRIES.map((entry) => entry.slug)).size).toBe(ENTRIES.length)
    for (const entry of ENTRIES) expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const count = (art: string) => ENTRIES.filter((entry) => entry.art === art).length
    expect(count('gemeindebezirk')).toBe(23)
    expect(count('bundesland')).toBe(8)
    expect(count('bezirk')).toBe(79)
    expect(count('ort')).toBeGreaterThan(2200)
  })
  test('lies in Austria', () => {
    for (const entry of ENTRIES) {
      expect(entry.lat, entry.slug).toSatisfy((lat: number) => lat > 46.3 && lat < 49.1)
      expect(entry.lng, entry.slug).toSatisfy((lng: number) => lng > 9.5 && lng < 17.2)
    }
  })
  test('has no place for an unknown slug', () => {
    for (const slug of ['', 'atlantis', '8010', '__proto__']) expect(placeBySlug(slug)).toBeNull()
  })
})
