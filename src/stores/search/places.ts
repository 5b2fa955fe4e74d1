import type { PlaceSuggestion, ReadPlace } from '../../domain/places/suggestion.ts'
import { PLACE_TEXT_MAX, PLACES_TEXT_MAX } from '../../domain/places/typed.ts'
import { call } from '../api.ts'

const pageLang = () => document.documentElement.dataset.language ?? 'de'

/**
 * Places for the typed text, best first, named in the page's language; for an empty text the towns with most homes.
 * Null when the server does not answer, or after an abort.
 * @param criteria the other filters as a query string: counts are of homes that fit them
 */
export async function suggestPlaces(
  text: string,
  { criteria = '', signal }: { criteria?: string; signal?: AbortSignal } = {},
): Promise<PlaceSuggestion[] | null> {
  try {
    const query = { q: text.slice(0, PLACE_TEXT_MAX), lang: pageLang(), ...(criteria && { criteria }) }
    return (await call('GET /api/places', { query, signal })).data
  } catch {
    return null
  }
}

/** The places that a text names, in its order; null when the server does not answer. */
export async function readPlaces(text: string): Promise<ReadPlace[] | null> {
  try {
    return (await call('GET /api/places/read', { query: { q: text.slice(0, PLACES_TEXT_MAX), lang: pageLang() } })).data
  } catch {
    return null
  }
}

/** The rings of a place's border as encoded polylines; none without a loaded border, or when the server does not answer. */
export async function askBorder(slug: string): Promise<string[]> {
  try {
    return (await call('GET /api/places/{slug}/border', { params: { slug } })).data.lines
  } catch {
    return []
  }
}
