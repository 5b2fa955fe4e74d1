import type { FeedProperty } from '../imports/feed.ts'

type Place = Pick<FeedProperty, 'plz' | 'ort' | 'lat' | 'ungenau_lat'>

/**
 * Tells whether any field states the place. OpenImmo requires postcode, town or coordinates; a home without a place
 * cannot be searched for.
 */
export function hasPlace({ plz, ort, lat, ungenau_lat }: Place): boolean {
  return plz !== null || ort !== null || lat !== null || ungenau_lat !== null
}
