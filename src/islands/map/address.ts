import type { Circle } from '../../domain/search/area.ts'
import { formatSearch, parseSearch } from '../../domain/search/codec.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import type { Drawing } from '../../domain/search/drawing.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

export const MAP_PATHS = { open: '/kartensuche', google: '/kartensuche/google' } as const
export type MapVariant = keyof typeof MAP_PATHS

/** The address of a search on the map: the same parameters as the list, so that visitors can switch between them. */
export function mapPath(query: Partial<SearchQuery>, language: Language, variant: MapVariant): string {
  const params = formatSearch({ ...query, seite: 1 }).toString()
  return localPath(language, params ? `${MAP_PATHS[variant]}?${params}` : MAP_PATHS[variant])
}

/** The positions of the places that a page knows, by slug: an address names places only. */
export type Spots = Record<string, Pick<Circle, 'lat' | 'lng'>>

/** The search of an address; invalid parameters are ignored. */
export function queryOf(search: string, spots: Spots = {}): SearchQuery {
  const { filter, ...query } = parseSearch(new URLSearchParams(search)).query
  return { ...query, filter: withSpots(filter, spots), seite: 1 }
}

/** The filter with the positions of the places that it names. */
export function withSpots(filter: Filter, spots: Spots): Filter {
  const umkreis = filter.umkreis?.map((around) => ({ ...around, ...(around.ort && spots[around.ort]) }))
  return umkreis ? { ...filter, umkreis } : filter
}

/** The positions of the places of a search, as the server looked them up. */
export function spotsOf({ umkreis = [] }: Filter): Spots {
  const known = umkreis.flatMap(({ ort, lat, lng }) =>
    ort === undefined || lat === undefined || lng === undefined ? [] : [[ort, { lat, lng }] as const],
  )
  return Object.fromEntries(known)
}

export function drawingOf({ gebiet = [], umkreis = [], ort, plz }: Filter): Drawing {
  return { areas: gebiet, circles: umkreis, ...(ort && { ort }), ...(plz && { plz }) }
}

/** The filter with the new drawing, and its places, instead of the old ones. */
export function withDrawing(filter: Filter, { areas, circles, ort, plz }: Drawing): Filter {
  const { gebiet: _, umkreis: __, ort: ___, plz: ____, ...others } = filter
  return {
    ...others,
    ...(ort && { ort }),
    ...(plz && { plz }),
    ...(areas.length > 0 && { gebiet: areas }),
    ...(circles.length > 0 && { umkreis: circles }),
  }
}
