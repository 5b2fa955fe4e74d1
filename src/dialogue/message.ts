import { QUERY_MAX } from '../domain/understanding/query.ts'
import type { Language } from '../i18n/languages.ts'
import { type Gazetteer, indexOf, type PlaceIndex } from '../understanding/gazetteer.ts'
import { languageOfText } from '../understanding/language.ts'
import { lexiconOf } from '../understanding/lexicon.ts'
import { formsIn, misspelt } from '../understanding/lookup.ts'
import { joinNumbers } from '../understanding/numbers.ts'
import { scan } from '../understanding/scan.ts'
import { turnedNumber } from '../understanding/scope.ts'
import { type Item, isPlace, isUnknown, means, suffixOf, unitOf } from '../understanding/sentence.ts'
import { type Token, tokenize } from '../understanding/tokens.ts'
import { dialogueLexicon, type Meaning } from './lexicon.ts'
import { type Mark, marksOf } from './marks.ts'

export interface Options {
  /** The language of the page; the message may be in another. */
  language: Language
  gazetteer: Gazetteer
  /** ISO date. */
  today: string
}

/** A message while it is read. */
export interface Message {
  text: string
  tokens: readonly Token[]
  /** The language that it is written in. */
  language: Language
  marks: readonly Mark[]
  /** What the understanding of searches makes of its words, one item after the other. */
  items: readonly Item[]
  /** The places that exist. */
  index: PlaceIndex
  /** Nothing was made of the message by its phrases: single words that hint at something count too. */
  isGuess?: true
}

export function readMessage(original: string, { language: declared, gazetteer }: Options): Message {
  const text = original.slice(0, QUERY_MAX)
  const written = tokenize(text)
  const language = spokenLanguage(text, written, declared)
  const index = indexOf(gazetteer)
  const items = joinNumbers(scan(written, lexiconOf(language), index))
  const tokens = corrected(written, items, language)
  const marks = marksIn(tokens, language).filter(
    (mark) =>
      !isInPlace(items, tokens, mark.tokens) &&
      !isInValue(items, tokens, mark) &&
      !isOfTwo(items, tokens, mark) &&
      !isOrdinal(items, tokens, mark) &&
      !isInDate(items, tokens, mark) &&
      !isInOrder(items, tokens, mark) &&
      !isOfBound(items, tokens, mark),
  )
  return { text, tokens, language, marks, items, index }
}

/** The message with what its single words hint at. */
export function guess(message: Message): Message {
  const { tokens, language, items, marks } = message
  const hints = marksOf(tokens, dialogueLexicon(language).hints, writtenForms(language))
  // "It makes no difference" compares nothing.
  const isDropped = ({ meaning, tokens: by }: Mark) =>
    meaning.startsWith('intent.') &&
    marks.some((mark) => mark.meaning === 'change.drop' && by.every((at) => mark.tokens.includes(at)))
  const fresh = hints.filter((hint) => !isInPlace(items, tokens, hint.tokens) && !isDropped(hint))
  return { ...message, marks: [...marks, ...fresh], isGuess: true }
}

/** Words that are unknown as they are written and known without a typing error: "kautoin". */
function corrected(tokens: readonly Token[], items: readonly Item[], language: Language): Token[] {
  const { vocabulary, stems } = dialogueLexicon(language)
  const exact = lexiconOf(language).phrases.root.next
  const isOpen = ({ text, from, to }: Token) =>
    items.some((item) => item.from === from && item.to === to && !item.places && (isUnknown(item) || !exact.has(text)))
  return tokens.map((token) => {
    const { kind, text } = token
    if (kind !== 'word' || vocabulary.root.next.has(text) || !isOpen(token)) return token
    if (stems.some((stem) => text.startsWith(stem))) return token
    const word = misspelt(vocabulary, text, () => true, 1)?.meanings[0]
    return word === undefined ? token : { ...token, text: word }
  })
}

/** "Favoriten" is a district, and no list of homes. */
const isInPlace = (items: readonly Item[], tokens: readonly Token[], by: readonly number[]): boolean =>
  items.some(
    (item) => isPlace(item) && !item.isGuessed && !means(item, 'not') && by.every((at) => isWithin(item, tokens[at])),
  )

