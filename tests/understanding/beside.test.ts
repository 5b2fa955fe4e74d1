import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const read = (text: string, language: Language = 'de') =>
  interpret(text, { language, gazetteer: placesForSentences(), today: '2026-11-22' })
const meant = (text: string, language?: Language) => flatten(read(text, language).filter)

describe('what a home lies beside it neither is nor has', () => {
  const sentences: readonly [Language, string, object][] = [
    ['gb', 'house with a view of the castle in Graz', { objektart: ['HAUS'], ort: ['graz'] }],
    ['se', 'hus med utsikt över slottet i Graz', { objektart: ['HAUS'], ort: ['graz'] }],
    ['cn', '能看到城堡的别墅，格拉茨', { objektart: ['HAUS'], untergruppe: ['VILLA'], ort: ['graz'] }],
    ['gb', 'flat with a garage nearby, Villach', { objektart: ['WOHNUNG'], ort: ['villach'] }],
    ['jp', '駐車場に近いマンション、フィラッハ', { objektart: ['WOHNUNG'], ort: ['villach'] }],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))

  test('and a view is reported as not understood', () => {
    expect(read('Haus mit Blick auf den Schlossberg in Graz').not_understood.map(({ text }) => text)).not.toEqual([])
  })
})

describe('sellers and what was sold set nothing', () => {
  const sentences: readonly [Language, string, object][] = [
    ['gb', 'we sold our flat in Graz and now want a house in Weiz', { objektart: ['HAUS'], ort: ['weiz'] }],
    [
      'tr',
      "Graz'daki dairemizi sattık, Weiz'de villa arıyoruz",
      { objektart: ['HAUS'], untergruppe: ['VILLA'], ort: ['weiz'] },
    ],
    ['es', 'vendo mi casa en Linz', {}],
    ['de', 'Suche Nachmieter für meine 2-Zimmer-Wohnung in Linz', {}],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))
})

describe('scope', () => {
  test.each([
    ['brauch a wohnung in steyr egal was nur max 600 warm', { ort: ['steyr'] }],
    ['Bitte nichts im Dachgeschoss, Wien 16', { ort: ['wien-16'] }],
    ['Wohnung in Wels, wenn möglich einen Parkplatz', { ort: ['wels'] }],
    ['Haus in Niederösterreich, nicht in Linz', { ort: ['niederoesterreich'] }],
    ['Hotel in Tirol mit 30 Zimmern', { ort: ['tirol'] }],
  ])('%s', (text, { ort }) => {
    const { vermarktungsart, objektart, untergruppe, preis_bis, ...rest }: Record<string, unknown> = meant(text)
    expect(rest).toEqual({ ort })
  })

  test('what lies in the area that is asked for is left out of it', () => {
    expect(meant('Haus in Kärnten, nicht in Klagenfurt')).toMatchObject({
      ort: ['kaernten'],
      ohne: ['klagenfurt-am-woerthersee'],
    })
  })

  test('of a farm or a vineyard neither narrows the other', () => {
    expect(meant('agricultural property or vineyard in Styria', 'gb')).not.toHaveProperty('untergruppe')
  })
})
