import type { HomeTopic } from '../domain/assistant/acts.ts'
import { CRITERIA, type CriterionName, type Filter } from '../domain/search/criteria.ts'
import { REGIONS } from '../understanding/regions.ts'
import { scopeOf, turnedNumber } from '../understanding/scope.ts'
import { type Item, isBreak, isNumber, isPlace, means, suffixOf, topicsOf, unitOf } from '../understanding/sentence.ts'
import type { Meaning } from './lexicon.ts'
import { has, hasQuestionMark, isWithin, itemAt, type Message } from './message.ts'
import type { Search } from './state.ts'

/** What a place stands for: a message that names one replaces all of these. */
export const PLACES: readonly CriterionName[] = ['ort', 'plz', 'umkreis', 'gebiet']
/** All that says where; a country holds beside a place. */
export const WHERE: readonly CriterionName[] = [...PLACES, 'land']
const PRICES: readonly CriterionName[] = ['preis', 'miete']

/** Tells whether a message says that something is not needed. */
export const isDropping = (message: Message): boolean =>
  has(message, 'change.drop') || message.items.some((_, at, items) => isDropWord(items, at))

const isDropWord = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'notAfter') && !means(items[at], 'not') && turnedNumber(items, at) === undefined

/** Which criteria a topic of a home is about, for "the rooms do not matter". */
const OF_TOPIC: Readonly<Partial<Record<HomeTopic, readonly CriterionName[]>>> = {
  preis: PRICES,
  flaeche: ['flaeche'],
  zimmer: ['zimmer'],
  schlafzimmer: ['zimmer'],
  grund: ['grund'],
  stockwerk: ['stock', 'dachgeschoss'],
  heizung: ['heizung'],
  energie: ['hwb'],
  baujahr: ['baujahr', 'bauart'],
  zustand: ['zustand'],
  verfuegbar: ['verfuegbar'],
  befristung: ['befristung'],
  provision: ['provisionsfrei'],
  kaution: ['kaution'],
  adresse: WHERE,
}
/** The same for the words of a search. */
const OF_WORD: Readonly<Record<string, CriterionName>> = {
  'unit.rooms': 'zimmer',
  'unit.bedrooms': 'zimmer',
  'unit.m2': 'flaeche',
  'unit.floor': 'stock',
  groundFloor: 'stock',
  'topic.size': 'flaeche',
  'topic.price': 'preis',
  'topic.rent': 'preis',
  'topic.plot': 'grund',
  'topic.built': 'baujahr',
  'topic.age': 'baujahr',
  'topic.deposit': 'kaution',
  'topic.energy': 'hwb',
  'topic.class': 'hwb',
  'topic.available': 'verfuegbar',
  'topic.yield': 'rendite',
  atOnce: 'verfuegbar',
  'topic.term': 'befristung',
  limitedTerm: 'befristung',
  unlimitedTerm: 'befristung',
  commission: 'provisionsfrei',
  provisionsfrei: 'provisionsfrei',
  dachgeschoss: 'dachgeschoss',
}

/** A search without what a message no longer asks for, and what it asks for besides. */
export interface Dropped {
  /** null when nothing of it is set */
  search: Search | null
  said: Search
  /** The message names what it drops, be it set or not. */
  isNamed: boolean
}

/**
 * Removes from a search what a message says is not needed. `said` is what the message asks for besides: "without a balcony,
 * but with a garden" keeps the garden, and "the deposit does not matter" makes no wish for a flat to rent of the deposit.
 */
