import { type Objektart, UNTERGRUPPEN_JE_OBJEKTART } from '../domain/properties/vocabulary.ts'
import { CRITERIA, type Filter, type Range, type Sort, withAlternatives } from '../domain/search/criteria.ts'
import type { Scope } from './scope.ts'
import { type Claim, type Item, isBreak, isEmpty, isPlace, means, type Sentence, unitOf } from './sentence.ts'

/** What a sentence means: the claims that stand, and the search that they make. */
export interface Settled {
  filter: Filter
  sort?: Sort
  claims: readonly Claim[]
}

/** Applies asides, negation, wishes, corrections and alternatives to the claims, and joins the rest to one search. */
export function settle(sentence: Sentence, all: readonly Claim[], scope: Scope): Settled {
  const { asides } = sentence
  const own = all.filter(({ first, last }) => !asides.has(first) && !asides.has(last))
  const turned = own.flatMap((claim) => underNegation(sentence, claim, scope))
  const said = turned.filter((claim) => !isWished(claim, scope) && !isReplaced(turned, claim, scope))
  const chosen = withoutNarrowing(sentence, withoutChoices(sentence, said))
  const standing = withoutOrigin(sentence, withoutTownOfPostcode(sentence, withoutImplied(chosen)))
  const { filter, sort } = join(sentence, standing)
  return { filter, ...(sort && { sort }), claims: standing }
}

/** What "not" makes of a claim: a place is left out, the ground floor means higher storeys, anything else says nothing. */
function underNegation({ items }: Sentence, claim: Claim, { negated }: Scope): Claim[] {
  const { criterion, first, last, value } = claim
  const isNegated = criterion !== 'sort' && (negated.has(first) || negated.has(last))
  if (!isNegated) return [claim]
  // What opposites() made of the negation itself.
  if (criterion === 'provisionsfrei' && means(items[first], 'commission')) return [claim]
  if (criterion === 'befristung' && means(items[first], 'limitedTerm')) return [claim]
  if (criterion === 'ort' && 'word' in value) return [{ ...claim, criterion: 'ohne' }]
  if (criterion === 'stock' && means(items[first], 'groundFloor')) return [{ ...claim, value: { von: 1 } }]
  return []
}

/** Commission and limited terms have an opposite: claims of their own, made of the negation itself. */
export function opposites({ items, used }: Sentence, { negated }: Scope): Claim[] {
  return items.flatMap((item, at): Claim[] => {
    if (!negated.has(at)) return []
    const here = { first: at, last: at }
    if (means(item, 'commission'))
      return used.add(at) && [{ criterion: 'provisionsfrei', value: { flag: true }, ...here }]
    if (means(item, 'limitedTerm'))
      return used.add(at) && [{ criterion: 'befristung', value: { term: 'UNBEFRISTET' }, ...here }]
    return []
  })
}

const isWished = ({ first, last, criterion }: Claim, { wished }: Scope) =>
  criterion !== 'sort' && (wished.has(first) || wished.has(last))

/** "Graz, nein, lieber Linz": what is said of the same criterion behind a correction replaces it. */
function isReplaced(claims: readonly Claim[], { criterion, last }: Claim, { corrected }: Scope): boolean {
  const where = (name: Claim['criterion']) =>
    name === 'sort' ? name : name === 'ohne' ? 'ort' : withAlternatives(name)[0]
  return (
    corrected > last && claims.some((other) => other.first > corrected && where(other.criterion) === where(criterion))
  )
}

/** What is said outright wins over what follows from something else. */
function withoutImplied(claims: readonly Claim[]): Claim[] {
  const isSaid = claims.some(({ criterion, isImplied }) => criterion === 'vermarktungsart' && !isImplied)
  return claims.filter(({ criterion, isImplied }) => !(isSaid && isImplied && criterion === 'vermarktungsart'))
}

/** "1070 Wien": the town beside a postcode only tells where it is. */
function withoutTownOfPostcode({ items }: Sentence, claims: readonly Claim[]): Claim[] {
  const codes = claims.filter(({ criterion }) => criterion === 'plz')
  const isBeside = (town: Claim, code: Claim) => {
    const between = items.slice(Math.min(town.last, code.last) + 1, Math.max(town.first, code.first))
    return between.length <= 2 && between.every((item) => isEmpty(item) || means(item, 'comma', 'around'))
  }
  return claims.filter((claim) => claim.criterion !== 'ort' || !codes.some((code) => isBeside(claim, code)))
}

const HOME_COUNTRY = 'AT'

