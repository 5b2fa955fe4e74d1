import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { addressText, placeText } from '../../src/server/exposes/describe/place.ts'
import { speechOf } from '../../src/server/exposes/describe/speech.ts'

const VIENNA = { plz: '1150', ort: 'Wien', bezirk: 'Rudolfsheim-Fünfhaus', land: 'AT' }
const MUNICH = { plz: '80331', ort: 'München', land: 'DE' }
const told = (town: typeof MUNICH, language: Language) => addressText(town, 'Tal 7', speechOf(language))

test.each(['de', 'sa', 'ir', 'cn', 'jp'] as const)('an Austrian address has its postal form in %s', (language) => {
  expect(placeText(VIENNA, speechOf(language))).toBe('1150 Wien, Rudolfsheim-Fünfhaus')
  expect(told(VIENNA, language)).toBe('Tal 7, 1150 Wien, Rudolfsheim-Fünfhaus')
  expect(addressText(VIENNA, null, speechOf(language))).toBe('1150 Wien, Rudolfsheim-Fünfhaus')
})

test('a country is a word of the language, behind the comma of the language and the address in one piece', () => {
  expect(told(MUNICH, 'de')).toBe('Tal 7, 80331 München, Deutschland')
  expect(told(MUNICH, 'sa')).toBe('\u2068Tal 7, 80331 München\u2069، ألمانيا')
  expect(told(MUNICH, 'ir')).toBe('\u2068Tal 7, 80331 München\u2069، آلمان')
  expect(told(MUNICH, 'cn')).toBe('Tal 7, 80331 München，德国')
  expect(told(MUNICH, 'jp')).toBe('Tal 7, 80331 München、ドイツ')
})

test('a place without a town is its country, else nothing', () => {
  expect(placeText({ plz: null, ort: null, land: 'DE' }, speechOf('sa'))).toBe('ألمانيا')
  expect(placeText({ plz: null, ort: null }, speechOf('sa'))).toBe('')
})
