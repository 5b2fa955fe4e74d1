import { createStaleCache, type StaleCache } from '../stale-cache.ts'

/** A town abroad with published homes, as their senders write it. */
export interface TownAbroad {
  /** `de-muenchen` */
  slug: string
  name: string
  /** ISO 3166 alpha-2 */
  land: string
  /** With their country: DE-80331. */
  plz: string[]
  /** The middle of its homes; null when none has a position. */
  lat: number | null
  lng: number | null
}

/** A new town abroad may be found a minute late. */
const FRESH_MS = 60_000

export type AbroadCache = StaleCache<'towns', TownAbroad[]>

export const createAbroadCache = (clock: () => Date): AbroadCache =>
  createStaleCache(clock, { max: 1, freshMs: FRESH_MS })
