import type { BBox } from '../domain/search/area.ts'
import type { Filter, SearchQuery } from '../domain/search/criteria.ts'
import type { SearchRow } from '../domain/search/row.ts'

/** Position in the outbox; grows by one with every committed change of a property. */
export type ChangeId = number

/** A property as it is after the change; `row` is null when it is no longer published. */
export interface Change {
  id: number
  row: SearchRow | null
}

export interface FacetValue {
  value: string
  count: number
}

/** `edges` has one number more than `counts`; a bin holds edges[i] <= x < edges[i+1], the last one its upper edge too. */
export interface Histogram {
  edges: number[]
  counts: number[]
}

/** Each facet is counted without its own criterion: it tells what another choice would give. */
export interface Facets {
  objektart: FacetValue[]
  vermarktungsart: FacetValue[]
  bundesland: FacetValue[]
  /** The 50 most frequent places. */
  ort: FacetValue[]
  ausstattung: FacetValue[]
  preis: Histogram
  flaeche: Histogram
}

export interface SearchResult {
  /** Of homes: of the listings of one that are found (`gruppe`), the cheapest stands for all. */
  total: number
  /** Ids of the asked page, in order. Ties are broken by the greater id first, so that pages never overlap. */
  ids: number[]
  facets: Facets | null
  /** The last change this answer has seen. */
  asOf: ChangeId
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
 * What the portal asks a search engine. Two answer it: `columns` in memory (src/search) and `postgres` in SQL
 * (src/server/search); one contract suite holds both to the same totals, order and facets.
 */
export interface SearchPort {
  search(query: SearchQuery, options?: { facets?: boolean; signal?: AbortSignal }): Promise<SearchResult>
  /** Everything inside the box that matches, as clusters and, where they do not crowd at that zoom, single points. */
  clusters(filter: Filter, bbox: BBox, zoom: number, signal?: AbortSignal): Promise<MapResult>
  /** How many published homes lie in each place and each postcode: slug or postcode -> count. */
  placeCounts(): Promise<ReadonlyMap<string, number>>
  /**
   * Takes changes over in their order; the same change twice does no harm. An engine in memory answers nobody
   * meanwhile, so hand in a hundred at a time.
   */
  apply(changes: readonly Change[], at: ChangeId): Promise<void>
  /** Replaces everything by what is read; answers come from the old state until then. */
  rebuild(rows: AsyncIterable<SearchRow[]>, at: ChangeId): Promise<void>
  /** Resolves when answers contain that change: read your own writes. */
  waitFor(at: ChangeId, signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}
