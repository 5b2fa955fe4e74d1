import { describe, expect, test } from 'vitest'
import { provisionOf } from '../../src/domain/prices/commission.ts'
import { priceSheet } from '../../src/domain/prices/sheet.ts'
import type { PriceSource } from '../../src/domain/prices/source.ts'
import { historyPrices, leadingPrice, reduction } from '../../src/domain/properties/price.ts'
import { source } from '../prices/source.ts'

test('a reduction is given in percent of the first price, a rise is none', () => {
  expect(reduction(1000, 900)).toBe(10)
  expect(reduction(299_000, 289_000)).toBe(3.3)
  expect(reduction(900, 1000)).toBe(0)
  expect(reduction(null, 900)).toBe(0)
  expect(reduction(900, null)).toBe(0)
})

describe('the price with a history', () => {
  const kept = (said: Partial<PriceSource>) => {
    const sheet = priceSheet(source(said))
    return [leadingPrice(sheet), historyPrices(sheet, said.kaltmiete ?? null)]
  }

  test('is the one that is shown', () => {
    expect(kept({ vermarktungsart: ['KAUF'], kaufpreis: 300_000 })).toEqual(['kaufpreis', { kaufpreis: 300_000 }])
    expect(kept({ kaltmiete: 700, warmmiete: 850 })).toEqual([
      'gesamtbelastungbrutto',
      { kaltmiete: 700, gesamtbelastungbrutto: 850 },
    ])
    expect(kept({ kaltmiete: 700 })).toEqual(['kaltmiete', { kaltmiete: 700 }])
  })

  test('is none for a day or a year, in another currency, or of an auction: a change would look like a reduction', () => {
    for (const zeiteinheit of ['TAG', 'WOCHE', 'JAHR'])
      expect(kept({ kaltmiete: 180, preise: { preis_zeiteinheit: zeiteinheit } })).toEqual([null, {}])
    expect(kept({ kaltmiete: 900, waehrung: 'CHF' })).toEqual([null, {}])
    const zustand_angaben = { versteigerung: { zwangsversteigerung: true, verkehrswert: 250_000 } }
    expect(kept({ vermarktungsart: ['KAUF'], zustand_angaben })[1]).toEqual({})
  })
})

describe('the commission', () => {
  const stand = (given: Partial<Parameters<typeof provisionOf>[0]>) => provisionOf(source(given)).stand

  test.each([
    [{ provisionspflichtig: false }],
    [{ aussen_courtage: 'provisionsfrei' }],
    [{ aussen_courtage: '0,00 %' }],
    [{ aussen_courtage: 'Provision bezahlt der Abgeber.' }],
    [{ provisionspflichtig: false, aussen_courtage: 'keine' }],
    [{ aussen_courtage: 'Für Mieter provisionsfrei gemäß § 17a Abs. 1 MaklerG' }],
    [{ aussen_courtage: 'Seit 1.7.2023 provisionsfrei' }],
    [{ aussen_courtage: 'Keine Provision, provisionsfrei für den Käufer' }],
    [{ aussen_courtage: 'Der Makler ist nur für den Vermieter tätig, daher für Mieter provisionsfrei.' }],
  ])('is free: %j', (said) => {
    expect(stand(said)).toBe('frei')
  })

  test.each([
    [{ provisionspflichtig: false, aussen_courtage: '3 % zzgl. 20 % USt.' }],
    [{ provisionspflichtig: false, provisionbrutto: 3600 }],
    [{ provisionspflichtig: false, provisionnetto: 3000 }],
    [{ provisionspflichtig: true, aussen_courtage: 'keine' }],
    [{ aussen_courtage: 'provisionsfrei', provisionbrutto: 3600 }],
    [{ provisionspflichtig: false, aussen_courtage: 'Provisionsfrei für den Vermieter, Mieter: 2 BMM' }],
    [{ provisionspflichtig: false, aussen_courtage: 'Nicht provisionsfrei' }],
  ])('contradicts itself, and counts as free nowhere: %j', (said) => {
    expect(stand(said)).toBe('widerspruch')
    expect(priceSheet(source(said)).hinweise).toContainEqual({ code: 'provision_widerspruch', betraege: {} })
  })

  test.each([
    [{ aussen_courtage: '2 Bruttomonatsmieten' }],
    [{ provisionspflichtig: true }],
    [{ provisionnetto: 3000 }],
    [{ provisionspflichtig: true, aussen_courtage: '3 % zzgl. USt.' }],
  ])('is due: %j', (said) => {
    expect(stand(said)).toBe('faellig')
  })

  test.each([
    [{}],
    [{ aussen_courtage: 'nach Vereinbarung' }],
    [{ aussen_courtage: 'Provisionsfrei, es sei denn ...' }],
    [{ aussen_courtage: 'Nicht provisionsfrei' }],
    [{ aussen_courtage: 'Keine provisionsfreie Wohnung' }],
    [{ aussen_courtage: 'nicht mehr ganz provisionsfrei' }],
    [{ aussen_courtage: 'Provisionsfrei für den Vermieter' }],
    [{ aussen_courtage: 'Für Verkäufer: provisionsfrei' }],
    [{ aussen_courtage: 'Provisionsfrei für den Vermieter, Mieter: 2 BMM' }],
    [{ aussen_courtage: 'provisionsfrei bei Direktkauf, ansonst 3 % zzgl. USt.' }],
  ])('is unknown: %j', (said) => {
    expect(stand(said)).toBe('unbekannt')
  })

  test('its net amount gets the tax that is stated, as a rate or an amount', () => {
    for (const provisionust of [20, 600])
      expect(provisionOf(source({ provisionnetto: 3000, preise: { provisionust } }))).toMatchObject({
        netto: 3000,
        ust: 20,
        brutto: 3600,
      })
  })
})
