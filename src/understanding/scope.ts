import { isKind, isSaidInWords } from './meanings.ts'
import { seeks } from './seeking.ts'
import {
  clauseBegin,
  type Item,
  isBreak,
  isEmpty,
  isNumber,
  isPlace,
  means,
  type Sentence,
  topicsOf,
  unitOf,
} from './sentence.ts'

/** Which items a negation, a wish or a correction concerns. */
export interface Scope {
  negated: ReadonlySet<number>
  wished: ReadonlySet<number>
  /** Items before the last word of correction ("nein, lieber"): what is said again behind it replaces them. */
  corrected: number
}

/** How many words may stand between "no" and what it concerns. */
const REACH = 4

export function scopeOf({ items }: Pick<Sentence, 'items'>): Scope {
  const [negated, wished] = [new Set<number>(), new Set<number>()]
  items.forEach((item, at) => {
    // What does not matter is no place to leave out, "in Graz, egal wo", and no wish for its opposite: "the fee does not
    // matter".
    const isOpposed = (target: Item | undefined) => isPlace(target) || means(target, 'commission', 'limitedTerm')
    const negate = (targets: readonly number[]) => {
      for (const target of targets) if (!(means(item, 'careless') && isOpposed(items[target]))) negated.add(target)
    }
    const isNor = means(item, 'nor') && items.slice(0, at).some((one) => means(one, 'not'))
    if ((means(item, 'not') || isNor) && turnedBound(items, at) === undefined) negate(targetsBehind(items, at))
    if (
      means(item, 'notAfter') &&
      turnedNumber(items, at) === undefined &&
      !(means(item, 'not') && targetsBehind(items, at).length > 0)
    ) {
      // "I don't want a garage": where nothing stands before it, it concerns what follows.
      if (!isAboutPrice(items, at))
        negate(isClauseBegin(items, at) ? targetsBehind(items, at) : targetsBefore(items, at))
      negate(leftFeature(items, at))
    }
    if (means(item, 'wish') && !isCorrection(items, at))
      for (const target of targetsBehind(items, at)) wished.add(target)
    // A word that may stand on either side concerns what is before it only at the end of its clause: "a garden would be
    // nice, but it is not essential".
    const isAtEnd = isBreak(items[at + 1]) || means(items[at + 1], 'but', 'wishAfter', 'notAfter')
    if (means(item, 'wishAfter') && (isAtEnd || !means(item, 'wish'))) {
      for (const target of targetsBefore(items, at)) wished.add(target)
    }
  })
  // "It may also need renovation"
  items.forEach((item, at) => {
    const allowed = [
      ...(means(item, 'allowed') ? targetsBehind(items, at) : []),
      ...(means(item, 'allowedAfter') ? targetsBefore(items, at) : []),
    ]
    for (const target of allowed)
      if (items[target]?.meanings.some((meaning) => meaning.startsWith('zustand.'))) wished.add(target)
  })
  // "A garage only if it costs nothing", in German with a comma.
  items.forEach((item, at) => {
    const next = means(items[at + 1], 'comma') ? items[at + 2] : items[at + 1]
    if (means(item, 'exactly', 'only') && means(next, 'condition'))
      for (const target of targetsBefore(items, at)) wished.add(target)
  })
  // "We'd love to buy a house", "isn't there a room in Graz?": what alone tells the kind or the offer is what is sought.
  for (const isOne of [namesKind, namesOffer]) keepOnly(items, wished, isOne)
  for (const isOne of [namesKind, namesOffer, isPlace, isNumber])
    keepOnly(items, negated, isOne, (target) => isAsked(items, target))
  return {
    negated,
    wished,
    corrected: correctedBefore(items),
  }
}

/**
 * "Habt ihr keine Büros in Linz?": the clause asks whether there is something, and says no more than that. A negation beside
 * a verb for it, before a question mark or a word of questions (Chinese 吗), or beside the word itself: Turkish "yok mu".
 */
function isAsked(items: readonly Item[], target: number): boolean {
  const first = clauseBegin(items, target)
  let end = target
  while (items[end] && !isBreak(items[end])) end++
  const isQuestion =
    items[end]?.text === '?' || means(items[end - 1], 'asks') || (first === 0 && means(items[0], 'asks'))
  return items.some((item, at) => {
    if (at < first || at >= end || !means(item, 'not', 'notAfter')) return false
    if (means(item, 'notAfter') && means(items[at + 1], 'asks')) return true
    return isQuestion && [at, asking(items, at, -1), asking(items, at, 1)].some((i) => means(items[i], 'there'))
  })
}

