import type { PlaceSuggestion } from '../../domain/places/place.ts'
import { typedName } from '../../domain/places/typed.ts'
import { suggestPlaces } from '../../stores/places.ts'
import type { Stage } from './stage.ts'

/** How near a place is looked at, by its kind. */
const ZOOMS: Record<PlaceSuggestion['art'], number> = {
  bundesland: 9,
  bezirk: 11,
  ort: 13,
  gemeindebezirk: 14,
  plz: 13,
}

/** The place that somebody typed or chose from the suggestions, and how the map shows it. Null when nobody knows it. */
export async function findPlace(typed: string): Promise<{ place: PlaceSuggestion; stage: Stage | null } | null> {
  if (typed.length < 2) return null
  const places = await suggestPlaces(typed.replace(/\s*\(.*$/, ''))
  const wanted = typed.toLocaleLowerCase('de-AT')
  const place =
    places.find((one) => typedName(one, true).toLocaleLowerCase('de-AT') === wanted) ??
    places.find((one) => one.name.toLocaleLowerCase('de-AT') === wanted) ??
    places[0]
  if (!place) return null
  const { lat, lng } = place
  const isTown = place.slug === 'wien'
  const zoom = isTown ? 11 : ZOOMS[place.art]
  return { place, stage: lat === undefined || lng === undefined ? null : { lat, lng, zoom } }
}
