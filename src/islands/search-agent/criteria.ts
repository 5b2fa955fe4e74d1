import { formatSearch, parseSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'

/** The search of an address of the list or the map, and its criteria alone: without order, page and view of a map. */
export function criteriaOf(search: string): { query: SearchQuery; criteria: string } {
  const { query } = parseSearch(new URLSearchParams(search))
  return { query, criteria: formatSearch({ filter: query.filter }).toString() }
}
