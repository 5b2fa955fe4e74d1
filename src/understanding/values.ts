import { type Objektart, UNTERGRUPPEN_JE_OBJEKTART } from '../domain/properties/vocabulary.ts'
import { type CriterionName, criteria, type Sort } from '../domain/search/criteria.ts'
import type { Language } from '../i18n/languages.ts'
import { isKind } from './meanings.ts'
import { seeks } from './seeking.ts'
import {
  type Claim,
  countsRooms,
  type Item,
  isBreak,
  isEmpty,
  isNumber,
  means,
  type Sentence,
  topicsOf,
  unitOf,
} from './sentence.ts'
import type { Link } from './words.ts'

/** No garage or parking space costs more. */
const PARKING_MOST = 150_000
/** Fewer metres are those of a car, and no size of a home. */
const LEAST_HOME = 10
const FEATURES_THAT_ARE_SOUGHT = ['ausstattung.GARAGE', 'ausstattung.STELLPLATZ']

/** What a sentence says in words: offer, kind, features, condition, flags, order. */
export function values(sentence: Sentence): Claim[] {
  const { items, used, asides, negated, corrected } = sentence
  const counting = new Set(used)
  const claims = items.flatMap((item, at): Claim[] => {
    const found = item.meanings.flatMap((meaning) => claimsOf(meaning, at))
    const layout = rangeOfLayouts(items, at) ?? item.layout
    if (layout) found.push(...layoutClaims({ ...layout, isBare: layout.isBare || isBesideKind(items, at) }, at))
    const storey = means(item, 'groundFloor') ? otherStorey(sentence, at) : null
    if (storey) found.push(storey)
    if (found.length > 0) used.add(at)
    return found
  })
  // "My parents own a villa, we want a flat": the villa is no kind that the flat could be a part of.
  const named = claims.filter(({ criterion, first }) => criterion === 'objektart' && !asides.has(first))
  // "No house but a plot": the house neither.
  const isLeft = ({ first }: Claim) => negated.has(first) || first < corrected
  const kinds = named.every(isLeft) ? named : named.filter((kind) => !isLeft(kind))
  const parking = soughtParking(sentence, kinds)
  const claimsSought = claims.map((claim) => asPartOfHome(sentence, claim, kinds))
  const isFeature = ({ value }: Claim) =>
    parking.length === 0 || !('word' in value) || !FEATURES_THAT_ARE_SOUGHT.includes(`ausstattung.${value.word}`)
  return [
    ...claimsSought.filter((claim) => isFeature(claim) && isMeant(sentence, claim, kinds, counting)),
    ...parking,
    ...soughtRooms(sentence, kinds, counting),
  ]
}

function claimsOf(meaning: string, at: number): Claim[] {
  const here = { first: at, last: at }
  const [name = '', word = '', kind = ''] = meaning.split('.')
  if (name === 'untergruppe') {
    return [
      { criterion: 'objektart', value: { word }, ...here },
      { criterion: 'untergruppe', value: { word: kind }, ...here },
    ]
  }
  if (name === 'home') return layoutClaims({ rooms: Number(word), exactly: word === '1', isBare: false }, at)
  if (name === 'sort') return [{ criterion: 'sort', value: { sort: word as Sort }, ...here }]
  if (meaning === 'groundFloor') return [{ criterion: 'stock', value: { von: 0, bis: 0 }, ...here }]
  if (meaning === 'unlimitedTerm') return [{ criterion: 'befristung', value: { term: 'UNBEFRISTET' }, ...here }]
  if (meaning === 'investment')
    return [{ criterion: 'vermarktungsart', value: { word: 'KAUF' }, ...here, isImplied: true }]
  if (meaning === 'topic.deposit' || meaning === 'topic.term' || meaning === 'limitedTerm') {
    return [{ criterion: 'vermarktungsart', value: { word: 'MIETE' }, ...here, isImplied: true }]
  }
  if (meaning === 'topic.yield')
    return [{ criterion: 'vermarktungsart', value: { word: 'KAUF' }, ...here, isImplied: true }]
  const declared = criteria[name as CriterionName] as { kind: string; values?: readonly string[] } | undefined
  if (declared?.kind === 'flag') return [{ criterion: name as CriterionName, value: { flag: true }, ...here }]
  if (!declared?.values?.includes(word)) return []
  return [{ criterion: name as CriterionName, value: { word }, ...here }]
}

