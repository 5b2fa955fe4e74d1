import { LIST_FIELDS, TEXT, TITLE } from '../fields.ts'
import { createDictionary, type Dictionary, sortingNames } from './dictionary.ts'
import { createTokenizer, type Tokenizer } from './tokenize.ts'

/** Shared by all segments of an engine: the codes of words, and the tokeniser. */
export interface Lexicon {
  dictionaries: Record<string, Dictionary>
  tokenize: Tokenizer
}

/** The number of codes in each list's dictionary. */
export type Sizes = Readonly<Record<string, number>>

/** This many new names are scanned for every prefix before they are sorted. */
const UNSORTED_MAX = 1000

export function createLexicon(): Lexicon {
  const dictionaries: Record<string, Dictionary> = {}
  for (const { name, values } of LIST_FIELDS) dictionaries[name] = createDictionary(values ?? undefined)
  const words = createDictionary()
  dictionaries[TITLE] = words
  dictionaries[TEXT] = words
  return { dictionaries, tokenize: createTokenizer() }
}

/** The dictionaries that grow, each once. */
export function openDictionaries({ dictionaries }: Lexicon): [name: string, Dictionary][] {
  return Object.entries(dictionaries).filter(([name, { open }]) => open && name !== TITLE)
}

/** Restores fast prefix lookups after many new words. */
export function* sortingLexicon(lexicon: Lexicon): Generator<void, void> {
  for (const [, dictionary] of openDictionaries(lexicon)) {
    if (dictionary.names.length - dictionary.sorted.length > UNSORTED_MAX) yield* sortingNames(dictionary)
  }
}

export function sizesOf({ dictionaries }: Lexicon): Sizes {
  return Object.fromEntries(Object.entries(dictionaries).map(([name, { names }]) => [name, names.length]))
}
