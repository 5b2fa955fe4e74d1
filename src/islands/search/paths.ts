import { listAddress } from '../../domain/search/address.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

/** The address of a search in a language, without default values. */
export function searchPath(query: Partial<SearchQuery>, language: Language): string {
  return localPath(language, listAddress(query))
}

/** The same search on the map. */
export function mapPathOf(query: Partial<SearchQuery>, language: Language): string {
  const params = formatSearch({ ...query, seite: 1 }).toString()
  return localPath(language, params ? `/kartensuche?${params}` : '/kartensuche')
}
