import { describe, expect, test } from 'vitest'
import { currencyOf, formatMoney, formatPrice } from '../../src/domain/format/price.ts'

const NBSP = '\u00a0'
const price = (amount: number | null | undefined, currency?: Parameters<typeof formatPrice>[1]['currency']) =>
  formatPrice(amount, { tag: 'de-AT', onRequest: 'Preis auf Anfrage', currency })

describe('a price', () => {
  test.each([
    [1200, `1.200${NBSP}€`],
    [289000, `289.000${NBSP}€`],
    [1234567, `1.234.567${NBSP}€`],
    [999, `999${NBSP}€`],
  ])('of %d is grouped by points, as Austrian money is: %s', (amount, text) => {
    expect(price(amount)).toBe(text)
  })

  test('shows decimals only when needed, and then both', () => {
    expect(price(1123.5)).toBe(`1.123,50${NBSP}€`)
    expect(price(1123)).toBe(`1.123${NBSP}€`)
  })

  test('rounds to cents before it looks for decimals', () => {
    expect(price(99.999)).toBe(`100${NBSP}€`)
    expect(price(0.1 + 0.2)).toBe(`0,30${NBSP}€`)
  })

  test.each([0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'that is %s is a price on request',
    (amount) => {
      expect(price(amount)).toBe('Preis auf Anfrage')
    },
  )

  test('has the symbol of EUR and CHF after the number and others before it', () => {
    expect(price(1200, 'CHF')).toBe(`1.200${NBSP}CHF`)
    expect(price(1200, 'USD')).toBe('$1.200')
    expect(price(1200, 'PLN')).toBe(`zł${NBSP}1.200`)
    expect(price(1200, 'JPY')).toBe('¥1.200')
  })
})

test.each(['en-GB', 'fr-FR', 'ar-SA', 'ja-JP'])('is written in the Austrian way in %s too', (tag) => {
  expect(formatMoney(1123.5, tag)).toBe(`1.123,50${NBSP}€`)
  expect(formatMoney(1200, tag, 'USD')).toBe('$1.200')
})

test('has Persian digits in Persian, in the same order', () => {
  expect(formatMoney(1123.5, 'fa-IR')).toBe(`۱.۱۲۳,۵۰${NBSP}€`)
})

test('an amount of zero is an amount in a table', () => {
  expect(formatMoney(0, 'de-AT')).toBe(`0${NBSP}€`)
})

test('an unknown currency counts as EUR', () => {
  expect(currencyOf('CHF')).toBe('CHF')
  expect(currencyOf('DM')).toBe('EUR')
  expect(currencyOf('toString')).toBe('EUR')
  expect(currencyOf(null)).toBe('EUR')
})
