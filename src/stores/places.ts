import type { PlaceSuggestion } from '../domain/places/place.ts'
import { getJson } from './api.ts'

/** Places for what has been typed so far, best first; none when the server does not answer. */
export async function suggestPlaces(text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
  try {
    const path = `/api/places?q=${encodeURIComponent(text)}`
    return (await getJson<{ success: true; data: PlaceSuggestion[] }>(path, signal)).data
  } catch {
    return []
  }
}
