import { AUSSTATTUNGEN, OBJEKTARTEN, VERMARKTUNGSARTEN, type Vermarktungsart } from '../domain/properties/vocabulary.ts'
import { CRITERIA, type CriterionName, type Filter, type Range } from '../domain/search/criteria.ts'
import { scopeOf } from '../understanding/scope.ts'
import { type Item, means } from '../understanding/sentence.ts'
import { PLACES, WHERE } from './dropping.ts'
import { has, hasQuestionMark, itemAt, type Message } from './message.ts'
import type { Search, ShownHome, State } from './state.ts'

/** How much more "a little more" is. */
const LITTLE = 0.1
const WHAT: readonly CriterionName[] = ['vermarktungsart', 'objektart', 'untergruppe']

/** Tells whether a search says where and what: then it is a new one. */
export const isWhole = (filter: Filter): boolean =>
  WHERE.some((name) => filter[name] !== undefined) && WHAT.some((name) => filter[name] !== undefined)

/** Joins what a message says to the search so far (docs/assistant.md, "Searching"). */
export function refine(message: Message, before: Search | undefined, said: Search): Search {
  const filter: Filter = { ...before?.filter }
  const added = said.filter
  const isAdded = isAlso(message) && joinsPlaces(filter, added)
  if (isAdded) addPlaces(filter, added)
  // A country holds beside a place: no home is in Croatia and in Graz.
  else if (saysWhere(added)) for (const name of WHERE) delete filter[name]
  if (added.vermarktungsart && String(added.vermarktungsart) !== String(filter.vermarktungsart ?? '')) {
    delete filter.preis
    delete filter.miete
  }
  if (added.objektart && String(added.objektart) !== String(filter.objektart ?? '')) delete filter.untergruppe
  for (const [name, { kind }] of CRITERIA) {
    const value = added[name]
    if (value === undefined) continue
    if (isAdded && WHERE.includes(name)) continue
    const old = filter[name]
    if (kind === 'range') Object.assign(filter, { [name]: joinRange(old as Range | undefined, value as Range) })
    else if (kind === 'allOf' || kind === 'without')
      Object.assign(filter, { [name]: [...new Set([...((old ?? []) as string[]), ...(value as readonly string[])])] })
    else Object.assign(filter, { [name]: value })
  }
  if (added.ort || added.ohne) keepLeftOut(message, filter, added)
  const sort = said.sort ?? before?.sort
  return { filter, ...(sort && { sort }) }
}

const saysWhere = (filter: Filter): boolean => WHERE.some((name) => filter[name] !== undefined)

/** Places that one search can have together: a country goes with other countries only, an area that is drawn with nothing. */
function joinsPlaces(filter: Filter, added: Filter): boolean {
  if (added.gebiet || !saysWhere(filter)) return false
  if (added.land) return filter.land !== undefined && !PLACES.some((name) => filter[name] ?? added[name])
  return JOINED.some((name) => filter[name]) && JOINED.some((name) => added[name])
}
const JOINED = ['ort', 'plz', 'umkreis'] as const

/**
 * "And in Favoriten?", where Favoriten was left out: a place that is asked for is no longer left out, nor is what it lies
 * in, nor what lies elsewhere; and one that is left out is no longer asked for.
 */
function keepLeftOut(message: Message, filter: Filter, added: Filter): void {
  const { index } = message
  const around = (slug: string) => index.bySlug.get(slug)?.orte ?? [slug]
  const asked = filter.ort?.filter((slug) => added.ort?.includes(slug) || !around(slug).some(isIn(added.ohne)))
  if (asked && asked.length > 0) filter.ort = asked
  else delete filter.ort
  const { ort, ohne } = filter
  const isWithin = ort && !filter.plz && !filter.umkreis && !has(message, 'change.wider')
  const kept = ohne?.filter((slug) => {
    if (!added.ohne?.includes(slug) && added.ort?.some((place) => around(place).includes(slug))) return false
    return !isWithin || around(slug).some(isIn(ort))
  })
  if (kept && kept.length > 0) filter.ohne = kept
  else delete filter.ohne
}

const isIn = (slugs: readonly string[] | undefined) => (slug: string) => slugs?.includes(slug) ?? false

/** "Also in Linz"; not so "and in Linz?", nor "do you also have some in Linz instead". */
function isAlso(message: Message): boolean {
  if (has(message, 'change.instead')) return false
  const isJoining = ({ tokens }: Message['marks'][number]) =>
    tokens.every((at) => means(message.items[itemAt(message, at)], 'and', 'in', 'filler'))
  return message.marks.some(
    (mark) => mark.meaning === 'change.also' && !(hasQuestionMark(message) && mark.tokens[0] === 0 && isJoining(mark)),
  )
}