/** The "first" of "first occupancy" is no home, the "without" of "without steps" drops nothing. */
const isInValue = (items: readonly Item[], tokens: readonly Token[], { meaning, tokens: by }: Mark): boolean =>
  /^(?:ordinal\.|change\.(?:drop|anywhere|more_rooms|fewer_rooms)|where|topic\.preis$)/.test(meaning) &&
  items.some(
    (item) =>
      item.meanings.some(
        (one) => /^(?:zustand|ausstattung|untergruppe|vermarktungsart)\./.test(one) || one === 'provisionsfrei',
      ) &&
      (/^(?:where|change\.(?:anywhere|more_rooms|fewer_rooms))$/.test(meaning)
        ? by.some((at) => isWithin(item, tokens[at]))
        : isPartOf(item, tokens, by)),
  )

/** The "or" of "only district 4 or 5" stands between both, and adds none of them to what was sought before. */
function isOfTwo(items: readonly Item[], tokens: readonly Token[], { meaning, tokens: by }: Mark): boolean {
  const at = items.findIndex((item) => by.every((one) => isWithin(item, tokens[one])))
  if (meaning !== 'change.also' || !means(items[at], 'or')) return false
  const isValue = (item: Item | undefined) => item !== undefined && (item.value !== undefined || isPlace(item))
  const isLink = (item: Item | undefined) => means(item, 'in', 'filler') || unitOf(item) !== undefined
  const beside = (step: 1 | -1) => {
    let i = at + step
    while (!isValue(items[i]) && isLink(items[i])) i += step
    return items[i]
  }
  return isValue(beside(-1)) && isValue(beside(1))
}

export const isWithin = ({ from, to }: Item, token: Token | undefined): boolean =>
  token !== undefined && token.from >= from && token.to <= to

/** The words of a phrase are some of those of an item, and not all. */
export const isPartOf = (item: Item, tokens: readonly Token[], by: readonly number[]): boolean =>
  by.every((at) => isWithin(item, tokens[at])) && tokens.filter((token) => isWithin(item, token)).length > by.length

/** Comparisons: "cheaper", "larger". */
export const COMPARISONS: ReadonlySet<Meaning> = new Set([
  'change.cheaper',
  'change.dearer',
  'change.larger',
  'change.smaller',
  'change.more_rooms',
  'change.fewer_rooms',
])

/** The "cheaper" of "first the cheaper ones" is an order, and no bound; French "tout de suite" asks for no more. */
const isInOrder = (items: readonly Item[], tokens: readonly Token[], { meaning, tokens: by }: Mark): boolean =>
  (COMPARISONS.has(meaning) ||
    ['intent.more', 'intent.compare', 'intent.search_agent', 'intent.price_alert', 'intent.price_check'].includes(
      meaning,
    )) &&
  items.some(
    (item) =>
      item.meanings.some((one) => /^(?:sort\.|topic\.age$|topic\.built$|atOnce$)/.test(one)) &&
      isPartOf(item, tokens, by),
  )

/** Persian "from the first" is a new beginning, and "from the first of March" a day. */
const isInDate = (items: readonly Item[], tokens: readonly Token[], { meaning, tokens: by }: Mark): boolean => {
  const at = items.findIndex((item) => isWithin(item, tokens[by.at(-1) as number]))
  return meaning === 'intent.restart' && suffixOf(items[at + 1], 'month.') !== undefined
}

/** Swedish "andra" is "others" and "second": before a district or a storey it counts. */
function isOrdinal(items: readonly Item[], tokens: readonly Token[], { meaning, tokens: by }: Mark): boolean {
  const at = items.findIndex((item) => isWithin(item, tokens[by[0] as number]))
  const isNumbered = items[at]?.value !== undefined && ['district', 'floor'].includes(unitOf(items[at + 1]) ?? '')
  return meaning === 'intent.more' && isNumbered
}

