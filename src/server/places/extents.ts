import type { BBox } from '../../domain/search/area.ts'
import { BY_SLUG, TOWNS } from './gazetteer.ts'

/** Towns are known by their middle; a place reaches so many degrees beyond its outermost ones. */
const RIM = 0.03

/**
 * The part of the map that a place takes up which others lie in: states, Bezirke, Vienna.
 * @returns null for towns and districts, which are known by their middle only, and for unknown slugs
 */
export function extentOf(slug: string): BBox | null {
  const place = BY_SLUG.get(slug)
  if (!place || (slug !== 'wien' && place.art !== 'bundesland' && place.art !== 'bezirk')) return null
  const inside = TOWNS.filter((town) => town.slug !== slug && town.orte.includes(slug))
  if (inside.length < 2) return null
  const lats = inside.map(({ lat }) => lat)
  const lngs = inside.map(({ lng }) => lng)
  return {
    west: Math.min(...lngs) - RIM,
    south: Math.min(...lats) - RIM,
    east: Math.max(...lngs) + RIM,
    north: Math.max(...lats) + RIM,
  }
}

/** The box around all of these places; null where one of them is known by its middle only, or where there are none. */
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
