import { expect, test } from 'vitest'
import { listingData } from '../../src/components/detail/structured-data.ts'
import type { PropertyDetail } from '../../src/domain/properties/card.ts'
import { headPrice } from '../support/priced.ts'

const home = {
  objekttitel: 'Wohnung in Zürich',
  objekttitel_lang: 'de-AT',
  objektart: 'WOHNUNG',
  vermarktungsart: 'KAUF',
  status: 'active',
  waehrung: 'CHF',
  preis: headPrice({ kaufpreis: 1_500_000 }),
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
    land: 'CH',
    strasse: null,
    lat: 47.37,
    lng: 8.54,
    ungenau_radius: 300,
  },
} as unknown as PropertyDetail

const json = (property: PropertyDetail) => JSON.stringify(listingData(property, 'https://k.example', '/immobilien/1/x'))

test('search engines get the currency of the price, and no price without one', () => {
  expect(json(home)).toContain('"price":1500000,"priceCurrency":"CHF"')
  expect(json({ ...home, preis: headPrice({}) })).not.toContain('price"')
})

test('search engines get the country of the home, and none that is unknown', () => {
  expect(json(home)).toContain('"addressCountry":"CH"')
  expect(json({ ...home, location: { ...home.location, land: null } })).not.toContain('addressCountry')
})

test('search engines learn an imprecise place no better than visitors do', () => {
  expect(json(home)).not.toMatch(/47\.37|8\.54|streetAddress/)
  const exact = { ...home, location: { ...home.location, ungenau_radius: null, strasse: 'Rennweg 1' } }
  expect(json(exact)).toContain('"latitude":47.37')
  expect(json(exact)).toContain('"streetAddress":"Rennweg 1"')
})

test('search engines learn for which period a rent is, and that VAT is added', () => {
  const day = { ...headPrice({ kaltmiete: 180 }), zeiteinheit: 'TAG' as const, ust: 'zzgl' as const }
  const offers = JSON.parse(json({ ...home, vermarktungsart: 'MIETE', preis: day })).offers
  expect(offers).not.toHaveProperty('price')
  expect(offers.priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    price: 180,
    priceCurrency: 'CHF',
    unitCode: 'DAY',
    valueAddedTaxIncluded: false,
  })
})

test('the value at a forced auction is no price, and the offer says what it is', () => {
  const preis = { ...headPrice({ kaufpreis: 250_000 }), art: 'verkehrswert' as const }
  const text = JSON.stringify(listingData({ ...home, preis }, 'https://k.example', '/x', ['Zwangsversteigerung']))
  expect(text).toContain('"category":"Zwangsversteigerung"')
  expect(text).not.toContain('250000')
})
