import { describe, expect, test } from 'vitest'
import { betrag, flaeche, parseNumber } from '../../../src/server/imports/read/values/number.ts'

describe('money as people send it', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1234,5', 1234.5],
    ['1 234', 1234],
    ['1\u00a0234\u202f567', 1234567],
    ["1'234.50", 1234.5],
    ['350.000', 350000],
    ['350,000', 350000],
    ['1.350.000', 1350000],
    ['1.350.000,00', 1350000],
    ['EUR 500', 500],
    ['500,- €', 500],
    ['€ 1.250,--', 1250],
    ['ca. 84 m²', 84],
    ['84,5m2', 84.5],
    ['3,5 Zimmer', 3.5],
    ['44 kWh/m²a', 44],
    ['0.500', 0.5],
    ['1500.000', 1500],
    ['-12', -12],
    ['1e3', 1000],
    ['.5', 0.5],
    ['3½', 3.5],
    ['3 1/2', 3.5],
    ['84,5 m2 (ca.)', 84.5],
    ['1.200 EUR/Monat', 1200],
    ['EUR 1.200,00 p.m.', 1200],
    ['€ 1.200,00 netto', 1200],
  ])('%s is %d', (raw, value) => {
    expect(parseNumber(raw, true)).toBe(value)
  })

  test.each([
    '',
    'auf Anfrage',
    '3 Bruttomonatsmieten',
    '100-200',
    '1.2.3',
    '12 34',
    '1,2,3.4.5',
    'NaN',
    'Infinity',
    '--',
    '0x10',
    '5 bis 7',
  ])('„%s“ is no number', (raw) => {
    expect(parseNumber(raw, true)).toBeNull()
  })

  test('three digits after a point are decimals of an area, thousands of a price', () => {
    expect(parseNumber('84.125', false)).toBe(84.125)
    expect(parseNumber('84.125', true)).toBe(84125)
  })
})

describe('figures out of range are dropped with their reason', () => {
  const codes = (parse: typeof betrag, raw: string) => {
    const said: string[] = []
    const value = parse(raw, (code) => said.push(code))
    return [value, ...said]
  }
  test('negative, absurd, infinite and wordy', () => {
    expect(codes(betrag, '-5')).toEqual([null, 'negative'])
    expect(codes(betrag, '1e308')).toEqual([null, 'out_of_range'])
    expect(codes(betrag, '1e999')).toEqual([null, 'out_of_range'])
    expect(codes(flaeche, '99999999999')).toEqual([null, 'out_of_range'])
    expect(codes(betrag, 'günstig')).toEqual([null, 'not_a_number'])
  })

  test('zero and a dash mean that nothing was filled in', () => {
    expect(codes(betrag, '0')).toEqual([null])
    expect(codes(betrag, '0,00')).toEqual([null])
    expect(codes(flaeche, '-')).toEqual([null])
    expect(codes(flaeche, 'k.A.')).toEqual([null])
  })
})
