import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { homeOf, shownFor } from '../../scripts/assistant/homes.ts'
import { type Expected, isEqual, searchOf } from '../../scripts/assistant/score.ts'
import { TODAY } from '../../scripts/understanding/score.ts'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import type { State } from '../../src/dialogue/state.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

/** What people say for one thing, in all languages: `home` is the one in talk, `page` the one of the page. */
interface Kind {
  name: string
  search?: string
  home?: number
  page?: number
  expect: Expected
  /** A place that a language writes only in its own letters has no name there. */
  say: Partial<Record<Language, string[]>>
}

const gazetteer = placesForSentences()
const { kinds } = JSON.parse(readFileSync(new URL('kinds.json', import.meta.url), 'utf8')) as { kinds: Kind[] }
const options = (language: Language) => ({ language, gazetteer, today: TODAY })

function stateOf({ search: criteria, home, page }: Pick<Kind, 'search' | 'home' | 'page'>): State {
  const search = criteria === undefined ? undefined : searchOf(criteria)
  const shown = search ? shownFor(search.filter.vermarktungsart?.includes('KAUF') ?? false, false) : []
  return {
    before: [],
    shown,
    ...(search && { search }),
    ...(home && { home: homeOf(home) }),
    ...(page && { page: homeOf(page) }),
  }
}

describe.each(kinds)('$name', (kind) => {
  test.each(Object.entries(kind.say) as [Language, string[]][])('%s', (language, texts) => {
    const missed = texts.flatMap((text) => {
      const { act } = readTurn(text, stateOf(kind), options(language))
      return isEqual(kind.expect, act) ? [] : [`${text}: ${JSON.stringify(act)}`]
    })
    expect(missed).toEqual([])
  })
})

describe('what only resembles a kind', () => {
  const read = (language: Language, text: string, search: string, home?: number) => {
    const { act } = readTurn(text, stateOf({ search, ...(home && { home }) }), options(language))
    return act.act === 'search' ? decodeURIComponent(act.criteria) : act
  }
  const renting = 'vermarktungsart=MIETE&objektart=WOHNUNG&ort=linz'

  test('to rent or to buy are both, and an offer that is refused is not taken', () => {
    expect(read('gb', 'rent or buy, both are fine', renting)).toContain('vermarktungsart=MIETE,KAUF')
    expect(read('de', 'mieten, nicht kaufen', renting)).toContain('vermarktungsart=MIETE&')
  })
  test('a size is the one of the home where no plot is sought', () => {
    expect(read('gb', 'at least 80 m2', renting)).toContain('flaeche_von=80')
    expect(read('gb', 'at least 80 m2', renting)).not.toContain('grund')
  })
  test('the cheapest alone is a home, and no order', () => {
    expect(read('de', 'die günstigste', renting)).toEqual({ act: 'show', home: 12 })
    expect(read('it', 'la più economica', renting)).toEqual({ act: 'show', home: 12 })
  })
  test('"more" without a figure is a wish for more, and with one a bound', () => {
    expect(read('gb', 'larger ones', renting)).toContain('sort=flaeche_ab')
    expect(read('gb', '80 square metres or more', renting)).not.toContain('sort')
  })
  test('words of every day are no misspelt homes', () => {
    expect(read('pt', 'com lareira, por causa do frio', renting)).toBe(`${renting}&ausstattung=KAMIN`)
    expect(read('tr', 'burada balkonlu olsun', renting)).toBe(`${renting}&ausstattung=BALKON`)
    expect(read('de', 'wieder mit Balkon', renting)).toBe(`${renting}&ausstattung=BALKON`)
  })
  test('a bare figure that is like no bound changes nothing, nor one that counts', () => {
    expect(read('de', 'nein, 52', `${renting}&preis_bis=900`)).not.toMatchObject({ act: 'search' })
    expect(read('gb', 'make it 2', `${renting}&preis_bis=900`)).not.toContain('preis_bis=2')
    expect(read('gb', 'no wait, 60 m2', `${renting}&preis_bis=900&flaeche_von=50`)).toBe(
      `${renting}&preis_bis=900&flaeche_von=60`,
    )
  })
  test('only what is named is taken back', () => {
    const state = `${renting}&ausstattung=BALKON,LIFT&kaution_bis=1000`
    expect(read('de', 'mach das mit dem Balkon rückgängig', state)).toBe(`${renting}&kaution_bis=1000&ausstattung=LIFT`)
  })
  test('dearer or cheaper than a home, or what it costs, is no question whether it is dear', () => {
    for (const [language, text] of [
      ['gb', 'is there something less expensive than the first one?'],
      ['de', 'die erste ist zu teuer, was gibt es noch?'],
      ['fr', 'y a-t-il moins cher que la première ?'],
      ['se', 'finns det något mindre dyrt än den första?'],
    ] as const)
      expect(read(language, text, renting), text).toContain('preis_bis=950')
    expect(read('gb', 'how expensive is the first one?', renting)).toEqual({ act: 'ask', home: 11, topic: 'preis' })
    expect(read('de', 'ist die Heizung der ersten teuer?', renting)).toMatchObject({ topic: 'heizung' })
  })
  test('a figure beside the first or the last counts homes only where it counts nothing else', () => {
    const shown = [11, 12, 13, 14, 15, 16].map(homeOf)
    const compared = (language: Language, text: string) =>
      readTurn(text, { before: [], shown, search: searchOf(renting) }, options(language)).act
    expect(compared('de', 'vergleich die ersten vier')).toEqual({ act: 'compare', homes: [11, 12, 13, 14] })
    expect(compared('de', 'vergleich die letzten drei')).toEqual({ act: 'compare', homes: [14, 15, 16] })
    expect(compared('gb', 'compare the last 3')).toEqual({ act: 'compare', homes: [14, 15, 16] })
    expect(compared('es', 'compara los cuatro primeros')).toEqual({ act: 'compare', homes: [11, 12, 13, 14] })
    expect(compared('sa', 'قارن أول أربع شقق')).toEqual({ act: 'compare', homes: [11, 12, 13, 14] })
    expect(compared('de', 'vergleich 1 und 3')).toEqual({ act: 'compare', homes: [11, 13] })
    expect(compared('de', 'vergleich die erste und die dritte')).toEqual({ act: 'compare', homes: [11, 13] })
    expect(compared('de', 'was kostet die erste für 3 Personen?')).toEqual({ act: 'ask', home: 11, topic: 'preis' })
  })
  test('an idiom names no home', () => {
    expect(read('it', 'secondo te ha il balcone?', renting)).toEqual({ act: 'which_home' })
    expect(read('ru', 'во-первых, есть ли лифт?', renting, 13)).toMatchObject({ act: 'ask', home: 13 })
  })
})
