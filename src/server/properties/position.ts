import { createHmac } from 'node:crypto'
import type { FeedProperty } from '../../domain/imports/feed.ts'

export interface Position {
  /** As sent; never leaves the server. */
  lat: number | null
  lng: number | null
  anzeige_lat: number | null
  anzeige_lng: number | null
  /** Metres; null when the marker may be exact. */
  ungenau_radius: number | null
}

/** Metres of the circle when the sender gives none. */
export const RADIUS = 300
/** When only the town is known, a larger circle shows that. */
export const TOWN_RADIUS = 1500
const RADIUS_MIN = 50
const RADIUS_MAX = 20_000
const METRES_PER_DEGREE = 111_320

/**
 * The public position of a property. An imprecise place is moved by an offset that depends only on `secret`, the
 * object's `key` and the radius. The offset is the same at every import, so that averaging reveals nothing; without the
 * secret it cannot be computed; and the true place always lies inside the circle. Another radius gives an unrelated
 * offset, since two points on one line would reveal the place.
 * @param place the town of the address, used when no usable coordinates were sent
 */
export function positionOf(
  property: Pick<
    FeedProperty,
    'lat' | 'lng' | 'ungenau_lat' | 'ungenau_lng' | 'ungenau_radius' | 'adresse_freigegeben' | 'land'
  >,
  place: { lat: number | null; lng: number | null },
  key: string,
  secret: Uint8Array,
): Position {
  const sent = pair(property.lat, property.lng)
  // The gazetteer knows Austria: coordinates that it rejected for an Austrian address are wrong.
  const usable = sent && (property.land !== 'AUT' || (place.lat === sent.lat && place.lng === sent.lng))
  const exact = usable ? sent : null
  const coarse = pair(property.ungenau_lat, property.ungenau_lng)
  const imprecise = !property.adresse_freigegeben || coarse !== null || property.ungenau_radius !== null
  const stored = { lat: exact?.lat ?? null, lng: exact?.lng ?? null }

  if (exact && !imprecise) {
    return { ...stored, anzeige_lat: exact.lat, anzeige_lng: exact.lng, ungenau_radius: null }
  }
  const radius = Math.round(Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, property.ungenau_radius ?? RADIUS)))
  if (coarse && !(exact && coarse.lat === exact.lat && coarse.lng === exact.lng)) {
    return { ...stored, anzeige_lat: coarse.lat, anzeige_lng: coarse.lng, ungenau_radius: radius }
  }
  if (exact) {
    const moved = offset(exact, radius, key, secret)
    return { ...stored, anzeige_lat: moved.lat, anzeige_lng: moved.lng, ungenau_radius: radius }
  }
  const town = pair(place.lat, place.lng)
  return {
    ...stored,
    anzeige_lat: town?.lat ?? null,
    anzeige_lng: town?.lng ?? null,
    ungenau_radius: town ? TOWN_RADIUS : null,
  }
}

interface Point {
  lat: number
  lng: number
}

/** Between 30 and 90 % of the radius, in any direction, to five decimals (about a metre). */
function offset(point: Point, radius: number, key: string, secret: Uint8Array): Point {
  const digest = createHmac('sha256', secret).update(`${key}\n${radius}`).digest()
  const angle = (digest.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const share = Math.sqrt(0.3 ** 2 + (digest.readUInt32BE(4) / 2 ** 32) * (0.9 ** 2 - 0.3 ** 2))
  const metres = radius * share
  const lat = point.lat + (Math.cos(angle) * metres) / METRES_PER_DEGREE
  const lng = point.lng + (Math.sin(angle) * metres) / (METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180))
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}

function pair(lat: number | null, lng: number | null): Point | null {
  return lat !== null && lng !== null ? { lat, lng } : null
}