/** The next item on one side that is a verb of asking, or says something; a place may stand before: "gibt es in Graz kein". */
function asking(items: readonly Item[], at: number, step: 1 | -1): number {
  let i = at + step
  while (!means(items[i], 'there') && (isEmpty(items[i]) || (step === -1 && isPlace(items[i])))) i += step
  return i
}

const namesKind = (item: Item): boolean =>
  item.layout !== undefined || item.meanings.some((meaning) => isKind(meaning) || meaning.startsWith('home.'))
const namesOffer = (item: Item): boolean => item.meanings.some((meaning) => meaning.startsWith('vermarktungsart.'))

/** Takes what is one of these from what is set aside, where the sentence names no others. */
function keepOnly(
  items: readonly Item[],
  aside: Set<number>,
  isOne: (item: Item) => boolean,
  isKept: (at: number) => boolean = () => true,
): void {
  const named = items.flatMap((item, at) => (isOne(item) ? [at] : []))
  if (named.every((at) => aside.has(at) && isKept(at))) for (const at of named) aside.delete(at)
}

/**
 * The items that tell how one lives now, or what somebody else has ("we now live in 60 m²", "my sister has 3 rooms"): from
 * the words for it to the end of the clause, or to a word that says that something is sought.
 */
export function asidesOf({ items, lexicon }: Pick<Sentence, 'items' | 'lexicon'>): Set<number> {
  const found = new Set<number>()
  const isSeeking = (item: Item) => seeks(item, lexicon)
  const isSaid = items.some((item) => isSeeking(item))
  // Behind something unreal, or behind what was, where nothing else says what is sought.
  const isInstead = (item: Item, at: number) =>
    means(item, 'forNow') &&
    (items.some((one) => means(one, 'unreal')) || (!isSaid && items.slice(0, at).some((one) => means(one, 'story'))))
  const isEnd = (item: Item) => isBreak(item) || means(item, 'but') || isSeeking(item)
  const reach = (at: number, step: 1 | -1, ends: (item: Item) => boolean): number => {
    let i = at + step
    while (items[i] && !ends(items[i] as Item)) i += step
    return i
  }
  items.forEach((item, at) => {
    // What is said "for now" behind something unreal is what is sought.
    if (isInstead(item, at)) return
    if (means(item, 'now', 'presently')) for (const i of paidNow(items, at, isSeeking)) found.add(i)
    if (means(item, 'now', 'kin')) {
      // "My cousin bought": the word for buying tells what was done, and seeks nothing.
      const isSought = (one: Item) =>
        isSeeking(one) && !(means(item, 'kin') && means(one, 'kin', 'vermarktungsart.KAUF', 'vermarktungsart.MIETE'))
      const [first, last] = [reach(at, -1, isBreak), reach(at, 1, (one) => isBreak(one) || means(one, 'but'))]
      // "Currently we look for", "currently available", "for my brother": what is sought.
      const isWish =
        items.slice(first + 1, last).some(isSought) ||
        means(items[at + 1], 'topic.available') ||
        (means(item, 'kin') &&
          first < at - 1 &&
          !items.slice(first + 1, at).every((one) => means(one, 'filler', 'and', 'but')))
      if (!isWish) for (let i = first + 1; i < last; i++) found.add(i)
    }
    for (const step of [means(item, 'aside') && !isPaying(items, at) && 1, means(item, 'asideAfter') && -1] as const) {
      if (!step) continue
      const end = reach(at, step, isEnd)
      // Where nothing else ends it: "we live in Linz and a house in Graz".
      const last = items[end] ? end : reach(at, step, (one) => means(one, 'and'))
      for (let i = at; i !== last; i += step) found.add(i)
    }
  })
  return found
}

/**
 * "I pay 700 for 45 m² now and need 70", "currently 58 m², looking for 80": the amounts beside a word for "now" are how one
 * lives, when something is sought behind them or in another clause.
 */
