import { expect, test } from 'vitest'
import { costParts } from '../../src/domain/properties/costs.ts'

const nothing = {
  vermarktungsart: ['MIETE'],
  kaltmiete: null,
  warmmiete: null,
  nebenkosten: null,
  heizkosten: null,
  hauptmietzinsnetto: null,
  hauptmietzinsust: null,
  betriebskostennetto: null,
  betriebskostenust: null,
  gesamtbelastungbrutto: null,
  ruecklagenetto: null,
  kaution: null,
  preise: {},
}

test.each([
  ['the rate', 10, 10, 880],
  ['the amount', 80, 10, 880],
  ['the amount to the cent', 80.02, 10, 880.02],
  ['the rate for parking', 20, 20, 960],
  ['an amount between two rates', 110, 13.8, 910],
])('a tax sent as %s gives rate and gross', (_how, sent, ust, brutto) => {
  const [part] = costParts({ ...nothing, hauptmietzinsnetto: 800, hauptmietzinsust: sent })
  expect(part).toEqual({ name: 'hauptmietzinsnetto', netto: 800, ust, brutto })
})

test('a tax that cannot be right leaves the net amount alone', () => {
  const [part] = costParts({ ...nothing, hauptmietzinsnetto: 456, hauptmietzinsust: 123 })
  expect(part).toEqual({ name: 'hauptmietzinsnetto', netto: 456, ust: null, brutto: null })
})

test('nothing is estimated: unknown, zero and negative parts are not there', () => {
  expect(costParts(nothing)).toEqual([])
  expect(costParts({ ...nothing, hauptmietzinsnetto: 0, betriebskostennetto: -5, kaution: 0 })).toEqual([])
})

test('what is for sale shows its running costs, and no rent', () => {
  const parts = costParts({
    ...nothing,
    vermarktungsart: ['KAUF'],
    kaltmiete: 900,
    betriebskostennetto: 150,
    betriebskostenust: 10,
    ruecklagenetto: 60,
    gesamtbelastungbrutto: 225,
  })
  expect(parts.map(({ name, brutto }) => [name, brutto])).toEqual([
    ['betriebskostennetto', 165],
    ['ruecklagenetto', null],
  ])
})

test('heating is shown net with its tax if the sender gave that, else as the given amount', () => {
  const net = { ...nothing, heizkosten: 58.9, preise: { heizkostennetto: 58.9, heizkostenust: 20 } }
  expect(costParts(net)).toEqual([{ name: 'heizkostennetto', netto: 58.9, ust: 20, brutto: 70.68 }])
  expect(costParts({ ...nothing, heizkosten: 58.9 })).toEqual([
    { name: 'heizkosten', netto: null, ust: null, brutto: 58.9 },
  ])
})
