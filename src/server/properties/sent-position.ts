import type { SentPosition } from '../../domain/imports/sent-position.ts'
import { type Position, TOWN_RADIUS } from './position.ts'

export function sentPositionOf({ lat, lng, ungenau_lat, ungenau_lng, ungenau_radius }: SentPosition): SentPosition {
  return { lat, lng, ungenau_lat, ungenau_lng, ungenau_radius }
}

/** Of a home that no import has written since it is stored: from the shown position. */
export function formerPosition({ lat, lng, anzeige_lat, anzeige_lng, ungenau_radius }: Position): SentPosition {
  if (lat !== null) return { lat, lng, ungenau_lat: null, ungenau_lng: null, ungenau_radius }
  const none = { lat, lng, ungenau_lat: null, ungenau_lng: null, ungenau_radius: null }
  // Only the town is known: its centre follows from the address.
  if (ungenau_radius === TOWN_RADIUS) return none
  return { ...none, ungenau_lat: anzeige_lat, ungenau_lng: anzeige_lng, ungenau_radius }
}
