import { availability } from './dates.ts'
import { energyClasses } from './energy-classes.ts'
import { isKind } from './meanings.ts'
import { type Bound, boundOf, rangeAt, squareMetreOf, topicOf, unitAt } from './quantity.ts'
import {
  type Claim,
  clauseBegin,
  countsRooms,
  type Item,
  isEmpty,
  isNumber,
  isPlace,
  means,
  type Sentence,
  topicsOf,
  unitOf,
} from './sentence.ts'
import type { Topic, Unit } from './words.ts'

/** Square metres. Source: BGBl. for Joch; 1 坪 is 400/121 m². */
const SQUARE_METRES: Partial<Record<Unit, number>> = {
  m2: 1,
  sqft: 0.092903,
  acre: 4047,
  are: 100,
  decare: 1000,
  hectare: 10_000,
  joch: 5755,
  tsubo: 3.30579,
}
/** Below it, an amount without a unit or a topic is not taken for a price. */
const LEAST_PRICE = 100
const PRICE_MOST = 100_000_000
/** From here on, an amount without a unit is a price, also beside a plot: larger ones are said in hectares. */
const LEAST_BUDGET = 10_000
/** From here on, prices are named in thousands. */
const ODD_FROM = 1_000_000
const ROUND_MILLION = 1000
/** No home is smaller, in m²: it is a height or a way. */
const LEAST_SIZE = 10
/** The most rooms that a bare number behind a correction is taken for. */
const CORRECTED_MOST = 12
const ROUGHLY = 0.1
/** Arabic "and" is written together with the word behind it. */
const ARABIC_AND = 'و'
/** No home has more rooms. */
const ROOMS_MOST = 60
/** What may be a year of building. */
const FIRST_YEAR = 1500
const LAST_YEAR = 2100
/** Rents that people ask for are multiples of it. */
const ROUND = 50

/** Reads every number of a sentence: what it counts, and which bound of which criterion it is. */
export function measures(sentence: Sentence): Claim[] {
  const { items } = sentence
  const claims: Claim[] = [...energyClasses(sentence), ...availability(sentence)]
  let before: Counted | undefined
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (!isNumber(item) || sentence.used.has(at)) continue
    const range = rangeAt(sentence, at)
    const last = range?.last ?? at
    const counted = unitAt(sentence, at, last)
    // "房租800到1000之间": the word behind an amount counts no rooms.
    const unit =
      countsRooms(items[counted?.at ?? -1]) && item.value > ROOMS_MOST
        ? null
        : (counted ?? correctedRooms(sentence, at) ?? otherEnd(sentence, at, before))
    const metre = squareMetreOf(sentence, at, unit?.at ?? last, unit?.unit === 'euro')
    // "70 €/m²": for a plot less than any price.
    if (metre !== null && (item.value >= LEAST_PRICE || unit?.unit === 'euro' || metre === last + 1)) {
      sentence.used.add(metre)
      continue
    }
    const said = range ? null : boundOf(sentence, at, Math.max(last, unit?.at ?? last))
    // "850 für zwei Zimmer": a word for "for" bounds a price, and counts no rooms.
    const isFor = said !== null && countsRooms(items[unit?.at ?? -1]) && isPricedFor(items, said.at)
    const bound =
      said === null || isFor || isOfYears(items[said.at], item.value)
        ? null
        : { ...said, bound: boundOfUnit(items[said.at], said.bound, unit?.unit) }
    // What its unit alone explains leaves the topic to the next number: "4th floor, built after 2010".
    const isTopical = unit === null || !['rooms', 'bedrooms', 'floor'].includes(unit.unit)
    // "2,000 euros of deposit at most": a word for a topic stands before the bound.
    const end = Math.max(last, unit?.at ?? last)
    const isBetween = items.slice(end + 1, bound?.at ?? 0).some((item) => topicsOf(item).length > 0)
    const topic = isTopical
      ? topicOf(sentence, at, isBetween ? end : Math.max(end, bound?.at ?? end), unit?.unit)
      : null
    const span = {
      first: Math.min(at, unit?.at ?? at, bound?.at ?? at),
      last: Math.max(last, unit?.at ?? last, bound?.at ?? last),
    }
    const numbers = range ? [range.von, range.bis] : [item.value]
    const read = criterionOf(sentence, at, {
      unit: unit?.unit,
      topic: topic?.topic,
      isTopicBehind: topic !== null && topic.at > at,
      bound: bound?.bound,
      numbers,
      isRange: range !== null,
    })
    // Money of one's own is said once: the next amount is a price.
    if (topic?.topic === 'funds') sentence.used.add(topic.at)
    if (!read || (read.criterion === 'preis' && !numbers.every((number) => isPrice(number, unit?.unit)))) continue
    claims.push({ ...read, ...span })
    before = { unit: unit?.unit, bound: bound?.bound, value: item.value, last: span.last }
    for (let i = at; i <= last; i++) sentence.used.add(i)
    for (const used of [unit?.at, topic?.at, bound?.at]) if (used !== undefined) sentence.used.add(used)
  }
  return claims
}

