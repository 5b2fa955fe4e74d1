import { BUILT_IN, BY_SLUG, knowPlaces } from '../places/gazetteer.ts'
import { districtOfPlz } from '../places/vienna.ts'
import { adjoining } from './adjoining.ts'
import { type Border, holds } from './border.ts'
import { placesOf } from './entries.ts'
import type { Postcode } from './files/postcodes.ts'

/** The borders that this process knows. */
interface Known {
  /** Municipalities and districts of towns first: the smallest that surrounds a point is found first. */
  borders: readonly Border[]
  slugs: ReadonlyMap<string, string>
  bySlug: ReadonlyMap<string, Border>
  /** Postcode -> slugs of its towns, of the loaded table only. */
  towns: ReadonlyMap<string, readonly string[]>
}

const NONE: Known = { borders: [], slugs: new Map(), bySlug: new Map(), towns: new Map() }
/*
 * State of the process, as the gazetteer is: the rules of places are pure functions that feeds, pages and the search
 * call in forty files, and a process reads one database. It is replaced as a whole (decision 53).
 */
let known = NONE

/** Makes these borders and postcodes known, instead of those before; two empty lists leave the built-in places. */
export function knowBorders(borders: readonly Border[], postcodes: readonly Postcode[]): void {
  if (borders.length === 0 && postcodes.length === 0) {
    known = NONE
    knowPlaces(BUILT_IN)
    return
  }
  const { entries, slugs, towns } = placesOf(borders, postcodes)
  const sorted = [...borders].sort((a, b) => levelOf(b.code) - levelOf(a.code))
  // Vienna is a state, a Bezirk and a municipality: its first, most exact border counts.
  const bySlug = new Map<string, Border>()
  for (const border of sorted) {
    const slug = slugs.get(border.code)
    if (slug && !bySlug.has(slug)) bySlug.set(slug, border)
  }
  known = { borders: sorted, slugs, bySlug, towns }
  knowPlaces(entries)
}

/** The whole of Vienna, 900 and 90001, follows its districts, 903 and 90301. */
const levelOf = (code: string) => (/^900/.test(code) ? code.length - 0.5 : code.length)

/** Tells whether any border is loaded. */
export const hasBorders = (): boolean => known.borders.length > 0

/** The loaded border of a place; null when there is none. */
export const borderOf = (slug: string): Border | null => known.bySlug.get(slug) ?? null

/**
 * The towns that a postcode delivers to, by slug: those of the loaded table, and the district of a postcode of Vienna if
 * its border is loaded. Empty when that is unknown.
 */
export function townsOfPostcode(plz: string): readonly string[] {
  const district = districtOfPlz(plz)
  if (district === null) return known.towns.get(plz) ?? []
  return borderOf(`wien-${district}`) ? [`wien-${district}`] : []
}

/**
 * The places whose borders surround a point, smallest first.
 * @returns null when no border does
 */
export function chainAt(lat: number, lng: number): string[] | null {
  const found: string[] = []
  for (const border of known.borders) {
    if (!holds(border, lat, lng)) continue
    const slug = known.slugs.get(border.code) as string
    const entry = BY_SLUG.get(slug)
    found.push(slug)
    // A municipality knows its Bezirk and its state; on the border of two, the first counts.
    if (entry && border.code.length >= 5) return [...new Set([...found, ...entry.orte])]
  }
  return found.length > 0 ? [...new Set(found.flatMap((slug) => BY_SLUG.get(slug)?.orte ?? [slug]))] : null
}

/** The municipality or district of a town around a point; null where none is loaded. */
export function townAt(lat: number, lng: number): string | null {
  const border = known.borders.find((each) => each.code.length >= 5 && holds(each, lat, lng))
  return border ? (known.slugs.get(border.code) ?? null) : null
}

/**
 * The places of the same level whose loaded border shares a line with that of a place, in no order.
 * @returns null when its border is not loaded, or when none adjoins it
 */
export function borderingOf(slug: string): string[] | null {
  const border = borderOf(slug)
  if (!border) return null
  const alike = known.borders.filter(({ code }) => Math.ceil(levelOf(code)) === Math.ceil(levelOf(border.code)))
  const own = BY_SLUG.get(slug)?.orte ?? []
  const found = adjoining(border, alike).flatMap(({ code }) => known.slugs.get(code) ?? [])
  // Vienna is no neighbour of its districts, nor they of it.
  const apart = [...new Set(found)].filter((other) => !own.includes(other) && !BY_SLUG.get(other)?.orte.includes(slug))
  return apart.length > 0 ? apart : null
}
