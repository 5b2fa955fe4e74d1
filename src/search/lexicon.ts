import { createDictionary, type Dictionary, sortNames } from './dictionary.ts'
import { LIST_FIELDS, TEXT, TITLE } from './fields.ts'
import { createTokenizer, type Tokenizer } from './tokenize.ts'

/** What all segments of an engine share: the codes of words, and the tokeniser. */
export interface Lexicon {
  dictionaries: Record<string, Dictionary>
  tokenize: Tokenizer
}

export function createLexicon(): Lexicon {
  const dictionaries: Record<string, Dictionary> = {}
  for (const { name, values } of LIST_FIELDS) dictionaries[name] = createDictionary(values ?? undefined)
  const words = createDictionary()
  dictionaries[TITLE] = words
  dictionaries[TEXT] = words
  return { dictionaries, tokenize: createTokenizer() }
}

/** Makes prefixes quick to look up again after many new words. */
export function sortLexicon({ dictionaries }: Lexicon): void {
  for (const dictionary of new Set(Object.values(dictionaries))) if (dictionary.open) sortNames(dictionary)
}
