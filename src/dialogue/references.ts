import type { HomeTopic } from '../domain/assistant/acts.ts'
import { countsRooms, type Item, means, suffixOf, unitOf } from '../understanding/sentence.ts'
import { asksOpenly, has, isQuestion, isWithin, itemAt, type Message } from './message.ts'
import type { ShownHome, State } from './state.ts'
import { topicIn } from './topics.ts'
import type { Reference } from './words.ts'

/** The homes that a message names, and the tokens that name them. */
export interface Named {
  /** In the order of the list. */
  homes: readonly ShownHome[]
  tokens: ReadonlySet<number>
  /** Such as "the fourth" of three. */
  isMissing: boolean
}

/** How far "the one with" and its figure may be from each other, in words. */
const REACH = 3
/** Below it, a figure without a unit is no price. */
const LEAST_PRICE = 100

type Superlative = Extract<Reference, 'cheapest' | 'dearest' | 'largest' | 'smallest'>
const BEST: Readonly<Record<Superlative, (home: ShownHome) => number | undefined>> = {
  cheapest: ({ price }) => price,
  dearest: ({ price }) => price && -price,
  largest: ({ area }) => area && -area,
  smallest: ({ area }) => area,
}

/** Finds the homes that a message names by their place in the list or by their figures; "it" and "there" name none. */
export function namedHomes(message: Message, state: State): Named {
  const { shown } = state
  const homes = new Set<ShownHome>()
  const tokens = new Set<number>()
  let isMissing = false
  const name = (found: readonly (ShownHome | undefined)[], by: readonly number[]) => {
    isMissing ||= found.includes(undefined)
    for (const home of found) if (home) homes.add(home)
    for (const at of by) tokens.add(at)
  }
  const superlatives = new Map<Superlative, readonly number[]>()
  for (const { meaning, tokens: by } of message.marks) {
    const [kind, word = ''] = meaning.split('.')
    if (
      kind === 'ordinal' &&
      !isCounted(message, by) &&
      !isOrder(message, by) &&
      districtsIn(message, state) === undefined
    ) {
      const count = word === '1' ? countBeside(message, by, shown) : undefined
      name(count ? shown.slice(0, count.value) : [shown[Number(word) - 1]], count ? [...by, ...count.tokens] : by)
    }
    if (kind !== 'ref') continue
    if (word in BEST && shown.length > 0 && !isOrder(message, by))
      superlatives.set(word as Superlative, [...(superlatives.get(word as Superlative) ?? []), ...by])
    else if (word === 'last' && shown.length > 0 && !isCounted(message, by)) {
      const count = countBeside(message, by, shown)
      name(shown.slice(-(count?.value ?? 1)), [...by, ...(count?.tokens ?? [])])
    } else if (word === 'first_two' && shown.length > 1) name(shown.slice(0, 2), by)
    else if (word === 'last_two' && shown.length > 1) name(shown.slice(-2), by)
    else if (word === 'number' || word === 'the_one' || word === 'this') nameByFigure(message, shown, word, by, name)
  }
  nameByDigits(message, shown, tokens, name)
  for (const [key, by] of superlatives) {
    // "The cheaper of the first two": the others are no candidates.
    const isOfThese = homes.size > 1 && superlatives.size === 1
    const candidates = isOfThese ? [...homes] : shown
    if (isOfThese) homes.clear()
    name([bestOf(candidates, BEST[key])], by)
  }
  const sized = homes.size === 0 && !isMissing ? byRooms(message, shown) : null
  if (sized) name([sized.home], sized.at)
  return { homes: shown.filter((home) => homes.has(home)), tokens, isMissing }
}

/** The home that a message without a name is about: "it", "there", or nothing. */
export const homeInTalk = ({ home, page, shown }: State): ShownHome | undefined =>
  home ?? page ?? (shown.length === 1 ? shown[0] : undefined)

