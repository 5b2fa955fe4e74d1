import type { BBox } from '../domain/search/area.ts'
import type { Filter, SearchQuery } from '../domain/search/criteria.ts'
import type { Facets } from '../domain/search/facets.ts'
import type { SearchRow } from '../domain/search/row.ts'

/**
 * A position in the outbox, in a format that only the outbox interprets (src/server/search/outbox.ts). An engine stores
 * it.
 */
export type ChangeId = string

/** The position before every change. */
export const NO_CHANGE: ChangeId = '0:0:0'

/** A property after the change; `row` is null when it is no longer published. */
export interface Change {
  id: number
  row: SearchRow | null
}

export interface SearchResult {
  /** The number of homes: of several matching listings of one home (`gruppe`), the cheapest represents all. */
  total: number
  /** Ids of the requested page, in order. Of equal ones the greater id comes first, so that pages never overlap. */
  ids: number[]
  facets: Facets | null
}

export interface Cluster {
  lat: number
  lng: number
  count: number
  preis_min: number | null
}

export interface MapPoint {
  id: number
  lat: number
  lng: number
  preis: number | null
}

export interface MapResult {
  total: number
  clusters: Cluster[]
  points: MapPoint[]
}

/**
 * The interface of a search engine. It has two implementations: `columns` in memory (src/search) and `postgres` in SQL
 * (src/server/search); one contract suite checks that both give the same totals, order and facets.
 */
export interface SearchReader {
  search(query: SearchQuery, options?: { facets?: boolean; signal?: AbortSignal }): Promise<SearchResult>
  /** All matches inside the box, as clusters and, where they are not dense at that zoom, as single points. */
  clusters(filter: Filter, bbox: BBox, zoom: number, signal?: AbortSignal): Promise<MapResult>
  /** The number of matching homes in each place and each postcode: slug or postcode -> count; none for zero. */
  placeCounts(filter?: Filter): Promise<ReadonlyMap<string, number>>
  /** From now on, answers contain this change and all earlier ones. */
  position(): Promise<ChangeId>
}

/** The interface that fills an engine with its own copy of homes, and keeps it up to date. */
export interface SearchFeed {
  /**
   * Applies changes in their order; it is idempotent. An engine in memory answers no query meanwhile, so pass a hundred
   * at a time.
   * @param at the last of them, which becomes the engine's position
   */
  apply(changes: readonly Change[], at: ChangeId): Promise<void>
  /**
   * Replaces the content by the rows; until the end, answers come from the old content. Changes that arrive meanwhile
   * are applied again, since the rows may be older.
   * @param at the position that was read before the rows
   */
  rebuild(rows: AsyncIterable<SearchRow[]>, at: ChangeId): Promise<void>
}
