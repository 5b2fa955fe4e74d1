import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'

/** The query string of the API for a search, with texts in the language. */
export function requestOf(query: SearchQuery, language: Language): URLSearchParams {
  const params = formatSearch(query)
  params.set('lang', language)
  return params
}