/** "We come from Belgium and look for a chalet in Tyrol": the country where somebody comes from is no wish beside a place. */
function withoutOrigin({ items }: Sentence, claims: readonly Claim[]): readonly Claim[] {
  const places = claims.filter(({ criterion }) => criterion === 'ort')
  const isOrigin = ({ first, last }: Claim) => {
    const [before, behind] = [clauseSide(items, first, -1), clauseSide(items, last, 1)]
    // "From the", "z": what links the word to the country.
    const near = (item: Item) => means(item, 'origin') || !(isEmpty(item) || means(item, 'filler'))
    if (means(before.find(near), 'origin') || means(behind[0], 'originAfter')) return true
    const clause = [...before, ...behind]
    return clause.some((item) => means(item, ...OF_A_PERSON)) && !clause.some(isPlace)
  }
  return claims.filter((claim) => {
    const { criterion, value } = claim
    const isForeign = criterion === 'land' && 'word' in value && value.word !== HOME_COUNTRY
    return !isForeign || places.length === 0 || !isOrigin(claim)
  })
}

const OF_A_PERSON = ['person', 'personAfter', 'story', 'kin', 'now', 'presently'] as const

/** What stands on one side of an item in its clause, the nearest first. */
function clauseSide(items: readonly Item[], at: number, step: 1 | -1): Item[] {
  const side = step === 1 ? items.slice(at + 1) : items.slice(0, at).reverse()
  const end = side.findIndex(isBreak)
  return end < 0 ? side : side.slice(0, end)
}

/** What a home has or is: a search asks for all of them. */
const TRAITS: readonly Claim['criterion'][] = [
  'ausstattung',
  'zustand',
  'bauart',
  'heizung',
  'stock',
  'dachgeschoss',
  'provisionsfrei',
]

/** "Balcony or terrace", "ground floor or a lift": the search asks for all features, so a choice sets none. */
function withoutChoices({ items }: Sentence, claims: readonly Claim[]): Claim[] {
  const features = claims.filter(({ criterion }) => TRAITS.includes(criterion))
  const dropped = new Set<Claim>()
  for (const one of features) {
    for (const other of features) {
      if (other.first <= one.last || (one.criterion === other.criterion && one.criterion !== 'ausstattung')) continue
      const between = items.slice(one.last + 1, other.first)
      const isChoice =
        between.some((item) => means(item, 'or')) &&
        between.every((item) => means(item, 'or', 'with', 'comma') || isEmpty(item))
      if (isChoice) dropped.add(one).add(other)
    }
  }
  return claims.filter((claim) => !dropped.has(claim))
}

/** "A farm or a vineyard": the kind within the kind would hide the other ones. */
function withoutNarrowing({ items }: Sentence, claims: readonly Claim[]): Claim[] {
  const isNarrowed = (kind: Claim) =>
    claims.some(({ criterion, first }) => criterion === 'untergruppe' && first === kind.first)
  const kinds = claims.filter(({ criterion }) => criterion === 'objektart')
  return claims.filter(
    (claim) =>
      claim.criterion !== 'untergruppe' ||
      !kinds.some((kind) => {
        const between = items.slice(Math.min(kind.last, claim.last) + 1, Math.max(kind.first, claim.first))
        const own = kinds.find(({ first }) => first === claim.first)
        const isSame = JSON.stringify(own?.value) === JSON.stringify(kind.value)
        return (
          isSame &&
          kind.first !== claim.first &&
          !isNarrowed(kind) &&
          between.some((item) => means(item, 'or')) &&
          between.every((item) => means(item, 'or') || isEmpty(item))
        )
      }),
  )
}

function join(sentence: Sentence, claims: readonly Claim[]): { filter: Filter; sort?: Sort } {
  const filter: Filter = {}
  let sort: Sort | undefined
  const lists = new Map<string, Set<string>>()
  // In the order of the sentence, so that the last statement wins.
  for (const claim of withRangeOfChoice(
    sentence,
    claims.toSorted((a, b) => a.first - b.first),
  )) {
    const { criterion, value } = claim
    if ('sort' in value) sort = value.sort
    else if ('word' in value) lists.set(criterion, (lists.get(criterion) ?? new Set()).add(value.word))
    else if ('flag' in value) Object.assign(filter, { [criterion]: true })
    else if ('term' in value) Object.assign(filter, { [criterion]: value.term })
    else if ('around' in value) filter.umkreis = [...(filter.umkreis ?? []), { ort: value.around, km: value.km }]
    else if (criterion !== 'preis')
      Object.assign(filter, { [criterion]: joinRanges(criterion, (filter as Record<string, Range>)[criterion], value) })
  }
  for (const [criterion, words] of lists) Object.assign(filter, { [criterion]: [...words] })
  setPrices(sentence, filter, claims)
  setImplied(filter)
  dropContradictions(filter)
  dropMoot(filter, sentence)
  return { filter, ...(sort && { sort }) }
}