/** "Ground floor or first": an ordinal behind the ground floor counts storeys, too. */
function otherStorey({ items, used, lexicon }: Sentence, at: number): Claim | null {
  const next = [at + 2, at + 3].find((i) => isNumber(items[i]))
  const number = items[next ?? -1]
  if (next === undefined || !number || !means(items[at + 1], 'or') || used.has(next)) return null
  const isOrdinal = number.isOrdinal || number.meanings.some((meaning) => meaning.startsWith('ordinal.'))
  if (!isOrdinal || unitOf(items[next + 1]) !== undefined || !items.slice(at + 2, next).every(isEmpty)) return null
  used.add(next)
  const storey = (number.value ?? 0) - (lexicon.words.countsGround ? 1 : 0)
  return { criterion: 'stock', value: { von: storey, bis: storey }, first: next, last: next }
}

interface Layout {
  rooms: number
  exactly: boolean
  isBare: boolean
  /** The most rooms of a choice. */
  until?: number
}

/** "T2 ou T3", "2LDK~3LDK": the fewest and the most rooms; the second one then says the same as the first. */
function rangeOfLayouts(items: Sentence['items'], at: number): Layout | null {
  const partner = [at - 2, at - 1, at + 1, at + 2].find(
    (i) => items[i]?.layout && (Math.abs(i - at) === 1 || means(items[(i + at) / 2], 'or', 'to', 'comma')),
  )
  const [one, other] = [items[at]?.layout, items[partner ?? -1]?.layout]
  if (!one || !other) return null
  const [rooms, until] = [Math.min(one.rooms, other.rooms), Math.max(one.rooms, other.rooms)]
  return { ...one, rooms, until }
}

function layoutClaims({ rooms, exactly, isBare, until }: Layout, at: number): Claim[] {
  const here = { first: at, last: at }
  const zimmer: Claim = {
    criterion: 'zimmer',
    value: { von: rooms, ...((until || exactly) && { bis: until ?? rooms }) },
    ...here,
  }
  return isBare ? [zimmer] : [zimmer, { criterion: 'objektart', value: { word: 'WOHNUNG' }, ...here }]
}

/** "Moradia T4": the kind is named beside the notation. */
function isBesideKind(items: Sentence['items'], at: number): boolean {
  const before = isEmpty(items[at - 1]) ? items[at - 2] : items[at - 1]
  return [before, items[at + 1]].some((item) => item?.meanings.some(isKind))
}

/** A word may name a unit, a topic or a kind: tells whether it is the value here. */
function isMeant(
  sentence: Sentence,
  { criterion, value, first }: Claim,
  kinds: readonly Claim[],
  counting: ReadonlySet<number>,
): boolean {
  const { items } = sentence
  const item = items[first]
  const word = 'word' in value ? value.word : ''
  // "After 6 pm": an hour of the day.
  if (criterion === 'vermarktungsart' && item?.text === 'pm' && (items[first - 1]?.value ?? 99) <= 12) return false
  // "1階か2階": the storey is an end of a range that is read already.
  if (criterion === 'stock' && isNumber(item) && counting.has(first)) return false
  // "Tills vidare": for now behind what is not real, and no contract.
  if (criterion === 'befristung' && means(item, 'forNow') && items.some((one) => means(one, 'unreal'))) return false
  // "Price per m² up to 4,000" orders nothing.
  if (criterion === 'sort' && counting.has(first)) return false
  // "1,800 euros of pension": what one gets, and no guest house.
  if (means(item, 'untergruppe.GASTGEWERBE.PENSIONEN') && unitOf(items[first - 1]) === 'euro') return false
  // "A private pool" is not sold by its owner.
  if (criterion === 'provisionsfrei' && isOfFeature(items, first)) return false
  // "A warehouse to store furniture in"
  const isStored = kinds.length > 0 && kinds.every((kind) => 'word' in kind.value && STORING.includes(kind.value.word))
  if (word === 'MOEBLIERT' && isStored) return false
  const isNear = isBeside(items, first, 'around', 'aroundAfter')
  // "Close to the lifts", "opposite the castle": what a home lies beside it does not have.
  if (criterion === 'ausstattung' && isNear) return false
  const isFaced = isBeside(items, first, 'facing', 'facingAfter')
  if (criterion === 'ausstattung' && isFaced) return false
  if (criterion === 'objektart' || criterion === 'untergruppe') {
    // "3 Zimmer" counts rooms; "Zimmer in Graz" is one in a shared flat (see soughtRooms).
    if (countsRooms(item) && word === 'ZIMMER') return false
    // "Near a hotel", "a flat with room for an office": what a home lies beside, or may get, is no other kind.
    if ((isNear || isFaced) && kinds.some((kind) => kind.first !== first)) return false
    // A word for a store room is that of the flat beside it.
    if (item?.meanings.some((one) => one.startsWith('ausstattung.')) && kinds.some((kind) => kind.first !== first))
      return false
    // "3er piso" is a storey, "casa de dos pisos" a house of two.
    if (unitOf(item) === 'floor' && counting.has(first)) return false
    // "A flat, the house with 6 storeys at most"
    const isFlat = kinds.some((kind) => kind.first < first && 'word' in kind.value && kind.value.word === 'WOHNUNG')
    if (word === 'HAUS' && isFlat && hasStoreys(items, first)) return false
    // "A plot to build a house on"
    if (word === 'HAUS' && isToBuild(items, first, kinds)) return false
    const isOther = kinds.some((kind) => kind.first !== first)
    if (unitOf(item) === 'other' && isNumber(items[first - 1]) && isOther) return false
    const isBesides = kinds.some((kind) => kind.first < first)
    // "Haus mit Werkstatt", "house with a plot of 800 m²": what the home has is no other kind.
    // Nor is it one in "anything with a bit of land".
    const isLand = word === 'GRUNDSTUECK' && means(item, 'topic.plot') && !items.slice(0, first).every(isFirst)
    if ((isBesides || isLand) && isBehindWith(sentence, first)) return false
    // "Loft ou atelier": of a word for two kinds, the one that is named beside it.
    const own = item?.meanings.filter(isKind).map(objektartOf) ?? []
    const beside = kinds
      .filter((kind) => kind.first !== first)
      .flatMap(({ value }) => ('word' in value ? value.word : []))
    const named = own.filter((kind) => beside.includes(kind))
    const kind = criterion === 'objektart' ? word : own.find((one) => isPartOf(word, one))
    if (new Set(own).size > 1 && named.length > 0 && kind !== undefined && !named.includes(kind)) return false
    if (
      word === 'GRUNDSTUECK' &&
      means(item, 'topic.plot') &&
      kinds.some((kind) => kind.first !== first && 'word' in kind.value && kind.value.word !== 'GRUNDSTUECK') &&
      !means(items[first - 1], 'or') &&
      !means(items[first + 1], 'or')
    )
      return false
  }
  return true
}

