import type { Lexicon } from './lexicon.ts'
import { isKind } from './meanings.ts'
import { type Item, isPlace, means } from './sentence.ts'

/**
 * Tells whether a word says that something is sought: "suche", "we need". In Arabic "and" may be written together with it.
 * "Built after", "has bought", "früher hatten", Villach (Swedish "vill") begin like such words and are none.
 */
export function seeks(item: Item, { words: { prefixes = [] }, seeks: stems }: Lexicon): boolean {
  if (isPlace(item) || item.meanings.some(isKind) || means(item, 'min', 'max', 'aside', 'asideAfter', 'story'))
    return false
  return item.text
    .split(' ')
    .some((word) => stems.some((stem) => ['', ...prefixes].some((prefix) => word.startsWith(prefix + stem))))
}
