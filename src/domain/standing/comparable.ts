import { PERIOD_DAYS } from '../admin/period.ts'

/** With fewer homes, one unusual home would decide. */
export const ENOUGH = 8
/** Figures are those of so many days: four weeks, as on the other screens of figures. */
export const WINDOW_DAYS = PERIOD_DAYS.month
/** Similar in size: not smaller than this share of the other one. */
const SIMILAR = 3 / 4

export const FIGURES = ['views', 'favorites', 'inquiries', 'viewings'] as const
export type Figure = (typeof FIGURES)[number]

/** A published home with its figures. */
export interface Measured extends Record<Figure, number> {
  id: number
  /** The home that several companies offer; null where one does. */
  group: number | null
  objektart: string | null
  /** KAUF, MIETE, ... */
  offers: readonly string[]
  /** Its places, the smallest first. */
  places: readonly string[]
  /** m²; null without one. */
  size: number | null
  /** Days on the market, from 1. */
  days: number
}

/** Days that the figures of a home are from. */
export const windowOf = ({ days }: Pick<Measured, 'days'>): number => Math.min(days, WINDOW_DAYS)

interface Kept {
  home: Measured
  /** Figures for each day. */
  rates: Record<Figure, number>
}
/** Homes of one kind, offer and place, by size. */
export type Pool = ReadonlyMap<string, readonly Kept[]>

const keyOf = (place: string, { objektart, offers }: Measured) =>
  `${place} ${objektart} ${[...offers].sort().join('+')}`
const sizeOf = ({ size }: Measured) => size ?? 0

/** All homes to compare with. Of a home that several companies offer, its first listing counts. */
export function poolOf(homes: readonly Measured[]): Pool {
  const pool = new Map<string, Kept[]>()
  for (const home of homes) {
    if (home.objektart === null || (home.group !== null && home.group !== home.id)) continue
    const days = windowOf(home)
    const rates = Object.fromEntries(FIGURES.map((name) => [name, home[name] / days])) as Record<Figure, number>
    for (const place of home.places) {
      const key = keyOf(place, home)
      const kept = pool.get(key)
      if (kept) kept.push({ home, rates })
      else pool.set(key, [{ home, rates }])
    }
  }
  for (const kept of pool.values()) kept.sort((a, b) => sizeOf(a.home) - sizeOf(b.home))
  return pool
}

/** What a home is compared with. */
export interface Comparison {
  place: string
  count: number
  /** The median of each figure, for as many days as the home has figures of. */
  medians: Record<Figure | 'days', number>
}

/**
 * The comparable homes: the same kind and offer, a size of three quarters to four thirds, in the smallest place with at
 * least eight of them. A home without a size is compared with others without one.
 * @returns null where there are too few in every place
 */
export function compare(home: Measured, pool: Pool): Comparison | null {
  if (home.objektart === null) return null
  for (const place of home.places) {
    const others = similarTo(home, pool.get(keyOf(place, home)) ?? [])
    if (others.length < ENOUGH) continue
    const days = windowOf(home)
    const median = (name: Figure) => medianOf(others.map(({ rates }) => rates[name])) * days
    return {
      place,
      count: others.length,
      medians: {
        days: medianOf(others.map((one) => one.home.days)),
        views: median('views'),
        favorites: median('favorites'),
        inquiries: median('inquiries'),
        viewings: median('viewings'),
      },
    }
  }
  return null
}

function similarTo(home: Measured, sorted: readonly Kept[]): Kept[] {
  const { size } = home
  const isOther = ({ home: { id, group } }: Kept) => id !== home.id && (group === null || group !== home.group)
  if (size === null) return sorted.filter((one) => one.home.size === null && isOther(one))
  const found: Kept[] = []
  for (let at = firstFrom(sorted, size * SIMILAR); at < sorted.length; at++) {
    const one = sorted[at]!
    if (sizeOf(one.home) * SIMILAR > size) break
    if (one.home.size !== null && isOther(one)) found.push(one)
  }
  return found
}

/** The first index with at least that size. */
function firstFrom(sorted: readonly Kept[], size: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sizeOf(sorted[middle]!.home) < size) low = middle + 1
    else high = middle
  }
  return low
}

/** @param values at least one */
export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const last = sorted.length - 1
  return (sorted[Math.floor(last / 2)]! + sorted[Math.ceil(last / 2)]!) / 2
}