/** Behind it in its clause, its storeys are counted. */
function hasStoreys(items: Sentence['items'], at: number): boolean {
  for (let i = at + 1; items[i] && !isBreak(items[i]); i++)
    if (unitOf(items[i]) === 'floor' && isNumber(items[i - 1]) && !items[i - 1]?.isOrdinal) return true
  return false
}

/** How far from the house the word for building may stand, in items. */
const BUILDING_REACH = 2

/** The house that will be built on the plot that is sought. */
function isToBuild(items: Sentence['items'], at: number, kinds: readonly Claim[]): boolean {
  const isPlot = kinds.some((kind) => kind.first < at && 'word' in kind.value && kind.value.word === 'GRUNDSTUECK')
  if (!isPlot) return false
  const near = [...sideOf(items, at, -1), ...sideOf(items, at, 1)]
  return near.some((item) => topicsOf(item).includes('built') && !isNumber(item))
}

/** The nearest items on one side, up to the end of the clause. */
function sideOf(items: Sentence['items'], at: number, step: 1 | -1): Item[] {
  const side: Item[] = []
  for (let i = at + step; Math.abs(i - at) <= BUILDING_REACH; i += step) {
    const item = items[i]
    if (!item || isBreak(item)) break
    side.push(item)
  }
  return side
}

/** Kinds in which furniture is made, sold or stored, and that nobody lets furnished. */
const STORING: readonly string[] = ['EINZELHANDEL', 'HALLEN_LAGER_PROD']

const isFirst = (item: Item): boolean => isEmpty(item) || means(item, 'with')

/** "HAUS" of `objektart.HAUS` and of `untergruppe.HAUS.VILLA`. */
const objektartOf = (meaning: string): string => meaning.split('.')[1] ?? ''

const isPartOf = (part: string, kind: string): boolean =>
  (UNTERGRUPPEN_JE_OBJEKTART[kind as Objektart] as readonly string[]).includes(part)

/** The word "private" alone, directly beside what a home has. */
const isOfFeature = (items: Sentence['items'], at: number): boolean =>
  /^priv\p{L}+$/u.test(items[at]?.text ?? '') &&
  [items[at - 1], items[at + 1]].some((item) => item?.meanings.some((meaning) => meaning.startsWith('ausstattung.')))

/** How many words may stand between a word for "near" and what is near: "close to a public pool". */
const BESIDE_REACH = 2

/** A word before what is beside it, or one behind, perhaps with an article or an adjective between. 大 also means "large". */
function isBeside(items: Sentence['items'], at: number, before: Link, behind: Link): boolean {
  const last = neighbour(items, at, -1, before)
  if (means(last, before) && last?.text !== '大') return true
  const next = neighbour(items, at, 1, behind)
  // "A flat near the underground": a word that may stand on either side concerns what follows.
  const isLeading = next !== undefined && means(next, before) && !isBreak(items[items.indexOf(next) + 1])
  return means(next, behind) && !isLeading
}

