import type { BBox } from '../../domain/search/area.ts'
import { borderOf } from '../boundaries/known.ts'
import { BY_SLUG, fromPlaces, TOWNS } from './gazetteer.ts'

/** Towns are known by their centre; the box of an area extends by this many degrees beyond its outermost centres. */
const RIM = 0.03

/** By slug. */
const known = fromPlaces(extents)

/**
 * The bounding box of a place with a loaded border, or of an area that contains other places: a state, a Bezirk, Vienna.
 * @returns null for other towns and districts, which are known by their centre only, and for unknown slugs
 */
export const extentOf = (slug: string): BBox | null => borderOf(slug)?.box ?? known().get(slug) ?? null

function extents(): Map<string, BBox> {
  const found = new Map<string, BBox>()
  for (const { slug: own, orte, lat, lng } of TOWNS) {
    for (const slug of orte) {
      const art = BY_SLUG.get(slug)?.art
      if (slug === own || (slug !== 'wien' && art !== 'bundesland' && art !== 'bezirk')) continue
      const box = found.get(slug) ?? { west: 180, south: 90, east: -180, north: -90 }
      found.set(slug, {
        west: Math.min(box.west, lng - RIM),
        south: Math.min(box.south, lat - RIM),
        east: Math.max(box.east, lng + RIM),
        north: Math.max(box.north, lat + RIM),
      })
    }
  }
  return found
}

/**
 * The bounding box of all these places; null when one of them is known by its centre only, or when the list is empty.
 */
export function extentOfAll(slugs: readonly string[]): BBox | null {
  const boxes = slugs.map(extentOf)
  return boxes.reduce(
    (all, box) =>
      all &&
      box && {
        west: Math.min(all.west, box.west),
        south: Math.min(all.south, box.south),
        east: Math.max(all.east, box.east),
        north: Math.max(all.north, box.north),
      },
    boxes[0] ?? null,
  )
}
