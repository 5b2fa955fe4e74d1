import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts'
import { findTyped } from '../../../domain/places/typed.ts'
import type { BBox } from '../../../domain/search/area.ts'
import { suggestPlaces } from '../../../stores/search/places.ts'
import type { Stage } from '../stage.ts'

/** The zoom for a place of unknown extent, by its kind. */
const ZOOMS: Record<PlaceSuggestion['art'], number> = {
  land: 6,
  bundesland: 9,
  bezirk: 11,
  ort: 13,
  gemeindebezirk: 14,
  plz: 13,
}

/**
 * The place that the visitor typed or chose from the suggestions, with the view of the map. Null when it is unknown.
 */
export async function findPlace(typed: string): Promise<{ place: PlaceSuggestion; where: Stage | BBox | null } | null> {
  if (typed.length < 2) return null
  const place = await findTyped(typed, suggestPlaces)
  if (!place) return null
  const { lat, lng, box } = place
  const middle = lat === undefined || lng === undefined ? null : { lat, lng, zoom: ZOOMS[place.art] }
  return { place, where: box ?? middle }
}
