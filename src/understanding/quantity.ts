import { isTurnedBound, turnedNumber } from './scope.ts'
import {
  HIGHEST_STOREY,
  type Item,
  isBreak,
  isEmpty,
  isNumber,
  means,
  type Sentence,
  topicsOf,
  unitBehind,
  unitOf,
} from './sentence.ts'
import type { Topic, Unit } from './words.ts'

/** How a number bounds: at most, at least, about, exactly. */
export type Bound = 'max' | 'min' | 'about' | 'exactly'
const BOUNDS = ['max', 'min', 'about', 'exactly'] as const

/** How far from its number a bound, a unit or a topic may stand, in items. */
const BOUND_REACH = 4
const TOPIC_REACH = 6
const ADJECTIVES = 2
/** "دو تا سه" is two to three, and "دو تا اتاق" two of them. */
const PERSIAN_TO = ' تا'

/** "2 bis 3", "zwischen 80 und 100", "2 oder 3", "80-100": both ends, and the position of the second number. */
export function rangeAt({ items }: Sentence, at: number): { von: number; bis: number; last: number } | null {
  const first = items[at]
  if (!isNumber(first)) return null
  let to = first.text.endsWith(PERSIAN_TO) && isNumber(items[at + 1]) ? at : at + 1
  const unit = unitOf(items[to])
  if (unit) to++
  const isBetween = [1, 2, 3].some((back) => means(items[at - back], 'between'))
  const isOr = means(items[to], 'or')
  // Arabic writes "and" together with the second number.
  const isWritten = isBetween && isNumber(items[to]) && items[to].text.startsWith('و')
  if (to > at && !means(items[to], 'to') && !(isBetween && means(items[to], 'and', 'to')) && !isOr && !isWritten)
    return null
  let second = isWritten ? to : to + 1
  while (
    second < to + 3 &&
    (means(items[second], ...BOUNDS) || means(items[second], 'filler')) &&
    !isNumber(items[second])
  )
    second++
  const last = items[second]
  if (!isNumber(last)) return null
  const lastUnit = unitOf(items[second + 1])
  // Where the unit stands first: "piano secondo o terzo".
  const storey = unit === undefined && lastUnit === undefined && unitOf(items[at - 1]) === 'floor' ? 'floor' : undefined
  const counted = unit ?? lastUnit ?? storey
  // Ordinals make a range of storeys only: "2nd or 3rd floor".
  if ((first.isOrdinal || last.isOrdinal) && counted !== 'floor') return null
  if (unit && lastUnit && unit !== lastUnit) return null
  // "2 bedrooms to 220 thousand" is a bound of the price.
  if (unit && ['rooms', 'bedrooms', 'floor'].includes(unit) && last.value > HIGHEST_STOREY) return null
  if (isOr && (last.value - first.value > 3 || !['rooms', 'bedrooms', 'floor'].includes(counted ?? ''))) return null
  // "300 bis 350 Tsd": what multiplies the second number multiplies the first.
  const { multiplier } = last
  const isShared = multiplier !== undefined && !first.multiplier && first.value < 1000
  const factor = isShared
    ? first.value * multiplier <= last.value
      ? multiplier * hundredsOf(last, first.value)
      : 1
    : first.value < 1000 && last.value >= 10_000 && last.value / first.value >= 500
      ? last.value >= 1_000_000 && first.value < 10
        ? 1_000_000
        : 1000
      : 1
  return { von: first.value * factor, bis: last.value, last: second }
}

/** "Between four and six hundred thousand": the hundred is said once too. */
const hundredsOf = ({ text, value, multiplier = 1 }: Item & { value: number }, other: number): number =>
  other < 10 && value / multiplier >= 200 && (value / multiplier) % 100 === 0 && !/^\d/.test(text) ? 100 : 1

