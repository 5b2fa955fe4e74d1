import { describe, expect, test } from 'vitest'
import { homeOf, shownFor } from '../../scripts/assistant/homes.ts'
import { searchOf } from '../../scripts/assistant/score.ts'
import { TODAY } from '../../scripts/understanding/score.ts'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import type { State } from '../../src/dialogue/state.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

const gazetteer = placesForSentences()
const nothing: State = { before: [], shown: [] }
const rents: State = {
  ...nothing,
  search: searchOf('vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz&ausstattung=BALKON'),
  before: [searchOf('vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz')],
  shown: shownFor(false, false),
}
const page: State = { ...nothing, page: homeOf(41) }
const sale: State = { ...nothing, page: homeOf(31) }
const read = (text: string, state: State, language: Language = 'de') =>
  readTurn(text, state, { language, gazetteer, today: TODAY }).act
const criteria = (text: string, state: State = rents, language: Language = 'de') => {
  const act = read(text, state, language)
  return act.act === 'search' ? decodeURIComponent(act.criteria) : act
}

describe('typing errors', () => {
  test.each([
    ['de', 'wie hoch ist die kautoin', 'kaution'],
    ['gb', 'how much is the depsoit', 'kaution'],
    ['it', 'quanto è la cauzoine', 'kaution'],
    ['ru', 'какой заолг', 'kaution'],
  ] as const)('%s: %s', (language, text, topic) =>
    expect(read(text, page, language)).toMatchObject({ act: 'ask', topic }),
  )

  test('do not make a phrase of a word that is two errors away, of signs or of nothing', () => {
    for (const text of ['kxutxon', 'kau tion?', 'k', '?????'])
      expect(read(text, page)).not.toMatchObject({ topic: 'kaution' })
  })
})

describe('single words hint where no phrase is known', () => {
  test('in a question about the home of the page', () => {
    expect(read('und das Auto, wohin damit', page)).toMatchObject({ act: 'ask', topic: 'parken' })
    expect(read('the motorbike, hmm', page, 'gb')).toMatchObject({ act: 'ask', topic: 'parken' })
  })
  test('and never in what Klinke does not do', () => {
    expect(read('Erzähl mir einen Witz über Autos', page)).toEqual({ act: 'cannot' })
    expect(read('blubb blabb blubber', page)).toEqual({ act: 'cannot' })
  })
})

describe('a search', () => {
  test('takes a town beside unknown words, where a search goes on only', () => {
    expect(criteria('Leibnitz täte uns auch sehr taugen')).toContain('ort=graz,leibnitz')
    expect(read('Leibnitz täte uns auch sehr taugen', nothing)).not.toMatchObject({ act: 'search' })
  })
  test('loses the feature that a statement names again', () => {
    expect(criteria('den Balkon schenk ich dir')).not.toContain('BALKON')
    expect(criteria('Balkon muss sein')).toContain('BALKON')
    expect(read('Hat sie einen Balkon?', rents)).toEqual({ act: 'which_home' })
  })
  test('has the new feature instead of the one that was added last', () => {
    expect(criteria('with a garage instead', rents, 'gb')).toContain('ausstattung=GARAGE')
    expect(criteria('with a garage instead', rents, 'gb')).not.toContain('BALKON')
    expect(criteria('tausch den Balkon gegen eine Terrasse')).toMatch(/ausstattung=TERRASSE$/)
  })
  test('takes a garage for a feature of flats, and a garage alone for a kind', () => {
    expect(criteria('lesquels ont un garage', rents, 'fr')).toContain('ausstattung=BALKON,GARAGE')
    expect(criteria('garage à louer à Graz', nothing, 'fr')).toContain('objektart=PARKEN')
  })
  test.each([
    ['de', 'mehr als 1500 sollte es nicht kosten'],
    ['it', 'non deve costare più di 1500'],
    ['es', 'no debería costar más de 1500'],
    ['pt', 'não devia passar dos 1500'],
    ['gb', 'it shouldnt cost more than 1500'],
    ['ru', 'не должна стоить больше 1500'],
    ['sa', 'يجب ألا تكلف أكثر من ١٥٠٠'],
  ] as const)('has a highest price by a negated lowest one in %s: %s', (language, text) =>
    expect(criteria(text, rents, language)).toContain('preis_bis=1500'),
  )
})

describe('a loan for the home in talk', () => {
  test('follows from own money, or from a rate with years', () => {
    expect(read('what would that be a month with 20 % down', sale, 'gb')).toEqual({
      act: 'mortgage',
      equity: 20,
      home: 31,
    })
    expect(read('und auf 30 Jahre mit 3,5 Prozent?', sale)).toEqual({ act: 'mortgage', rate: 3.5, years: 30, home: 31 })
    expect(read('Kredit mit 30 % Eigenkapital zu 4 %', sale)).toMatchObject({ act: 'mortgage', equity: 30, rate: 4 })
  })
  test.each([
    ['Kredit für 300.000 mit 20 % Eigenkapital', { amount: 300_000, equity: 20 }],
    ['20 % Eigenkapital bei 300.000 Euro, welche Kreditrate?', { amount: 300_000, equity: 20 }],
    ['5 % Eigenkapital, Kredit für 300.000', { amount: 300_000, equity: 5 }],
    ['Kredit für 300.000, ich habe 60.000 Eigenkapital', { amount: 300_000, own: 60_000 }],
    ['Haus um 400.000 Euro mit 100.000 Eigenmitteln, wie hoch ist die Rate?', { amount: 400_000, own: 100_000 }],
    ['Ich habe 100.000 Euro Eigenkapital, welche Kreditrate?', { own: 100_000 }],
    ['100.000 Euro Eigenkapital 3,5 % Zinsen, welche Kreditrate?', { rate: 3.5, own: 100_000 }],
  ])('"%s" tells own money', (text, figures) =>
    expect(read(text, { before: [], shown: [] })).toEqual({ act: 'mortgage', ...figures }),
  )
  test('follows from an amount of own money too, but not where a home is sought', () => {
    expect(read('Mit 100.000 Euro Eigenkapital?', sale)).toEqual({ act: 'mortgage', own: 100_000, home: 31 })
    expect(read('Wir haben 80.000 Euro Eigenkapital und suchen ein Haus in Graz', sale)).toMatchObject({
      act: 'search',
    })
  })
  test('and never from a home to let', () => {
    expect(read('und auf 30 Jahre mit 3,5 Prozent?', page)).not.toMatchObject({ act: 'mortgage' })
  })
})