export function drop(message: Message, search: Search, said: Search): Dropped {
  const { items } = message
  const filter: Filter = { ...search.filter }
  const asked: Filter = { ...said.filter }
  const removeFrom = (from: Filter, name: CriterionName, word?: string) => {
    const list = from[name]
    if (word === undefined || !Array.isArray(list)) delete from[name]
    else if (list.length > 1) Object.assign(from, { [name]: list.filter((one) => one !== word) })
    else if (list.includes(word)) delete from[name]
  }
  const remove = (name: CriterionName, word?: string) => removeFrom(filter, name, word)
  const isDropped = isDropping(message)
  const kept = keptIn(message)
  const clauses = clausesOf(items)
  const dropping = droppingClauses(message, clauses)
  const { negated } = scopeOf(message)
  const isTarget = (at: number) => isDropped && !kept.has(at) && (!dropping || dropping.has(clauses[at] as number))
  // "Balcony not, terrace" exchanges, and "Linz is fine too" adds.
  const isOutright = has(message, 'change.drop') && !has(message, 'change.also', 'change.instead')
  let isNamed = false
  if (has(message, 'change.anywhere')) for (const name of WHERE) remove(name)
  if (has(message, 'change.any_price')) for (const name of PRICES) remove(name)
  const isOfDrop = (at: number) => means(items[at], 'topic.price', 'topic.rent') && isInMark(message, at, 'change.drop')
  for (const [at, item] of items.entries()) {
    // Italian "importa" is no misspelt price.
    if (isOfDrop(at)) continue
    if ((!isTarget(at) && !negated.has(at)) || kept.has(at)) continue
    const isOfOne = item.meanings.some((meaning) => OF_WORD[meaning] !== undefined)
    for (const meaning of item.meanings) {
      const [name = '', word, kind] = meaning.split('.')
      const known = OF_WORD[meaning]
      // What only words say is said of what goes: "the attic is not needed".
      const isWord =
        isTarget(at) &&
        known !== undefined &&
        search.filter[known] !== undefined &&
        !items.some((one, i) => isNumber(one) && clauses[i] === clauses[at])
      if (known && (said.filter[known] === undefined || isWord)) {
        if (known === 'preis') for (const one of PRICES) remove(one)
        else remove(known)
        if (isTarget(at)) delete asked[known]
        isNamed ||= isTarget(at)
      } else if (word && name in filter && !isOfOne && includes(filter, name as CriterionName, kind ?? word))
        remove(name as CriterionName, kind ?? word)
      if (isTarget(at) && word && CRITERIA.some(([one]) => one === name)) {
        isNamed = true
        // A word for the size of the plot makes no plot of a flat.
        if ((isOutright && dropping) || isOfOne) forget(asked, name as CriterionName, word, kind)
      }
    }
    for (const slug of slugsOf(item)) {
      if (includes(filter, 'ort', slug)) remove('ort', slug)
      // "Drop Linz" leaves out no place.
      if (isTarget(at) && isOutright) removeFrom(asked, 'ohne', slug)
      isNamed ||= isTarget(at)
    }
  }
  if (isDropped) {
    const namesPlace = items.some(isPlace) || PLACES.some((name) => said.filter[name] !== undefined)
    for (const { meaning, tokens } of message.marks) {
      const at = itemAt(message, tokens[0] ?? -1)
      if (!isTarget(at)) continue
      const [kind, topic] = meaning.split('.') as [string, HomeTopic]
      const names =
        kind === 'topic'
          ? (OF_TOPIC[topic] ?? [])
          : meaning === 'where' && !namesPlace && !has(message, 'change.wider')
            ? WHERE
            : []
      for (const name of names) if (said.filter[name] === undefined) remove(name)
      if (meaning === 'topic.haustiere') remove('ausstattung', 'HAUSTIERE')
      isNamed ||= names.length > 0
    }
  }
  // What the offer follows from goes: nothing else says it.
  const isOffer = items.some((item) => item.meanings.some((meaning) => meaning.startsWith('vermarktungsart.')))
  if (isNamed && !isOffer && search.filter.vermarktungsart) delete asked.vermarktungsart
  const isSame = JSON.stringify(filter) === JSON.stringify(search.filter)
  return { search: isSame ? null : { ...search, filter }, said: { ...said, filter: asked }, isNamed }
}

/** The places of a name; of a landscape all of them. */
function slugsOf(item: Item): readonly string[] {
  const region = suffixOf(item, 'region.')
  if (region) return REGIONS[region as keyof typeof REGIONS]
  const slug = item.places?.[0]?.slug ?? suffixOf(item, 'place.')
  return slug ? [slug] : []
}

/** An item of which every word belongs to a phrase. */
function isInMark({ items, tokens, marks }: Message, at: number, meaning: Meaning): boolean {
  const own = tokens.flatMap((token, i) => (isWithin(items[at] as Item, token) ? [i] : []))
  return marks.some((mark) => mark.meaning === meaning && own.every((i) => mark.tokens.includes(i)))
}

/** Removes a word, and a kind with the kind that it is part of. */
function forget(filter: Filter, name: CriterionName, word: string, kind?: string): void {
  const list = filter[name]
  const gone = kind ?? word
  if (kind) forget(filter, 'objektart', word)
  if (!Array.isArray(list)) return
  const left = (list as readonly string[]).filter((one) => one !== gone)
  if (left.length > 0) Object.assign(filter, { [name]: left })
  else delete filter[name]
}

/** The number of the clause of each item. */
function clausesOf(items: readonly Item[]): number[] {
  let clause = 0
  return items.map((item) => (isBreak(item) || means(item, 'but') ? ++clause : clause))
}

