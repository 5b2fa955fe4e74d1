import type { FeedProperty } from '../imports/feed.ts'

type Place = Pick<FeedProperty, 'plz' | 'ort' | 'lat' | 'ungenau_lat'>

/** Whether anything says where it lies. OpenImmo asks for postcode, town or coordinates; nobody looks for a home nowhere. */
export function hasPlace({ plz, ort, lat, ungenau_lat }: Place): boolean {
  return plz !== null || ort !== null || lat !== null || ungenau_lat !== null
}
