import { formatSearch, parseSearch } from '../../domain/search/codec.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'

/** The search of an address of the list or the map, and its criteria alone: without order, page and view of a map. */
export function criteriaOf(search: string): { query: SearchQuery; criteria: string } {
  const { query } = parseSearch(new URLSearchParams(search))
  return { query, criteria: formatSearch({ filter: query.filter }).toString() }
}

/** The criteria of a search with the places of a form (`ort`, `plz`, `land`, `umkreis`, `ohne`) instead of its own. */
export function withPlacesOf({ ort: _, plz: __, umkreis: ___, ohne: ____, ...filter }: Filter, form: FormData): string {
  const params = formatSearch({ filter })
  for (const name of ['ort', 'plz', 'land', 'umkreis', 'ohne']) {
    const value = form.get(name)
    if (typeof value === 'string' && value) params.set(name, value)
  }
  return formatSearch({ filter: parseSearch(params).query.filter }).toString()
}
