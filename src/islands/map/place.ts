import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import { findTyped } from '../../domain/places/typed.ts'
import type { BBox } from '../../domain/search/area.ts'
import { suggestPlaces } from '../../stores/places.ts'
import type { Stage } from './stage.ts'

/** How near a place is looked at whose extent nobody knows, by its kind. */
const ZOOMS: Record<PlaceSuggestion['art'], number> = {
  bundesland: 9,
  bezirk: 11,
  ort: 13,
  gemeindebezirk: 14,
  plz: 13,
}

/** The place that somebody typed or chose from the suggestions, and how the map shows it. Null when nobody knows it. */
export async function findPlace(typed: string): Promise<{ place: PlaceSuggestion; where: Stage | BBox | null } | null> {
  if (typed.length < 2) return null
  const place = await findTyped(typed, suggestPlaces)
  if (!place) return null
  const { lat, lng, box } = place
  const middle = lat === undefined || lng === undefined ? null : { lat, lng, zoom: ZOOMS[place.art] }
  return { place, where: box ?? middle }
}
