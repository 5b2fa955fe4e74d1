import { createStaleCache, readStaleCached, type StaleCache } from '../stale-cache.ts'

export interface PlaceHomes {
  /** Homes of all kinds. */
  count: number
  /** Homes by the kind's part of the address, in the order of the vocabulary: `wohnung-mieten`. */
  kinds: Map<string, number>
  /** The place around it; null for a state and for a town abroad. */
  parent: string | null
}

/** Which landing pages exist, and how they are arranged: states, the Bezirke and cities in them, the places in those. */
export interface Directory {
  places: ReadonlyMap<string, PlaceHomes>
  /** The places directly inside a place, those with the most homes first. */
  inside: ReadonlyMap<string, readonly string[]>
  /** States with a page, those with the most homes first. */
  states: readonly string[]
  /** Towns abroad with a page. */
  abroad: readonly string[]
  /**
   * Homes that no page of a Bezirk, of a city or of a town abroad lists, by the state whose page lists them. Those of
   * '' are on the page of all places.
   */
  strays: ReadonlyMap<string, readonly number[]>
}

/** A new page may appear ten minutes late; for an hour, nobody waits for the next counting. */
const FRESH_MS = 10 * 60_000
const STALE_MS = 50 * 60_000

export type DirectoryCache = StaleCache<'directory', Directory>

export const createDirectoryCache = (clock: () => Date): DirectoryCache =>
  createStaleCache(clock, { max: 1, freshMs: FRESH_MS })

/** Visitors who ask while the homes are counted wait for one answer; old counts are handed out meanwhile. */
export const readDirectoryCached = (cache: DirectoryCache, read: () => Promise<Directory>): Promise<Directory> =>
  readStaleCached(cache, 'directory', STALE_MS, read)
