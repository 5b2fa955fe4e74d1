import { expect, test } from 'vitest'
import { formatDate, formatDay, formatDayTime } from '../../src/domain/format/date.ts'

test('the first month is Jänner', () => {
  expect(formatDate('2026-01-03', 'de-AT')).toBe('3. Jänner 2026')
})

test('an instant is the day it was in Austria', () => {
  expect(formatDay('2026-06-30T22:30:00Z', 'de-AT')).toBe('01.07.2026')
})

test('a day without time stays that day', () => {
  expect(formatDay('2026-06-30', 'de-AT')).toBe('30.06.2026')
})

test('the first of a month is an ordinal number in French, and no other day', () => {
  expect(formatDate('2026-12-01', 'fr-FR')).toBe('1er décembre 2026')
  expect(formatDate('2026-12-21', 'fr-FR')).toBe('21 décembre 2026')
  expect(formatDay('2026-12-01', 'fr-FR')).toBe('01/12/2026')
})

test('the first of a month is an ordinal number in Italian, and no other day', () => {
  expect(formatDate('2027-02-01', 'it-IT')).toBe('1° febbraio 2027')
  expect(formatDate('2027-02-11', 'it-IT')).toBe('11 febbraio 2027')
  expect(formatDay('2027-02-01', 'it-IT')).toBe('01/02/2027')
})

test('every language counts by the calendar of the contracts', () => {
  expect(formatDate('2026-01-03', 'fa-IR')).toBe('۳ ژانویهٔ ۲۰۲۶')
  expect(formatDate('2026-01-03', 'ar-SA')).toBe('3 يناير 2026')
})

test.each(['', 'Herbst 2027', '01-2027', '2026-13-40', '2026', null, undefined])('%s is no date', (text) => {
  expect(formatDate(text, 'de-AT')).toBeNull()
  expect(formatDay(text, 'de-AT')).toBeNull()
})

test.each([
  ['de-AT', '24.11.2026, 01:49'],
  ['fr-FR', '24/11/2026 01:49'],
  // The comma and the digits are those of the language.
  ['ar-SA', '24\u200f/11\u200f/2026\u060c 01:49'],
])('day and time in %s', (tag, text) => {
  expect(formatDayTime('2026-11-24T00:49:00Z', tag)).toBe(text)
})
