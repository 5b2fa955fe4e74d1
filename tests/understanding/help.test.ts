import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const CODES = Object.keys(LANGUAGES) as Language[]
const HELP = new URL('../../src/content/help/', import.meta.url)

/** The list items of the help page that are quotations: the sentences that it says are understood. */
const examplesOf = (language: Language): string[] =>
  readFileSync(new URL(`${language}/in-worten-suchen.md`, HELP), 'utf8')
    .split('\n')
    .flatMap((line) => /^- [„“”"«»‘「『]\s?(.+?)\s?[“”"«»’」』][.。]?$/u.exec(line)?.[1] ?? [])

describe.each(CODES)('the examples that Klinke gives in %s', (language) => {
  const examples = examplesOf(language)

  test('are four on the help page', () => {
    expect(examples).toHaveLength(4)
  })

  test.each([...examples, translator(language)('ki.example')])('%s is understood as a whole', (text) => {
    const { understood, not_understood, wishes } = interpret(text, {
      language,
      gazetteer: placesForSentences(),
      today: '2026-11-22',
    })
    expect(understood.length).toBeGreaterThanOrEqual(3)
    expect([...not_understood, ...wishes].map((part) => part.text)).toEqual([])
  })
})
