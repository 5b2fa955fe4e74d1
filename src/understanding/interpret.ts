import type { CriterionName, Filter, Sort } from '../domain/search/criteria.ts'
import { QUERY_MAX } from '../domain/understanding/query.ts'
import type { Language } from '../i18n/languages.ts'
import { withDistrictNeubau, withoutNames } from './addresses.ts'
import { type Gazetteer, indexOf, type PlaceIndex } from './gazetteer.ts'
import { languageOfText } from './language.ts'
import { lexiconOf } from './lexicon.ts'
import { longest } from './lookup.ts'
import { measures } from './measures.ts'
import { joinNumbers } from './numbers.ts'
import { purposesOf } from './purposes.ts'
import { scan } from './scan.ts'
import { asidesOf, type Scope, scopeOf } from './scope.ts'
import { seeks } from './seeking.ts'
import { type Claim, type Item, isNumber, isUnknown, means, type Sentence, topicsOf, unitOf } from './sentence.ts'
import { opposites, settle } from './settle.ts'
import { isAboutOffers, isAboutRules, storiesOf } from './stories.ts'
import { type Token, tokenize } from './tokens.ts'
import { withoutTold } from './told.ts'
import { values } from './values.ts'
import { places } from './where.ts'

/** A part of a text, in UTF-16 units. */
export interface Span {
  from: number
  to: number
  text: string
}

/** A part of a text and the filter that it sets. `value` as the address of a search writes it. */
export interface Understood extends Span {
  criterion: CriterionName | 'sort'
  value: string
}

/** A part of a text, and the filter that it would set if it were sought. */
export interface Doubtful extends Understood {
  criterion: CriterionName
  filter: Filter
}

/** What a sentence means. */
export interface Interpretation {
  filter: Filter
  sort?: Sort
  understood: Understood[]
  /** Wishes that no filter expresses, and words that nothing is known about. */
  not_understood: Span[]
  /** What was said as a wish ("would be nice"), and is no filter therefore. */
  wishes: Span[]
  /** What may be sought, but is rather told in passing: it sets nothing. */
  doubtful: Doubtful[]
  /** A place that may be another one of the same name: the other slugs. */
  ambiguous: (Span & { choices: string[] })[]
  /** The language of the text. */
  language: Language
}

export interface Options {
  /** The language of the page; the text may be in another. */
  language: Language
  gazetteer: Gazetteer
  /** ISO date, for "at once" and "from March". */
  today: string
  /** The text goes on with a search, or asks for prices: unknown words and those of rules do not make it one about something else. */
  isRelated?: boolean
}

/**
 * Reads a sentence by rules, without a model (docs/understanding.md): which filters it sets, by which words, and which
 * words it does not understand. It never sets what was not said: an unrelated text sets nothing.
 */
export function interpret(text: string, options: Options): Interpretation {
  const { sentence, claims, scope, isUnrelated } = claimsIn(text, options)
  const { items, lexicon } = sentence
  const nothing = {
    filter: {},
    understood: [],
    not_understood: spansOf(text, items.filter(isUnknown)),
    wishes: [],
    doubtful: [],
    ambiguous: [],
    language: lexicon.language,
  }
  if (isUnrelated) return nothing
  const kept = withoutTold({ sentence, claims, scope })
  const doubtful = doubtfulIn(text, { sentence, scope, claims: claims.filter((claim) => !kept.includes(claim)) })
  const { filter, sort, claims: standing } = settle(sentence, kept, scope)
  return {
    filter,
    ...(sort && { sort }),
    understood: understoodOf(text, items, standing, filter),
    not_understood: spansOf(text, leftOver(sentence)),
    wishes: spansOf(
      text,
      [...scope.wished].sort((a, b) => a - b).flatMap((at) => items[at] ?? []),
    ),
    doubtful,
    ambiguous: ambiguousPlaces(text, sentence, standing),
    language: lexicon.language,
  }
}

/** What the words of a text may say, before asides, negation and conflicts are settled. */
export interface Claims {
  sentence: Sentence
  claims: readonly Claim[]
  scope: Scope
  /** The text seeks nothing: nothing may be set. */
  isUnrelated: boolean
}

/** Reads all claims of a text by rules, for `interpret` and for learning (scripts/understanding/train.ts). */
export function claimsIn(text: string, { language: declared, gazetteer, today, isRelated = false }: Options): Claims {
  const tokens = tokenize(text.slice(0, QUERY_MAX))
  // "Zell am See" is no English.
  const language = languageOfText(text, tokensBesidePlaces(tokens, indexOf(gazetteer)), declared)
  const lexicon = lexiconOf(language)
  const index = indexOf(gazetteer)
  const items = withDistrictNeubau(withoutNames(joinNumbers(scan(tokens, lexicon, index))), language)
  const asides = asidesOf({ items, lexicon }).union(storiesOf({ items, lexicon })).union(purposesOf(items))
  const scope = scopeOf({ items })
  const sentence: Sentence = {
    items,
    lexicon,
    index,
    gazetteer,
    today,
    used: new Set(),
    asides,
    negated: scope.negated,
    corrected: scope.corrected,
  }
  const claims = [...places(sentence), ...measures(sentence), ...values(sentence), ...opposites(sentence, scope)]
  return { sentence, claims, scope, isUnrelated: isUnrelated(sentence, claims, isRelated) }
}

/** The tokens that belong to no name of several words. */
function tokensBesidePlaces(tokens: readonly Token[], { phrases }: PlaceIndex): Token[] {
  const beside: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const count = longest(phrases, tokens, at, (word) => [word])?.count ?? 1
    if (count === 1) beside.push(tokens[at] as Token)
    at += count
  }
  return beside
}

