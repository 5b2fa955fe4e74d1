import { expect, test } from 'vitest'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import type { ShownHome, State } from '../../src/dialogue/state.ts'
import { DIALOGUE } from '../../src/dialogue/words/all.ts'
import type { Act } from '../../src/domain/assistant/acts.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

const homeOf = (id: number, price: number, area: number): ShownHome => ({
  ...{ id, price, area, rooms: 3 },
  offer: 'KAUF',
  kind: 'WOHNUNG',
})
const shown = [homeOf(11, 300_000, 70), homeOf(12, 200_000, 90), homeOf(13, 400_000, 80)]

/** What each message to tap asks for, after a search with three homes of which the first was spoken of. */
const MEANT: Record<string, Partial<Act> | RegExp> = {
  buy: /vermarktungsart=KAUF/,
  rent: /vermarktungsart=MIETE/,
  more: { act: 'more' },
  cheaper: /preis_bis=300000/,
  any_price: /^(?!.*preis_bis)/,
  wider: /umkreis=graz/,
  compare: { act: 'compare', homes: [11, 12] },
  first: { act: 'show', home: 11 },
  second: { act: 'show', home: 12 },
  cheapest: { act: 'show', home: 12 },
  largest: { act: 'show', home: 12 },
  total_costs: { act: 'ask', home: 11, topic: 'gesamtkosten' },
  available: { act: 'ask', home: 11, topic: 'verfuegbar' },
  price_check: { act: 'price_check', home: 11 },
  purchase_costs: { act: 'purchase_costs', home: 11 },
  mortgage: { act: 'mortgage', home: 11 },
  viewing: { act: 'form', form: 'viewing', home: 11 },
  inquiry: { act: 'form', form: 'inquiry', home: 11 },
  price_alert: { act: 'form', form: 'price_alert', home: 11 },
  save: { act: 'form', form: 'search_agent' },
  // Spanish counts bedrooms.
  search: /vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz&zimmer_von=[34]/,
  area_prices: { act: 'area_prices', ort: 'linz' },
  term: { act: 'help' },
  human: { act: 'human' },
}

const LANGUAGES_SPOKEN = (Object.keys(DIALOGUE) as Language[]).filter(
  (language) => language === 'de' || DIALOGUE[language] !== DIALOGUE.de,
)

const optionsOf = (language: Language) => ({ language, gazetteer: placesForSentences(), today: '2026-11-22' })
const inGraz = { filter: parseSearch(new URLSearchParams('ort=graz')).query.filter }

const fits = (act: Act, meant: Partial<Act> | RegExp) =>
  meant instanceof RegExp
    ? act.act === 'search' && meant.test(act.criteria)
    : Object.entries(meant).every(([key, value]) => JSON.stringify(act[key as 'act']) === JSON.stringify(value))

test.each(LANGUAGES_SPOKEN)('the assistant understands what it offers to say in %s', (language) => {
  const t = translator(language)
  const { filter } = parseSearch(new URLSearchParams('ort=graz&preis_bis=350000')).query
  const state: State = { search: { filter }, before: [], shown, home: shown[0] as ShownHome }
  const wrong = Object.entries(MEANT).flatMap(([name, meant]) => {
    const say = t.find(`assistant.say.${name}`) ?? ''
    const { act } = readTurn(say, state, optionsOf(language))
    return fits(act, meant) ? [] : [`${name}: "${say}" -> ${JSON.stringify(act)}`]
  })
  expect(wrong).toEqual([])
})

/** What the panel offers first, by the page that it stands on (islands/assistant/Beginning.tsx). */
const STARTS: Record<string, { state: Partial<State>; meant: Partial<Act> | RegExp }> = {
  home_1: { state: {}, meant: MEANT.search! },
  home_2: { state: {}, meant: MEANT.area_prices! },
  home_3: { state: {}, meant: MEANT.term! },
  list_1: { state: { search: inGraz }, meant: /ausstattung=BALKON/ },
  list_2: { state: { search: inGraz }, meant: MEANT.wider! },
  list_3: { state: { search: inGraz }, meant: MEANT.save! },
  detail_1: { state: { page: homeOf(11, 300_000, 70) }, meant: MEANT.price_check! },
  detail_2: { state: { page: homeOf(11, 300_000, 70) }, meant: { act: 'ask', home: 11, topic: 'haustiere' } },
  detail_3: { state: { page: homeOf(11, 300_000, 70) }, meant: MEANT.viewing! },
  other_1: { state: {}, meant: /vermarktungsart=KAUF&objektart=WOHNUNG&ort=wien&zimmer_von=[34]/ },
  other_2: { state: {}, meant: MEANT.term! },
  other_3: { state: {}, meant: { act: 'help' } },
}

test.each(LANGUAGES_SPOKEN)('and the ways to begin in %s', (language) => {
  const t = translator(language)
  const wrong = Object.entries(STARTS).flatMap(([name, { state, meant }]) => {
    const say = t.find(`chat.start.${name}`) ?? ''
    const { act } = readTurn(say, { before: [], shown: [], ...state }, optionsOf(language))
    return fits(act, meant) ? [] : [`${name}: "${say}" -> ${JSON.stringify(act)}`]
  })
  expect(wrong).toEqual([])
})

test('every message to tap is meant as something', () => {
  const keys = Object.keys(MEANT).map((name) => translator('de').find(`assistant.say.${name}`))
  expect(keys).not.toContain(undefined)
})