/** "Not on the ground floor, from the third": the higher of two lower bounds; else the later one. */
function joinRanges(criterion: string, before: Range = {}, later: Range): Range {
  const joined = { ...before, ...later }
  if (criterion !== 'stock' || before.von === undefined || later.von === undefined) return joined
  return { ...joined, von: Math.max(before.von, later.von) }
}

/** "A two-room or three-room flat", "ground floor or first floor": both ends of a range, from two that "or" joins. */
const withRangeOfChoice = (sentence: Sentence, claims: readonly Claim[]): Claim[] =>
  (['zimmer', 'stock'] as const).reduce<Claim[]>((all, name) => joinChoice(sentence, all, name), [...claims])

function joinChoice({ items }: Sentence, claims: readonly Claim[], name: 'zimmer' | 'stock'): Claim[] {
  const own = claims.filter(
    ({ criterion, value }) => criterion === name && 'von' in value && (value.bis ?? value.von) === value.von,
  )
  const [one, other] = own
  if (own.length !== 2 || !one || !other) return [...claims]
  const between = items.slice(one.last + 1, other.first)
  const isChoice =
    between.some((item) => means(item, 'or')) &&
    between.every((item) => means(item, 'or', 'in') || unitOf(item) === 'floor' || isEmpty(item))
  if (!isChoice) return [...claims]
  const ends = [one, other].map(({ value }) => ('von' in value ? (value.von ?? 0) : 0))
  const both: Claim = { ...one, value: { von: Math.min(...ends), bis: Math.max(...ends) }, last: other.last }
  return claims.flatMap((claim) => (claim === other ? [] : claim === one ? [both] : [claim]))
}

/** One price, or one for each kind of offer when the sentence names both with an amount of their own. */
function setPrices({ items }: Sentence, filter: Filter, claims: readonly Claim[]): void {
  const prices = claims.filter(({ criterion }) => criterion === 'preis')
  const offers = claims.filter(({ criterion }) => criterion === 'vermarktungsart')
  const offerOf = ({ first, last }: Claim): string | undefined => {
    const off = (one: Claim) =>
      one.first > last
        ? one.first - last + (items.slice(last + 1, one.first).some((item) => means(item, 'comma', 'or')) ? 20 : 0)
        : first - one.last
    const nearest = offers.toSorted((a, b) => off(a) - off(b))[0]
    return nearest && 'word' in nearest.value ? nearest.value.word : undefined
  }
  const isBoth = filter.vermarktungsart?.length === 2
  const rents = isBoth ? prices.filter((price) => offerOf(price) === 'MIETE') : []
  const isParted = rents.length > 0 && rents.length < prices.length
  for (const price of prices) {
    const name = isParted && rents.includes(price) ? 'miete' : 'preis'
    Object.assign(filter, { [name]: { ...filter[name], ...(price.value as Range) } })
  }
}

/** A room in a shared flat is let; a Zinshaus is sold. */
function setImplied(filter: Filter): void {
  if (filter.vermarktungsart) return
  if (filter.objektart?.length === 1 && filter.objektart[0] === 'ZIMMER') filter.vermarktungsart = ['MIETE']
  else if (filter.objektart?.includes('ZINSHAUS_RENDITEOBJEKT')) filter.vermarktungsart = ['KAUF']
}

/** "Not Linz, Wels": outside what is asked for, nothing needs to be left out. */
function dropMoot(filter: Filter, { index }: Sentence): void {
  // "A room in a shared flat" counts nothing.
  if (filter.objektart?.join() === 'ZIMMER' && filter.zimmer?.von === 1) delete filter.zimmer
  const { ort, ohne } = filter
  if (!ort || !ohne) return
  const rest = ohne.filter((slug) => index.bySlug.get(slug)?.orte.some((area) => ort.includes(area)))
  if (rest.length > 0) filter.ohne = rest
  else delete filter.ohne
}

function dropContradictions(filter: Filter): void {
  for (const [name, { kind }] of CRITERIA) {
    const range = kind === 'range' ? (filter[name] as Range | undefined) : undefined
    if (range?.von !== undefined && range.bis !== undefined && range.von > range.bis) delete range.von
  }
  // A kind within a kind would hide the other kinds: "villa or flat" asks for both.
  const { untergruppe, objektart } = filter
  if (!untergruppe || !objektart) return
  const isNarrowed = (kind: Objektart) =>
    untergruppe.some((word) => (UNTERGRUPPEN_JE_OBJEKTART[kind] as readonly string[]).includes(word))
  if (!objektart.every(isNarrowed)) delete filter.untergruppe
}
