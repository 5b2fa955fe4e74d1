import { isKind } from './meanings.ts'
import { seeks } from './seeking.ts'
import {
  clauseBegin,
  type Item,
  isBreak,
  isEmpty,
  isNumber,
  isPlace,
  isUnknown,
  means,
  type Sentence,
  suffixOf,
  unitOf,
} from './sentence.ts'

type Words = Pick<Sentence, 'items' | 'lexicon'>

/**
 * The items that tell a story before it is said what is sought ("we have outgrown our flat in Linz and want a house in
 * Wels"), and those of what is not real ("if I win the lottery I buy a castle").
 */
export const storiesOf = (sentence: Words): Set<number> =>
  new Set([
    ...before(sentence),
    ...unreal(sentence.items),
    ...sizesOfNow(sentence),
    ...others(sentence),
    ...owned(sentence),
  ])

/** The first and the last item of a clause. */
interface Clause {
  first: number
  last: number
  /** It ends at an "and" behind which something is sought. */
  isJoint: boolean
}

/**
 * Clauses before the one that says what is sought, where both name a place: the earlier place is where the story plays. A
 * clause that only lists places and values tells no story: "Graz, Linz, I look for ...".
 */
function before({ items, lexicon }: Words): number[] {
  const isSeeking = (item: Item) => seeks(item, lexicon)
  const clauses = clausesOf(items, isSeeking)
  const has = ({ first, last }: Clause, test: (item: Item) => boolean) => items.slice(first, last + 1).some(test)
  // "I sell my car for 12,000 and want to buy a garage in Villach"
  const isUnrelated = (item: Item) => means(item, 'unrelated')
  const isHome = (clause: Clause) => has(clause, isSeeking) && has(clause, isThing) && !has(clause, isUnrelated)
  const sales = clauses.filter((clause, i) => has(clause, isUnrelated) && clauses.slice(i + 1).some(isHome))
  const told = clauses.filter((_, i) => isTold(items, clauses.slice(i), clauses[i - 1], isSeeking))
  const rest = clauses.filter((clause) => !told.includes(clause) && has(clause, isWhere))
  const found = [...(rest.length > 0 ? told : []), ...sales].flatMap(({ first, last }) => range(first, last + 1))
  const sought = clauses.findIndex((clause) => has(clause, isSeeking))
  const isPlaced = clauses.some((clause, i) => i >= sought && has(clause, isWhere))
  const begin = clauses.find(
    (clause, i) =>
      i < sought && (has(clause, isSomeone) || (has(clause, isWhere) && (clause.isJoint || has(clause, isUnknown)))),
  )
  if (isPlaced && begin) found.push(...range(begin.first, clauses[sought]?.first ?? 0))
  // Who has a dog now will have it then.
  return found.filter((at) => !means(items[at], 'ausstattung.HAUSTIERE'))
}