function addPlaces(filter: Filter, added: Filter): void {
  for (const name of ['ort', 'plz', 'land'] as const)
    if (added[name]) filter[name] = [...new Set([...(filter[name] ?? []), ...added[name]])]
  if (added.umkreis) filter.umkreis = [...(filter.umkreis ?? []), ...added.umkreis]
  if (!added.land) delete filter.land
}

/** "Rather buy than rent", of a search for homes to rent: the other offer alone; not so "rent or buy". */
export function otherOffer({ items }: Message, { filter }: Search): Vermarktungsart | null {
  const [known, ...others] = filter.vermarktungsart ?? []
  const isOffer = (item: Item) => item.meanings.some((meaning) => meaning.startsWith('vermarktungsart.'))
  const [first, last] = [items.findIndex(isOffer), items.findLastIndex(isOffer)]
  if (
    !known ||
    others.length > 0 ||
    !means(items[first], `vermarktungsart.${known}`) === !means(items[last], `vermarktungsart.${known}`)
  )
    return null
  if (items.slice(first + 1, last).some((item) => means(item, 'or', 'and', 'with'))) return null
  const at = means(items[first], `vermarktungsart.${known}`) ? last : first
  const fresh = VERMARKTUNGSARTEN.find((one) => means(items[at], `vermarktungsart.${one}`))
  const { negated } = scopeOf({ items })
  return fresh && !negated.has(at) ? fresh : null
}

/** "A terrace instead of a balcony", "a house rather than a flat": both that are named, of which the search has one. */
export function withExchanged({ items }: Message, said: Search, { filter }: Search): Search {
  const exchanged: Filter = { ...said.filter }
  for (const [name, all] of [
    ['ausstattung', AUSSTATTUNGEN],
    ['objektart', OBJEKTARTEN],
  ] as const) {
    const named = all.filter((one) => items.some((item) => means(item, `${name}.${one}`)))
    const known = named.filter((one) => (filter[name] as readonly string[] | undefined)?.includes(one))
    if (known.length > 0 && known.length < named.length) Object.assign(exchanged, { [name]: named })
  }
  return { ...said, filter: exchanged }
}

/**
 * "Linz instead of Graz", in a search in Graz: of two values that are named, the one that the search already has goes.
 * That needs no order of words, which differs between languages.
 */
export function replaced(before: Search, said: Search, earlier?: Search): { said: Search; before: Search } {
  const [old, now]: [Filter, Filter] = [{ ...before.filter }, { ...said.filter }]
  // "Not Graz but Linz": a place that is left for another one is no place to leave out.
  const without = now.ohne?.filter((slug) => !old.ort?.includes(slug)) ?? []
  if (without.length > 0) now.ohne = without
  else if (now.ort) delete now.ohne
  for (const [name, { kind }] of CRITERIA) {
    const [had, named] = [old[name], now[name]]
    if (!Array.isArray(had) || !Array.isArray(named)) continue
    const isKnown = (one: unknown) => had.some((other) => JSON.stringify(other) === JSON.stringify(one))
    const fresh = named.filter((one) => !isKnown(one))
    if (fresh.length === named.length && kind === 'allOf' && earlier) {
      // "A garage instead": what was added last goes.
      const kept = had.filter((one) => (earlier.filter[name] as readonly unknown[] | undefined)?.includes(one))
      if (kept.length > 0) Object.assign(old, { [name]: kept })
      else delete old[name]
    }
    if (fresh.length === 0 || fresh.length === named.length) continue
    Object.assign(now, { [name]: fresh })
    if (kind !== 'allOf') continue
    const kept = had.filter((one) => !named.some((other) => JSON.stringify(other) === JSON.stringify(one)))
    if (kept.length > 0) Object.assign(old, { [name]: kept })
    else delete old[name]
  }
  return { said: { ...said, filter: now }, before: { ...before, filter: old } }
}

/** A new bound replaces the old one, and an old one that contradicts it goes. */
function joinRange(old: Range = {}, added: Range): Range {
  const joined = { ...old, ...added }
  if (joined.von === undefined || joined.bis === undefined || joined.von <= joined.bis) return joined
  return added
}

/** How much larger or smaller a corrected figure may be. */
const CORRECTION_MOST = 3
const LEAST_FIGURE = 10
const CORRECTED = ['preis', 'miete', 'flaeche', 'grund', 'kaution'] as const

/** "No wait, make it 520": a bare figure replaces the bound like it, rather that of the last change. */
export function withFigure({ items }: Message, search: Search, earlier?: Search): Search | null {
  const figures = items.filter(({ value, isOrdinal }) => value !== undefined && !isOrdinal)
  const [value = 0] = figures.map((item) => item.value)
  if (figures.length !== 1 || value < LEAST_FIGURE || !items.every((item) => item.value !== undefined || isIdle(item)))
    return null
  const ends = CORRECTED.flatMap((name) =>
    (['bis', 'von'] as const).flatMap((end) => {
      const bound = (search.filter[name] as Range | undefined)?.[end]
      const isLike = bound !== undefined && value / bound < CORRECTION_MOST && bound / value < CORRECTION_MOST
      const isLast = (earlier?.filter[name] as Range | undefined)?.[end] !== bound
      return isLike ? [{ name, end, isLast }] : []
    }),
  )
  const meant = ends.find(({ isLast }) => isLast) ?? ends[0]
  if (!meant) return null
  const range = joinRange(search.filter[meant.name] as Range, { [meant.end]: value })
  return { ...search, filter: { ...search.filter, [meant.name]: range } }
}

