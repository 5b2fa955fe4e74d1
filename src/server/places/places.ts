import { once } from '../../domain/format/once.ts'
import { longCountry, shortCountry } from '../../domain/places/countries.ts'
import type { Place } from '../../domain/places/place.ts'
import type { Bundesland } from '../../domain/properties/vocabulary.ts'
import { BUNDESLAENDER } from '../../domain/properties/vocabulary.ts'
import { chainAt } from '../boundaries/known.ts'
import { foldName, shortName, slugOf, withoutLinks } from './fold.ts'
import {
  BY_NAME,
  BY_SHORT_NAME,
  BY_SLUG,
  BY_WORDS,
  type Entry,
  fromPlaces,
  STATES_BY_CODE,
  slugOfBundesland,
  TOWN_OF_PLZ,
  TOWNS,
} from './gazetteer.ts'
import { bundeslaenderOfPlz } from './postcodes.ts'
import { districtOfPlz } from './vienna.ts'

/** An address as sent; every part may be missing, misspelt or contradictory. */
export interface Address {
  plz?: string | null
  ort?: string | null
  bundesland?: string | null
  lat?: number | null
  lng?: number | null
  /** ISO 3166 alpha-3; null when it is unknown, undefined where only Austria is meant. */
  land?: string | null
}

export interface ResolvedPlace {
  /**
   * Slugs of town, Viennese district, Bezirk and Bundesland, as far as known; of a place abroad its country and name,
   * `de-muenchen`.
   */
  orte: string[]
  bundesland: Bundesland | null
  /** WGS 84 degrees: the given ones if they lie in or near Austria, else the centre of the place. */
  lat: number | null
  lng: number | null
  /** The official spelling ("Wien 3., Landstraße"), else the given one. */
  name: string | null
  /** The name may mean several places, and nothing else tells which: then none of them is taken. */
  isDoubtful: boolean
}

/**
 * The place with that slug, built in or of the loaded boundaries: this tells which places exist. Null for postcodes and
 * unknown words.
 */
export function placeBySlug(slug: string): Place | null {
  const entry = BY_SLUG.get(slug)
  if (!entry) return null
  const { name, art, bundesland, lat, lng, einwohner } = entry
  return { slug, name, art, bundesland, lat, lng, einwohner }
}

/**
 * Finds the place of an address. It accepts many spellings of towns; postcode, coordinates, Bundesland and size, in
 * this order, decide between places of the same name. A place that contradicts all the evidence is rejected. Never
 * throws.
 */
export function resolvePlace(address: Address): ResolvedPlace {
  const text = address.ort?.trim() || null
  const plz = /^\d{4}$/.exec(address.plz?.trim() ?? '')?.[0] ?? /\b[1-9]\d{3}\b/.exec(text ?? '')?.[0] ?? null
  const at = coordinates(address)
  if (isAbroad(address.land, plz)) {
    const { lat = null, lng = null } = address
    return { orte: abroadSlugs(address.land ?? null, text), bundesland: null, lat, lng, name: text, isDoubtful: false }
  }
  const evidence: Evidence = {
    plz,
    at,
    land: bundeslandOf(address.bundesland) ?? bundeslandOf(text),
    lands: plz ? bundeslaenderOfPlz(plz) : [],
  }
  const within = at && chainAt(at.lat, at.lng)
  const { entry, isDoubtful } = best(text, evidence)
  if (at && within) return placeByPoint(at, within, entry, text)
  if (!entry) {
    const land =
      evidence.lands.length === 1 ? (evidence.lands[0] as Bundesland) : (evidence.land ?? evidence.lands[0] ?? null)
    return {
      orte: land ? [slugOfBundesland(land)] : [],
      bundesland: land,
      lat: at?.lat ?? null,
      lng: at?.lng ?? null,
      name: text,
      isDoubtful,
    }
  }
  // For a name that is only a Bezirk, the coordinates give the town.
  const town = entry.art === 'bezirk' && at ? nearest(at, (e) => e.orte.includes(entry.slug)) : null
  const { orte, bundesland, lat, lng, name } = town ?? entry
  const point = { lat: at?.lat ?? lat, lng: at?.lng ?? lng }
  return { orte: [...orte], bundesland, ...point, name: town ? town.name : name, isDoubtful }
}

/**
 * The place whose border surrounds the point, whatever the address says. A village of that municipality stays known by
 * its name. Where no municipalities are loaded, the address, or else the nearest centre, gives the town of the Bezirk.
 * @param within the slugs of the borders around the point, smallest first
 */
