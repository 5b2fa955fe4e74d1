import { formatSearch } from './codec.ts'
import type { SearchQuery } from './criteria.ts'

/** The German path of the list with a search, without default values: `/immobilien?ort=graz`. */
export function listAddress(query: Partial<SearchQuery>): string {
  const params = formatSearch(query).toString()
  return params ? `/immobilien?${params}` : '/immobilien'
}

/** A path with one more parameter. */
export function withParam(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
}
