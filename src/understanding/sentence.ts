import type { CriterionName, Sort } from '../domain/search/criteria.ts'
import type { Gazetteer, KnownPlace, PlaceIndex } from './gazetteer.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { Topic, Unit } from './words.ts'

/** A piece of a sentence with what it may mean: a phrase, a number, a place, a sign; without meanings an unknown word. */
export interface Item {
  /** UTF-16 offsets in the original. */
  from: number
  to: number
  /** Folded. */
  text: string
  meanings: readonly Meaning[]
  /** The value of a number in digits. */
  value?: number
  /** The last thousand or more that multiplies a number: 1000 of "350 Tsd". */
  multiplier?: number
  /** A number with the sign or the ending of an ordinal: "7.", "7th". */
  isOrdinal?: true
  /** The places of this name, the likeliest first. */
  places?: readonly KnownPlace[]
  /** The name of the place is written with a typing error, or is another word. */
  isGuessed?: true
  /** A notation of a home, "T3": its Zimmer. */
  layout?: { rooms: number; exactly: boolean; isBare: boolean }
}

/** A sentence while it is read: its items, and what is known about the world. */
export interface Sentence {
  items: readonly Item[]
  lexicon: Lexicon
  index: PlaceIndex
  gazetteer: Gazetteer
  /** ISO date. */
  today: string
  /** Items that a claim has used; the others are reported as not understood. */
  used: Set<number>
  /** Items that tell how one lives, or what somebody else has: no wish. */
  asides: ReadonlySet<number>
  /** Items that a negation concerns. */
  negated: ReadonlySet<number>
  /** Items before the last word of correction, as in `Scope`. */
  corrected: number
}

/** What some items say about one criterion, before negation, wishes and conflicts are settled. */
export interface Claim {
  criterion: CriterionName | 'sort'
  value: ClaimValue
  /** Positions of the first and the last item that it is read from. */
  first: number
  last: number
  /** It follows from something else: a deposit from a rent. What is said outright wins over it. */
  isImplied?: true
}

export type ClaimValue =
  | { word: string }
  | { von?: number; bis?: number }
  | { flag: true }
  | { term: number | 'UNBEFRISTET' }
  | { around: string; km: number | 'nah' }
  | { sort: Sort }

/** Tells whether an item has one of these meanings. */
export const means = (item: Item | undefined, ...meanings: readonly string[]): boolean =>
  item !== undefined && meanings.some((meaning) => item.meanings.includes(meaning))

/** Nothing that begins before it goes on behind it. */
export const isBreak = (item: Item | undefined): boolean => item === undefined || means(item, 'comma', 'stop')

/** The first item of the clause in which an item stands. */
export function clauseBegin(items: readonly Item[], at: number): number {
  let first = at
  while (items[first - 1] && !isBreak(items[first - 1])) first--
  return first
}

export const isNumber = (item: Item | undefined): item is Item & { value: number } => item?.value !== undefined

/** An item that neither says nor links anything; "a" and "una" too, where they count nothing. */
export const isEmpty = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.meanings.length === 0 ||
    item.meanings.every(
      (meaning) => meaning === 'filler' || meaning === 'in' || isMark(meaning) || isArticle(item, meaning),
    ))

/** These words only tell what kind of sentence it is, and are otherwise like words that nothing is known about. */
const MARKS: readonly Meaning[] = [
  'person',
  'personAfter',
  'hour',
  'asks',
  'law',
  'story',
  'beyond',
  'forNow',
  'suits',
  'there',
  'origin',
  'originAfter',
  'condition',
  'allowed',
  'allowedAfter',
  'like',
  'likeAfter',
  'owns',
  'only',
  'building',
]
const isMark = (meaning: Meaning): boolean => MARKS.includes(meaning)

/** A word that nothing is known about. */
export const isUnknown = ({ meanings }: Item): boolean => meanings.every(isMark)

const isArticle = ({ value, meanings }: Item, meaning: Meaning): boolean =>
  meaning === 'number.1' && value === undefined && meanings.includes('filler')

/** A place of the gazetteer, or its name in another language. */
export const isPlace = (item: Item | undefined): boolean =>
  means(item, 'place') || suffixOf(item, 'place.') !== undefined

export const unitOf = (item: Item | undefined): Unit | undefined => suffixOf(item, 'unit.') as Unit | undefined
/** "Zimmer", "bedrooms". */
export const countsRooms = (item: Item | undefined): boolean => ['rooms', 'bedrooms'].includes(unitOf(item) ?? '')

/** Above it, a number counts no storey. */
export const HIGHEST_STOREY = 60

/**
 * The unit that counts a number. A word that names a flat too ("piso") counts storeys only behind an ordinal: "3er piso".
 */
export function unitBehind(number: Item, item: Item | undefined): Unit | undefined {
  const unit = unitOf(item)
  if (unit !== 'floor') return unit
  const isStorey = (number.value ?? 0) <= HIGHEST_STOREY && (number.isOrdinal || !means(item, 'objektart.WOHNUNG'))
  return isStorey ? unit : undefined
}

export const topicsOf = (item: Item | undefined): Topic[] =>
  (item?.meanings ?? []).filter((meaning) => meaning.startsWith('topic.')).map((meaning) => meaning.slice(6) as Topic)

/** What follows a prefix in the first meaning that has it: "m2" of "unit.m2". */
export function suffixOf(item: Item | undefined, prefix: string): string | undefined {
  return item?.meanings.find((meaning) => meaning.startsWith(prefix))?.slice(prefix.length)
}
