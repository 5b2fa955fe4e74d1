import { expect, test } from 'vitest'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

const SEARCH = 'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz'

/** What a message means beside three homes of a search. */
function act(language: Language, text: string) {
  const { filter } = parseSearch(new URLSearchParams(SEARCH)).query
  const shown = [11, 12, 13].map((id) => ({ id }))
  const options = { language, gazetteer: placesForSentences(), today: '2026-11-22' }
  return readTurn(text, { search: { filter }, before: [], shown }, options).act
}

test.each([
  ['de', 'Welche haben einen Garten?'],
  ['gb', 'Which ones have a garden?'],
  ['fr', 'Lesquels ont un jardin ?'],
  ['it', 'Quali hanno un giardino?'],
  ['es', '¿Cuáles tienen jardín?'],
  ['pt', 'Quais têm jardim?'],
  ['nl', 'Welke hebben een tuin?'],
  ['se', 'Vilka har trädgård?'],
  ['pl', 'Które mają ogród?'],
  ['ru', 'У каких есть сад?'],
  ['tr', 'Hangilerinin bahçesi var?'],
  ['sa', 'أي منها فيها حديقة؟'],
  ['ir', 'کدام‌ها حیاط دارند؟'],
  ['cn', '哪些有花园？'],
  ['jp', '庭があるのはどれですか？'],
] as const)('%s: "%s" searches for those that have it', (language, text) => {
  expect(act(language, text)).toEqual({ act: 'search', criteria: `${SEARCH}&ausstattung=GARTEN` })
})

test('without a feature it searches nothing', () => {
  expect(act('de', 'Welche davon haben Sie?')).not.toMatchObject({ act: 'search' })
})
