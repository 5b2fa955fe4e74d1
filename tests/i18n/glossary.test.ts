import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { messagesOf } from '../support/messages.ts'

/** docs/glossary.md: one word for each concept in 15 languages, and the words that are not used. */
const chapters = readFileSync('docs/glossary.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.slice(0, text.indexOf('\n')), rows: rowsOf(text) }))
const FORBIDDEN = 'Words that are not used'
const forbidden = chapters.find(({ title }) => title === FORBIDDEN)?.rows ?? []

function rowsOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  return rows.map((line) => line.slice(2, -2).split(' | '))
}

test('every concept has its word in each of the languages', () => {
  const words = new Map<string, Set<string>>()
  for (const { rows } of chapters.slice(1).filter(({ title }) => title !== FORBIDDEN)) {
    const [head = [], ...concepts] = rows
    for (const [german = '', ...others] of concepts)
      for (const [at, word] of others.entries())
        if (word.trim()) words.set(german, (words.get(german) ?? new Set(['de'])).add(head[at + 1] ?? ''))
  }
  const all = Object.keys(LANGUAGES).sort()
  expect(words.size).toBeGreaterThanOrEqual(80)
  expect([...words].filter(([, languages]) => [...languages].sort().join() !== all.join())).toEqual([])
})

/** Names of placeholders, addresses and quoted code are no words for readers. */
const NOT_READ = /\{\{\w+\}\}|\]\([^)]*\)|`[^`]*`/g

function textsOf(language: Language): [where: string, text: string][] {
  const texts = Object.entries(messagesOf(language))
  for (const file of globSync(`src/content/*/${language}/*.md`)) texts.push([file, readFileSync(file, 'utf8')])
  return texts
}

/** `agent*` as an expression: the word, in languages that divide words by blanks also its end. */
function expressionOf(words: string): RegExp {
  const parts = words.split('*').map((part) => part.replace(/[.()?+]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})${parts.join('\\p{L}*')}${words.endsWith('*') ? '' : '(?!\\p{L})'}`, 'iu')
}

/** Chinese and Japanese do not divide words by blanks. */
const UNDIVIDED: readonly string[] = ['cn', 'jp']

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  const rules = forbidden.filter(([tag]) => tag === language).map(([, word = '']) => word)

  test('has words that are not used, and uses none of them', () => {
    expect(rules.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const [where, text] of textsOf(language))
      for (const rule of rules) {
        const read = text.replace(NOT_READ, ' ')
        if (UNDIVIDED.includes(language) ? read.includes(rule) : expressionOf(rule).test(read))
          found.push(`${where}: ${rule}`)
      }
    expect(found).toEqual([])
  })
})
