import { encodePolyline, type Point } from '../../domain/search/area.ts'
import { type Border, type Ring, signedArea } from './border.ts'

/** The border may leave its line by this part of the place's extent: less than a pixel where the place fills a screen. */
const PART = 1 / 900
/** Degrees, some 10 metres: finer than any map shows without tiles. */
const LEAST = 1e-4
/** Degrees of longitude are shorter by this in Austria. */
const SQUEEZE = 0.67

const known = new WeakMap<Border, string[]>()

/**
 * The border of a place for a map: its rings as encoded polylines (precision 5), simplified by Douglas and Peucker's
 * algorithm. The search uses the exact border.
 */
export function outlineOf(border: Border): string[] {
  const cached = known.get(border)
  if (cached) return cached
  const { box, rings } = border
  const reach = Math.max(LEAST, Math.max(box.north - box.south, (box.east - box.west) * SQUEEZE) * PART)
  const lines = rings.filter((ring) => Math.abs(signedArea(ring)) > reach ** 2).map((ring) => simplify(ring, reach))
  const outline = lines.map(encodePolyline)
  known.set(border, outline)
  return outline
}

function simplify(ring: Ring, reach: number): Point[] {
  const points = Array.from(
    { length: ring.length / 2 },
    (_, i): Point => [ring[i * 2 + 1] as number, ring[i * 2] as number],
  )
  const first = points[0] as Point
  points.push(first)
  const kept = new Uint8Array(points.length)
  // A ring has no ends, so it is cut at the point that is farthest from its first.
  const far = points.reduce(
    (best, point, at) => (distance(point, first) > distance(points[best] as Point, first) ? at : best),
    0,
  )
  kept[0] = kept[far] = 1
  const open: [number, number][] = [
    [0, far],
    [far, points.length - 1],
  ]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let [at, most] = [0, reach]
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i] as Point, points[from] as Point, points[to] as Point)
      if (off > most) [at, most] = [i, off]
    }
    if (at === 0) continue
    kept[at] = 1
    open.push([from, at], [at, to])
  }
  return points.filter((_, at) => kept[at] === 1)
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], (a[1] - b[1]) * SQUEEZE)

/** How far a point is from a line between two others. */
function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const [y, x] = [point[0] - from[0], (point[1] - from[1]) * SQUEEZE]
  const [dy, dx] = [to[0] - from[0], (to[1] - from[1]) * SQUEEZE]
  const share = Math.max(0, Math.min(1, (x * dx + y * dy) / length ** 2))
  return Math.hypot(y - dy * share, x - dx * share)
}
