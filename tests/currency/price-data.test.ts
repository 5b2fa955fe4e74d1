import { describe, expect, test } from 'vitest'
import { type Currency, currencyOf, priceData } from '../../src/domain/format/price.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'

const NBSP = '\u00a0'
const REQUEST = 'Preis auf Anfrage'
const german = (amount: number | null | undefined, currency?: Currency) =>
  priceData(amount, { tag: 'de-AT', onRequest: REQUEST, ...(currency && { currency }) })

describe('a price in a page', () => {
  test('carries its amount and currency for the conversion', () => {
    expect(german(289_000)).toEqual({
      text: `289.000${NBSP}€`,
      data: { value: '289000', 'data-price': 'EUR' },
    })
    expect(german(1123.5, 'CHF')).toEqual({
      text: `1.123,50${NBSP}CHF`,
      data: { value: '1123.5', 'data-price': 'CHF' },
    })
  })

  test.each([0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'of %s is on request, and there is nothing to convert',
    (amount) => {
      expect(german(amount)).toEqual({ text: REQUEST, data: null })
    },
  )

  test('of zero is an amount where a table of costs says so, but nothing still is none', () => {
    expect(priceData(0, { tag: 'de-AT' })).toEqual({
      text: `0${NBSP}€`,
      data: { value: '0', 'data-price': 'EUR' },
    })
    expect(priceData(null, { tag: 'de-AT' })).toEqual({ text: '', data: null })
  })

  test.each([
    ['EUR', `1.200${NBSP}€`],
    ['CHF', `1.200${NBSP}CHF`],
    ['USD', '$1.200'],
    ['GBP', '£1.200'],
    ['SEK', `kr${NBSP}1.200`],
    ['NOK', `kr${NBSP}1.200`],
    ['PLN', `zł${NBSP}1.200`],
    ['TRY', '₺1.200'],
    ['RUB', '₽1.200'],
    ['AED', `AED${NBSP}1.200`],
    ['JPY', '¥1.200'],
    ['CNY', '¥1.200'],
  ] as const)('in %s has its symbol where the specification wants it', (currency, text) => {
    expect(german(1200, currency).text).toBe(text)
  })

  test.each(Object.values(LANGUAGES).map(({ tag }) => tag))(
    'has the symbol on the same side in %s, and says what it is without an amount',
    (tag) => {
      expect(priceData(1200, { tag, onRequest: '?' }).text).toMatch(/^[\d۰-۹][^€]*€$/)
      expect(priceData(1200, { tag, onRequest: '?', currency: 'USD' }).text).toMatch(/^\$[^$]*[\d۰-۹]$/)
      expect(priceData(0, { tag, onRequest: '?' })).toEqual({ text: '?', data: null })
      // Values for scripts use figures that every script reads.
      expect(priceData(1200.5, { tag, onRequest: '?' }).data?.value).toBe('1200.5')
    },
  )
})

test.each([
  ['CHF', 'CHF'],
  ['EUR', 'EUR'],
  ['chf', 'EUR'],
  ['toString', 'EUR'],
  ['', 'EUR'],
  [null, 'EUR'],
])('the word %s of a feed means %s', (word, code) => {
  expect(currencyOf(word)).toBe(code)
})