/** Tells whether the words of a clause show that it tells a story. `previous`: the clause before it. */
function isTold(
  items: readonly Item[],
  [clause, ...later]: readonly Clause[],
  previous: Clause | undefined,
  isSeeking: (item: Item) => boolean,
): boolean {
  if (!clause) return false
  const has = ({ first, last }: Clause, test: (item: Item) => boolean) => items.slice(first, last + 1).some(test)
  const begins = ({ first }: Clause, test: (item: Item) => boolean) => items.slice(first, first + 2).some(test)
  const isPlacedLater = later.some((one) => has(one, isWhere))
  // "My brother rents in Bregenz. I look in Dornbirn."
  const isKin = begins(clause, (item) => means(item, 'kin')) && has(clause, isWhere)
  if (isKin && later.some((one) => has(one, isSeeking) && has(one, isWhere))) return true
  const isBeyond = (item: Item) => means(item, 'beyond')
  const beyond = [clause, ...later].findLastIndex((one) => has(one, isBeyond))
  if (has(clause, isSeeking) && !has(clause, isBeyond)) return false
  // "Built since 2000"
  if (has(clause, isStory) && !has(clause, (item) => means(item, 'topic.built'))) return true
  // "In 2019 I paid 600 in Graz, today it would be 850 in Leibnitz"
  if (isPlacedLater && has(clause, isWhere) && isPast(items, clause)) return true
  // "Let us meet at 5 pm in Salzburg, it is about an office in Hallein"
  if (isPlacedLater && isMeeting(items, clause)) return true
  // "The villa in Velden has a pool, I cannot afford that, only a house in Wels"
  if (beyond >= 0 && later.slice(beyond).some((one) => has(one, isWhere))) return true
  // "Maybe in ten years Velden; today a flat in Spittal"
  const isPutOff = later.some((one) => begins(one, (item) => means(item, 'forNow')) && has(one, isWhere))
  if (isPutOff && has(clause, isWhere)) return true
  // "Our flat now has 60 m², rent 950, we need 80": what has no place of its own goes on about the flat of now.
  const isNow = (one: Clause) => has(one, (item) => means(item, 'now', 'presently')) && has(one, isNumber)
  const isSoughtLater = later.some((one) => has(one, isSeeking))
  return isSoughtLater && (isNow(clause) || (previous !== undefined && isNow(previous) && !has(clause, isWhere)))
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** "In 2019", or a year beside which no kind of home stands that may be built in it. */
const isPast = (items: readonly Item[], { first, last }: Clause): boolean => {
  const own = items.slice(first, last + 1)
  const isYear = (item: Item) => /^(?:19|20)\d\d$/.test(item.text)
  const has = (test: (meaning: string) => boolean) => own.some(({ meanings }) => meanings.some(test))
  if (has((meaning) => meaning === 'topic.built')) return false
  return own.some((item, i) => isYear(item) && (means(own[i - 1], 'in', 'max', 'to') || !has(isKind)))
}

/** A kind of home, an offer, or what may be sought alone. */
const isThing = (item: Item): boolean =>
  item.meanings.some(isKind) ||
  unitOf(item) === 'rooms' ||
  means(item, 'vermarktungsart.KAUF', 'vermarktungsart.MIETE', 'ausstattung.GARAGE', 'ausstattung.STELLPLATZ')

/** An hour of the day: "17 Uhr", "5 pm". */
const isMeeting = (items: readonly Item[], { first, last }: Clause): boolean =>
  range(first, last + 1).some((at) => means(items[at], 'hour') && (isNumber(items[at - 1]) || isNumber(items[at + 1])))

const isStory = (item: Item): boolean => means(item, 'story')

const isSomeone = (item: Item): boolean => means(item, 'person', 'personAfter')

const isWhere = (item: Item): boolean =>
  isPlace(item) || suffixOf(item, 'region.') !== undefined || unitOf(item) === 'district'

/** Clauses end at a sign, at "but", and at an "and" behind which something is sought: "and want", "and we look for". */
function clausesOf(items: readonly Item[], isSeeking: (item: Item) => boolean): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  const isSoughtBehind = (at: number) => {
    const next = isEmpty(items[at + 1]) && !isSeeking(items[at + 1] as Item) ? items[at + 2] : items[at + 1]
    return next !== undefined && isSeeking(next)
  }
  // "I commute to Graz and would like to live in Wels", but "I commute to Graz and to Wels".
  const isToldBefore = (at: number) => items.slice(first, at).some(isStory)
  const isNewBehind = (at: number) => {
    const next = means(items[at + 1], 'in') ? items[at + 2] : items[at + 1]
    return next !== undefined && isEmpty(next) && !isWhere(next)
  }
  items.forEach((item, at) => {
    const isJoint = means(item, 'and') && (isSoughtBehind(at) || (isToldBefore(at) && isNewBehind(at)))
    // Arabic writes "and" together with the verb.
    if (item.text.startsWith('و') && at > first && (isSeeking(item) || (isToldBefore(at) && isUnknown(item)))) {
      clauses.push({ first, last: at - 1, isJoint: true })
      first = at
    }
    if (!isBreak(item) && !means(item, 'but') && !isJoint) return
    if (at > first) clauses.push({ first, last: at - 1, isJoint })
    first = at + 1
  })
  if (first < items.length) clauses.push({ first, last: items.length - 1, isJoint: false })
  return clauses
}