/** The next item that says something, or that is the word sought. */
function neighbour(
  items: Sentence['items'],
  at: number,
  step: 1 | -1,
  link: Link,
): Sentence['items'][number] | undefined {
  // What is far behind its home is that of something else: "a garden and a view of the near hills".
  const reach = step === 1 ? 1 : BESIDE_REACH
  let i = at + step
  const isSkipped = (item: Item | undefined) => isEmpty(item) || means(item, 'filler')
  for (let skipped = 0; skipped < reach && isSkipped(items[i]) && !means(items[i], link); skipped++) i += step
  return items[i]
}

/** How far behind "with" a part of a home may stand. */
const WITH_REACH = 6

/** In these languages "with" stands behind what a home has. */
const POSTPOSITIONAL: readonly Language[] = ['tr', 'jp']

/** A word for "with" that also says that something is sought ("нужен") makes nothing a part. */
function isBehindWith({ items, lexicon }: Sentence, at: number): boolean {
  if (POSTPOSITIONAL.includes(lexicon.language)) return false
  // Chinese puts what a home has before it: "带花园的房子".
  if (items[at - 1]?.text === '的') return false
  for (let i = at - 1; i >= at - WITH_REACH; i--) {
    const item = items[i]
    if (item && means(item, 'with')) return !seeks(item, lexicon)
    if (
      !isEmpty(items[i]) &&
      !items[i]?.meanings.some((meaning) => /^(?:ausstattung|zustand|bauart)\./.test(meaning)) &&
      !means(items[i], 'and', 'topic.size') &&
      !isNumber(items[i])
    )
      return false
  }
  return false
}

/** A garage or parking space that is sought, and not a part of a home. */
function soughtParking(sentence: Sentence, kinds: readonly Claim[]): Claim[] {
  const { items } = sentence
  const at = items.findIndex((item) => means(item, ...FEATURES_THAT_ARE_SOUGHT))
  const isHome =
    kinds.length > 0 ||
    items.some(
      (item, i) =>
        item.layout ||
        // "My van is 5.40 m long"
        ['rooms', 'bedrooms'].includes(unitOf(item) ?? '') ||
        (['m2', 'sqft'].includes(unitOf(item) ?? '') && (items[i - 1]?.value ?? LEAST_HOME) >= LEAST_HOME),
    )
  // A purchase price of a home: the garage goes with it.
  const isDear = items.some(({ value = 0 }) => value >= PARKING_MOST)
  if (at < 0 || isHome || isDear || isBehindWith(sentence, at) || isNegated(items, at)) return []
  const others = items.some(
    (item, i) =>
      i !== at &&
      item.meanings.some((meaning) => meaning.startsWith('ausstattung.')) &&
      !means(item, ...FEATURES_THAT_ARE_SOUGHT),
  )
  return others ? [] : [{ criterion: 'objektart', value: { word: 'PARKEN' }, first: at, last: at }]
}

const GARAGES = /garage|garaj|garaz|гараж|كراج|گاراژ|车库|ガレージ/

/** "Flat with underfloor heating and a place in the garage": beside a home, a word for parking is a feature. */
function asPartOfHome({ items }: Sentence, claim: Claim, kinds: readonly Claim[]): Claim {
  const { criterion, value, first } = claim
  if (criterion !== 'objektart' || !('word' in value) || value.word !== 'PARKEN') return claim
  const isChoice = means(items[first - 1], 'or') || means(items[first + 1], 'or')
  const isHome = kinds.some((kind) => 'word' in kind.value && kind.value.word !== 'PARKEN')
  if (isChoice || !isHome) return claim
  const word = GARAGES.test(items[first]?.text ?? '') ? 'GARAGE' : 'STELLPLATZ'
  return { ...claim, criterion: 'ausstattung', value: { word } }
}

const isNegated = (items: Sentence['items'], at: number) =>
  [1, 2].some((back) => means(items[at - back], 'not')) || means(items[at + 1], 'notAfter')

/** "Zimmer in Graz": the word for rooms without a number is a room in a shared flat, where nothing else is sought. */
function soughtRooms({ items }: Sentence, kinds: readonly Claim[], counting: ReadonlySet<number>): Claim[] {
  const at = items.findIndex(
    (item, i) =>
      means(item, 'objektart.ZIMMER') &&
      countsRooms(item) &&
      !counting.has(i) &&
      !isNumber(items[i - 1]) &&
      !isNumber(items[i + 1]),
  )
  const isOnly = kinds.every(({ first, value }) => first === at || ('word' in value && value.word === 'ZIMMER'))
  const hasRooms = items.some((item, i) => i !== at && countsRooms(item) && isNumber(items[i - 1]))
  return at < 0 || !isOnly || hasRooms
    ? []
    : [{ criterion: 'objektart', value: { word: 'ZIMMER' }, first: at, last: at }]
}