function paidNow(items: readonly Item[], at: number, seeks: (item: Item) => boolean): number[] {
  // "I rent for 800 now" seeks nothing, as "I want to rent" does.
  const isSeeking = (item: Item) => seeks(item) && !means(item, 'vermarktungsart.MIETE')
  const first = clauseBegin(items, at)
  let last = at
  while (items[last + 1] && !isBreak(items[last + 1])) last++
  const sought = items.findIndex((item, i) => i >= first && i <= last && isSeeking(item))
  const isWish = sought >= 0 && !(sought > at && means(items[sought - 1], 'and', 'but'))
  const end = sought > at ? sought : last + 1
  const own = items.slice(first, end)
  const isElsewhere = items.some((item, i) => (i < first || i >= end) && isSeeking(item))
  if (isWish || !isElsewhere || !own.some(isNumber)) return []
  return own.map((_, i) => first + i)
}

/** How far behind a number its negation may stand: "more than 900 I would really rather not pay". */
const TURN_REACH = 8

/**
 * "More than 900 it must not be", "more than 900 I cannot pay": the number whose bound a negation behind it turns into the
 * opposite, and does not remove. The negation concerns nothing else, before it or behind.
 */
export function turnedNumber(items: readonly Item[], at: number): number | undefined {
  if (means(items[at], 'not') && targetsBehind(items, at).length > 0) return undefined
  let number = at - 1
  const isPassed = (item: Item | undefined) =>
    item !== undefined &&
    !isBreak(item) &&
    (isBeside(item) || !(isTarget(item) || means(item, 'and', 'or', 'with', 'not', 'notAfter', 'max', 'min')))
  while (number > at - TURN_REACH && !isNumber(items[number]) && isPassed(items[number])) number--
  if (!isNumber(items[number])) return undefined
  let bound = number - 1
  while (bound > number - REACH && !means(items[bound], 'max', 'min') && isBeside(items[bound])) bound--
  return means(items[bound], 'max', 'min') ? number : undefined
}

/**
 * "Net über 250", "non deve costare più di 250": the bound that a negation before it turns. Between both stand at most words
 * for what is counted.
 */
function turnedBound(items: readonly Item[], at: number): number | undefined {
  let i = at + 1
  while (
    i < at + REACH &&
    !means(items[i], 'min', 'max') &&
    (isEmpty(items[i]) || isPaying(items, i) || topicsOf(items[i]).length > 0)
  )
    i++
  return means(items[i], 'min', 'max') && !isEmpty(items[i]) && isNumber(items[i + 1]) ? i : undefined
}

/** "I don't want to pay more than 900": what one pays behind a negation is no aside. */
const isPaying = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'aside') && means(items[at - 1], 'not') && means(items[at + 1], 'min', 'max')

/** Tells whether a negation turns a bound. */
export const isTurnedBound = (items: readonly Item[], bound: number): boolean =>
  items.slice(Math.max(0, bound - REACH), bound).some((item, off) => {
    const at = Math.max(0, bound - REACH) + off
    return means(item, 'not') && turnedBound(items, at) === bound
  })

/** "The garage, you can sell it separately; two rooms": what is refused in a clause of its own is what stands before it. */
function leftFeature(items: readonly Item[], at: number): number[] {
  if (!isBreak(items[at + 1]) || !means(items[at - 1], 'comma')) return []
  return targetsBefore(items, at - 1).filter((i) => /ausstattung\./.test(items[i]?.meanings.join() ?? ''))
}

/** "To buy, the price does not matter": the word for the price is what is refused. */
function isAboutPrice(items: readonly Item[], at: number): boolean {
  let before = at - 1
  while (isEmpty(items[before])) before--
  return topicsOf(items[before]).includes('price') && !isTarget(items[before])
}

const isClauseBegin = (items: readonly Item[], at: number): boolean => {
  let before = at - 1
  while (items[before] && !isBreak(items[before]) && isEmpty(items[before])) before--
  return isBreak(items[before])
}

/** What may stand between a bound, its number and the negation. */
const isBeside = (item: Item | undefined): boolean =>
  isEmpty(item) || means(item, 'filler') || unitOf(item) !== undefined || topicsOf(item).length > 0

/** What sets a filter: a value, a place, a number with its unit. */
function isTarget(item: Item | undefined): boolean {
  if (item === undefined) return false
  if (isNumber(item) || item.layout || item.places) return true
  return item.meanings.some(
    (meaning) => isSaidInWords(meaning) || meaning === 'commission' || /^(?:home|place|region|land)\./.test(meaning),
  )
}

