import { expect, test } from 'vitest'
import { ANGEBOTSFORMEN } from '../../src/domain/prices/schemas.ts'
import { ZEITEINHEITEN } from '../../src/domain/prices/zeiteinheiten.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { factsLine, keyFacts } from '../../src/words/home.ts'
import { shortCount } from '../../src/words/pin.ts'
import { priceText } from '../../src/words/price.ts'
import { problemText } from '../../src/words/problem.ts'
import { projectPrices } from '../../src/words/project.ts'
import { headPrice } from '../support/priced.ts'

const t = translator('de')
const flat = { flaeche: 84.6, grundstuecksflaeche: 200, anzahl_zimmer: 3, hwb_klasse: 'B' } as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the key facts of a home, as far as known', () => {
  expect(keyFacts(flat, t, 'de-AT').map(plain)).toEqual(['84,6 m²', '3 Zi.', 'HWB B'])
  expect(plain(factsLine(flat, t, 'de-AT'))).toBe('84,6 m² · 3 Zi. · HWB B')
  expect(
    keyFacts({ flaeche: null, grundstuecksflaeche: null, anzahl_zimmer: null, hwb_klasse: null }, t, 'de-AT'),
  ).toEqual([])
  expect(keyFacts({ ...flat, flaeche: null, anzahl_zimmer: 0 }, t, 'de-AT').map(plain)).toEqual(['200 m²', 'HWB B'])
})

test.each(Object.keys(LANGUAGES) as Language[])('no placeholder stays in the facts and the price in %s', (language) => {
  const { tag } = LANGUAGES[language]
  const own = translator(language)
  const rent = { preis: headPrice({ gesamtmiete: 671.6 }), angebotsformen: [...ANGEBOTSFORMEN], waehrung: 'EUR' }
  for (const zeiteinheit of ZEITEINHEITEN) {
    for (const ust of ['netto', 'zzgl', null] as const) {
      const text = priceText({ ...rent, preis: { ...rent.preis, zeiteinheit, ust } }, own, tag)
      expect(text).not.toMatch(/[{}]|unit\.|price\.|angebotsform/)
    }
  }
  for (const anzahl_zimmer of [1, 1.5, 2, 3.5, 5, 21]) {
    const text = `${factsLine({ ...flat, anzahl_zimmer }, own, tag)} ${priceText(rent, own, tag)}`
    expect(text).not.toMatch(/[{}]|unit\.|price\./)
  }
})

test.each([
  [{ kaufpreis: 350_000 }, '350.000 €'],
  [{ gesamtmiete: 671.6, kaltmiete: 500 }, '671,60 € pro Monat'],
  [{ kaltmiete: 500 }, '500 € pro Monat'],
  [{}, 'Preis auf Anfrage'],
] as const)('the main price of %j is "%s"', (known, price) => {
  const home = { preis: headPrice(known), angebotsformen: [], waehrung: 'EUR' }
  expect(plain(priceText(home, t, 'de-AT'))).toBe(price)
})

test('what the units of a project cost at least', () => {
  const both = { preis_ab: 350_000, preis_ab_art: 'KAUF', miete_ab: 671.6 } as const
  expect(projectPrices(both, t, 'de-AT').map(plain)).toEqual(['ab 350.000 €', 'ab 671,60 € pro Monat'])
  expect(projectPrices({ preis_ab: null, preis_ab_art: null, miete_ab: null }, t, 'de-AT')).toEqual([])
})

test('the number on a cluster of the map is short', () => {
  expect(shortCount(9999, 'de-AT')).toBe('9.999')
  expect(shortCount(45_600, 'ja-JP')).toBe('5万')
})

test('a problem says its parameters, which came with it', () => {
  expect(problemText({ code: 'too_large', params: { max: 7 } }, t)).toBe('Der Wert darf höchstens 7 sein.')
})
