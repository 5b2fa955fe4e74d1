import type { FeedProperty } from '../../domain/imports/feed.ts'
import type { Bundesland } from '../../domain/properties/vocabulary.ts'
import type { ResolvedPlace } from '../places/places.ts'
import type { Position } from './position.ts'

/** Columns of `property` that a feed determines; the others are identity, state and times. */
export function propertyColumns(property: FeedProperty, place: ResolvedPlace, position: Position) {
  // Senders put the imprecise place here; it is stored as anzeige_*.
  const { ungenau_lat: _lat, ungenau_lng: _lng, ungenau_radius: _radius, bundesland, stand_vom, ...columns } = property
  return {
    ...columns,
    ...position,
    orte: place.orte,
    bundesland: (place.bundesland as Bundesland | null) ?? (property.land === 'AUT' ? null : bundesland),
    stand_vom: validDate(stand_vom),
  }
}

export type PropertyColumns = ReturnType<typeof propertyColumns>

function validDate(text: string | null): Date | null {
  const date = text === null ? null : new Date(text)
  return date && Number.isFinite(date.getTime()) ? date : null
}
