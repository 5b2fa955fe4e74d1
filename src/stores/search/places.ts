import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import { call } from '../api.ts'

/** Places for the typed text, best first, named in the page's language; none when the server does not answer. */
export async function suggestPlaces(text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
  try {
    const lang = document.documentElement.dataset.language ?? 'de'
    return (await call('GET /api/places', { query: { q: text, lang }, signal })).data
  } catch {
    return []
  }
}