/** What tells of people and days: "my brother pays 1,200" bounds nothing. */
const TOLD = new Set(['aside', 'asideAfter', 'kin', 'now', 'story', 'visit'])

/** Nothing that a figure could count or bound, no criterion, and nothing told in passing. */
const isIdle = ({ meanings, places }: Item): boolean =>
  !places && meanings.every((one) => !one.includes('.') && !one.startsWith('provisionsfrei') && !TOLD.has(one))

/** The changes that compare with homes: cheaper, larger, a room more. @returns null when the message has none */
export function compareWith(
  message: Message,
  search: Search,
  said: Filter,
  state: State,
  home?: ShownHome,
): Search | null {
  const filter: Filter = { ...search.filter }
  let sort = search.sort
  let isChanged = false
  const set = (name: 'preis' | 'miete' | 'flaeche', bound: Range) => {
    // A figure that is said wins.
    if ((said[name]?.von ?? said[name]?.bis) === undefined) filter[name] = narrowed(filter[name], bound)
  }
  const area = home ? home.area : middle(state.shown.map((one) => one.area))
  if (has(message, 'change.cheaper')) {
    const { price, offer } = comparedPrice(filter, state.shown, home)
    if (price !== undefined) set(filter.miete && offer === 'MIETE' ? 'miete' : 'preis', { bis: roundDown(price) })
    sort = 'preis_auf'
    isChanged = true
  }
  if (has(message, 'change.dearer') && filter.preis?.bis !== undefined) {
    if (said.preis === undefined) filter.preis = { ...filter.preis, bis: Math.round(filter.preis.bis * (1 + LITTLE)) }
    isChanged = true
  }
  if (has(message, 'change.larger')) {
    if (area !== undefined) set('flaeche', { von: Math.ceil(area) })
    sort = 'flaeche_ab'
    isChanged = true
  }
  if (has(message, 'change.smaller')) {
    if (area !== undefined) set('flaeche', { bis: Math.floor(area) })
    isChanged = true
  }
  const isMore = has(message, 'change.more_rooms')
  if (isMore || has(message, 'change.fewer_rooms')) {
    const { von, bis } = search.filter.zimmer ?? {}
    const shown = home?.rooms ?? middle(state.shown.map((one) => one.rooms))
    const [rooms, most] = [von ?? bis ?? shown, bis ?? von ?? shown]
    if (isMore && rooms !== undefined) filter.zimmer = joinRange(search.filter.zimmer, { von: rooms + 1 })
    else if (!isMore && most !== undefined) filter.zimmer = joinRange(search.filter.zimmer, { bis: most - 1 })
    isChanged = true
  }
  if (has(message, 'change.wider') && !said.umkreis && filter.ort) {
    const { ort } = filter
    delete filter.ort
    filter.umkreis = [...(filter.umkreis ?? []), ...ort.map((slug) => ({ ort: slug, km: 'nah' as const }))]
    isChanged = true
  }
  return isChanged ? { filter, ...(sort && { sort }) } : null
}

/** A range with one more bound: "cheaper" and "larger" ask for no more than was asked for already. */
function narrowed(old: Range = {}, { von, bis }: Range): Range {
  return joinRange(old, {
    ...(von !== undefined && { von: Math.max(von, old.von ?? von) }),
    ...(bis !== undefined && { bis: Math.min(bis, old.bis ?? bis) }),
  })
}

/**
 * The price that "cheaper" compares with: that of the home, else the middle one of those shown. A rent and the price of a
 * purchase compare with nothing of the other offer.
 */
function comparedPrice(
  filter: Filter,
  shown: readonly ShownHome[],
  home?: ShownHome,
): Pick<ShownHome, 'price' | 'offer'> {
  const fits = ({ offer }: ShownHome) => !offer || !filter.vermarktungsart || filter.vermarktungsart.includes(offer)
  if (home && fits(home)) return home
  const compared = shown.filter(fits)
  const [offer, ...others] = new Set(compared.map((one) => one.offer))
  if (others.length > 0) return {}
  const price = middle(compared.map((one) => one.price))
  return { ...(price !== undefined && { price }), ...(offer && { offer }) }
}

/** To three digits, as people say a price: 1,088.17 is 1,080, and 279,000 stays. */
function roundDown(price: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 2)
  return Math.floor(price / step) * step
}

/** The middle one; of an even number the lower one. */
function middle(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  return known[Math.ceil(known.length / 2) - 1]
}
