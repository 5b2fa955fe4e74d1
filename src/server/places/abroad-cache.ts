import { LRUCache } from 'lru-cache'

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

export type AbroadCache = LRUCache<'towns', TownAbroad[], () => Promise<TownAbroad[]>>

export const createAbroadCache = (clock: () => Date): AbroadCache =>
  new LRUCache({
    max: 1,
    ttl: FRESH_MS,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    fetchMethod: (_key, _old, { context }) => context(),
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  })
