import type { FlatCriteria } from '../../src/understanding/flat.ts'
import { REGIONS } from '../../src/understanding/regions.ts'

/** The day on which the sentences of the corpus are said. */
export const TODAY = '2026-11-22'

/** A sentence of the corpus and what it means (docs/understanding.md). */
export interface Case {
  text: string
  criteria: FlatCriteria
  sort?: string
}

/** The pairs (criterion, value) of an answer; a landscape counts as one. */
export function slotsOf(criteria: FlatCriteria, sort?: string): Set<string> {
  const slots = new Set<string>()
  for (const [name, value] of Object.entries(criteria)) {
    const words = Array.isArray(value) ? (value as readonly (string | number)[]) : [value as string | number | boolean]
    for (const word of name === 'ort' || name === 'ohne' ? withRegions(words.map(String)) : words)
      slots.add(`${name}=${word}`)
  }
  if (sort) slots.add(`sort=${sort}`)
  return slots
}

/** The places of a landscape as `@name`, when all of them are there. */
function withRegions(slugs: readonly string[]): string[] {
  let rest = [...slugs]
  const named: string[] = []
  for (const [name, places] of Object.entries(REGIONS).sort(([, a], [, b]) => b.length - a.length)) {
    if (rest.includes(`@${name}`) || places.every((slug) => rest.includes(slug))) {
      named.push(`@${name}`)
      rest = rest.filter((slug) => slug !== `@${name}` && !(places as readonly string[]).includes(slug))
    }
  }
  return [...named, ...rest]
}

export interface Score {
  right: number
  missing: number
  wrong: number
  sentences: number
  exact: number
  /** Sentences with a filter that was not meant. */
  harmed: number
}

export const NO_SCORE: Score = { right: 0, missing: 0, wrong: 0, sentences: 0, exact: 0, harmed: 0 }

export function compare(expected: Set<string>, got: Set<string>): Score {
  const right = [...got].filter((slot) => expected.has(slot)).length
  const [missing, wrong] = [expected.size - right, got.size - right]
  return { right, missing, wrong, sentences: 1, exact: missing + wrong === 0 ? 1 : 0, harmed: wrong > 0 ? 1 : 0 }
}

export const addScores = (a: Score, b: Score): Score => ({
  right: a.right + b.right,
  missing: a.missing + b.missing,
  wrong: a.wrong + b.wrong,
  sentences: a.sentences + b.sentences,
  exact: a.exact + b.exact,
  harmed: a.harmed + b.harmed,
})

/** Precision, recall and F1 over slots, from 0 to 1. */
export function ratesOf({ right, missing, wrong, sentences, exact, harmed }: Score) {
  const precision = right / (right + wrong || 1)
  const recall = right / (right + missing || 1)
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall || 1),
    exact: exact / sentences,
    harmed: harmed / sentences,
  }
}