/**
 * "Rather in the third", "the eighth and the ninth too", "except the tenth", in a search in Vienna: the slugs of districts, and
 * whether they are left out. Homes are asked about, or shown.
 */
export function districtsIn(message: Message, { search }: State): { slugs: string[]; isLeftOut: boolean } | undefined {
  const isVienna = search?.filter.ort?.some((slug) => /^wien(?:-|$)/.test(slug)) ?? false
  const isLeftOut = message.items.some((item) => means(item, 'not') && !means(item, 'notAfter'))
  if (!isVienna || asksOpenly(message) || !(isLeftOut || has(message, 'seeking', 'change.also'))) return undefined
  const { items } = message
  const isNumber = (item: Item | undefined) => item?.isOrdinal === true && (item.value ?? 0) <= DISTRICTS
  const numbers = items.flatMap((item, at) => (isNumber(item) && !items[at + 1]?.value ? [at] : []))
  const [first = -1] = numbers
  // "The second" is a home, unless it stands in a place, or is no number of the list.
  const isPlaced =
    means(items[first - 1], 'in', 'instead') ||
    isLeftOut ||
    numbers.every((at) => (items[at]?.value ?? 0) > LONGEST_LIST)
  const isAlone = items.every(
    (item, at) =>
      numbers.includes(at) ||
      (at < first ? true : means(item, 'filler', 'and', 'or', 'comma', 'in') || isOfAlso(message, item)),
  )
  return numbers.length > 0 && isPlaced && isAlone
    ? { slugs: numbers.map((at) => `wien-${items[at]?.value}`), isLeftOut }
    : undefined
}
const DISTRICTS = 23
/** Homes that are shown at once: a greater number names none of them. */
const LONGEST_LIST = 6

const isOfAlso = ({ marks, tokens }: Message, item: Item): boolean =>
  marks.some(
    ({ meaning, tokens: by }) =>
      /^(?:change\.also|talk\.agreement)$/.test(meaning) && by.some((at) => isWithin(item, tokens[at])),
  )

function bestOf(homes: readonly ShownHome[], figure: (home: ShownHome) => number | undefined): ShownHome | undefined {
  return homes
    .filter((home) => figure(home) !== undefined)
    .reduce<ShownHome | undefined>(
      (best, home) => (best && (figure(best) as number) <= (figure(home) as number) ? best : home),
      undefined,
    )
}

/** "The second floor", "the second district" are no homes. */
function isCounted(message: Message, by: readonly number[]): boolean {
  const at = itemAt(message, by.at(-1) as number)
  const here = message.items[at]
  const ends = here && here.to > (message.tokens[by.at(-1) as number]?.to ?? 0)
  const next = message.items[beyond(message.items, at, 1)]
  return (
    (ends && unitOf(here) !== undefined) ||
    (['floor', 'district', 'years'].includes(unitOf(next) ?? '') && !isAsked(message, next)) ||
    isCountedBefore(message, by)
  )
}

/** Where the noun of an ordinal would stand, also beyond another ordinal: "the fourth or in the fifth district". */
function beyond(items: readonly Item[], at: number, step: 1 | -1): number {
  let i = at + step
  if (!means(items[i], 'or', 'and')) return i
  while (means(items[i], 'or', 'and', 'in', 'filler') && items[i]?.value === undefined) i += step
  return items[i]?.value === undefined ? i : i + step
}

/** "District the second", as Arabic and Persian say it; "on the first of January". */
function isCountedBefore({ items, ...message }: Message, by: readonly number[]): boolean {
  const at = itemAt({ items, ...message }, by[0] as number)
  const before = beyond(items, at, -1)
  const noun = items[before]
  const isNoun = ['floor', 'district'].includes(unitOf(noun) ?? '') && !means(noun, 'objektart.WOHNUNG')
  const isMonth = [items[at - 1], items[at + 1]].some((item) => suffixOf(item, 'month.') !== undefined)
  const isBehind = isNoun && items[before - 1]?.value === undefined && !isAsked({ items, ...message }, noun)
  return isMonth || isBehind
}

