import { seeks } from './seeking.ts'
import { type Claim, type Item, isBreak, isUnknown, means, type Sentence } from './sentence.ts'

/** Meanings around a claim that may show whether it is sought or told. */
const MARKS = new Set([
  ...['with', 'in', 'to', 'and', 'or', 'but', 'comma', 'stop', 'around', 'instead'],
  ...['max', 'min', 'maxAfter', 'minAfter', 'about', 'not', 'notAfter', 'wish', 'wishAfter'],
  ...['topic.funds', 'topic.age', 'topic.price', 'topic.rent', 'topic.size', 'topic.available'],
  ...['kin', 'now', 'presently', 'story', 'aside', 'asideAfter', 'unreal', 'forNow', 'beyond', 'person', 'personAfter'],
  ...['hour', 'visit', 'street', 'facing', 'facingAfter', 'careless', 'asks', 'law'],
  ...['unit.other', 'unit.years', 'unit.currency'],
])
/** What a clause mostly names when it says what is sought. */
const MAIN: readonly Claim['criterion'][] = ['ort', 'objektart', 'vermarktungsart', 'zimmer', 'preis', 'flaeche']
/** How far the neighbours of a claim are looked at, in items. */
const REACH = 2
/** Words of seeking farther away than this are all alike, in items. */
const FAR = 7
/** More unknown words than this are all alike. */
const MANY = 3
/** Clauses longer than this are all alike, in items. */
const LONG = 5
/** The share of unknown words in a clause is told in quarters. */
const QUARTERS = 4

/** The first and the last item of a part of a sentence. */
interface Part {
  first: number
  last: number
}

/**
 * What stands around a claim, as names of traits that are the same in all languages: words of seeking, links and topics,
 * and what else is claimed in its clause and in the others. `claims`: all claims of the sentence.
 */
export function traitsOf({ items, lexicon }: Sentence, claims: readonly Claim[], claim: Claim): string[] {
  const { criterion, first, last } = claim
  const clause = clauseAround(items, claims, claim)
  const isInside = (part: Part, at: number) => at >= part.first && at <= part.last
  const sought = items.flatMap((item, at) => (seeks(item, lexicon) ? [at] : []))
  const soughtHere = sought.filter((at) => isInside(clause, at))
  const seeking = bits(
    soughtHere.length > 0,
    soughtHere.some((at) => at < first),
    sought.some((at) => at < clause.first),
    sought.some((at) => at > clause.last),
  )

  const rivals = claims.filter((one) => one.criterion === criterion && one.first !== first)
  const rivalry = bits(
    rivals.some((one) => one.last < first),
    rivals.some((one) => one.first > last),
    rivals.some((one) => one.last < clause.first),
    rivals.some((one) => one.first > clause.last),
  )
  const isAgain = rivals.some((one) => JSON.stringify(one.value) === JSON.stringify(claim.value))
  const isLast = rivals.every((one) => one.first < first)

  const others = claims.filter((one) => one.first < clause.first || one.first > clause.last)
  const inside = claims.filter((one) => one !== claim && isInside(clause, one.first) && isInside(clause, one.last))
  const names = (some: readonly Claim[]) => bits(...MAIN.map((name) => some.some((one) => one.criterion === name)))
  const around = bits(
    others.some((one) => one.last < clause.first),
    others.some((one) => one.first > clause.last),
  )

  const whole = partAround(items, claim, (item) => means(item, 'stop'))
  const sentence = bits(
    whole.first > 0,
    whole.last < items.length - 1,
    sought.some((at) => isInside(whole, at)),
    sought.length > 0,
  )
  return [
    'any',
    criterion,
    `implied ${criterion} ${bits(claim.isImplied === true)}`,
    `seeking ${seeking}`,
    `seeking ${seeking} ${criterion}`,
    `seeks at ${nearest(soughtHere, claim)}`,
    `rivals ${rivalry} ${criterion}`,
    `rivals ${rivalry} ${seeking}`,
    `again ${bits(isAgain, rivals.length > 0)} ${criterion}`,
    `last ${bits(isLast, rivals.length > 0, soughtHere.length > 0)} ${criterion}`,
    `inside ${names(inside)}`,
    `others ${names(others)} ${criterion}`,
    `around ${around} ${seeking}`,
    `sentence ${sentence}`,
    `sentence ${sentence} ${criterion}`,
    ...unknownAround(items, claim, clause, seeking),
    ...marksAround(items, claim, clause),
  ]
}

