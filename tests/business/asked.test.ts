import { expect, test } from 'vitest'
import { askedOf } from '../../src/domain/business/asked.ts'
import { type PageKind, pageKindOf } from '../../src/domain/business/figures.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'

const known = new Set(['graz', 'wien', 'wien-1-innere-stadt'])
const asked = (text: string) => askedOf(parseSearch(new URLSearchParams(text)).query.filter, (slug) => known.has(slug))

test.each([
  [
    'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz&preis_bis=870&zimmer_von=2.5',
    'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz&preis_bis=1000&zimmer_von=2',
  ],
  ['vermarktungsart=KAUF&preis_bis=312000', 'vermarktungsart=KAUF&preis_bis=350000'],
  ['preis_bis=900', 'preis_bis=1000'],
  ['preis_bis=312000', 'preis_bis=350000'],
  ['vermarktungsart=KAUF&preis_bis=900', 'vermarktungsart=KAUF&preis_bis=100000'],
  ['zimmer_von=40', 'zimmer_von=6'],
  ['umkreis=graz,10', 'ort=graz'],
])('%s is counted as %s', (search, coarse) => {
  expect(asked(search)).toBe(coarse)
})

test.each([
  ['text', 'q=Wohnung+von+Frau+Huber'],
  ['a postcode, which may have few homes', 'plz=8010'],
  ['an area that was drawn', 'gebiet=15.4,47.0,15.5,47.0,15.5,47.1'],
  ['a point', 'umkreis=47.07,15.44,5'],
  ['a place that the gazetteer does not have', 'ort=frau-huber'],
  ['a company', 'anbieter=7'],
  ['lists, which are rare combinations', 'objektart=WOHNUNG,HAUS&vermarktungsart=KAUF,MIETE'],
  ['prices above all steps', 'vermarktungsart=MIETE&objektart=WOHNUNG,HAUS&preis_bis=123456'],
  ['exact areas', 'flaeche_von=83'],
])('%s is left out', (_what, search) => {
  expect(asked(search).replace('vermarktungsart=MIETE', '')).toBe('')
})

test('of several places the first one that the gazetteer has is counted', () => {
  expect(asked('ort=nirgends,wien,graz')).toBe('ort=wien')
})

test.each<[string, PageKind | null]>([
  ['/', 'start'],
  ['/immobilien', 'list'],
  ['/immobilien/{id}/{slug}', 'home'],
  ['/kartensuche/google', 'map'],
  ['/orte/{place}/{kind}', 'place'],
  ['/ki-suche', 'assistant'],
  ['/hilfe/{slug}', 'guide'],
  ['/kontakt', 'other'],
  ['/admin/objekte', null],
  ['/admin/{screen}', null],
  ['/*', null],
  ['/_astro/*', null],
])('%s is a page of the kind %s', (route, kind) => {
  expect(pageKindOf(route)).toBe(kind)
})