/** The unit of a number: behind it (perhaps behind adjectives, for rooms), or before it ("€ 900", "Stock 3"). */
export function unitAt({ items, used }: Sentence, at: number, last: number): { unit: Unit; at: number } | null {
  // The Arabic dual is a number and its unit in one word.
  const own = items[last]?.isOrdinal ? undefined : unitOf(items[last])
  if (own) return { unit: own, at: last }
  for (let i = last + 1; i <= last + 1 + ADJECTIVES; i++) {
    const unit = unitBehind(items[last] as Item, items[i])
    // "Stock 3, Bezirk 7": a district that is read already counts nothing else.
    if (unit === 'district' && used.has(i)) break
    if (
      unit &&
      (i === last + 1 || items[i - 1]?.text === '+' || unit === 'rooms' || unit === 'bedrooms' || unit === 'floor')
    )
      return { unit, at: i }
    // "100+ m²"
    if (i === last + 1 && items[i]?.text === '+') continue
    if (!isEmpty(items[i]) || isNumber(items[i])) break
  }
  const between = unitOf(items[at + 1])
  if (between && last > at) return { unit: between, at: at + 1 }
  let before = at - 1
  while (
    before > at - 3 &&
    (means(items[before], ...BOUNDS) || isEmpty(items[before])) &&
    unitOf(items[before]) === undefined
  )
    before--
  const unit = unitOf(items[before])
  if (unit === 'floor' && (items[at]?.value ?? 0) > HIGHEST_STOREY) return null
  if (!unit || used.has(before) || isNumber(items[before - 1])) return null
  // "3 Zimmer Balkon Wohnung": a unit counts what stands before it, but for those that are written first.
  return { unit, at: before }
}

/** What bounds a number: words before it, else words behind it and its unit. */
export function boundOf({ items }: Sentence, at: number, last: number): { bound: Bound; at: number } | null {
  for (let i = at - 1; i >= at - BOUND_REACH && i >= 0; i--) {
    const item = items[i]
    const bound = BOUNDS.find((one) => means(item, one))
    // "About 900 at most" is at most 900.
    if (bound === 'about') return boundBehind(items, last) ?? { bound, at: i }
    if (bound) return { bound: isTurned(items, at, last) || isTurnedBound(items, i) ? opposite(bound) : bound, at: i }
    if (isBreak(item) || isNumber(item) || means(item, 'and', 'or', 'with', 'but')) break
    if (!isEmpty(item) && topicsOf(item).length === 0 && !unitOf(item)) break
  }
  return boundBehind(items, last)
}

function boundBehind(items: Sentence['items'], last: number): { bound: Bound; at: number } | null {
  // A unit may hold its bound: "metrekareden büyük".
  let apart = last + 1
  while (
    apart < last + APART_REACH &&
    (isEmpty(items[apart]) || means(items[apart], 'filler') || unitOf(items[apart]) !== undefined)
  )
    apart++
  for (let i = last; i <= last + 2; i++) {
    const item = items[i]
    const bound = BOUNDS.find((one) => means(item, `${one}After`))
    if (bound && !(means(item, ...BOUNDS) && leadsOn(items, i)))
      return { bound: isRefused(items, last) ? opposite(bound) : bound, at: i }
    if (i > last && !isEmpty(item) && topicsOf(item).length === 0) break
  }
  // "80 m² would do, no more".
  const isApart = means(items[apart], 'comma', 'and') && isBreak(items[apart + 2])
  const behind = isApart ? BOUNDS.find((one) => means(items[apart + 1], `${one}After`)) : undefined
  return behind ? { bound: behind, at: apart + 1 } : null
}

/** How far behind its number a clause for its bound may begin. */
const APART_REACH = 5

/** "It must not از 70 m² larger be": a negation before the number and its bound behind it. */
const isRefused = (items: Sentence['items'], last: number): boolean =>
  [1, 2].some((off) => means(items[last - off], 'not') && items.slice(last - off + 1, last).every(isEmpty))

function isTurned(items: Sentence['items'], at: number, last: number): boolean {
  let negation = last + 1
  while (items[negation] && !isBreak(items[negation]) && !means(items[negation], ...NEGATIONS)) negation++
  const number = means(items[negation], ...NEGATIONS) ? turnedNumber(items, negation) : undefined
  return number !== undefined && number >= at && number <= last
}