function placeByPoint(at: Point, within: readonly string[], named: Entry | null, text: string | null): ResolvedPlace {
  const smallest = within[0] as string
  const isTown = BY_SLUG.get(smallest)?.art !== 'bezirk' && BY_SLUG.get(smallest)?.art !== 'bundesland'
  const isInside = (entry: Entry) => entry.orte.includes(smallest)
  const names = namedEntries(text)
  const villages =
    named && names.has(named) && isInside(named) ? [named] : isTown ? [...names.keys()].filter(isInside) : []
  const town = villages.length === 1 ? villages[0] : isTown ? BY_SLUG.get(smallest) : nearest(at, isInside)
  const orte = [...new Set([...(town?.orte ?? []), ...within])]
  const { bundesland = null, name = text } = town ?? BY_SLUG.get(smallest) ?? {}
  return { orte, bundesland, lat: at.lat, lng: at.lng, name, isDoubtful: false }
}

/** The slug of a town abroad; it needs a country and a name with Latin letters or digits. */
function abroadSlugs(land: string | null, ort: string | null): string[] {
  const country = shortCountry(land)
  const name = slugOf(ort ?? '')
  return country && name ? [`${country.toLowerCase()}-${name}`.slice(0, 80)] : []
}

/**
 * Tells whether a slug may name a town abroad: which ones exist, only the homes tell. The beginning of an Austrian name
 * is none, though `st` is the code of a country, too: `st-johann` of `st-johann-in-tirol`.
 */
export function isAbroadSlug(slug: string): boolean {
  if (BY_SLUG.has(slug) || !/^[a-z]{2}-./.test(slug) || longCountry(slug.slice(0, 2).toUpperCase()) === null)
    return false
  return ![...BY_SLUG.keys()].some((known) => known.startsWith(`${slug}-`))
}

/**
 * Zürich's 8001 is not in Styria. German software writes DEU by default: together with a four-digit postcode, which
 * Germany does not have, DEU means nothing.
 */
function isAbroad(land: string | null | undefined, plz: string | null): boolean {
  return land !== undefined && land !== 'AUT' && !(land === 'DEU' && plz !== null)
}

interface Point {
  lat: number
  lng: number
}
interface Evidence {
  plz: string | null
  at: Point | null
  land: Bundesland | null
  lands: readonly Bundesland[]
}

/** A town is taken for the one that is meant, of several with its name, if it has this many times more inhabitants. */
const FAR_LARGER = 5
/** The certainty of a name that is spelt out; see `spellings`. */
const WHOLE_NAME = 5
/** Inhabitants from which the first word of a name is enough: Krems, Klagenfurt. */
const WELL_KNOWN = 5000

/** Towns of one feed repeat, and each is looked up several times an object. */
const NAMES_MOST = 5_000
/** A name may mean other places once boundaries are loaded. */
const namedOnce = fromPlaces(() => once(findNamed, NAMES_MOST))

/** Every place that a name may mean, with the certainty of its spelling. */
const namedEntries = (text: string | null): ReadonlyMap<Entry, number> => namedOnce()(text?.slice(0, 200) ?? '')

function findNamed(text: string): Map<Entry, number> {
  const folded = text ? foldName(text.replace(/\b[1-9]\d{3}\b/g, ' ')) : ''
  const candidates = new Map<Entry, number>()
  if (folded)
    for (const [name, base] of spellings(text ?? '', folded)) {
      add(candidates, BY_NAME.get(name), base)
      add(candidates, BY_WORDS.get(withoutLinks(name)), base - 1)
      add(candidates, BY_SHORT_NAME.get(name), base - 1)
    }
  return candidates
}

function add(candidates: Map<Entry, number>, entries: readonly Entry[] | undefined, base: number): void {
  for (const entry of entries ?? []) candidates.set(entry, Math.max(candidates.get(entry) ?? 0, base))
}

/** Tells whether a name is that of a place in Austria, in any spelling. */
export const isNameHere = (text: string | null): boolean => bundeslandOf(text) !== null || namedEntries(text).size > 0

/** Every place that a name may mean, in no order. */
export const placesNamed = (text: string): Entry[] => [...namedEntries(text).keys()]

function best(text: string | null, evidence: Evidence): { entry: Entry | null; isDoubtful: boolean } {
  const district = evidence.plz ? districtOfPlz(evidence.plz) : null
  const candidates = new Map(namedEntries(text))
  const vienna = /^(?:a )?(?:wien|vienna)\b(?: (\d{1,2})\b)?/.exec(
    text ? foldName(text.replace(/\b[1-9]\d{3}\b/g, ' ')) : '',
  )
  const named = vienna?.[1] ? BY_SLUG.get(`wien-${Number(vienna[1])}`) : undefined
  if (named) add(candidates, [named], 8)
  else if (district && (vienna || candidates.size === 0)) {
    add(candidates, [BY_SLUG.get(`wien-${district}`) as Entry], 8)
  }
  const byPlz = evidence.plz ? TOWN_OF_PLZ.get(evidence.plz) : undefined
  if (candidates.size === 0 && byPlz) add(candidates, [byPlz], 4)

  const scored = [...candidates]
    .map(([entry, base]) => ({ entry, sum: base + support(entry, evidence) }))
    .filter(({ sum }) => sum > 0)
    .map((each) => ({ ...each, rank: each.sum + size(each.entry) }))
    .sort((a, b) => b.rank - a.rank)
  const [first] = scored
  if (!first) {
    return { entry: evidence.at ? nearest(evidence.at, () => true) : (byPlz ?? null), isDoubtful: false }
  }
  const isApart = (entry: Entry) => !entry.orte.includes(first.entry.slug) && !first.entry.orte.includes(entry.slug)
  const rivals = scored.filter(({ entry, sum }) => sum >= first.sum && isApart(entry)).map(({ entry }) => entry)
  const largest = Math.max(0, ...rivals.map(({ einwohner }) => einwohner))
  const isLargest = rivals.length === 0 || first.entry.einwohner >= FAR_LARGER * Math.max(1, largest)
  // A part of a name, such as Neudorf, is that of many villages that the gazetteer does not have.
  const { plz, at, land } = evidence
  const isPart = (candidates.get(first.entry) ?? 0) < WHOLE_NAME && first.entry.einwohner < WELL_KNOWN
  const isDoubtful = !isLargest || (isPart && plz === null && at === null && land === null)
  return { entry: isDoubtful ? null : first.entry, isDoubtful }
}

