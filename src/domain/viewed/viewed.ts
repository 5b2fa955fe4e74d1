import { postalTown } from '../format/address.ts'
import type { PropertyCard } from '../properties/card.ts'

/** A home that the visitor opened, in the exact shape of the specification (section 3). */
export interface ViewedEntry {
  propertyId: number
  /** ms since 1970 */
  viewedAt: number
  title: string
  title_slug: string
  location: { ort: string | null }
  /** "8010 Graz" */
  locationString: string
  /** kaufpreis, else kaltmiete, else 0; EUR */
  price: number
  vermarktungsart: string
  objektart: string | null
  objektart_untergruppe: string | null
  objektart_hauptgruppe: string | null
  /** Address of the primary picture, else of the first; '' without pictures. */
  image: string
}

/** Specification, section 9. */
export const VIEWED_MAX = 50
export const VIEWED_LIFE_MS = 2_592_000_000
/** A visitor who returns within a day has seen the same state: the entry stays unchanged. */
const SAME_VISIT_MS = 86_400_000

/** The stored data of a home; the browser adds the time of the visit. */
export function viewedEntry(property: PropertyCard): Omit<ViewedEntry, 'viewedAt'> {
  const { ort } = property.location
  const picture = property.primary_image ?? property.images[0]
  return {
    propertyId: property.id,
    title: property.objekttitel,
    title_slug: property.title_slug,
    location: { ort },
    locationString: postalTown(property.location),
    price: property.kaufpreis || property.kaltmiete || 0,
    vermarktungsart: property.vermarktungsart,
    objektart: property.objektart,
    objektart_untergruppe: property.objektart_untergruppe,
    objektart_hauptgruppe: property.objektart_hauptgruppe,
    image: picture?.thumbnail_url || picture?.url || '',
  }
}

/** The valid entries at `now`: newest first, each home once, within the age and number limits. */
export function freshEntries(list: readonly ViewedEntry[], now: number): ViewedEntry[] {
  const seen = new Set<number>()
  return [...list]
    .sort((a, b) => b.viewedAt - a.viewedAt)
    .filter(({ propertyId, viewedAt }) => {
      if (now - viewedAt > VIEWED_LIFE_MS || seen.has(propertyId)) return false
      seen.add(propertyId)
      return true
    })
    .slice(0, VIEWED_MAX)
}

/**
 * The list after a home was opened at `now`: it comes first. The function returns the identical list when the home was
 * already first with the same data, so that nothing has to be written.
 */
export function withViewed(
  list: readonly ViewedEntry[],
  home: Omit<ViewedEntry, 'viewedAt'>,
  now: number,
): readonly ViewedEntry[] {
  const [first] = list
  if (first && now - first.viewedAt < SAME_VISIT_MS && isSame(first, home)) return list
  return freshEntries([{ ...home, viewedAt: now }, ...list.filter((one) => one.propertyId !== home.propertyId)], now)
}

function isSame({ viewedAt: _, ...kept }: ViewedEntry, home: Omit<ViewedEntry, 'viewedAt'>): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(kept) === sorted(home)
}

/**
 * Reads a stored or embedded entry; null for invalid data. Missing fields become empty, since older pages wrote fewer.
 */
export function readEntry(value: unknown): ViewedEntry | null {
  if (typeof value !== 'object' || value === null) return null
  const entry = value as Record<string, unknown>
  const id = Number(entry.propertyId)
  const at = typeof entry.viewedAt === 'string' ? Date.parse(entry.viewedAt) : Number(entry.viewedAt)
  if (!Number.isSafeInteger(id) || id < 1 || !Number.isFinite(at)) return null
  const text = (part: unknown) => (typeof part === 'string' ? part : '')
  const word = (part: unknown) => (typeof part === 'string' ? part : null)
  return {
    propertyId: id,
    viewedAt: at,
    title: text(entry.title),
    title_slug: text(entry.title_slug),
    location: { ort: word((entry.location as { ort?: unknown } | null)?.ort) },
    locationString: text(entry.locationString),
    price: Number(entry.price) || 0,
    vermarktungsart: text(entry.vermarktungsart),
    objektart: word(entry.objektart),
    objektart_untergruppe: word(entry.objektart_untergruppe),
    objektart_hauptgruppe: word(entry.objektart_hauptgruppe),
    image: text(entry.image),
  }
}
