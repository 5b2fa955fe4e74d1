import { LRUCache } from 'lru-cache'

/** Ten minutes do not change a market; for an hour, nobody waits for the new figures. */
const FRESH_MS = 10 * 60_000
const STALE_MS = 50 * 60_000
const GROUPS = 4_000

/** Homes of one type and offer in one place: enough data for the median without any one of them. */
export interface Group {
  count: number
  /** The two or three middle values by EUR per m², ascending. */
  middle: number[]
}

export type MedianCache = LRUCache<string, Group, () => Promise<Group>>

export const createMedianCache = (clock: () => Date): MedianCache =>
  new LRUCache({
    max: GROUPS,
    ttl: FRESH_MS,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    fetchMethod: (_key, _old, { context }) => context(),
    // A failure leaves the old group in its place, and the next visitor tries again.
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  })

/**
 * The group of the key. Visitors who ask while it is read wait for one answer; an old one is handed out while a new one
 * is read, unless it is too old.
 */
export function readGroupCached(cache: MedianCache, key: string, read: () => Promise<Group>): Promise<Group> {
  const allowStale = cache.getRemainingTTL(key) > -STALE_MS
  return cache.forceFetch(key, { allowStale, context: read })
}
