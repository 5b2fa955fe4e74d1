import { describe, expect, test } from 'vitest'
import { priceSheet, searchPrices } from '../../src/domain/prices/sheet.ts'
import type { PriceSource } from '../../src/domain/prices/source.ts'
import { source } from './source.ts'

const house = (preise: PriceSource['preise'], more: Partial<PriceSource> = {}) =>
  source({ objektart: 'ZINSHAUS_RENDITEOBJEKT', vermarktungsart: ['KAUF'], kaufpreis: 1_200_000, preise, ...more })

describe('the yield of what is bought to let', () => {
  test.each([
    [
      'today’s net yield before all others',
      { nettorendite_ist: 3.1, nettorendite: 4, nettorendite_soll: 5 },
      3.1,
      'nettorendite_ist',
    ],
    ['the one without a time before that when fully let', { nettorendite: 4, nettorendite_soll: 5 }, 4, 'nettorendite'],
    [
      'a yield that was sent before one that is formed',
      { nettorendite_soll: 5, mieteinnahmen_ist: 60_000 },
      5,
      'nettorendite_soll',
    ],
    ['formed of the income of a year', { mieteinnahmen_ist: 48_000 }, 4, 'bruttorendite'],
    ['of an income by the month', { mieteinnahmen_ist: 4000, mieteinnahmen_ist_periode: 'MONAT' }, 4, 'bruttorendite'],
    ['of the income when fully let, where today’s is unknown', { mieteinnahmen_soll: 60_000 }, 5, 'bruttorendite'],
    ['of the factor', { x_fache: 25 }, 4, 'bruttorendite'],
    [
      'a yield above 100 % is a slip, and the income counts',
      { nettorendite: 234.56, mieteinnahmen_ist: 48_000 },
      4,
      'bruttorendite',
    ],
  ])('%s', (_why, preise, rendite, rendite_art) => {
    const sheet = priceSheet(house(preise))
    expect(sheet.ertrag).toMatchObject({ rendite, rendite_art })
    expect(searchPrices(house(preise)).rendite).toBe(rendite)
  })

  test('today’s income counts, and the factor follows from it', () => {
    expect(priceSheet(house({ mieteinnahmen_ist: 48_000, mieteinnahmen_soll: 60_000 })).ertrag).toEqual({
      rendite: 4,
      rendite_art: 'bruttorendite',
      mieteinnahmen: 48_000,
      mieteinnahmen_art: 'ist',
      faktor: 25,
    })
  })

  test('figures that are formed stand among those that were sent, under their own names', () => {
    const names = (preise: PriceSource['preise']) =>
      priceSheet(house(preise))
        .teile.filter(({ gruppe }) => gruppe === 'ertrag')
        .map(({ name }) => name)
    expect(names({ mieteinnahmen_ist: 48_000 })).toEqual(['mieteinnahmen_ist', 'bruttorendite', 'faktor'])
    expect(names({ nettorendite: 4, x_fache: 22 })).toEqual(['nettorendite', 'x_fache'])
  })

  test.each([
    ['a home to let has none', house({ nettorendite: 4 }, { vermarktungsart: ['MIETE'], kaufpreis: null })],
    ['nor has a sale without figures', house({})],
    ['an income by the day is no rent', house({ mieteinnahmen_ist: 80, mieteinnahmen_ist_periode: 'TAG' })],
    ['zero and negative amounts state nothing', house({ mieteinnahmen_ist: 0, nettorendite: -3, x_fache: 0 })],
  ])('%s', (_why, own) => {
    expect(priceSheet(own).ertrag).toBeNull()
    expect(searchPrices(own).rendite).toBeNull()
  })

  test('without a price an income forms no yield', () => {
    expect(priceSheet(house({ mieteinnahmen_ist: 48_000 }, { kaufpreis: null })).ertrag).toMatchObject({
      rendite: null,
      mieteinnahmen: 48_000,
      faktor: null,
    })
  })
})

describe('the deposit that searches compare', () => {
  const rent = (said: Partial<PriceSource>) =>
    searchPrices(source({ gesamtbelastungbrutto: 1000, hauptmietzinsnetto: 700, ...said })).kaution

  test.each([
    ['an amount', { kaution: 2500 }, 2500],
    ['nothing for a currency without a rate', { kaution: 2500, waehrung: 'XXX' }, null],
    ['a number of monthly rents', { kaution_text: '3 BMM' }, 3000],
    ['in full words', { kaution_text: '3 Bruttomonatsmieten' }, 3000],
    ['with a numeral', { kaution_text: 'drei Monatsmieten' }, 3000],
    ['the amount before the words', { kaution: 2800, kaution_text: '3 BMM' }, 2800],
    ['other words name no amount', { kaution_text: 'nach Vereinbarung' }, null],
    ['too many rents are a slip', { kaution_text: '30 BMM' }, null],
    ['nothing said', {}, null],
  ])('%s', (_why, said, expected) => {
    expect(rent(said)).toBe(expected)
  })

  test('a number of rents counts only where the whole rent is known', () => {
    expect(searchPrices(source({ kaltmiete: 700, kaution_text: '3 BMM' })).kaution).toBeNull()
  })
})
