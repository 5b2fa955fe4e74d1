import { countsRooms, type Item, means, unitOf } from '../understanding/sentence.ts'
import { has, isQuestion, itemAt, type Message } from './message.ts'
import type { ShownHome, State } from './state.ts'
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
      districtIn(message, state) === undefined
    )
      name([shown[Number(word) - 1]], by)
    if (kind !== 'ref') continue
    if (word in BEST && shown.length > 0 && !isOrder(message, by))
      superlatives.set(word as Superlative, [...(superlatives.get(word as Superlative) ?? []), ...by])
    else if (word === 'last' && shown.length > 0 && !isCounted(message, by)) name([shown.at(-1)], by)
    else if (word === 'first_two' && shown.length > 1) name(shown.slice(0, 2), by)
    else if (word === 'last_two' && shown.length > 1) name(shown.slice(-2), by)
    else if (word === 'number' || word === 'the_one' || word === 'this') nameByFigure(message, shown, word, by, name)
  }
  nameByDigits(message, shown, name)
  for (const [key, by] of superlatives) {
    // "The cheaper of the first two": the others are no candidates.
    const isOfThese = homes.size > 1 && superlatives.size === 1
    const candidates = isOfThese ? [...homes] : shown
    if (isOfThese) homes.clear()
    name([bestOf(candidates, BEST[key])], by)
  }
  return { homes: shown.filter((home) => homes.has(home)), tokens, isMissing }
}

/** The home that a message without a name is about: "it", "there", or nothing. */
export const homeInTalk = ({ home, page, shown }: State): ShownHome | undefined =>
  home ?? page ?? (shown.length === 1 ? shown[0] : undefined)

/** "Rather in the third", in a search in Vienna: the slug of a district. Homes are asked about, or shown. */
export function districtIn(message: Message, { search }: State): string | undefined {
  const isVienna = search?.filter.ort?.some((slug) => /^wien(?:-|$)/.test(slug)) ?? false
  if (!isVienna || !has(message, 'seeking', 'change.also') || isQuestion(message)) return undefined
  const { items } = message
  const at = items.findIndex((item, here) => item.isOrdinal && means(items[here - 1], 'in') && !items[here + 1]?.value)
  const isLast = items.slice(at + 1).every((item) => means(item, 'filler'))
  return at >= 0 && isLast ? `wien-${items[at]?.value}` : undefined
}

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
  const next = message.items[at + 1]
  return (ends && unitOf(here) !== undefined) || ['floor', 'district', 'years'].includes(unitOf(next) ?? '')
}

/** "The cheapest first": an order, and no home. */
function isOrder(message: Message, by: readonly number[]): boolean {
  const [first, last] = [message.tokens[by[0] as number], message.tokens[by.at(-1) as number]]
  const position = itemAt(message, by[0] as number)
  const isSort = (item: Item | undefined) => item?.meanings.some((meaning) => meaning.startsWith('sort.')) ?? false
  const item = message.items[position]
  if (!item || !first || !last) return false
  if (!isSort(item)) return item.value === 1 && isSort(message.items[position - 1])
  return item.to > last.to || message.items[position + 1]?.value === 1
}

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
  const next = items[at + 1]
  return (
    Number.isInteger(value) &&
    value >= 1 &&
    value <= Math.max(6, shown.length) &&
    !unitOf(next) &&
    !means(next, 'topic.size')
  )
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

/** "2.", "2nd", a number alone, and the numbers of a comparison: "1 and 3". */
function nameByDigits(message: Message, shown: readonly ShownHome[], name: Name): void {
  const { items } = message
  const isAlone = items.every((item) => item.value !== undefined || item.meanings.every((one) => one === 'filler'))
  for (const [at, item] of items.entries()) {
    if (item.value === undefined || !isPlace(message, at, shown) || shown.length === 0) continue
    const isDigits = /^\d/.test(item.text)
    if ((item.isOrdinal && isDigits) || isAlone || (has(message, 'intent.compare') && isDigits))
      name([shown[item.value - 1]], tokensOf(message, item))
  }
}

const tokensOf = ({ tokens }: Message, { from, to }: Item): number[] =>
  tokens.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : []))