/** How far from its size a word for "present" stands, in items. */
const NOW_REACH = 3

/** "Larger than my present 50 m²", "50 m² actuels": the size of the flat of now is none that is sought. */
function sizesOfNow({ items, lexicon }: Words): number[] {
  return items.flatMap((item, at) => {
    const unit = at + 1
    if (!isNumber(item) || unitOf(items[unit]) !== 'm2') return []
    let first = at
    while (first > at - NOW_REACH && items[first - 1] && !isBreak(items[first - 1]) && !isNumber(items[first - 1]))
      first--
    const near = [...items.slice(first, at), items[unit + 1]]
    const isSought = items.slice(first, unit + 1).some((one) => seeks(one, lexicon))
    return !isSought && near.some((one) => means(one, 'presently')) ? [at, unit] : []
  })
}

/** "Something like my sister's in Graz, hers has a sauna": another home, up to the end of the sentence or a word of seeking. */
function others({ items, lexicon }: Words): number[] {
  return items.flatMap((item, at) => {
    if (!means(item, 'like', 'likeAfter')) return []
    let end = at + 1
    while (items[end] && !means(items[end], 'stop', 'but') && !seeks(items[end] as Item, lexicon)) end++
    return range(means(item, 'likeAfter') ? clauseBegin(items, at) : at, end)
  })
}

/** "A garage we already have, the kitchen we bring along": features in a clause that names no home. */
function owned({ items, lexicon }: Words): number[] {
  const isEnd = (item: Item | undefined) =>
    isBreak(item) || means(item, 'but') || (item !== undefined && !means(item, 'owns') && seeks(item, lexicon))
  return items.flatMap((item, at) => {
    if (!means(item, 'owns')) return []
    let [first, end] = [at, at + 1]
    while (!isEnd(items[first - 1])) first--
    while (!isEnd(items[end])) end++
    const own = range(first, end)
    const isHome = own.some(
      (i) =>
        items[i]?.layout || items[i]?.meanings.some((meaning) => /^home\.|^objektart\.(?:WOHNUNG|HAUS)/.test(meaning)),
    )
    return isHome
      ? []
      : own.filter((i) => items[i]?.meanings.some((meaning) => /^ausstattung\.|\.PARKEN$/.test(meaning)))
  })
}

/** From the clause of "if I win the lottery" to what is said "for now", or to the end of the sentence. */
function unreal(items: readonly Item[]): number[] {
  return items.flatMap((item, at) => {
    if (!means(item, 'unreal')) return []
    let [first, last] = [at, at]
    while (items[first - 1] && !isBreak(items[first - 1]) && !means(items[first - 1], 'but')) first--
    while (items[last + 1] && !means(items[last + 1], 'stop', 'but', 'now', 'presently', 'forNow')) last++
    return items.slice(first, last + 1).map((_, i) => first + i)
  })
}

/** "Buy or rent, what is better today?": which of both is asked, and neither is sought. */
export function isAboutOffers(items: readonly Item[]): boolean {
  const has = (...meanings: string[]) => items.some((item) => means(item, ...meanings))
  return (
    items.at(-1)?.text === '?' &&
    has('vermarktungsart.KAUF') &&
    has('vermarktungsart.MIETE') &&
    !has('there') &&
    !items.some(
      (item) => isNumber(item) || item.layout || (item.meanings.some(isKind) && !means(item, 'objektart.HAUS')),
    )
  )
}

/** How far from the beginning of a question the word that asks may stand, in items; in some languages it stands last. */
const ASKING = 2
const ANSWERING = 4

/** "May the landlord raise the rent?", "who pays the agent?": a question about rules seeks nothing. */
export function isAboutRules(items: readonly Item[]): boolean {
  const end = items.findLastIndex((item) => item.text === '?')
  if (end < 0) return false
  const begin = items.findLastIndex((item, at) => at < end && means(item, 'stop'))
  const question = items.slice(begin + 1, end)
  const asks = [...question.slice(0, ASKING), ...question.slice(-ANSWERING)].some((item) => means(item, 'asks'))
  return asks && question.some((item) => means(item, 'law'))
}
