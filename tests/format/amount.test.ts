import { describe, expect, test } from 'vitest'
import { readAmount, readDecimal } from '../../src/domain/format/amount.ts'
import { formatNumber } from '../../src/domain/format/number.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'

describe('an amount as people write it', () => {
  test.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['250 000 €', 250_000],
    ['€ 1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.200.000', 1_200_000],
    ['899,9', 899.9],
    ['EUR 900', 900],
    ['٢٥٠٬٠٠٠', 250_000],
    ['۲۵۰۰۰۰', 250_000],
    ["1'000", 1000],
    ['400.000,-', 400_000],
    ['1.200,–', 1200],
    ['80 m²', 80],
    ['1.250 qm', 1250],
    ['75m2', 75],
  ])('%s is read', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each([
    '',
    'viel',
    '-5',
    '1.2.3',
    '12,3456',
    '1e5',
    '0x10',
    '5 Äpfel',
    '0.500',
    '12.345,678',
    '1.000.50',
    '1.00.000',
    '1,5 M',
    '-',
    'm²',
  ])('%o is none', (text) => {
    expect(readAmount(text)).toBeNaN()
  })
})

test.each([
  ['3.125', 3.125],
  ['2,5 %', 2.5],
  [' 30 ', 30],
  ['۳٫۵٪', 3.5],
  ['1.000.000', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('a rate of "%s" is %d: no sign in it separates thousands', (text, rate) => {
  expect(readDecimal(text)).toBe(rate)
})

test.each(Object.values(LANGUAGES).map(({ tag }) => tag))(
  'what a page in %s writes is read as the same number',
  (tag) => {
    for (const amount of [0, 96_250, 350_000, 1_234_567.5, 1e9])
      expect(readAmount(formatNumber(amount, tag))).toBe(amount)
    for (const rate of [0, 1.5, 3.55, 30]) expect(readDecimal(formatNumber(rate, tag))).toBe(rate)
  },
)

test.each([
  ['3.125', 3.125],
  ['2,5 %', 2.5],
  [' 30 ', 30],
  ['۳٫۵٪', 3.5],
  ['1.000.000', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('a rate of "%s" is %d: no sign in it separates thousands', (text, rate) => {
  expect(readDecimal(text)).toBe(rate)
})

test.each(Object.values(LANGUAGES).map(({ tag }) => tag))(
  'what a page in %s writes is read as the same number',
  (tag) => {
    for (const amount of [0, 96_250, 350_000, 1_234_567.5, 1e9])
      expect(readAmount(formatNumber(amount, tag))).toBe(amount)
    for (const rate of [0, 1.5, 3.55, 30]) expect(readDecimal(formatNumber(rate, tag))).toBe(rate)
  },
)