/** A clause ends at a sign or at "but", and not at a comma of a list: "in Graz, Linz or Wels". */
function clauseAround(items: readonly Item[], claims: readonly Claim[], claim: Claim): Part {
  const isListed = (at: number) =>
    means(items[at], 'comma') &&
    claims.some(
      (one) =>
        one.last === at - 1 && claims.some((other) => other.first === at + 1 && other.criterion === one.criterion),
    )
  return partAround(items, claim, (item, at) => (isBreak(item) && !isListed(at)) || means(item, 'but'))
}

/** The items around a claim up to those that end its part, which do not belong to it. */
function partAround(items: readonly Item[], claim: Part, ends: (item: Item, at: number) => boolean): Part {
  let { first, last } = claim
  while (first > 0 && !ends(items[first - 1] as Item, first - 1)) first--
  while (last < items.length - 1 && !ends(items[last + 1] as Item, last + 1)) last++
  return { first, last }
}

/** How many words around a claim nothing is known about: stories have more of them than lists of criteria. */
function unknownAround(
  items: readonly Item[],
  { criterion, first, last }: Claim,
  clause: Part,
  seeking: string,
): string[] {
  const unknown = items.flatMap((item, at) => (isUnknown(item) && (at < first || at > last) ? [at] : []))
  const here = unknown.filter((at) => at >= clause.first && at <= clause.last)
  const few = (list: readonly number[]) => Math.min(MANY, list.length)
  const length = clause.last - clause.first + 1
  const share = Math.round((QUARTERS * here.length) / length)
  return [
    `unknown ${few(here.filter((at) => at < first))}${few(here.filter((at) => at > last))}`,
    `unknown ${few(here)} ${criterion}`,
    `unknown ${few(here)} ${seeking}`,
    `unknown ${few(here)} of ${few(unknown)}`,
    `share ${share} ${Math.min(LONG, length)}`,
    `share ${share} ${criterion}`,
    `share ${share} ${seeking}`,
    `beside ${bits(unknown.includes(first - 1), unknown.includes(last + 1))}`,
    `first ${bits(unknown.includes(clause.first))} ${seeking}`,
  ]
}

/** The marks beside a claim with their distance, in its clause, and in the rest of the sentence. */
function marksAround(items: readonly Item[], { criterion, first, last }: Claim, clause: Part): string[] {
  const traits = new Set<string>()
  items.forEach((item, at) => {
    if (at >= first && at <= last) return
    const distance = at < first ? at - first : at - last
    const where = at < clause.first ? 'before' : at > clause.last ? 'after' : distance < 0 ? 'left' : 'right'
    for (const meaning of item.meanings) {
      if (!MARKS.has(meaning)) continue
      traits.add(`${where} ${meaning}`)
      if (Math.abs(distance) <= REACH) traits.add(`${distance} ${meaning} ${criterion}`)
    }
  })
  for (let distance = 1; distance <= REACH; distance++) {
    if (first - distance < 0) traits.add(`${-distance} begin ${criterion}`)
    if (last + distance >= items.length) traits.add(`${distance} end ${criterion}`)
  }
  return [...traits]
}

/** The distance of the nearest word of seeking in items, negative before the claim. */
function nearest(sought: readonly number[], { first, last }: Part): string {
  const distances = sought.map((at) => (at < first ? at - first : Math.max(0, at - last)))
  const found = distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]
  return found === undefined ? 'none' : String(Math.max(-FAR, Math.min(FAR, found)))
}

const bits = (...truths: readonly boolean[]): string => truths.map(Number).join('')
