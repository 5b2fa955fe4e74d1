import { formatSearch, parseSearch } from '../../domain/search/codec.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import { type Drawing, NOTHING_DRAWN } from '../../domain/search/drawing.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

export const MAP_PATHS = { open: '/kartensuche', google: '/kartensuche/google' } as const
export type MapVariant = keyof typeof MAP_PATHS

/** The address of a search on the map: the same parameters as the list, so that visitors can switch between them. */
export function mapPath(query: Partial<SearchQuery>, language: Language, variant: MapVariant): string {
  const params = formatSearch({ ...query, seite: 1 }).toString()
  return localPath(language, params ? `${MAP_PATHS[variant]}?${params}` : MAP_PATHS[variant])
}

/** The search of an address; invalid parameters are ignored. */
export function queryOf(search: string): SearchQuery {
  return { ...parseSearch(new URLSearchParams(search)).query, seite: 1 }
}

export function drawingOf({ gebiet, umkreis }: Filter): Drawing {
  return gebiet || umkreis ? { areas: gebiet ?? [], circle: umkreis ?? null } : NOTHING_DRAWN
}

/** The filter with the new drawing instead of the old one. */
export function withDrawing({ gebiet: _, umkreis: __, ...filter }: Filter, { areas, circle }: Drawing): Filter {
  return { ...filter, ...(areas.length > 0 && { gebiet: areas }), ...(circle && { umkreis: circle }) }
}