/**
 * The clauses that drop something, with those before them that only list: "balcony, lift, all that is not needed".
 * @returns null where they name nothing themselves, and all of the message is meant
 */
function droppingClauses(message: Message, clauses: readonly number[]): Set<number> | null {
  const { items, marks } = message
  const found = new Set<number>()
  for (const { meaning, tokens } of marks)
    if (meaning === 'change.drop') for (const token of tokens) found.add(clauses[itemAt(message, token)] ?? -1)
  for (const at of items.keys()) if (isDropWord(items, at)) found.add(clauses[at] as number)
  const isNaming = (item: Item) =>
    isPlace(item) || unitOf(item) !== undefined || topicsOf(item).length > 0 || item.meanings.some(namesCriterion)
  const namesIn = (clause: number) =>
    items.some((item, at) => clauses[at] === clause && isNaming(item)) ||
    marks.some(
      ({ meaning, tokens }) =>
        (meaning.startsWith('topic.') || meaning === 'where') && clauses[itemAt(message, tokens[0] ?? -1)] === clause,
    )
  if (![...found].some(namesIn)) return null
  for (const clause of [...found].sort((a, b) => b - a)) {
    let before = clause - 1
    const isListed = (one: number) =>
      items.every(
        (item, at) =>
          clauses[at] !== one || isNaming(item) || means(item, 'comma', 'filler', 'and', 'or', 'not', 'nor'),
      ) && namesIn(one)
    while (before >= 0 && isListed(before)) found.add(before--)
  }
  return found
}
const namesCriterion = (meaning: string): boolean =>
  OF_WORD[meaning] !== undefined || CRITERIA.some(([name]) => meaning.startsWith(`${name}.`))

/** "Drop Linz, only Steyr stays": what "only" stands beside, or of several places those of a clause that drops nothing. */
function keptIn({ items, marks, tokens }: Message): Set<number> {
  const kept = new Set<number>()
  for (const at of items.keys()) {
    let before = at - 1
    while (means(items[before], 'in', 'filler') && !means(items[before], 'exactly')) before--
    if (means(items[before], 'exactly') || means(items[at + 1], 'exactlyAfter')) kept.add(at)
  }
  const clauseOf = (from: number) => items.filter((item) => item.to <= from && isBreak(item)).length
  const dropping = new Set(
    marks
      .filter(({ meaning }) => meaning === 'change.drop')
      .flatMap(({ tokens: by }) => by.map((at) => clauseOf(tokens[at]?.from ?? 0))),
  )
  const places = items.flatMap((item, at) => (slugsOf(item).length > 0 ? [at] : []))
  const others = places.filter((at) => !dropping.has(clauseOf(items[at]?.from ?? 0)))
  if (dropping.size > 0 && others.length < places.length) for (const at of others) kept.add(at)
  return kept
}

/** A statement that names nothing but features that the search has already. */
export function isStatementOf(message: Message, said: Search, search: Search | undefined): boolean {
  const { ausstattung, ...others } = said.filter
  const known = search?.filter.ausstattung
  return (
    ausstattung !== undefined &&
    known !== undefined &&
    Object.keys(others).length === 0 &&
    said.sort === undefined &&
    !hasQuestionMark(message) &&
    !message.marks.some(({ meaning, tokens }) => meaning === 'question' && tokens[0] === 0) &&
    ausstattung.every((one) => known.includes(one))
  )
}

/** What a statement repeats is what it no longer asks for, unless it stresses it. */
export function dropKnown(message: Message, search: Search, said: Search): Search | null {
  const isStressed = has(message, 'seeking') && !message.items.some((item) => means(item, 'not', 'notAfter'))
  if (isStressed || !isStatementOf(message, said, search)) return null
  const kept = search.filter.ausstattung?.filter((one) => !said.filter.ausstattung?.includes(one)) ?? []
  const { ausstattung, ...others } = search.filter
  return { ...search, filter: { ...others, ...(kept.length > 0 && { ausstattung: kept }) } }
}

/** "Take the deposit back": a search without the criterion that the message names. @returns null when it names none */
export function dropNamed(message: Message, search: Search): Search | null {
  const dropping: Message = { ...message, marks: [...message.marks, { meaning: 'change.drop', tokens: [] }] }
  return drop(dropping, search, { filter: {} }).search
}

const includes = (filter: Filter, name: CriterionName, word: string): boolean => {
  const value = filter[name]
  return Array.isArray(value) && (value as readonly string[]).includes(word)
}
