import { map } from 'nanostores'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { MapAnswer } from '../../domain/search/answers.ts'
import type { BBox, Point } from '../../domain/search/area.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import { call, langOf } from '../api.ts'

export interface MapList {
  /** The query of the cards: from page 1 to the last loaded page. */
  query: SearchQuery | null
  cards: readonly PropertyCard[]
  total: number
  hasMore: boolean
  phase: 'ready' | 'loading' | 'failed'
}

export const $mapList = map<MapList>({ query: null, cards: [], total: 0, hasMore: false, phase: 'ready' })

/** Requests for pins of one use; a newer one aborts an older one of the same use only. */
type Use = 'visible' | 'all'
/** At this zoom a request for the whole country tells where the homes of a search are. */
const COUNTRY_ZOOM = 9

const pins: Partial<Record<Use, AbortController>> = {}
let list: AbortController | undefined

type Pins = MapAnswer['data'] & { total: number }

/**
 * Clusters and points within a box; a map without size shows nothing and sends no request.
 * @returns null when a newer request has overtaken this one, or without an answer
 */
export const askPins = (query: SearchQuery, box: BBox, zoom: number): Promise<Pins | null> =>
  readPins('visible', query, box, zoom)

/**
 * Where the homes of a search are, to fit the map to them. Movements of the map do not overtake it.
 * @returns none when there are no homes; null when a newer request has overtaken this one, or without an answer
 */
export async function askPlaces(query: SearchQuery, country: BBox): Promise<Point[] | null> {
  const found = await readPins('all', query, country, COUNTRY_ZOOM)
  return found && [...found.clusters, ...found.points].map(({ lat, lng }) => [lat, lng])
}

async function readPins(
  use: Use,
  query: SearchQuery,
  { west, south, east, north }: BBox,
  zoom: number,
): Promise<Pins | null> {
  pins[use]?.abort()
  if (!(west < east && south < north)) return null
  const mine = new AbortController()
  pins[use] = mine
  const params = formatSearch({ filter: query.filter })
  params.set('bbox', [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(','))
  params.set('zoom', String(Math.max(0, Math.min(22, Math.floor(zoom)))))
  try {
    const { data, total } = await call('GET /api/properties/map', { query: params, signal: mine.signal })
    return pins[use] === mine ? { ...data, total } : null
  } catch {
    return null
  }
}

/**
 * Fills the list beside the map. An older answer never overwrites a newer one; the cards stay during a request and
 * after a failure.
 * @param query null when nothing can match: then the list is empty without a request
 */
export async function askMapList(query: SearchQuery | null, language: Language): Promise<void> {
  list?.abort()
  if (!query) {
    list = undefined
    $mapList.set({ query, cards: [], total: 0, hasMore: false, phase: 'ready' })
    return
  }
  const mine = new AbortController()
  list = mine
  $mapList.set({ ...$mapList.get(), phase: 'loading' })
  const params = formatSearch(query)
  if (language !== 'de') params.set('lang', language)
  try {
    const { data, total, page, pages } = await call('GET /api/properties', { query: params, signal: mine.signal })
    if (list !== mine) return
    const before = page > 1 ? $mapList.get().cards : []
    const known = new Set(before.map((card) => card.id))
    const cards = [...before, ...data.filter((card) => !known.has(card.id))]
    $mapList.set({ query, cards, total, hasMore: page < pages, phase: 'ready' })
  } catch {
    if (list === mine) $mapList.set({ ...$mapList.get(), query, phase: 'failed' })
  }
}

/** One home for the map's popup; null when it is unavailable. */
export async function askHome(id: number, language: Language): Promise<PropertyCard | null> {
  try {
    return (await call('GET /api/properties/{id}', { params: { id }, query: langOf(language) })).data
  } catch {
    return null
  }
}