/** Polish "po 2000", built after, but "po 600", for 600 each: a word of years bounds nothing else. */
const isOfYears = (bound: Item | undefined, value: number): boolean =>
  topicsOf(bound).includes('built') && (value < FIRST_YEAR || value > LAST_YEAR)

/** "Um 500" is for 500, and "um 80 m²" about that size. */
const boundOfUnit = (item: Item | undefined, bound: Bound, unit: Unit | undefined): Bound =>
  means(item, 'about') && unit !== undefined && SQUARE_METRES[unit] ? 'about' : bound

/** "850 för två rum": the word for "for", which also bounds prices, behind an amount. */
const isPricedFor = (items: Sentence['items'], at: number): boolean =>
  means(items[at], 'filler') && (isNumber(items[at - 1]) || unitOf(items[at - 1]) === 'euro')

/** Nobody names so odd an amount as a price, but as a telephone number: 1234567, 660 123 456. */
const isPrice = (amount: number, unit: Unit | undefined): boolean =>
  amount < PRICE_MOST && (amount < ODD_FROM || amount % ROUND_MILLION === 0 || unit === 'euro')

/** "2 Zimmer, na besser 3": what a bare number behind a correction counts. */
function correctedRooms({ items }: Sentence, at: number): { unit: Unit; at: number } | null {
  if (means(items[at - 1], 'exactly')) return roomsAgain(items, at)
  let before = at - 1
  while (means(items[before], 'filler') && !means(items[before], 'instead')) before--
  if (!means(items[before], 'instead') || (items[at]?.value ?? 0) > CORRECTED_MOST || items[at]?.isOrdinal) return null
  const rooms = items.findLastIndex((item, i) => i < before && countsRooms(item) && isNumber(items[i - 1]))
  const unit = unitOf(items[rooms])
  return unit && before - rooms <= 3 ? { unit, at } : null
}

/** "Three rooms in Kufstein, exactly three" */
function roomsAgain(items: Sentence['items'], at: number): { unit: Unit; at: number } | null {
  const rooms = items.findLastIndex(
    (item, i) => i < at && countsRooms(item) && isNumber(items[i - 1]) && items[i - 1]?.value === items[at]?.value,
  )
  const unit = unitOf(items[rooms])
  return unit ? { unit, at } : null
}

interface Counted {
  unit: Unit | undefined
  bound: Bound | undefined
  value: number
  last: number
}

/** "More than 80 m² and less than 110": the unit is said once. */
function otherEnd(sentence: Sentence, at: number, before: Counted | undefined): { unit: Unit; at: number } | null {
  const { items } = sentence
  if (!before?.unit || before.last >= at || before.last < at - 4) return null
  const between = items.slice(before.last + 1, at)
  const isJoined =
    between.some((item) => means(item, 'and', 'but') || item.text.startsWith(ARABIC_AND)) &&
    between.every((item) => means(item, 'and', 'but', 'max', 'min') || isEmpty(item))
  const bound = boundOf(sentence, at, at)?.bound
  const isOther = (before.bound === 'min' && bound === 'max') || (before.bound === 'max' && bound === 'min')
  const ratio = (items[at]?.value ?? 0) / before.value
  return isJoined && isOther && ratio > 0.1 && ratio < 10 ? { unit: before.unit, at } : null
}

interface Quantity {
  unit: Unit | undefined
  topic: Topic | undefined
  /** The topic stands behind the number. */
  isTopicBehind: boolean
  bound: Bound | undefined
  numbers: readonly number[]
  isRange: boolean
}

type Read = Pick<Claim, 'criterion' | 'value'> | null

