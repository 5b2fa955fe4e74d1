import { expect, test } from 'vitest'
import { otherLanguages } from '../../src/i18n/fallback.ts'

test.each([
  ['the page has the text in its own language', 'gb', 'gb', ['de', 'gb'], []],
  ['the page shows German and English exists', 'tr', 'de', ['de', 'gb'], ['gb']],
  ['English comes first', 'jp', 'de', ['de', 'fr', 'gb', 'it'], ['gb', 'fr', 'it']],
  ['there is no other language', 'sa', 'de', ['de'], []],
] as const)('%s', (_case, page, shown, existing, offered) => {
  expect(otherLanguages(page, shown, existing)).toEqual(offered)
})
