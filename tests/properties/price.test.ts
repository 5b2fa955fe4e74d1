import { describe, expect, test } from 'vitest'
import {
  isProvisionsfrei,
  leadingPrice,
  mainPrices,
  type Prices,
  reduction,
} from '../../src/domain/properties/price.ts'

const prices = (said: Partial<Prices>): Prices => ({
  vermarktungsart: ['MIETE'],
  waehrung: 'EUR',
  kaufpreis: null,
  kaltmiete: null,
  warmmiete: null,
  hauptmietzinsnetto: null,
  gesamtbelastungbrutto: null,
  ...said,
})

describe('the price that a property is searched by', () => {
  test('of a rent is the monthly total where known, else what is known of it', () => {
    expect(mainPrices(prices({ kaltmiete: 700, warmmiete: 850, gesamtbelastungbrutto: 990 })).preis).toBe(990)
    expect(mainPrices(prices({ kaltmiete: 700, warmmiete: 850 })).preis).toBe(850)
    expect(mainPrices(prices({ kaltmiete: 700 })).preis).toBe(700)
    expect(mainPrices(prices({ hauptmietzinsnetto: 650 })).preis).toBe(650)
  })

  test('of a home that is for sale or to let is the purchase price, and both are known', () => {
    const both = prices({ vermarktungsart: ['KAUF', 'MIETE'], kaufpreis: 300_000, kaltmiete: 900 })
    expect(mainPrices(both)).toEqual({ preis: 300_000, preis_kauf: 300_000, preis_miete: 900 })
  })

  test('of a home that is only to let is never a purchase price, and the other way round', () => {
    expect(mainPrices(prices({ kaufpreis: 300_000 }))).toEqual({ preis: null, preis_kauf: null, preis_miete: null })
    expect(mainPrices(prices({ vermarktungsart: ['KAUF'], kaltmiete: 900 })).preis).toBeNull()
  })

  test('is the one that is there when nothing says what is offered', () => {
    expect(mainPrices(prices({ vermarktungsart: [], kaltmiete: 900 })).preis).toBe(900)
  })

  test('is unknown for 0, and in another currency', () => {
    expect(mainPrices(prices({ kaltmiete: 0 })).preis).toBeNull()
    expect(mainPrices(prices({ waehrung: 'CHF', kaltmiete: 900 })).preis).toBeNull()
    expect(leadingPrice(prices({ waehrung: 'CHF', kaltmiete: 900 }))).toBeNull()
  })
})

test('a reduction is given in percent of the first price, a rise is none', () => {
  expect(reduction(1000, 900)).toBe(10)
  expect(reduction(299_000, 289_000)).toBe(3.3)
  expect(reduction(900, 1000)).toBe(0)
  expect(reduction(null, 900)).toBe(0)
  expect(reduction(900, null)).toBe(0)
})

describe('free of commission', () => {
  const said = (given: Partial<Parameters<typeof isProvisionsfrei>[0]>) =>
    isProvisionsfrei({
      provisionspflichtig: null,
      aussen_courtage: null,
      provisionnetto: null,
      provisionbrutto: null,
      ...given,
    })

  test('is what says so', () => {
    expect(said({ provisionspflichtig: false })).toBe(true)
    expect(said({ aussen_courtage: 'provisionsfrei' })).toBe(true)
    expect(said({ aussen_courtage: '0,00 %' })).toBe(true)
  })

  test('is nothing that says nothing, or contradicts itself', () => {
    expect(said({})).toBe(false)
    expect(said({ provisionspflichtig: false, aussen_courtage: '3 % zzgl. 20 % USt.' })).toBe(false)
    expect(said({ provisionspflichtig: false, provisionbrutto: 3600 })).toBe(false)
    expect(said({ provisionspflichtig: true, aussen_courtage: 'keine' })).toBe(false)
    expect(said({ aussen_courtage: '2 Bruttomonatsmieten' })).toBe(false)
  })
})
