import { CRITERIA } from '../domain/search/criteria.ts'
import type { Meaning } from './lexicon.ts'

/** The criteria whose values are words. */
const SAID_IN_WORDS: ReadonlySet<string> = new Set(
  CRITERIA.flatMap(([name, { kind }]) => (kind === 'oneOf' || kind === 'allOf' || kind === 'flag' ? [name] : [])),
)
/** What sets a filter without being its value. */
const INDIRECT: ReadonlySet<Meaning> = new Set(['groundFloor', 'investment', 'limitedTerm', 'unlimitedTerm'])

/** Tells whether a meaning sets a filter by a word: `ausstattung.BALKON`, `provisionsfrei`, `groundFloor`. */
export const isSaidInWords = (meaning: Meaning): boolean =>
  INDIRECT.has(meaning) || SAID_IN_WORDS.has(meaning.split('.', 1)[0] as string)

/** Tells whether a meaning is a kind of property: `objektart.HAUS`, `untergruppe.HAUS.VILLA`. */
export const isKind = (meaning: Meaning): boolean => /^(?:objektart|untergruppe)\./.test(meaning)
