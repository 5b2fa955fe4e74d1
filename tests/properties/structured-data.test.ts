import { expect, test } from 'vitest'
import { listingData } from '../../src/components/detail/structured-data.ts'
import type { PropertyDetail } from '../../src/domain/properties/card.ts'

const home = {
  objekttitel: 'Wohnung in Zürich',
  objekttitel_lang: 'de-AT',
  objektart: 'WOHNUNG',
  vermarktungsart: 'KAUF',
  status: 'active',
  waehrung: 'CHF',
  kaufpreis: 1_500_000,
  kaltmiete: null,
  gesamtmiete: null,
  flaeche: null,
  anzahl_zimmer: null,
  baujahr: null,
  images: [],
  company: { id: 1, firma: 'Muster' },
  published_at: '2026-11-21T12:00:00.000Z',
  location: {
    ort: 'Zürich',
    plz: '8001',
    bundesland: null,
    strasse: null,
    lat: 47.37,
    lng: 8.54,
    ungenau_radius: 300,
  },
} as unknown as PropertyDetail

const json = (property: PropertyDetail) => JSON.stringify(listingData(property, 'https://k.example', '/immobilien/1/x'))

test('search engines get the currency of the price, and no price without one', () => {
  expect(json(home)).toContain('"price":1500000,"priceCurrency":"CHF"')
  expect(json({ ...home, kaufpreis: null })).not.toContain('price"')
})

test('search engines learn an imprecise place no better than visitors do', () => {
  expect(json(home)).not.toMatch(/47\.37|8\.54|streetAddress/)
  const exact = { ...home, location: { ...home.location, ungenau_radius: null, strasse: 'Rennweg 1' } }
  expect(json(exact)).toContain('"latitude":47.37')
  expect(json(exact)).toContain('"streetAddress":"Rennweg 1"')
})
