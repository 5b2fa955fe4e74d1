import type { Place } from '../../domain/places/place.ts'
import type { Bundesland } from '../../domain/properties/vocabulary.ts'
import { BUNDESLAENDER } from '../../domain/properties/vocabulary.ts'
import { foldName, shortName, withoutLinks } from './fold.ts'
import {
  BY_NAME,
  BY_SHORT_NAME,
  BY_SLUG,
  BY_WORDS,
  type Entry,
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
  /** ISO 3166 alpha-3; Austria when missing. */
  land?: string | null
}

export interface ResolvedPlace {
  /** Slugs of town, Viennese district, Bezirk and Bundesland, as far as known. */
  orte: string[]
  bundesland: Bundesland | null
  /** WGS 84 degrees: the given ones if they lie in or near Austria, else the centre of the place. */
  lat: number | null
  lng: number | null
  /** The official spelling ("Wien 3., Landstraße"), else the given one. */
  name: string | null
}

/** The place with that slug, or null: postcodes and unknown words have none. */
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
    return { orte: [], bundesland: null, lat: address.lat ?? null, lng: address.lng ?? null, name: text }
  }
  const evidence: Evidence = {
    plz,
    at,
    land: bundeslandOf(address.bundesland) ?? bundeslandOf(text),
    lands: plz ? bundeslaenderOfPlz(plz) : [],
  }
  const entry = best(text, evidence)
  if (!entry) {
    const land =
      evidence.lands.length === 1 ? (evidence.lands[0] as Bundesland) : (evidence.land ?? evidence.lands[0] ?? null)
    return {
      orte: land ? [slugOfBundesland(land)] : [],
      bundesland: land,
      lat: at?.lat ?? null,
      lng: at?.lng ?? null,
      name: text,
    }
  }
  // For a name that is only a Bezirk, the coordinates give the town.
  const town = entry.art === 'bezirk' && at ? nearest(at, (e) => e.orte.includes(entry.slug)) : null
  const { orte, bundesland, lat, lng, name } = town ?? entry
  return { orte: [...orte], bundesland, lat: at?.lat ?? lat, lng: at?.lng ?? lng, name: town ? town.name : name }
}

/**
 * Zürich's 8001 is not in Styria. German software writes DEU by default: together with a four-digit postcode, which
 * Germany does not have, DEU means nothing.
 */
function isAbroad(land: string | null | undefined, plz: string | null): boolean {
  return !!land && land !== 'AUT' && !(land === 'DEU' && plz !== null)
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

function best(text: string | null, evidence: Evidence): Entry | null {
  const folded = text ? foldName(text.replace(/\b[1-9]\d{3}\b/g, ' ')) : ''
  const district = evidence.plz ? districtOfPlz(evidence.plz) : null
  const candidates = new Map<Entry, number>()
  const add = (entries: readonly Entry[] | undefined, base: number) => {
    for (const entry of entries ?? []) candidates.set(entry, Math.max(candidates.get(entry) ?? 0, base))
  }
  if (folded)
    for (const [name, base] of spellings(text ?? '', folded)) {
      add(BY_NAME.get(name), base)
      add(BY_WORDS.get(withoutLinks(name)), base - 1)
      add(BY_SHORT_NAME.get(name), base - 1)
    }
  const vienna = /^(?:a )?(?:wien|vienna)\b(?: (\d{1,2})\b)?/.exec(folded)
  const named = vienna?.[1] ? BY_SLUG.get(`wien-${Number(vienna[1])}`) : undefined
  if (named) add([named], 8)
  else if (district && (vienna || candidates.size === 0)) add([BY_SLUG.get(`wien-${district}`) as Entry], 8)
  const byPlz = evidence.plz ? TOWN_OF_PLZ.get(evidence.plz) : undefined
  if (candidates.size === 0 && byPlz) add([byPlz], 4)

  let found: Entry | null = null
  let score = 0
  for (const [entry, base] of candidates) {
    const sum = base + support(entry, evidence)
    if (sum > score) [found, score] = [entry, sum]
  }
  return found ?? (evidence.at ? nearest(evidence.at, () => true) : (byPlz ?? null))
}

/** How well a candidate fits the rest of the address; a negative value means a contradiction. */
function support(entry: Entry, { plz, at, land, lands }: Evidence): number {
  let sum = Math.log10(entry.einwohner + 1) / 10
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
  // Values outside Austria's box plus a margin are zeros, swapped pairs and typing errors.
  return lat > 46.2 && lat < 49.2 && lng > 9.4 && lng < 17.3 ? { lat, lng } : null
}

function kilometres(a: Point, b: Point): number {
  const x = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180) * 111.32
  return Math.hypot(x, (a.lat - b.lat) * 110.57)
}

const ISO_ORDER: readonly Bundesland[] = [
  'burgenland',
  'kaernten',
  'niederoesterreich',
  'oberoesterreich',
  'salzburg',
  'steiermark',
  'tirol',
  'vorarlberg',
  'wien',
]
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
  if (iso) return ISO_ORDER[Number(iso[1]) - 1] ?? null
  return BUNDESLAENDER.find((land) => land === folded) ?? OTHER_NAMES[folded] ?? null
}