/** Of how many inhabitants a place of the same name is worth asking about. */
const ASKED_FROM = 2000

/** Places of one name: the other ones that may be meant. "Salzburg" is the city, and perhaps the state. */
function ambiguousPlaces(
  text: string,
  { items, index }: Sentence,
  claims: readonly Claim[],
): Interpretation['ambiguous'] {
  return claims.flatMap(({ criterion, value, first }) => {
    const item = items[first]
    if (criterion !== 'ort' || !('word' in value) || !item) return []
    const others = (item.places ?? []).filter(({ slug, einwohner }) => slug !== value.word && einwohner >= ASKED_FROM)
    const state = index.bySlug.get(`land-${value.word}`)
    const choices = [...(state ? [state.slug] : []), ...others.map(({ slug }) => slug)]
    return choices.length > 0 ? [{ from: item.from, to: item.to, text: text.slice(item.from, item.to), choices }] : []
  })
}

/** Words that say something strongly enough that a text is a search: an offer, a kind, rooms, a size, a price. */
const STRONG: readonly string[] = [
  'vermarktungsart',
  'objektart',
  'zimmer',
  'flaeche',
  'grund',
  'preis',
  'rendite',
  'hwb',
  'sort',
  'befristung',
  'kaution',
  'umkreis',
]

/** How far behind a number of minutes the train may stand that takes them, in items. */
const WAY_REACH = 3

/** What a complaint about a landlord may name. */
const COMPLAINED: readonly string[] = ['vermarktungsart', 'ort', 'land']

/** "My friend's landlord in Hallein puts up the rent every year!" */
const isComplaint = (items: readonly Item[], claims: readonly Claim[]): boolean =>
  items.some((item) => means(item, 'law') && topicsOf(item).length === 0) &&
  claims.every(({ criterion }) => COMPLAINED.includes(criterion))

/** A text about something else that happens to name a town or a balcony. */
function isUnrelated({ items, asides, lexicon }: Sentence, claims: readonly Claim[], isRelated: boolean): boolean {
  // Who sells seeks nothing; who sells and looks for something tells the sale as an aside.
  const isSeeking = items.some((item) => seeks(item, lexicon))
  const isTold = (item: Item, at: number) => asides.has(at) && (isSeeking || !means(item, 'aside', 'asideAfter'))
  // "20 minutes by train to Vienna" is a way, and no question about trains.
  const isWay = (at: number) => items.slice(Math.max(0, at - WAY_REACH), at).some((item) => unitOf(item) === 'time')
  if (items.some((item, at) => means(item, 'unrelated') && !isTold(item, at) && !isWay(at))) return true
  if (!isRelated && (isAboutRules(items) || isAboutOffers(items))) return true
  const isOffer = (item: Item) => means(item, 'vermarktungsart.KAUF', 'vermarktungsart.MIETE')
  const isWanted = items.some((item) => seeks(item, lexicon) && !isOffer(item))
  if (!isRelated && !isWanted && isComplaint(items, claims)) return true
  if (claims.some(({ criterion, isImplied }) => STRONG.includes(criterion) && !isImplied)) return false
  const unknown = items.filter(isUnknown).length
  return !isRelated && unknown >= 2 && unknown >= claims.length
}

/** Items that nothing was made of: unknown words, views, and numbers that count nothing we search. */
function leftOver({ items, used }: Sentence): Item[] {
  return items.filter(
    (item, at) => !used.has(at) && (isUnknown(item) || isNumber(item) || means(item, 'facing', 'facingAfter')),
  )
}

/** Neighbouring items as one span each. */
function spansOf(text: string, items: readonly Item[]): Span[] {
  const spans: Span[] = []
  for (const { from, to } of items) {
    const before = spans.at(-1)
    if (before && from - before.to <= 1) Object.assign(before, { to, text: text.slice(before.from, to) })
    else spans.push({ from, to, text: text.slice(from, to) })
  }
  return spans
}

function understoodOf(text: string, items: readonly Item[], claims: readonly Claim[], filter: Filter): Understood[] {
  const spans = claims.flatMap((claim): Understood[] => {
    const { criterion, value, first, last } = claim
    if (criterion !== 'sort' && criterion !== 'preis' && filter[criterion] === undefined) return []
    const [from, to] = [items[first]?.from ?? 0, items[last]?.to ?? 0]
    return [{ from, to, text: text.slice(from, to), criterion, value: textOf(value) }]
  })
  return spans.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** What the claims would set that are not taken as sought. A kind within a kind is offered as its kind. */
function doubtfulIn(text: string, { sentence, scope, claims }: Omit<Claims, 'isUnrelated'>): Doubtful[] {
  const { items } = sentence
  return settle(sentence, claims, scope).claims.flatMap((claim) => {
    const { criterion } = claim
    if (criterion === 'sort' || criterion === 'untergruppe') return []
    const { filter } = settle(sentence, [claim], scope)
    return understoodOf(text, items, [claim], filter).map((part) => ({ ...part, criterion, filter }))
  })
}

function textOf(value: Claim['value']): string {
  if ('word' in value) return value.word
  if ('flag' in value) return 'true'
  if ('term' in value) return String(value.term)
  if ('around' in value) return `${value.around},${value.km}`
  if ('sort' in value) return value.sort
  const { von, bis } = value
  return von === bis ? String(von) : `${von ?? ''}-${bis ?? ''}`
}