/** Decides between places that fit equally well: the larger one is more likely. */
const size = (entry: Entry) => Math.log10(entry.einwohner + 1) / 10

/** How well a candidate fits the rest of the address; a negative value means a contradiction. */
function support(entry: Entry, { plz, at, land, lands }: Evidence): number {
  let sum = 0
  if (plz && lands.length > 0) sum += lands.includes(entry.bundesland) ? 3 : -5
  if (plz && entry.orte.some((slug) => BY_SLUG.get(slug)?.plz.includes(plz))) sum += 2
  if (land) sum += land === entry.bundesland ? 1.5 : -1.5
  if (at) {
    const far = kilometres(at, entry)
    sum += far < 15 ? 4 - far / 10 : far < 40 ? 0 : -4
  }
  return sum
}

/** Interpretations of `ort`, the most certain first, each with its weight. */
function spellings(text: string, folded: string): [name: string, base: number][] {
  const found: [string, number][] = [[folded, 5]]
  const plain = folded
    .replace(/\b(?:\d{1,2}|bezirk|markt|stadt|oesterreich|austria|umland)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  if (plain && plain !== folded) found.push([plain, 4])
  const parts = text
    .split(/[,/(;–|]|\s-\s/)
    .map((part) => foldName(part.replace(/\d/g, ' ')))
    .filter(Boolean)
  if (parts.length > 1) for (const part of parts) found.push([part, 3.5])
  const hyphened = text
    .split(/[-/]/)
    .map((part) => foldName(part.replace(/\d/g, ' ')))
    .filter(Boolean)
  if (hyphened.length > 1) found.push([hyphened[0] as string, 3])
  found.push([shortName(plain), 2.5])
  return found
}

function nearest(at: Point, wanted: (entry: Entry) => boolean): Entry | null {
  let found: Entry | null = null
  let least = 15
  for (const entry of TOWNS) {
    if (entry.slug === 'wien' || !wanted(entry)) continue
    const far = kilometres(at, entry)
    if (far < least) [found, least] = [entry, far]
  }
  return found
}

function coordinates({ lat, lng }: Address): Point | null {
  if (lat == null || lng == null) return null
  // Others are zeros, swapped pairs and typing errors.
  return inAustria(lat, lng) ? { lat, lng } : null
}

/** Tells whether a position lies in Austria's box, with a margin. */
export const inAustria = (lat: number, lng: number): boolean => lat > 46.2 && lat < 49.2 && lng > 9.4 && lng < 17.3

export function kilometres(a: Point, b: Point): number {
  const x = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180) * 111.32
  return Math.hypot(x, (a.lat - b.lat) * 110.57)
}

const OTHER_NAMES: Readonly<Record<string, Bundesland>> = {
  noe: 'niederoesterreich',
  ooe: 'oberoesterreich',
  stmk: 'steiermark',
  ktn: 'kaernten',
  sbg: 'salzburg',
  bgld: 'burgenland',
  vbg: 'vorarlberg',
  osttirol: 'tirol',
  w: 'wien',
  vienna: 'wien',
  'lower austria': 'niederoesterreich',
  'upper austria': 'oberoesterreich',
  styria: 'steiermark',
  tyrol: 'tirol',
  carinthia: 'kaernten',
}

/** "Niederösterreich", "NÖ", "AT-3", "Land Salzburg" -> its slug; null for a text that is not an Austrian state. */
export function bundeslandOf(text: string | null | undefined): Bundesland | null {
  const folded = foldName(text ?? '').replace(/^(?:land|bundesland|state of) /, '')
  const iso = /^(?:at )?([1-9])$/.exec(folded)
  if (iso) return STATES_BY_CODE[Number(iso[1]) - 1] ?? null
  return BUNDESLAENDER.find((land) => land === folded) ?? OTHER_NAMES[folded] ?? null
}
