import type { Lexicon } from './lexicon.ts'
import { isKind } from './meanings.ts'
import { type Item, isPlace, means } from './sentence.ts'

/** Names of portals that begin like a word of seeking: "will", "vill". */
const PORTALS = /^willhaben/

/** The rules ask this of an item many times. */
const known = new WeakMap<Item, boolean>()

/**
 * Tells whether a word says that something is sought: "suche", "we need". In Arabic "and" may be written together with it.
 * "Built after", "has bought", "früher hatten", Villach (Swedish "vill") begin like such words and are none.
 */
export function seeks(item: Item, lexicon: Lexicon): boolean {
  const before = known.get(item)
  if (before !== undefined) return before
  const found = isSeeking(item, lexicon)
  known.set(item, found)
  return found
}

function isSeeking(item: Item, { words: { prefixes = [] }, seeks: stems }: Lexicon): boolean {
  if (isPlace(item) || item.meanings.some(isKind) || means(item, 'min', 'max', 'aside', 'asideAfter', 'story'))
    return false
  const begins = (word: string) => stems.some((stem) => word.startsWith(stem)) && !PORTALS.test(word)
  return item.text
    .split(' ')
    .some(
      (word) => begins(word) || prefixes.some((prefix) => word.startsWith(prefix) && begins(word.slice(prefix.length))),
    )
}
