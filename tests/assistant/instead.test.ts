import { expect, test } from 'vitest'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import { formatSearch, parseSearch } from '../../src/domain/search/codec.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

const GAZETTEER = placesForSentences()

/** The search after a message, as an address writes it. */
function after(language: Language, search: string, text: string): string {
  const { filter } = parseSearch(new URLSearchParams(search)).query
  const state = { search: { filter }, before: [], shown: [] }
  const turn = readTurn(text, state, { language, gazetteer: GAZETTEER, today: '2026-11-23' })
  return decodeURIComponent(String(formatSearch(turn.search ?? { filter: {} })))
}

test.each([
  ['de', 'Lieber Linz statt Graz'],
  ['de', 'Nicht Graz, sondern Linz'],
  ['gb', 'Linz instead of Graz'],
  ['gb', 'not Graz but Linz'],
  ['fr', 'Plutôt Linz que Graz, au lieu de Graz'],
  ['fr', 'Linz au lieu de Graz'],
  ['it', 'Linz invece di Graz'],
  ['es', 'Linz en vez de Graz'],
  ['pt', 'Linz em vez de Graz'],
  ['nl', 'Linz in plaats van Graz'],
  ['pl', 'Linz zamiast Graz'],
  ['tr', 'Graz yerine Linz'],
  ['ru', 'Линц вместо Граца'],
  ['ru', 'не Грац, а Линц'],
  ['se', 'Linz i stället för Graz'],
  ['sa', 'لينتس بدلا من غراتس'],
  ['ir', 'لینز به جای گراتس'],
  ['cn', '换成林茨，不要格拉茨'],
  ['jp', 'グラーツではなくリンツ'],
] as const)('%s: "%s" leaves Graz for Linz', (language, text) => {
  const search = 'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz&zimmer_von=3'
  expect(after(language, search, text)).toBe('vermarktungsart=MIETE&objektart=WOHNUNG&ort=linz&zimmer_von=3')
})

test('of several places the one that is named goes, and a whole search may say it too', () => {
  expect(after('de', 'ort=graz', 'Mietwohnung in Linz statt Graz')).toBe(
    'vermarktungsart=MIETE&objektart=WOHNUNG&ort=linz',
  )
})

test('a feature that the search has is exchanged for another one; what was not there is just added', () => {
  expect(after('de', 'ort=graz&ausstattung=BALKON,LIFT', 'statt dem Balkon eine Terrasse')).toBe(
    'ort=graz&ausstattung=LIFT,TERRASSE',
  )
})
