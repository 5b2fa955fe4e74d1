import { expect, test } from 'vitest'
import { companyOfSearch } from '../../src/domain/companies/company.ts'
import {
  KIND_SLUGS,
  kindOfSlug,
  kindSlug,
  landingOf,
  landingPath,
  landingQuery,
} from '../../src/domain/landing/address.ts'
import { formatSearch, parseSearch } from '../../src/domain/search/codec.ts'

const read = (text: string) => parseSearch(new URLSearchParams(text)).query

test('each kind has an address of its own, which leads back to it', () => {
  expect(new Set(KIND_SLUGS).size).toBe(KIND_SLUGS.length)
  expect(KIND_SLUGS).toContain('wohnung-mieten')
  expect(KIND_SLUGS).toContain('buero-praxen-kaufen')
  for (const slug of KIND_SLUGS) {
    const kind = kindOfSlug(slug)
    expect(kind && kindSlug(kind)).toBe(slug)
  }
})

test.each(['', 'wohnung', 'wohnung-', 'mieten', 'WOHNUNG-MIETEN', 'wohnung-pachten', '__proto__', 'wohnung-mieten '])(
  '"%s" is no kind',
  (slug) => {
    expect(kindOfSlug(slug)).toBeNull()
  },
)

test.each([
  ['ort=graz', '/orte/graz'],
  ['ort=graz&seite=3', '/orte/graz?seite=3'],
  ['ort=graz&objektart=WOHNUNG&vermarktungsart=MIETE', '/orte/graz/wohnung-mieten'],
  ['vermarktungsart=KAUF&objektart=HAUS&ort=wien-3&seite=2', '/orte/wien-3/haus-kaufen?seite=2'],
])('the search %s shows the homes of %s', (search, path) => {
  expect(landingOf(read(search))).toBe(path)
})

test.each([
  '',
  'objektart=WOHNUNG&vermarktungsart=MIETE',
  'ort=graz,linz',
  'ort=graz&objektart=WOHNUNG',
  'ort=graz&vermarktungsart=MIETE',
  'ort=graz&vermarktungsart=MIETE,KAUF&objektart=WOHNUNG',
  'ort=graz&vermarktungsart=MIETE&objektart=WOHNUNG,HAUS',
  'ort=graz&preis_bis=1000',
  'ort=graz&plz=8010',
  'ort=graz&sort=preis_auf',
  'ort=graz&pro_seite=48',
  'umkreis=graz,10',
])('the search "%s" has no page of its own', (search) => {
  expect(landingOf(read(search))).toBeNull()
})

test('the search of each landing page leads back to that page', () => {
  for (const kind of [null, ...KIND_SLUGS]) {
    const query = landingQuery('graz', kind === null ? null : kindOfSlug(kind), 2)
    expect(landingOf(read(formatSearch(query).toString()))).toBe(landingPath('graz', kind, 2))
  }
})

test('only the homes of one company, in the usual order, are those of its page', () => {
  expect(companyOfSearch(read('anbieter=6'))).toBe(6)
  expect(companyOfSearch(read('anbieter=6&seite=2'))).toBe(6)
  for (const other of ['', 'anbieter=6,7', 'anbieter=6&ort=graz', 'anbieter=6&sort=preis_auf'])
    expect(companyOfSearch(read(other)), other).toBeNull()
})