/** The criterion that a quantity belongs to. */
function criterionOf(sentence: Sentence, at: number, quantity: Quantity): Read {
  const { unit, topic, bound, numbers } = quantity
  const ranged = (criterion: Claim['criterion'], usual: 'von' | 'bis', change = (n: number) => n): Read => {
    return { criterion, value: boundsOfNumbers(numbers.map(change), bound, quantity.isRange, usual) }
  }
  if (countsGuests(sentence, unit)) return null
  if (unit === 'rooms') return ranged('zimmer', 'von')
  if (unit === 'bedrooms') return ranged('zimmer', 'von', (n) => n + 1)
  const metres = unit && SQUARE_METRES[unit]
  if (metres) {
    const area = areaOf(sentence, at, topic, unit)
    if (area === 'flaeche' && numbers.every((n) => n * metres < LEAST_SIZE)) return null
    return area && ranged(area, 'von', (n) => Math.round(n * metres))
  }
  if (unit === 'floor') {
    if (countsStoreys(sentence, at, numbers)) return null
    const off = sentence.lexicon.words.countsGround ? 1 : 0
    return floorOf(
      numbers.map((n) => n - off),
      bound,
      quantity.isRange,
    )
  }
  if (unit === 'percent') return topic === 'yield' ? ranged('rendite', 'von') : null
  if (unit === 'kwh') return ranged('hwb', 'bis')
  if (unit === 'years') {
    // A calendar year with its word: "2000年", "2000 года".
    const isCalendar = numbers.every((n) => n >= FIRST_YEAR && n <= LAST_YEAR)
    if (isCalendar) return topic === 'built' || (topic === undefined && bound) ? ranged('baujahr', 'von') : null
    return yearsOf(sentence, at, quantity)
  }
  // A loan and money of one's own are no budget.
  if (topic === 'funds') return null
  if (unit === 'euro') return topic === 'deposit' ? ranged('kaution', 'bis') : ranged('preis', 'bis')
  if (unit) return null
  return withoutUnit(sentence, at, quantity, ranged)
}

function withoutUnit(
  { items, gazetteer }: Sentence,
  at: number,
  { topic, bound, numbers, isRange }: Quantity,
  ranged: (criterion: Claim['criterion'], usual: 'von' | 'bis') => Read,
): Read {
  const item = items[at] as { text: string; isOrdinal?: true }
  const [number = 0] = numbers
  if (item.isOrdinal) return null
  const isYear = number >= FIRST_YEAR && number <= LAST_YEAR
  const isPlain = /^\d{4}$/.test(item.text) && !bound && !isRange
  // "1070 Wien": what stands before a town is its postcode, and no rent.
  if (isPlain && isPlace(items[at + 1]) && gazetteer.isPostcode(item.text))
    return { criterion: 'plz', value: { word: item.text } }
  if (topic === 'built' && isYear) return ranged('baujahr', 'von')
  if (topic === 'deposit' && number >= LEAST_PRICE) return ranged('kaution', 'bis')
  if (topic === 'energy') return ranged('hwb', 'bis')
  if (topic === 'yield') return ranged('rendite', 'von')
  if (topic === 'size' && number >= 10) return ranged('flaeche', 'von')
  if (topic === 'plot' && number >= LEAST_PRICE && number < LEAST_BUDGET) return ranged('grund', 'von')
  // "1070 Miete": the figure of a postcode that nobody would name as a rent.
  const isRent = topic === 'rent' && (number % ROUND === 0 || !gazetteer.isPostcode(item.text) || !isPlain)
  if ((topic === 'price' || isRent) && number >= LEAST_PRICE) return ranged('preis', 'bis')
  if (isPlain && gazetteer.isPostcode(item.text)) return { criterion: 'plz', value: { word: item.text } }
  // "A house from around 1900" may be a year, and "from 1900" is no price that anybody means.
  if (/^\d{4}$/.test(item.text) && isYear && (bound === 'min' || bound === 'about')) return null
  if (number >= LEAST_BUDGET || ((bound || isRange) && number >= LEAST_PRICE)) return ranged('preis', 'bis')
  return null
}

/** The bounds that a number sets: those that were said, or the usual one of the criterion. */
function boundsOfNumbers(numbers: readonly number[], bound: Bound | undefined, isRange: boolean, usual: 'von' | 'bis') {
  const [number = 0, other = number] = numbers
  if (isRange) return { von: Math.min(number, other), bis: Math.max(number, other) }
  if (bound === 'max') return { bis: number }
  if (bound === 'min') return { von: number }
  if (bound === 'exactly') return { von: number, bis: number }
  if (bound === 'about' && number > 20)
    return { von: Math.round(number * (1 - ROUGHLY)), bis: Math.round(number * (1 + ROUGHLY)) }
  return usual === 'von' ? { von: number } : { bis: number }
}

function floorOf(numbers: readonly number[], bound: Bound | undefined, isRange: boolean): Read {
  return { criterion: 'stock', value: boundsOfNumbers(numbers, bound ?? 'exactly', isRange, 'von') }
}

/** "A hotel with 30 rooms": those of its guests. */
function countsGuests({ items }: Sentence, unit: Unit | undefined): boolean {
  const kinds = items.flatMap(({ meanings }) => meanings.filter((one) => isKind(one) && one !== 'objektart.ZIMMER'))
  return (unit === 'rooms' || unit === 'bedrooms') && kinds.length > 0 && kinds.every((one) => /GASTGEWERBE/.test(one))
}

