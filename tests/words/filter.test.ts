import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { CRITERIA, SORTS } from '../../src/domain/search/criteria.ts'
import { translator } from '../../src/i18n/server.ts'
import { searchPath } from '../../src/islands/search/paths.ts'
import { pageNumbers } from '../../src/islands/search/results/Pages.tsx'
import { countSentence } from '../../src/words/count.ts'
import { chipsOf } from '../../src/words/filter.ts'
import { messagesOf } from '../support/messages.ts'

const words = {
  t: translator('de'),
  language: 'de' as const,
  tag: 'de-AT',
  places: {
    graz: { name: 'Graz', art: 'ort' as const },
    'bezirk-moedling': { name: 'Bezirk Mödling', art: 'bezirk' as const },
    steiermark: { name: 'Steiermark', art: 'bundesland' as const },
  },
}
const query = (text: string) => parseSearch(new URLSearchParams(text)).query
const sentence = (total: number, text: string) =>
  countSentence(words, total, query(text).filter).replaceAll('\u00a0', ' ')

describe('the count as a sentence', () => {
  test.each([
    [128, 'objektart=WOHNUNG&vermarktungsart=MIETE&ort=graz&preis_bis=1200', '128 Mietwohnungen in Graz bis 1.200 €'],
    [1, 'objektart=WOHNUNG&vermarktungsart=KAUF', '1 Eigentumswohnung'],
    [0, 'objektart=HAUS', '0 Häuser'],
    [7, 'ort=steiermark,bezirk-moedling', '7 Immobilien in der Steiermark oder im Bezirk Mödling'],
    [3, 'objektart=WOHNUNG,HAUS', '3 Immobilien'],
    [2, 'ort=st-nirgendwo', '2 Immobilien in St Nirgendwo'],
    [5, 'preis_von=100000&preis_bis=200000', '5 Immobilien von 100.000 € bis 200.000 €'],
  ])('%d for %s', (total, text, expected) => {
    expect(sentence(total, text)).toBe(expected)
  })
})

describe('chips', () => {
  test('take one value away and leave the rest', () => {
    const chips = chipsOf(words, query('ausstattung=BALKON,LIFT&ort=graz&seite=4&sort=preis_auf'))
    expect(chips.map(({ label }) => label)).toEqual(['Graz', 'Balkon', 'Lift'])
    expect(searchPath(chips[1]?.without ?? {}, 'de')).toBe('/immobilien?ort=graz&ausstattung=LIFT&sort=preis_auf')
  })

  test('name ranges with their unit', () => {
    const labels = chipsOf(words, query('flaeche_von=50.5&zimmer_bis=3,5&baujahr_von=1990&hwb_bis=50')).map(
      (c) => c.label,
    )
    expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      'Fläche ab 50,5 m²',
      'Zimmer bis 3,5',
      'Baujahr ab 1990',
      'Heizwärmebedarf bis 50 kWh/m²a',
    ])
  })

  test('name one value once', () => {
    const labels = chipsOf(words, query('stock_von=3&stock_bis=3&zimmer_von=1&zimmer_bis=1')).map(({ label }) => label)
    expect(labels).toEqual(['Zimmer 1', 'Stock 3'])
  })

  test('say whether a price is a purchase price, a monthly total, or both', () => {
    const labels = (text: string) => chipsOf(words, query(text)).map(({ label }) => label.replaceAll('\u00a0', ' '))
    expect(labels('preis_bis=1000')).toEqual(['Preis oder Gesamtmiete bis 1.000 €'])
    expect(labels('vermarktungsart=KAUF&preis_bis=1000')[1]).toBe('Kaufpreis bis 1.000 €')
    expect(labels('vermarktungsart=MIETE&preis_bis=1000')[1]).toBe('Gesamtmiete im Monat bis 1.000 €')
    expect(labels('preis_bis=300000&miete_bis=900')).toEqual([
      'Kaufpreis bis 300.000 €',
      'Gesamtmiete im Monat bis 900 €',
    ])
  })

  test('name storeys, days, terms and yields', () => {
    const text =
      'stock_von=-1&stock_bis=2&dachgeschoss=true&verfuegbar_bis=2027-03-01&befristung=3&kaution_bis=3000&rendite_von=4.5'
    const labels = chipsOf(words, query(text)).map(({ label }) => label.replaceAll('\u00a0', ' '))
    expect(labels).toEqual([
      'Stock -1 bis 2',
      'Im obersten Geschoß',
      'Spätestens beziehbar 01.03.2027',
      'Mietdauer mindestens 3 Jahre',
      'Kaution bis 3.000 €',
      'Rendite ab 4,5 %',
    ])
    expect(chipsOf(words, query('befristung=UNBEFRISTET'))[0]?.label).toBe('Mietdauer unbefristet')
  })

  test('exist for every kind of criterion', () => {
    const area = encodeURIComponent('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
    const chips = chipsOf(
      words,
      query(`plz=80&provisionsfrei=true&anbieter=3&gebiet=${area}&umkreis=47.1,15.4,5&q=Garten`),
    )
    expect(chips.map(({ id }) => id)).toEqual([
      'plz-80',
      'provisionsfrei',
      'anbieter-3',
      'gebiet',
      'umkreis-47.1,15.4,5',
      'q',
    ])
  })

  test('show an unknown text as it is, for React to escape', () => {
    expect(chipsOf(words, query('q=%3Cb%3E')).at(0)?.label).toBe('„<b>“')
  })
})

test('every criterion, its values and every sort have German words', () => {
  const known = new Set(Object.keys(messagesOf('de')))
  const wanted = CRITERIA.flatMap(([, criterion]) => [
    criterion.label,
    ...('values' in criterion ? criterion.values.map((value) => `${criterion.valueLabel}.${value}`) : []),
  ])
  expect([...wanted, ...SORTS.map((sort) => `sort.${sort}`)].filter((key) => !known.has(key))).toEqual([])
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 0, 3, 4, 5, 6, 7, 0, 9]],
  [9, 9, [1, 0, 7, 8, 9]],
])('page %d of %d links %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
