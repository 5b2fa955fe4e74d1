import type { Objektart, Vermarktungsart } from '../domain/properties/vocabulary.ts'
import { formatSearch } from '../domain/search/codec.ts'
import type { Filter, Sort } from '../domain/search/criteria.ts'

/** A search: what it filters by, and its order. */
export interface Search {
  filter: Filter
  sort?: Sort
}

/** What the dialogue must know of a home that was shown. */
export interface ShownHome {
  id: number
  /** EUR; of a rent a month. */
  price?: number
  /** Square metres. */
  area?: number
  /** Zimmer. */
  rooms?: number
  offer?: Vermarktungsart
  kind?: Objektart
}

/** Where a conversation stands before a message. */
export interface State {
  /** The search so far; undefined when nothing was searched. */
  search?: Search
  /** Earlier searches, the latest last. */
  before: readonly Search[]
  /** The homes shown last, in their order. */
  shown: readonly ShownHome[]
  /** The home that was spoken of last. */
  home?: ShownHome
  /** The home of the page. */
  page?: ShownHome
  /**
   * `waiting` of the turn before: the act that waits for a home, as `ask ausstattung BALKON`. Also `purchase_costs` and
   * `mortgage`, which wait for an amount.
   */
  asked?: string
}

/**
 * The searches of a conversation in their order, as the state before its next message: taking a search back makes the one
 * before it the last, and a second time the one before that.
 */
export function searchesOf(all: readonly Search[]): Pick<State, 'search' | 'before'> {
  const kept: Search[] = []
  for (const search of all) {
    const key = keyOf(search)
    if (kept.length > 0 && keyOf(kept.at(-1) as Search) === key) continue
    if (kept.length > 1 && keyOf(kept.at(-2) as Search) === key) kept.pop()
    else kept.push(search)
  }
  const search = kept.pop()
  return { ...(search && { search }), before: kept }
}

const keyOf = (search: Search): string => String(formatSearch(search))
