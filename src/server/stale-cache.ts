import { LRUCache } from 'lru-cache'
import { elapsedBy } from './elapsed.ts'

/** Values that are expensive to read and may be some minutes old. Each is read once, however many visitors ask for it. */
export type StaleCache<K extends string, V extends object> = LRUCache<K, V, () => Promise<V>>

/** @param freshMs for so long a value is handed out without a look at the database */
export const createStaleCache = <K extends string, V extends object>(
  clock: () => Date,
  { max, freshMs }: { max: number; freshMs: number },
): StaleCache<K, V> =>
  new LRUCache<K, V, () => Promise<V>>({
    max,
    ttl: freshMs,
    perf: { now: elapsedBy(clock) },
    ttlResolution: 0,
    fetchMethod: (_key, _old, { context }) => context(),
    // A failure leaves the old value in its place, and the next visitor tries again.
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  })

/**
 * The value of a key. Visitors who ask while it is read wait for one answer; an old value is handed out while a new one
 * is read, unless it is older than `staleMs` beyond its freshness.
 */
export function readStaleCached<K extends string, V extends object>(
  cache: StaleCache<K, V>,
  key: K,
  staleMs: number,
  read: () => Promise<V>,
): Promise<V> {
  const allowStale = cache.getRemainingTTL(key) > -staleMs
  return cache.forceFetch(key, { allowStale, context: read })
}
