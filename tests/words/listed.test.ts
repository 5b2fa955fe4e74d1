import { expect, test } from 'vitest'
import { translator } from '../../src/i18n/server.ts'
import { factText } from '../../src/words/fact.ts'
import { gapOf, listed, pauseOf } from '../../src/words/listed.ts'

test('an enumeration has the comma of its language, and nothing for what is not known', () => {
  expect(listed(['Parkett', null, '', 'Fliesen'], 'de-AT')).toBe('Parkett, Fliesen')
  expect(listed(['باركيه', 'بلاط'], 'ar')).toBe('باركيه، بلاط')
  expect(listed(['پارکت', 'کاشی'], 'fa')).toBe('پارکت، کاشی')
  expect(listed(['木地板', '瓷砖'], 'zh-CN')).toBe('木地板、瓷砖')
  expect(listed([], 'de-AT')).toBe('')
})

test('parts that are no equals have the comma of a sentence', () => {
  expect(['de-AT', 'ar', 'fa', 'zh-CN', 'ja-JP'].map(pauseOf)).toEqual([', ', '، ', '، ', '，', '、'])
})

test('sentences of Chinese and Japanese follow each other without a space', () => {
  expect(['de-AT', 'ar', 'zh-CN', 'ja-JP'].map(gapOf)).toEqual([' ', ' ', '', ''])
})

test('an amount among the facts is in the currency of the home', () => {
  const fact = { label: 'fact.verkehrswert', format: 'money', value: 90_000_000 } as const
  const said = (waehrung?: string) => factText(fact, translator('de'), 'de-AT', waehrung).replaceAll('\u00a0', ' ')
  expect([said('HUF'), said('EUR'), said()]).toEqual(['HUF 90.000.000', '90.000.000 €', '90.000.000 €'])
})

test('the words of a fact are such an enumeration', () => {
  const fact = { label: 'fact.boden', format: 'words', value: ['PARKETT', 'FLIESEN'] } as const
  const words = factText({ ...fact, value: [...fact.value] }, translator('sa'), 'ar')
  expect(words).toContain('، ')
  expect(words).not.toContain(', ')
})
