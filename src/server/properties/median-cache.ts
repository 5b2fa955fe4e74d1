import { createStaleCache, readStaleCached, type StaleCache } from '../stale-cache.ts'

/** Ten minutes do not change a market; for an hour, nobody waits for the new figures. */
const FRESH_MS = 10 * 60_000
const STALE_MS = 50 * 60_000
const GROUPS = 4_000

/** Homes of one type and offer in one place: enough data for the median without any one of them. */
export interface Group {
  count: number
  /** The two or three middle values by EUR per m², ascending. */
  middle: number[]
  /** First and third quartile (nearest rank), EUR per m²; null for an empty group. */
  q1: number | null
  q3: number | null
}

export type MedianCache = StaleCache<string, Group>

export const createMedianCache = (clock: () => Date): MedianCache =>
  createStaleCache(clock, { max: GROUPS, freshMs: FRESH_MS })

/** The group of the key; for an hour an old one is handed out while a new one is read. */
export const readGroupCached = (cache: MedianCache, key: string, read: () => Promise<Group>): Promise<Group> =>
  readStaleCached(cache, key, STALE_MS, read)
