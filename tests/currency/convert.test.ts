import { describe, expect, test } from 'vitest'
import { convert, isCurrency, readRates } from '../../src/domain/currency/convert.ts'
import { CURRENCIES, FALLBACK_RATES } from '../../src/domain/currency/rates.ts'

const RATES = { ...FALLBACK_RATES, CHF: 0.5, USD: 2, JPY: 160 }

describe('an amount in another currency', () => {
  test('goes by way of the euro', () => {
    expect(convert(300_000, 'EUR', 'CHF', RATES)).toBe(150_000)
    expect(convert(150_000, 'CHF', 'EUR', RATES)).toBe(300_000)
    expect(convert(150_000, 'CHF', 'USD', RATES)).toBe(600_000)
  })

  test('is what it was in its own currency, cents and all', () => {
    expect(convert(1123.45, 'EUR', 'EUR', RATES)).toBe(1123.45)
    expect(convert(0.005, 'CHF', 'CHF', RATES)).toBe(0.005)
  })

  test('has no cents from 100 on, and has them below', () => {
    expect(convert(200.9, 'EUR', 'CHF', RATES)).toBe(100)
    expect(convert(199.99, 'EUR', 'CHF', RATES)).toBe(100)
    expect(convert(25.55, 'EUR', 'CHF', RATES)).toBe(12.78)
    expect(convert(-25.5, 'EUR', 'CHF', RATES)).toBe(-12.75)
  })

  test('of nothing is nothing', () => {
    expect(convert(0, 'EUR', 'JPY', RATES)).toBe(0)
  })

  test.each(CURRENCIES)('comes back from %s within half a unit of it', (code) => {
    const there = convert(1_000_000, 'EUR', code, FALLBACK_RATES)
    expect(Math.abs(convert(there, code, 'EUR', FALLBACK_RATES) - 1_000_000)).toBeLessThanOrEqual(
      1 + 0.5 / FALLBACK_RATES[code],
    )
  })
})

describe('rates', () => {
  test('are taken when every currency has one', () => {
    expect(readRates(RATES)).toEqual(RATES)
    expect(readRates({ ...RATES, XXX: 'of no meaning' })).toMatchObject(RATES)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'EUR=1'],
    ['a list', [1, 2, 3]],
    ['an empty object', {}],
    ['one currency too few', { ...RATES, NOK: undefined }],
    ['a rate of zero', { ...RATES, CHF: 0 }],
    ['a negative rate', { ...RATES, CHF: -1 }],
    ['a rate written as a text', { ...RATES, CHF: '0.96' }],
    ['a rate that is no number', { ...RATES, CHF: Number.NaN }],
    ['a rate without end', { ...RATES, CHF: Number.POSITIVE_INFINITY }],
  ])('are refused when they are %s', (_what, value) => {
    expect(readRates(value)).toBeNull()
  })

  test('to fall back on are complete, and the specification’s', () => {
    expect(readRates(FALLBACK_RATES)).toEqual(FALLBACK_RATES)
    expect(FALLBACK_RATES).toMatchObject({ USD: 1.09, CHF: 0.96, GBP: 0.86, TRY: 35.85, JPY: 163.45, NOK: 11.75 })
  })
})

test('only the twelve codes are currencies', () => {
  expect(CURRENCIES.every(isCurrency)).toBe(true)
  for (const code of ['eur', 'XXX', '', 'EUR ', null, undefined, 1, {}]) expect(isCurrency(code)).toBe(false)
})