const isSkipped = (item: Item | undefined): boolean =>
  isEmpty(item) ||
  unitOf(item) === 'district' ||
  means(item, 'with', 'around', 'max', 'min', 'about', 'exactly', 'not') ||
  topicsOf(item).length > 0

const targetsBehind = (items: readonly Item[], at: number) => targets(items, at, 1)
const targetsBefore = (items: readonly Item[], at: number) => targets(items, at, -1)

/** The first target behind or before a word, and those that "and" or "or" join to it. */
function targets(items: readonly Item[], at: number, step: 1 | -1): number[] {
  const found: number[] = []
  // "Not on the ground floor and with a lift": what one has to be with is not denied.
  const isWanted = (i: number) =>
    step === 1 &&
    means(items[i], 'and', 'but') &&
    means(items[i + 1], 'with') &&
    !items.slice(at + 1, found[0]).some(isWith)
  let i = at + step
  for (let skipped = 0; skipped < REACH; skipped++, i += step) {
    if (isTarget(items[i])) break
    // "Except district 10": these units stand before their number too.
    const isUnit = step === -1 ? unitOf(items[i]) : ['district', 'floor'].includes(unitOf(items[i]) ?? '')
    // "ガレージも庭もいりません": a word for "too" stands behind each.
    const isToo = step === -1 && means(items[i], 'and') && means(items[i], 'filler')
    if (!isSkipped(items[i]) && !isUnit && !isToo) return []
  }
  while (isTarget(items[i])) {
    found.push(i)
    // A number goes with its unit, which is no target.
    let next = i + step
    while (unitOf(items[next]) && !isTarget(items[next])) next += step
    // Arabic writes "and" together with what it joins: "العاشر والحادي عشر", "والحي الحادي عشر".
    let isJoined = isJoinedInArabic(items.slice(i + 1, next + 1))
    while (
      (means(items[next], 'and', 'or') && !isWanted(next)) ||
      isListed(items, next, step) ||
      (isJoined &&
        (isSkipped(items[next]) || isArticle(items[next]) || (step === -1 && unitOf(items[next]) !== undefined)))
    ) {
      isJoined = true
      next += step
    }
    if (!isJoined) break
    i = next
  }
  return found
}

const isJoinedInArabic = (items: readonly Item[]): boolean =>
  items.some((item) => item.text.startsWith('و') && (isNumber(item) || unitOf(item) === 'district' || isFeature(item)))

/** Portuguese "a", which is a word for "to" as well. */
const isArticle = (item: Item | undefined): boolean => means(item, 'filler') && !isTarget(item) && !means(item, 'with')

const isFeature = (item: Item): boolean => item.meanings.some((meaning) => meaning.startsWith('ausstattung.'))

const isWith = (item: Item): boolean => means(item, 'with')

/** A comma between two numbers: "not in the 10th, 11th or 12th". */
const isListed = (items: readonly Item[], at: number, step: 1 | -1): boolean => {
  const unit = unitOf(items[at + 2])
  const isOther = step === 1 && unit !== undefined && unit !== 'district' && unit !== 'floor'
  return means(items[at], 'comma') && isNumber(items[at - step]) && isNumber(items[at + step]) && !isOther
}

/** "Graz, no, Linz"; "Linz, sorry, Steyr I mean": a word at the end of its clause corrects by what stands before it. */
function correctedBefore(items: readonly Item[]): number {
  const isWord = (item: Item, at: number) => means(item, 'instead') || isBareNo(items, at)
  const last = items.findLastIndex(isWord)
  if (last < 1 || !isBreak(items[last + 1]) || isBreak(items[last - 1])) return last
  const earlier = items.findLastIndex((item, at) => at < last && isWord(item, at))
  return earlier >= 0 ? earlier : items.findLastIndex((item, at) => at < last && isBreak(item))
}

/** "Graz, nein, lieber Linz": behind a correction, "rather" is no wish. */
function isCorrection(items: readonly Item[], at: number): boolean {
  let before = at - 1
  while (means(items[before], 'comma', 'filler')) before--
  return means(items[before], 'instead')
}

/** "Graz, no, Linz": a negation alone between two commas corrects. */
const isBareNo = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'not') && at > 0 && means(items[at - 1], 'comma', 'stop') && means(items[at + 1], 'comma')
