import { describe, expect, test } from 'vitest'
import { availabilityWord, dayOrWords, dayText, freeFrom, readDay } from '../../src/domain/properties/availability.ts'

describe('the day from which a home is certainly free', () => {
  test.each([
    ['2027-03-01', '2027-03-01'],
    ['1. März 2027', '2027-03-01'],
    ['ab 01.03.2027', '2027-03-01'],
    ['ab dem 1. Jän. 2027', '2027-01-01'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2027', '2027-12-31'],
    ['November 2015', '2015-11-30'],
    ['Anfang Jänner 2027', '2027-01-31'],
    ['ab Oktober 2027', '2027-10-31'],
    ['Dez. 2027', '2027-12-31'],
    ['März 2027', '2027-03-31'],
    ['2. Quartal 2027', '2027-06-30'],
    ['Q4 2027', '2027-12-31'],
    ['sofort', '1970-01-01'],
    ['ab sofort verfügbar', '1970-01-01'],
    ['Sofort', '1970-01-01'],
  ])('"%s" is %s', (text, day) => {
    expect(dayText(freeFrom(text) as number)).toBe(day)
  })

  test.each([
    null,
    '',
    'nach Vereinbarung',
    'nach Fertigstellung',
    'sofortige Besichtigung',
    '2027-13-01',
    '2027-02-30',
    '2027-00',
    '5. Quartal 2027',
    'Sommer 2027',
    '31.02.2027',
    '1. Marode 2027',
    '01.13.2027',
    'marode 2027',
    'März',
    '9999',
  ])('"%s" names no time', (text) => {
    expect(freeFrom(text)).toBeNull()
  })
})

test('a day in words is a day in every language, other words stay as they are', () => {
  expect(['1. Dezember 2026', 'Frühjahr 2027', null].map(dayOrWords)).toEqual(['2026-12-01', 'Frühjahr 2027', null])
})

test.each([
  ['sofort', 'SOFORT'],
  [' Ab sofort ', 'SOFORT'],
  ['sofort beziehbar', 'SOFORT'],
  ['nach Vereinbarung', 'NACH_VEREINBARUNG'],
  ['n.V.', 'NACH_VEREINBARUNG'],
  ['sofort nach Räumung', null],
  ['sofortige Besichtigung', null],
  ['2027-03-01', null],
  [null, null],
])('"%s" is the usual word %s', (text, word) => {
  expect(availabilityWord(text)).toBe(word)
})

test('a day is written and read back', () => {
  expect(readDay('1969-12-31')).toBe(-1)
  expect(dayText(readDay('2200-12-31') as number)).toBe('2200-12-31')
  expect(readDay('01.03.2027')).toBeNull()
})