/** "More than 700 I cannot afford." */
const NEGATIONS = ['not', 'notAfter', 'beyond']

const opposite = (bound: Bound): Bound => (bound === 'max' ? 'min' : bound === 'min' ? 'max' : bound)

/** "3 rooms maximum 900": a word that may stand before or behind its number belongs to the number behind it. */
function leadsOn(items: Sentence['items'], at: number): boolean {
  const next = items[at + 1]
  return (
    isNumber(next) ||
    (isNumber(items[at + 2]) && (isEmpty(next) || unitOf(next) !== undefined || topicsOf(next).length > 0))
  )
}

/** Only a bound may stand between a topic and its number. */
const leadsToNumber = (items: Sentence['items'], at: number): boolean =>
  isNumber(items[at + 1]) || (means(items[at + 1], ...BOUNDS) && isNumber(items[at + 2]))

/** What an amount of a unit may be about. */
const TOPICS_OF: Readonly<Partial<Record<Unit, readonly Topic[]>>> = {
  euro: ['price', 'rent', 'deposit', 'funds', 'yield'],
  m2: ['size', 'plot'],
}

/** What a number is about, by the nearest word within its clause that no other number has. */
export function topicOf(
  { items, used }: Sentence,
  at: number,
  last: number,
  unit?: Unit,
): { topic: Topic; at: number } | null {
  let best: { topic: Topic; at: number; off: number } | null = null
  const look = (from: number, step: 1 | -1, reach: number) => {
    for (let off = 1; off <= reach; off++) {
      const i = from + step * off
      const item = items[i]
      if (isBreak(item) || isNumber(item) || means(item, 'but')) return
      // Money is no age, and a size no rent.
      const [topic] = topicsOf(item).filter((one) => TOPICS_OF[unit ?? 'other']?.includes(one) ?? true)
      // "Miete höchstens 950 Kaution maximal 2500": where a topic stands before, the one behind leads to the next number.
      if (topic && step === 1 && best && ['price', 'rent', 'deposit'].includes(topic) && leadsToNumber(items, i)) return
      // "180.000 mit Grundstück", "120 m² + Grund 500 m²": the plot goes with what is bought, or with its own size.
      if (topic === 'plot' && step === 1 && (means(items[i - 1], 'with') || leadsToNumber(items, i))) return
      if (topic && !used.has(i)) {
        if (!best || off < best.off) best = { topic, at: i, off }
        return
      }
    }
  }
  look(at, -1, TOPIC_REACH)
  look(last, 1, 3)
  return best
}

/**
 * The square metre that an amount is meant for, "4,000 € per m²", "price per m² up to 4,000": no filter expresses it.
 * A square metre with a number of its own is a size.
 * @returns its position
 */
export function squareMetreOf({ items }: Sentence, at: number, last: number, isAmount: boolean): number | null {
  const isMetre = (i: number) => ['m2', 'sqft'].includes(unitOf(items[i]) ?? '')
  const isAlone = (i: number) => !isNumber(items[i - 1]) && ![i + 1, i + 2].some((next) => isNumber(items[next]))
  for (let i = last + 1; i <= last + 3 && !isBreak(items[i]) && !isNumber(items[i]); i++) {
    // "4000 euros por metro cuadrado"; further behind it orders: "up to 750, by price per m²".
    if ((i === last + 1 && means(items[i], 'sort.preis_m2_auf')) || (isAmount && isMetre(i) && isAlone(i))) return i
  }
  for (let i = at - 1; i >= at - TOPIC_REACH && !isBreak(items[i]) && !isNumber(items[i]); i--) {
    if (means(items[i], 'sort.preis_m2_auf')) return i
    if (!isMetre(i) || isNumber(items[i - 1])) continue
    const isPriced = isAmount || [1, 2, 3].some((back) => topicsOf(items[i - back]).includes('price'))
    return isPriced ? i : null
  }
  return null
}