/** The "more" of "700 m² and more" is a bound, and no comparison with homes; "no more than 900" drops nothing. */
function isOfBound(items: readonly Item[], tokens: readonly Token[], { meaning, tokens: by }: Mark): boolean {
  const at = items.findIndex((item) => isWithin(item, tokens[by.at(-1) as number]))
  // "More than 700 I cannot afford" is a bound alone.
  if (meaning === 'change.cheaper' && turnedNumber(items, at) !== undefined) return true
  if (meaning === 'change.drop')
    return (
      (means(items[at], 'max', 'min') && items[at + 1]?.value !== undefined) || turnedNumber(items, at) !== undefined
    )
  // "Minst 900 euro", "inte mindre än 4 rum": the least, and not the smallest one.
  const isBefore = means(items[at], 'max', 'min') && items.slice(at + 1, at + 3).some(isCount)
  if (isBefore) return COMPARISONS.has(meaning) || SUPERLATIVES.has(meaning)
  const isBehind = items.slice(Math.max(0, at - 2), at).some(({ value }) => value !== undefined)
  return (
    (COMPARISONS.has(meaning) || SUPERLATIVES.has(meaning) || meaning === 'intent.more') &&
    isBehind &&
    means(items[at], 'minAfter', 'maxAfter')
  )
}

/** A number that counts no homes, as the Arabic dual of a flat does. */
const isCount = ({ value, meanings }: Item): boolean =>
  value !== undefined && !meanings.some((one) => one === 'objektart.WOHNUNG' || one.startsWith('ordinal.'))

const SUPERLATIVES: ReadonlySet<Meaning> = new Set(['ref.cheapest', 'ref.dearest', 'ref.largest', 'ref.smallest'])

/** A message of few words is in another language only when its phrases are known there and not in that of the page. */
function spokenLanguage(text: string, tokens: readonly Token[], declared: Language): Language {
  const guess = languageOfText(text, tokens, declared)
  if (guess === declared) return declared
  const known = (language: Language) => new Set(marksIn(tokens, language).flatMap((mark) => mark.tokens)).size
  const isForeign = /[^\p{Script=Latin}\P{L}]/u.test(text)
  return isForeign || known(guess) > known(declared) ? guess : declared
}

function marksIn(tokens: readonly Token[], language: Language): Mark[] {
  return marksOf(tokens, dialogueLexicon(language), writtenForms(language))
}

/** A word as it is written, then without what it may have in front: Arabic "the flat" is no "flat", but the other way. */
function writtenForms(language: Language): (word: string) => readonly string[] {
  const lexicon = lexiconOf(language)
  const { prefixes } = lexicon.words
  if (!prefixes) return (word) => [word]
  const bare = formsIn(lexicon)
  const written = formsIn({ ...lexicon, trim: (word) => word })
  return (word) => [...new Set([...written(word), ...bare(word)])]
}

/** Tells whether a message has a phrase with one of these meanings. */
export const has = ({ marks }: Message, ...meanings: readonly Meaning[]): boolean =>
  marks.some(({ meaning }) => meanings.includes(meaning))

/** What follows a prefix in the meanings of a message: the names of its topics, the longest phrases first. */
export const namesOf = <Name extends string>({ marks }: Message, prefix: string): Name[] =>
  marks
    .filter(({ meaning }) => meaning.startsWith(`${prefix}.`))
    .toSorted((a, b) => b.tokens.length - a.tokens.length)
    .map(({ meaning }) => meaning.slice(prefix.length + 1) as Name)

/** The text of a message with blanks instead of some of its tokens, so that offsets stay. */
export const blank = ({ text, tokens }: Pick<Message, 'text' | 'tokens'>, positions: Iterable<number>): string =>
  blankSpans(
    text,
    Array.from(positions, (at) => tokens[at] as Token),
  )

/** The text with blanks instead of some spans, so that offsets stay. */
export function blankSpans(text: string, spans: readonly { from: number; to: number }[]): string {
  let left = text
  for (const { from, to } of spans) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  return left
}

/** The item that a token is part of. */
export const itemAt = ({ items, tokens }: Message, at: number): number => {
  const from = tokens[at]?.from ?? -1
  return items.findIndex((item) => item.from <= from && from < item.to)
}

export const hasQuestionMark = ({ tokens }: Message): boolean => tokens.some(({ text }) => text === '?')

export const isQuestion = (message: Message): boolean => has(message, 'question') || hasQuestionMark(message)

/** A question by more than an "and" or a "but", which join a statement to what was said before too. */
export const asksOpenly = (message: Message): boolean =>
  hasQuestionMark(message) ||
  message.marks.some(
    ({ meaning, tokens }) =>
      meaning === 'question' && !tokens.every((at) => means(message.items[itemAt(message, at)], 'and', 'but')),
  )