/** How many storeys a house has at most, where the figure could also be the one of a flat. */
const STOREYS_MOST = 4

/** "The building should have 6 storeys at most" */
function isOfBuilding(items: Sentence['items'], at: number): boolean {
  const isBuilding = (item: Item) => means(item, 'building') || item.meanings.includes('objektart.HAUS')
  return !items[at]?.isOrdinal && items.slice(clauseBegin(items, at), at).some(isBuilding)
}

/** "A house with two floors": what a house has, and not where a flat lies. */
function countsStoreys({ items }: Sentence, at: number, [number = 0]: readonly number[]): boolean {
  if (isOfBuilding(items, at)) return true
  const kinds = items.flatMap(({ meanings }) => meanings.filter(isKind))
  return (
    !items[at]?.isOrdinal &&
    number <= STOREYS_MOST &&
    kinds.length > 0 &&
    kinds.every((kind) => /\.HAUS|\.MAISONETTE/.test(kind))
  )
}

const isLet = (items: Sentence['items']): boolean =>
  items.some((item) => means(item, 'vermarktungsart.MIETE')) &&
  !items.some((item) => means(item, 'vermarktungsart.KAUF'))

/** Years that a contract lasts, or the age of a house. */
function yearsOf(
  { today, items }: Sentence,
  at: number,
  { topic, bound, isTopicBehind, numbers: [years = 0] }: Quantity,
): Read {
  if (topic === 'term') return { criterion: 'befristung', value: { term: years } }
  // "I am 34 years old": only a bound tells the age of a house.
  if (topic === 'age' && isTopicBehind && bound === undefined) return null
  // "Long let, at least 5 years"
  if (topic === undefined && bound === 'min' && unitOf(items[at + 1]) === 'years' && isLet(items))
    return { criterion: 'befristung', value: { term: years } }
  if (topic === 'age' || (topic === 'built' && bound !== undefined))
    return { criterion: 'baujahr', value: { von: Number(today.slice(0, 4)) - years } }
  return null
}

const OUTSIDE = [
  'ausstattung.GARTEN',
  'ausstattung.TERRASSE',
  'ausstattung.BALKON',
  'ausstattung.LOGGIA',
  'ausstattung.KELLER',
]

/** Metres that people also say for square metres. */
const METRE = /^(?:m|м|метр\p{L}*)$/u

/** "300 м до автобуса", "300 m do przystanku": metres to somewhere. */
function isDistance(items: Sentence['items'], at: number): boolean {
  const isTo = means(items[at + 2], 'to', 'max')
  return METRE.test(items[at + 1]?.text ?? '') && isTo && items[at + 3] !== undefined && !isNumber(items[at + 3])
}

/** Whether a size is that of the home or of the plot; null when it is that of a garden or terrace. */
function areaOf(sentence: Sentence, at: number, topic: Topic | undefined, unit: Unit): 'flaeche' | 'grund' | null {
  const { items } = sentence
  const near = [items[at - 3], items[at - 2], items[at - 1], items[at + 2], items[at + 3]]
  const until = near.slice(0, 3).findLastIndex((item) => means(item, 'comma', 'stop') || isNumber(item))
  const around = [
    ...near.slice(until + 1, 3),
    ...(means(items[at + 2], 'comma', 'stop', 'with', 'and') ? [] : near.slice(3, 4)),
  ]
  // "With a balcony (12 m²)"
  if (items[at - 1]?.text === '(' && means(items[at - 2], ...OUTSIDE)) return null
  if (isDistance(items, at)) return null
  if (around.some((item) => means(item, ...OUTSIDE)) && topic !== 'size' && topic !== 'plot') return null
  if (topic === 'plot' || unit === 'joch' || unit === 'hectare' || unit === 'acre') return 'grund'
  const kinds = kindsSought(sentence)
  const isLand = (kind: string) => /\.GRUNDSTUECK/.test(kind)
  // "A plot with an area of 800 m²"
  if (topic === 'size') return kinds.length > 0 && kinds.every(isLand) ? 'grund' : 'flaeche'
  if (kinds.some(isLand)) {
    if (kinds.every(isLand)) return 'grund'
    if (around.some((item) => item?.meanings.some(isLand))) return 'grund'
  }
  return 'flaeche'
}

/** The kinds that a sentence names and does not refuse: of "no house but a plot" the plot. */
function kindsSought({ items, negated, corrected }: Sentence): string[] {
  const kinds = items.flatMap(({ meanings }, at) =>
    negated.has(at) ? [] : meanings.filter(isKind).map((kind) => ({ kind, isLate: at > corrected })),
  )
  const late = kinds.filter(({ isLate }) => isLate)
  return (corrected >= 0 && late.length > 0 ? late : kinds).map(({ kind }) => kind)
}
