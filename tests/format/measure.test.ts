import { expect, test } from 'vitest'
import { formatChange } from '../../src/domain/format/change.ts'
import { formatArea, formatRooms, formatUnit, withUnits } from '../../src/domain/format/measure.ts'
import { formatFigure, formatNumber, formatPercent, formatYear } from '../../src/domain/format/number.ts'
import { formatMoney } from '../../src/domain/format/price.ts'

const NBSP = '\u00a0'

test('areas have one decimal at most', () => {
  expect(formatArea(84.6, 'de-AT')).toBe(`84,6${NBSP}m²`)
  expect(formatArea(84.649, 'de-AT')).toBe(`84,6${NBSP}m²`)
  expect(formatArea(84, 'de-AT')).toBe(`84${NBSP}m²`)
})

test('a text keeps its figures and their units on one line, and other words apart', () => {
  expect(withUnits('<p>17,9 m², 12,9 m² und 55,2 kWh/m²a; 3 Zimmer, 2 mal</p>')).toBe(
    `<p>17,9${NBSP}m², 12,9${NBSP}m² und 55,2${NBSP}kWh/m²a; 3${NBSP}Zimmer, 2 mal</p>`,
  )
})

test.each([
  ['84m2 in Graz', `84${NBSP}m² in Graz`],
  ['84,5 qm, 3 Zimmer', `84,5${NBSP}m², 3${NBSP}Zimmer`],
  ['Haus 2 qmax, 4 Zimmerer, m2 und 12 m25', 'Haus 2 qmax, 4 Zimmerer, m2 und 12 m25'],
  ['Stiege 1, Top 4 im 1. Stock', `Stiege${NBSP}1, Top${NBSP}4 im 1. Stock`],
  ['Laptop 4, Top-Lage, Top Lage 3', 'Laptop 4, Top-Lage, Top Lage 3'],
  ['ab 2 Mio. € nach § 14 UGB, 3,6 %', `ab 2${NBSP}Mio.${NBSP}€ nach §${NBSP}14 UGB, 3,6${NBSP}%`],
])('figures keep what belongs to them, and areas have their sign: %s', (text, expected) => {
  expect(withUnits(text)).toBe(expected)
})

test('large areas have none and are grouped like money', () => {
  expect(formatArea(12345.6, 'de-AT')).toBe(`12.346${NBSP}m²`)
})

test.each([0, -5, null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('an area of %s is unknown', (value) => {
  expect(formatArea(value, 'de-AT')).toBeNull()
})

test('rooms may be halves', () => {
  expect(formatRooms(3.5, 'de-AT')).toBe('3,5')
  expect(formatRooms(3, 'de-AT')).toBe('3')
})

test.each([0, -1, null, undefined, Number.NaN])('rooms of %s are unknown', (value) => {
  expect(formatRooms(value, 'de-AT')).toBeNull()
})

test('other languages keep their own way of writing', () => {
  expect(formatNumber(1234.5, 'en-GB')).toBe('1,234.5')
})

test.each([
  ['ru-RU', `84,6${NBSP}м²`],
  ['ar-SA', `84,6${NBSP}م²`],
  ['fa-IR', `۸۴,۶${NBSP}متر مربع`],
  ['ja-JP', `84,6${NBSP}m²`],
])('square metres in %s are %s', (tag, text) => {
  expect(formatArea(84.6, tag)).toBe(text)
})

test.each(['en-GB', 'ja-JP', 'ar-SA', 'fr-FR'])('figures of a home are written as its price is, in %s', (tag) => {
  expect(formatFigure(1234.56, tag)).toBe('1.234,56')
  expect(formatMoney(1234.56, tag)).toBe(`${formatFigure(1234.56, tag)}${NBSP}€`)
  expect(formatRooms(3.5, tag)).toBe('3,5')
  expect(formatUnit(2.85, 'meter', tag)).toMatch(/^2,85\u00a0?\D+$/)
})

test('a duration has a blank before its unit, but in Chinese and Japanese', () => {
  expect(formatUnit(6.1, 'millisecond', 'fr-FR')).toBe(`6,1${NBSP}ms`)
  expect(formatUnit(454, 'millisecond', 'tr-TR')).toBe(`454${NBSP}msn`)
  expect(formatUnit(13.4, 'second', 'fr-FR')).toBe(`13,4${NBSP}s`)
  expect(formatUnit(13.4, 'second', 'ja-JP')).not.toContain(NBSP)
})

test('years have no sign for thousands', () => {
  expect(formatYear(1990, 'de-AT')).toBe('1990')
  expect(formatYear(1990, 'ar-SA')).toBe('1990')
  expect(formatYear(1990, 'fa-IR')).toBe('۱۹۹۰')
})

test.each([
  ['de-AT', `3,6${NBSP}%`],
  ['en-GB', '3.6%'],
  ['tr-TR', '%3,6'],
  ['fa-IR', '۳٫۶٪'],
])('a share in %s is %s', (tag, text) => {
  expect(formatPercent(0.03604, tag)).toBe(text)
})

test.each([
  [formatPercent(11.796, 'de-AT'), `1.179,6${NBSP}%`],
  [formatPercent(-1234.5, 'de-AT', 0), `-123.450${NBSP}%`],
  [formatChange(11.796, 'de-AT'), `+1.179,6${NBSP}%`],
  [formatPercent(11.796, 'en-GB'), '1,179.6%'],
  [formatPercent(11.796, 'fa-IR'), '۱٬۱۷۹٫۶٪'],
])('a share of thousands is grouped as money is: %s', (written, text) => {
  expect(written).toBe(text)
})
