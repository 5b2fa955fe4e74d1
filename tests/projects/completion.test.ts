import { expect, test } from 'vitest'
import { readCompletion } from '../../src/domain/projects/completion.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { completionText } from '../../src/words/project.ts'

const inLanguage = (language: Language, written: string) =>
  completionText(written, translator(language), LANGUAGES[language].tag)

test.each([
  ['Herbst 2027', { kind: 'season', season: 'autumn', year: '2027' }],
  ['Winter 2027/28', { kind: 'season', season: 'winter', year: '2027/28' }],
  [' frühling 2028 ', { kind: 'season', season: 'spring', year: '2028' }],
  ['Jänner 2027', { kind: 'month', month: 1, year: 2027 }],
  ['Dez. 2027', { kind: 'month', month: 12, year: 2027 }],
  ['01-2027', { kind: 'month', month: 1, year: 2027 }],
  ['bereits erfolgt', { kind: 'done' }],
  ['2027-01', { kind: 'month', month: 1, year: 2027 }],
  ['2027-03-31', { kind: 'month', month: 3, year: 2027 }],
])('"%s" is read', (written, read) => {
  expect(readCompletion(written)).toEqual(read)
})

test.each([
  '',
  'Herbst',
  'Herbst 27',
  '13-2027',
  '00-2027',
  'Jänner 2027/28',
  'voraussichtlich Herbst 2027',
  'Marode 2027',
])('"%s" stays as it is written, in every language', (written) => {
  expect(readCompletion(written)).toBeNull()
  expect(inLanguage('jp', written)).toBe(written)
})

test('the usual forms are in the language of the page, in German in the words of the developer', () => {
  expect(inLanguage('gb', 'Winter 2027/28')).toBe('winter 2027/28')
  expect(inLanguage('fr', 'Jänner 2027')).toBe('janvier 2027')
  expect(inLanguage('jp', 'Herbst 2027')).toBe('2027年秋')
  expect(inLanguage('de', '2027-01')).toBe('Jänner 2027')
  expect(inLanguage('de', '01-2027')).toBe('01-2027')
  expect(inLanguage('sa', '01-2027')).toBe('يناير 2027')
  expect(inLanguage('pl', 'bereits erfolgt')).toBe('już oddano')
  expect(inLanguage('de', '01-2027')).toBe('01-2027')
})
