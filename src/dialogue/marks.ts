import { isSilent, type PhraseNode, stemOf } from '../understanding/phrases.ts'
import type { Token } from '../understanding/tokens.ts'
import type { Meaning, Part, PhraseBook } from './lexicon.ts'

/** A phrase that a message has. */
export interface Mark {
  meaning: Meaning
  /** Positions of its tokens, ascending; a phrase with gaps leaves some out. */
  tokens: readonly number[]
}

/** How many tokens may stand in the gap of a phrase. */
const GAP_MOST = 8
/** Words that may be part of a longer phrase and keep what they mean. */
const LASTING: ReadonlySet<Meaning> = new Set(['group', 'selection', 'question', 'equity'])

/** Finds all phrases of a message; of those that overlap, one that lies within another counts for nothing. */
export function marksOf(
  tokens: readonly Token[],
  lexicon: PhraseBook,
  formsOf: (word: string) => readonly string[],
): Mark[] {
  const marks: Mark[] = []
  const parts = new Map<number, { at: number; tokens: number[] }[]>()
  for (let at = 0; at < tokens.length; at++) {
    for (const { meaning, last } of phrasesAt(tokens, lexicon, at, formsOf)) {
      const span = Array.from({ length: last - at + 1 }, (_, step) => at + step)
      if (typeof meaning === 'string') marks.push({ meaning, tokens: span })
      else parts.set(meaning.phrase, [...(parts.get(meaning.phrase) ?? []), { at: meaning.at, tokens: span }])
    }
  }
  for (const [phrase, found] of parts) {
    const { parts: count, meaning } = lexicon.split[phrase]!
    const joined = joinParts(found, count)
    if (joined) marks.push({ meaning, tokens: joined })
  }
  return marks.filter(
    (mark) =>
      LASTING.has(mark.meaning) ||
      !marks.some((other) => isStronger(other, mark) && isWithin(mark.tokens, other.tokens)),
  )
}

/**
 * "What is the" makes no definition of "what is"; else a question keeps what it holds: the "it" of "is it". So do words for
 * what is sought: the "cheaper" of "are there cheaper ones".
 */
const isStronger = (outer: Mark, inner: Mark): boolean => {
  if (outer.meaning === 'idiom') return true
  // "The 8th is fine too."
  if (inner.meaning === 'change.also' && /^(?:talk\.|change\.drop)/.test(outer.meaning)) return false
  if (outer.meaning === 'seeking') return !inner.meaning.startsWith('change.')
  // "What is the difference between": of homes or of words, which the homes decide that it names.
  if (outer.meaning === 'intent.definition' && inner.meaning === 'intent.compare') return false
  return outer.meaning !== 'question' || inner.meaning === 'intent.definition' || inner.meaning === 'seeking'
}

const isWithin = (inner: readonly number[], outer: readonly number[]): boolean =>
  inner.length < outer.length && inner.every((at) => outer.includes(at))

/** The parts of a phrase in their order, each behind the one before and not far from it. */
function joinParts(found: readonly { at: number; tokens: number[] }[], count: number): number[] | null {
  const extend = (tokens: number[], at: number): number[] | null => {
    if (at === count) return tokens
    for (const part of found) {
      const [first = 0] = part.tokens
      const end = tokens.at(-1)
      if (part.at !== at || (end !== undefined && (first <= end || first - end > GAP_MOST))) continue
      const all = extend([...tokens, ...part.tokens], at + 1)
      if (all) return all
    }
    return null
  }
  return extend([], 0)
}

/** Every phrase that begins at a token. */
function phrasesAt(
  tokens: readonly Token[],
  { phrases }: PhraseBook,
  from: number,
  formsOf: (word: string) => readonly string[],
): { meaning: Meaning | Part; last: number }[] {
  const found: { meaning: Meaning | Part; last: number }[] = []
  const keep = (meanings: readonly (Meaning | Part)[] | undefined, last: number) => {
    for (const meaning of meanings ?? []) found.push({ meaning, last })
  }
  const walk = (node: PhraseNode<Meaning | Part>, begin: number) => {
    const at = begin > from && isSilent(tokens[begin]?.text ?? '') ? begin + 1 : begin
    const token = tokens[at]
    if (!token) return
    // A word as it is written wins over the same word without its article.
    let isFound = false
    for (const form of token.kind === 'word' ? formsOf(token.text) : [token.text]) {
      const next = node.next.get(form)
      if (next) {
        if (!isFound) keep(next.meanings, at)
        isFound ||= next.meanings !== undefined
        walk(next, at + 1)
      }
      if (token.kind !== 'word') continue
      keep(stemOf(node, form), at)
    }
  }
  walk(phrases.root, from)
  return found
}
