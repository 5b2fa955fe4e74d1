import type { Filter } from '../domain/search/criteria.ts'
import { type Interpretation, interpret } from '../understanding/interpret.ts'
import { means, suffixOf } from '../understanding/sentence.ts'
import type { Meaning } from './lexicon.ts'
import { asksOpenly, blank, blankSpans, has, isPartOf, itemAt, type Message, type Options } from './message.ts'
import type { Named } from './references.ts'
import type { Search } from './state.ts'
import { featureIn } from './topics.ts'

/** In a conversation "rather in Linz" and "a balcony would be nice" change the search, where nothing else does. */
export function interpretation(
  message: Message,
  named: Named,
  search: Search | undefined,
  options: Options,
): Interpretation {
  const text = withoutTalk(message, named, {
    ...(leavesPlace(message, search) && { aside: 'change.instead' }),
    ...(isRaised(message, search) && { kept: 'change.dearer' }),
  })
  // Beside a search a statement goes on with it, whatever else it tells: "my husband is in a wheelchair, barrier-free please".
  const goesOn = search !== undefined && (message.isGuess || !asksOpenly(message) || has(message, 'ref.which'))
  const isRelated = goesOn || (!message.isGuess && has(message, 'intent.area_prices'))
  const own = { ...options, language: message.language, isRelated }
  const read = interpret(text, own)
  const isWish =
    search &&
    read.wishes.length > 0 &&
    (Object.keys(read.filter).length === 0 || read.filter.ort?.every((slug) => search.filter.ort?.includes(slug)))
  if (!isWish) return read
  const soft = message.items.filter((item) => means(item, 'wish', 'wishAfter'))
  return interpret(blankSpans(text, soft), own)
}

/** "Linz instead of Graz", in a search in Graz: both are read as places then, and `replaced` lets Graz go. */
const leavesPlace = (message: Message, search: Search | undefined): boolean =>
  has(message, 'change.instead') &&
  message.items.some(({ places }) => places?.some(({ slug }) => search?.filter.ort?.includes(slug)))

/** "Raise the budget to 1,100", of 900: the words for money tell that the figure is no postcode. */
const isRaised = ({ items }: Message, search: Search | undefined): boolean => {
  const bound = search?.filter.preis?.bis
  return bound !== undefined && items.some(({ value }) => value !== undefined && value > bound)
}

/** Phrases that say nothing about a search, whatever words they have. */
const ASIDE =
  /^(?:talk\.(?!agreement)|intent\.(?:more|restart|new_search|undo|show|compare|human|viewing)|change\.(?!also|drop|instead)|ref\.this|idiom)/

/** The message without what names homes or only talks, for the understanding of searches. */
function withoutTalk(
  message: Message,
  { tokens }: Named,
  { aside: more, kept }: { aside?: Meaning; kept?: Meaning },
): string {
  const isAside = (meaning: Meaning) => meaning !== kept && (ASIDE.test(meaning) || meaning === more)
  const aside = message.marks
    .filter((mark) => isAside(mark.meaning) && !isOfOrder(message, mark))
    .flatMap((mark) => mark.tokens)
  // Portuguese "também servia" names no Serbia.
  const also = message.marks.filter(({ meaning }) => meaning === 'change.also').flatMap((mark) => mark.tokens)
  const countries = also.filter((at) => suffixOf(message.items[itemAt(message, at)], 'land.') !== undefined)
  return blank(
    message,
    new Set([...tokens, ...countries, ...aside.filter((at) => !isBound(message, at) && !asksWhether(message, at))]),
  )
}

/** "Bring the cheapest up": a word for showing within an order. */
function isOfOrder({ items, tokens }: Message, { tokens: by }: Message['marks'][number]): boolean {
  return items.some(
    (item) => item.meanings.some((meaning) => meaning.startsWith('sort.')) && isPartOf(item, tokens, by),
  )
}

/** "Isn't there a room in Graz?": the verb turns the negation. */
function asksWhether(message: Message, token: number): boolean {
  const item = message.items[itemAt(message, token)]
  return means(item, 'there') && !means(item, 'not')
}

/** "Not more than 900", "900, no more": "more" belongs to the amount. */
function isBound(message: Message, token: number): boolean {
  const at = itemAt(message, token)
  const isBehind = message.items.slice(Math.max(0, at - BOUND_REACH), at).some(({ value }) => value !== undefined)
  return (
    (means(message.items[at], 'min', 'max') && message.items[at + 1]?.value !== undefined) ||
    (means(message.items[at], 'minAfter', 'maxAfter') && isBehind)
  )
}

/** How far behind its number a bound may stand: "80 m², no more". */
const BOUND_REACH = 3

/**
 * "With a garage" beside flats or houses is a feature of them, also in languages whose word for it is that of a kind of
 * homes too.
 */
export function withParking(filter: Filter, search: Search | undefined, message: Message): Filter {
  const kind = search?.filter.objektart
  const isParking = filter.objektart?.join() === 'PARKEN' && filter.vermarktungsart === undefined && !filter.ort
  const feature = featureIn(message)
  if (!kind || kind.includes('PARKEN') || !isParking || (feature !== 'GARAGE' && feature !== 'STELLPLATZ'))
    return filter
  const { objektart, untergruppe, ...others } = filter
  return { ...others, ausstattung: [...new Set([...(filter.ausstattung ?? []), feature] as const)] }
}

/** "With a store room" beside flats or houses, where the word is that of a warehouse too. */
export function withStoreRoom(filter: Filter, search: Search | undefined): Filter {
  const isHome = search?.filter.objektart?.some((kind) => kind === 'WOHNUNG' || kind === 'HAUS') ?? false
  const isStore = filter.objektart?.join() === 'HALLEN_LAGER_PROD' && filter.ausstattung?.includes('ABSTELLRAUM')
  if (!isHome || !isStore || filter.vermarktungsart) return filter
  const { objektart, untergruppe, ...others } = filter
  return others
}

/** "At least 800 m²", of a search for plots, is the size of the plot. */
export function ofPlot(filter: Filter, search: Search | undefined): Filter {
  const { flaeche, ...others } = filter
  const isPlot = search?.filter.objektart?.join() === 'GRUNDSTUECK' && filter.objektart === undefined
  return isPlot && flaeche && !filter.grund ? { ...others, grund: flaeche } : filter
}