/** "On which floor the second": the noun belongs to the question. */
const isAsked = ({ marks, tokens }: Message, noun: Item | undefined): boolean =>
  marks.some(
    ({ meaning, tokens: by }) =>
      meaning === 'topic.stockwerk' && by.length > 1 && by.some((at) => tokens[at]?.from === noun?.from),
  )

/** "The two-room one, how is it heated?": the only home with as many rooms, in a question about something else. */
function byRooms(message: Message, shown: readonly ShownHome[]): { home: ShownHome; at: number[] } | null {
  const topic = topicIn(message)?.topic
  const isPointed = has(message, 'ref.this', 'ref.the_one')
  if (!topic || !isQuestion(message) || has(message, 'seeking', 'ref.which') || shown.length < 2) return null
  if (OF_ROOMS.includes(topic) || (!isPointed && OF_ALL.includes(topic))) return null
  const { items } = message
  const at = items.findIndex(
    (item, i) => roomsOf(item) !== undefined || (item.value !== undefined && countsRooms(items[i + 1])),
  )
  const rooms = roomsOf(items[at]) ?? items[at]?.value
  const found = shown.filter((home) => home.rooms === rooms)
  if (at < 0 || found.length !== 1) return null
  const parts = roomsOf(items[at]) === undefined ? [items[at], items[at + 1]] : [items[at]]
  return { home: found[0] as ShownHome, at: parts.flatMap((item) => tokensOf(message, item as Item)) }
}
const OF_ROOMS: readonly HomeTopic[] = ['zimmer', 'schlafzimmer']
const OF_ALL: readonly HomeTopic[] = ['ausstattung', 'preis', 'preis_m2', 'beschreibung']

/** A single word for a home with so many rooms, or the notation of one. */
const roomsOf = (item: Item | undefined): number | undefined =>
  item?.layout?.rooms ??
  (countsRooms(item) ? item?.value : undefined) ??
  (suffixOf(item, 'home.') === undefined ? undefined : Number(suffixOf(item, 'home.')))

/** "The cheapest first": an order, and no home. */
function isOrder(message: Message, by: readonly number[]): boolean {
  const [first, last] = [message.tokens[by[0] as number], message.tokens[by.at(-1) as number]]
  const isSort = (item: Item | undefined) => item?.meanings.some((meaning) => meaning.startsWith('sort.')) ?? false
  const places = by.map((at) => itemAt(message, at))
  const position = places.find((at) => isSort(message.items[at])) ?? (places[0] as number)
  const item = message.items[position]
  if (!item || !first || !last) return false
  if (!isSort(item)) return item.value === 1 && isSort(message.items[position - 1]) && !isQuestion(message)
  const words = tokensOf(message, item).filter((at) => message.tokens[at]?.kind === 'word')
  const isLonger = item.from < first.from && words.length >= LEAST_ORDER
  return item.to > last.to || isLonger || message.items[position + 1]?.value === 1
}

/** "First the cheapest"; two words may be "the cheapest". */
const LEAST_ORDER = 3

type Name = (found: readonly (ShownHome | undefined)[], by: readonly number[]) => void

