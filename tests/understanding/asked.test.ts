import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const options = (language: Language) => ({ language, gazetteer: placesForSentences(), today: '2026-11-22' })
const read = (language: Language, text: string) => flatten(interpret(text, options(language)).filter)

describe('a question beside a refusal takes nothing of it back', () => {
  test.each<[Language, string, object]>([
    ['de', 'Ich will kein Haus in Graz, was gibt es sonst?', { ort: ['graz'] }],
    ['gb', 'No flats please, what else do you have in Graz?', { ort: ['graz'] }],
    [
      'de',
      'Nicht in Graz. Was gibt es sonst an Wohnungen zur Miete?',
      { ohne: ['graz'], objektart: ['WOHNUNG'], vermarktungsart: ['MIETE'] },
    ],
    ['de', 'Nicht zur Miete, was gibt es in Graz zu haben?', { ort: ['graz'] }],
    ['de', 'Wohnung in Graz, nicht 3 Zimmer, geht das?', { objektart: ['WOHNUNG'], ort: ['graz'] }],
    ['de', 'Wohnung in Graz, nicht zur Miete?', { objektart: ['WOHNUNG'], ort: ['graz'] }],
    ['gb', 'Do you have a house not in Graz?', { objektart: ['HAUS'], ohne: ['graz'] }],
  ])('%s: %s', (language, text, criteria) => expect(read(language, text)).toEqual(criteria))

  test('but a question whether there is none asks for some', () => {
    const office = { objektart: ['BUERO_PRAXEN'], ort: ['linz'] }
    expect(read('de', 'gibt es in Linz kein Büro?')).toEqual(office)
    expect(read('de', 'Guten Tag. Gibt es nicht ein Büro in Linz?')).toEqual(office)
    expect(read('gb', "don't you have any offices in Linz?")).toEqual(office)
    expect(read('se', 'har ni inga kontor i Linz?')).toEqual(office)
  })
})

describe('a country beside a place is sought', () => {
  test.each<[string, object]>([
    ['Wohnung in 6900 Lugano, Schweiz', { objektart: ['WOHNUNG'], plz: ['6900'], land: ['CH'] }],
    ['Haus in Deutschland, 50 km um Salzburg', { objektart: ['HAUS'], land: ['DE'], umkreis: ['salzburg,50'] }],
    ['Haus in Bregenz und in Deutschland', { objektart: ['HAUS'], ort: ['bregenz'], land: ['DE'] }],
    ['Haus in Salzburg, Deutschland oder Italien', { objektart: ['HAUS'], ort: ['salzburg'], land: ['DE', 'IT'] }],
  ])('%s', (text, criteria) => expect(read('de', text)).toEqual(criteria))
})

describe('but not the one where somebody comes from', () => {
  test.each<[Language, string]>([
    ['de', 'Wir kommen aus Deutschland und suchen etwas in Tirol'],
    ['de', 'Familie aus der Schweiz sucht etwas in Tirol'],
    ['gb', 'We come from Germany and look for something in Tyrol'],
    ['fr', "nous venons d'Allemagne et cherchons au Tyrol"],
    ['it', 'veniamo dalla Germania, cerchiamo in Tirolo'],
    ['es', 'venimos de Alemania y buscamos en Tirol'],
    ['pt', 'somos da Alemanha, procuramos no Tirol'],
    ['nl', 'we komen uit Duitsland en zoeken in Tirol'],
    ['se', 'vi kommer från Tyskland och söker i Tyrolen'],
    ['pl', 'jesteśmy z Niemiec, szukamy w Tyrolu'],
    ['ru', 'мы из Германии, ищем в Тироле'],
    ['tr', "Almanya'dan geliyoruz, Tirol'de arıyoruz"],
    ['sa', 'نحن من ألمانيا ونبحث في تيرول'],
    ['ir', 'ما از آلمان هستیم و در تیرول می‌گردیم'],
    ['cn', '我来自德国，想在蒂罗尔找房'],
    ['jp', 'ドイツから来ました。チロルで探しています'],
  ])('%s: %s', (language, text) => expect(read(language, text)).toEqual({ ort: ['tirol'] }))
})
