import { isKind } from './meanings.ts'
import { type Item, isBreak, isEmpty, isNumber, isPlace, means, suffixOf } from './sentence.ts'

/** Kinds in which somebody works. */
const TRADE = /\.(?:EINZELHANDEL|BUERO_PRAXEN|GASTGEWERBE|HALLEN_LAGER_PROD|LAND_UND_FORSTWIRTSCHAFT)/
/** No article has more letters. */
const ARTICLE_MOST = 4
/** What a trade may be about: "to sell garden furniture", "to open a café". */
const OBJECT = /^(?:objektart|untergruppe|vermarktungsart|ausstattung|zustand|bauart|heizung|land)\.|^unrelated$/

/**
 * The words for what somebody will do in the shop or workshop that is sought: "a shop in Linz, I want to open a café". Where
 * the trade alone is said, it is sought: "I want to open a café in Linz". Places and amounts count.
 */
export function purposesOf(items: readonly Item[]): Set<number> {
  const found = new Set<number>()
  items.forEach((item, at) => {
    for (const step of [means(item, 'purpose') && 1, means(item, 'purposeAfter') && -1] as const) {
      if (!step) continue
      const own = reach(items, at, step)
      const isElsewhere = items.some((one, i) => !own.has(i) && one.meanings.some(isTrade))
      if (!isElsewhere || (step === 1 && !hasObject(items, at))) continue
      for (const i of own) if (items[i]?.meanings.some((meaning) => OBJECT.test(meaning))) found.add(i)
    }
  })
  return found
}

const isTrade = (meaning: string): boolean => isKind(meaning) && TRADE.test(meaning)

/** The items from a word to the end of its clause, or to its beginning. */
function reach(items: readonly Item[], at: number, step: 1 | -1): Set<number> {
  const own = new Set([at])
  for (let i = at + step; !isBreak(items[i]) && !means(items[i], 'and', 'but'); i += step) own.add(i)
  return own
}

/** "To sell clothes", but "to sell in Linz" is an offer. */
function hasObject(items: readonly Item[], at: number): boolean {
  const first = items[at + 1]
  const isArticle = isEmpty(first) && (first?.text.length ?? 0) <= ARTICLE_MOST && first?.meanings.length !== 0
  const next = isArticle && !means(first, 'in') ? items[at + 2] : first
  return (
    !isBreak(next) &&
    !isNumber(next) &&
    !isPlace(next) &&
    suffixOf(next, 'region.') === undefined &&
    !means(next, 'in', 'and', 'or')
  )
}