/** "Number 3", "the one with four rooms", "the one for 690". */
function nameByFigure(message: Message, shown: readonly ShownHome[], word: string, by: readonly number[], name: Name) {
  const [first, last] = [itemAt(message, by[0] as number), itemAt(message, by.at(-1) as number)]
  const isNumbered = (position: number) => message.items[position]?.value !== undefined
  const behind = range(last + 1, last + (word === 'the_one' ? REACH : 1)).find(isNumbered)
  if (word !== 'the_one') {
    const item = behind === undefined ? undefined : message.items[behind]
    if (item?.value !== undefined && isPlace(message, behind as number, shown))
      name([shown[item.value - 1]], [...by, ...tokensOf(message, item)])
    return
  }
  // "The one with two rooms", in other languages "two rooms the one".
  const before = range(first - REACH, first - 1).findLast(isNumbered)
  for (const position of [behind, before]) {
    if (position === undefined) continue
    const [item, next] = [message.items[position] as Item, message.items[position + 1]]
    const home = onlyOne(shown, item.value as number, next)
    if (!home) continue
    name([home], [...by, ...tokensOf(message, item), ...(next && unitOf(next) ? tokensOf(message, next) : [])])
    return
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)

/** A whole number that counts nothing, no greater than the list is long. */
function isPlace({ items }: Message, at: number, shown: readonly ShownHome[]): boolean {
  const { value = 0 } = items[at] as Item
  const next = items[beyond(items, at, 1)]
  const isDay = [items[at - 1], items[at + 1]].some((item) => suffixOf(item, 'month.') !== undefined)
  return (
    !isDay &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= Math.max(6, shown.length) &&
    !unitOf(items[at]) &&
    !unitOf(next) &&
    !means(next, 'topic.size')
  )
}

/** The cardinal of "the first three", "les trois premiers": it counts homes, and names no place in the list. */
function countBeside(message: Message, by: readonly number[], shown: readonly ShownHome[]) {
  const { items, marks } = message
  const [first, last] = [itemAt(message, by[0] as number), itemAt(message, by.at(-1) as number)]
  for (const at of [last + 1, first - 1]) {
    const item = items[at]
    if (item?.value === undefined || item.value < 2 || !isPlace(message, at, shown)) continue
    const tokens = tokensOf(message, item)
    const isNamed = marks.some(
      (mark) => mark.meaning.startsWith('ordinal.') && mark.tokens.some((i) => tokens.includes(i)),
    )
    if (!isNamed && !(item.isOrdinal && /^\d/.test(item.text))) return { value: item.value, tokens }
  }
  return undefined
}

/** The home that alone has a figure: rooms, square metres, or a price. */
function onlyOne(shown: readonly ShownHome[], value: number, next: Item | undefined): ShownHome | undefined {
  const unit = unitOf(next)
  const having = (count: number) => {
    const found = shown.filter(({ rooms, area, price }) => {
      if (countsRooms(next)) return rooms === count
      if (unit === 'm2') return area === count
      return count >= LEAST_PRICE && price === count
    })
    return found.length === 1 ? found[0] : undefined
  }
  // A word for bedrooms may also be the one that the list has for all rooms: Spanish "habitaciones".
  return (unit === 'bedrooms' ? having(value + 1) : undefined) ?? having(value)
}

/** "2.", "2nd", a number alone, and the numbers of a comparison: "1 and 3"; not those that belong to a name. */
function nameByDigits(message: Message, shown: readonly ShownHome[], named: ReadonlySet<number>, name: Name): void {
  const { items } = message
  const isSaid = (item: Item) =>
    tokensOf(message, item).every((at) => message.marks.some(({ tokens }) => tokens.includes(at)))
  const isSilent = (item: Item) =>
    item.meanings.every((one) => ['filler', 'there', 'origin'].includes(one)) &&
    (item.meanings.length > 0 || isSaid(item))
  const isAlone = items.every((item) => item.value !== undefined || isSilent(item))
  for (const [at, item] of items.entries()) {
    if (item.value === undefined || !isPlace(message, at, shown) || shown.length === 0) continue
    const by = tokensOf(message, item)
    const isDigits = /^\d/.test(item.text)
    const isNumber = (item.isOrdinal && isDigits) || isAlone || (has(message, 'intent.compare') && isDigits)
    if (isNumber && !by.some((token) => named.has(token))) name([shown[item.value - 1]], by)
  }
}

const tokensOf = ({ tokens }: Message, { from, to }: Item): number[] =>
  tokens.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : []))
