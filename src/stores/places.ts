import type { PlaceSuggestion } from '../domain/places/place.ts'
import { getJson } from './api.ts'

/** Places for what has been typed so far, best first, named in the page's language; none when the server does not answer. */
export async function suggestPlaces(text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
  try {
    const lang = document.documentElement.dataset.language ?? 'de'
    const path = `/api/places?q=${encodeURIComponent(text)}&lang=${lang}`
    return (await getJson<{ success: true; data: PlaceSuggestion[] }>(path, signal)).data
  } catch {
    return []
  }
}
