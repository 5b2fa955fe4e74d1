import { inAustria } from '../../places/places.ts'
import type { Ring } from '../border.ts'
import { BorderFileError } from './fault.ts'

const CORNERS_LEAST = 3

/**
 * A ring of positions as a file has them, [lng, lat]: without repeated points, and without the closing one.
 * @returns null for a ring that has no area
 * @throws BorderFileError for another projection, or for coordinates that are not in Austria
 */
export function readRing(positions: unknown): Ring | null {
  if (!Array.isArray(positions)) throw new BorderFileError('no_geometry')
  const flat: number[] = []
  for (const position of positions) {
    const [lng, lat] = Array.isArray(position) ? (position as unknown[]) : []
    if (typeof lng !== 'number' || typeof lat !== 'number') throw new BorderFileError('no_geometry')
    refuseElsewhere(lng, lat)
    if (lng !== flat.at(-2) || lat !== flat.at(-1)) flat.push(lng, lat)
  }
  if (flat[0] === flat.at(-2) && flat[1] === flat.at(-1)) flat.length -= 2
  return flat.length < CORNERS_LEAST * 2 ? null : Float64Array.from(flat)
}

function refuseElsewhere(lng: number, lat: number): void {
  if (inAustria(lat, lng)) return
  const wert = `${lng}, ${lat}`
  if (inAustria(lng, lat)) throw new BorderFileError('swapped', { wert })
  throw new BorderFileError(Math.abs(lng) > 180 || Math.abs(lat) > 90 ? 'projection' : 'elsewhere', { wert })
}

/**
 * The first point at which a ring crosses itself; null when it does not. Rings that only touch themselves are fine:
 * borders of municipalities do. Edges are compared in the order of their western ends, so that a ring of 10,000 points
 * takes some milliseconds.
 */
export function crossingOf(ring: Ring): [lng: number, lat: number] | null {
  const count = ring.length / 2
  const west = (edge: number) => Math.min(ring[edge * 2] as number, ring[((edge + 1) % count) * 2] as number)
  const east = (edge: number) => Math.max(ring[edge * 2] as number, ring[((edge + 1) % count) * 2] as number)
  const order = Array.from({ length: count }, (_, edge) => edge).sort((a, b) => west(a) - west(b))
  let open: number[] = []
  for (const edge of order) {
    const from = west(edge)
    open = open.filter((other) => east(other) >= from)
    for (const other of open) {
      const point = cross(ring, count, edge, other)
      if (point) return point
    }
    open.push(edge)
  }
  return null
}

/** Where the insides of two edges cross. */
function cross(ring: Ring, count: number, one: number, two: number): [lng: number, lat: number] | null {
  const gap = Math.abs(one - two)
  if (gap === 1 || gap === count - 1) return null
  const at = (corner: number, axis: 0 | 1) => ring[(corner % count) * 2 + axis] as number
  const [ax, ay, bx, by] = [at(one, 0), at(one, 1), at(one + 1, 0), at(one + 1, 1)]
  const [cx, cy, dx, dy] = [at(two, 0), at(two, 1), at(two + 1, 0), at(two + 1, 1)]
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return null
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    (qx - px) * (ry - py) - (qy - py) * (rx - px)
  const c = side(ax, ay, bx, by, cx, cy)
  const d = side(ax, ay, bx, by, dx, dy)
  const a = side(cx, cy, dx, dy, ax, ay)
  const b = side(cx, cy, dx, dy, bx, by)
  if (!((c > 0 && d < 0) || (c < 0 && d > 0)) || !((a > 0 && b < 0) || (a < 0 && b > 0))) return null
  const share = a / (a - b)
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}
