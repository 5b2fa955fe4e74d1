import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addScores, type Case, compare, NO_SCORE, ratesOf, slotsOf, TODAY } from '../../scripts/understanding/score.ts'
import { criteria, SORTS } from '../../src/domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'
import { REGIONS } from '../../src/understanding/regions.ts'

/** The sentences that the words were written with must stay understood. */
const FLOOR = 0.97
const CODES = Object.keys(LANGUAGES) as Language[]

const corpusOf = (language: Language): Record<'dev' | 'held', Case[]> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8'))

describe.each(CODES)('%s', (language) => {
  const corpus = corpusOf(language)
  const gazetteer = placesForSentences()
  const slugs = new Set(gazetteer.places.map(({ slug }) => slug))

  test('has forty sentences or more for building and as many held back, none twice', () => {
    expect(corpus.dev.length).toBeGreaterThanOrEqual(40)
    expect(corpus.held.length).toBeGreaterThanOrEqual(40)
    const texts = [...corpus.dev, ...corpus.held].map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('names only criteria, words and places that exist', () => {
    for (const { text, criteria: meant, sort } of [...corpus.dev, ...corpus.held]) {
      if (sort) expect(SORTS, text).toContain(sort)
      for (const [name, value] of Object.entries(meant)) {
        const declared = criteria[name.replace(/_(?:von|bis)$/, '') as keyof typeof criteria] ?? criteria[name as 'q']
        expect(declared, `${text}: ${name}`).toBeDefined()
        const words = Array.isArray(value) ? value.map(String) : []
        if ('values' in declared) for (const word of words) expect(declared.values, text).toContain(word)
        if (declared.kind !== 'place' && declared.kind !== 'without') continue
        for (const word of words)
          expect(word.startsWith('@') ? word.slice(1) in REGIONS : slugs.has(word), word).toBe(true)
      }
    }
  })

  test(`reads the sentences it was built with at F1 ${FLOOR} or better`, () => {
    const score = corpus.dev
      .map(({ text, criteria: meant, sort }) => {
        const read = interpret(text, { language, gazetteer, today: TODAY })
        return compare(slotsOf(meant, sort), slotsOf(flatten(read.filter), read.sort))
      })
      .reduce(addScores, NO_SCORE)
    expect(ratesOf(score).f1).toBeGreaterThanOrEqual(FLOOR)
  })

  test('marks spans that lie in the sentence', () => {
    for (const { text } of corpus.dev) {
      const { understood, not_understood, wishes } = interpret(text, { language, gazetteer, today: TODAY })
      for (const { from, to, text: part } of [...understood, ...not_understood, ...wishes]) {
        expect(part).not.toBe('')
        expect(text.slice(from, to)).toBe(part)
      }
    }
  })
})
