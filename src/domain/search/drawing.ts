import {
  AREA_POINTS_MAX,
  AREAS_LENGTH_MAX,
  AREAS_MAX,
  type Area,
  type BBox,
  type Circle,
  countPoints,
  decodePolyline,
  distanceKm,
  encodePolyline,
  formatAreas,
  type Point,
} from './area.ts'
import { type Around, CIRCLES_MAX, circlesOf, RADIUS_MAX, RADIUS_MIN } from './around.ts'
import type { Filter } from './criteria.ts'

/**
 * Where a search looks, as the map shows it: `gebiet` and `umkreis`, and the named places, which a new area or circle
 * takes away.
 */
export interface Drawing {
  areas: readonly Area[]
  circles: readonly Around[]
  ort?: NonNullable<Filter['ort']>
  plz?: NonNullable<Filter['plz']>
}

export const NOTHING_DRAWN: Drawing = { areas: [], circles: [] }

/** The reason why a shape is refused; each is the message key `map.refused_<reason>`. */
export type Refusal = 'points' | 'short' | 'flat' | 'full' | 'long'

/** Maximum points of a freehand line: more make no visible difference. */
export const FREEHAND_POINTS_MAX = 200
/** Minimum length and width of a freehand line, in pixels: a smaller one is a slip of the hand. */
const FREEHAND_LENGTH_MIN = 40
const FREEHAND_EXTENT_MIN = 12
const FREEHAND_TOLERANCE = 1.5
const CIRCLE_CORNERS = 48
/** A circle that moved by less was resized. Kilometres. */
const SLIP_KM = 0.02
const KM_PER_DEGREE = 111.195

/**
 * Reduces the points of a line by the Douglas-Peucker algorithm. The ends stay.
 * @param tolerance maximum distance of a removed point, in the unit of the points
 * @param most maximum number of points; the tolerance grows as needed
 */
export function simplifyLine(points: readonly Point[], tolerance: number, most = Number.POSITIVE_INFINITY): Point[] {
  const weights = weightsOf(points)
  let limit = tolerance
  if (weights.filter((weight) => weight > tolerance).length > most) {
    limit = [...weights].sort((a, b) => b - a)[most] as number
  }
  return points.filter((_, at) => (weights[at] as number) > limit)
}

/** For each point the tolerance from which on it may be removed: at most that of the point it depends on. */
function weightsOf(points: readonly Point[]): number[] {
  const last = points.length - 1
  const weights = points.map((_, at) => (at === 0 || at === last ? Number.POSITIVE_INFINITY : 0))
  const open: [from: number, to: number, ceiling: number][] = [[0, last, Number.POSITIVE_INFINITY]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to, ceiling] = span
    let [farthest, at] = [0, -1]
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToSegment(points[i] as Point, points[from] as Point, points[to] as Point)
      if (distance > farthest) [farthest, at] = [distance, i]
    }
    if (at < 0) continue
    const weight = Math.min(ceiling, farthest)
    weights[at] = weight
    open.push([from, at, weight], [at, to, weight])
  }
  return weights
}

function distanceToSegment([y, x]: Point, [ay, ax]: Point, [by, bx]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/**
 * Converts a freehand line into a closed area with as few points as its shape permits.
 * @param line in pixels as [y, x]
 */
export function closeFreehand(line: readonly Point[]): { points: Point[] } | { refused: Refusal } {
  let length = 0
  for (let i = 1; i < line.length; i++) {
    length += Math.hypot(...([0, 1].map((axis) => line[i]![axis]! - line[i - 1]![axis]!) as [number, number]))
  }
  const extent = (axis: 0 | 1) => {
    const values = line.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  if (length < FREEHAND_LENGTH_MIN || Math.min(extent(0), extent(1)) < FREEHAND_EXTENT_MIN) return { refused: 'short' }
  const points = simplifyLine(line, FREEHAND_TOLERANCE, FREEHAND_POINTS_MAX)
  return points.length < 3 ? { refused: 'short' } : { points }
}

/** Adds an area, rounded as in the address (precision 5), or returns the reason for a refusal. */
export function addArea(
  drawing: Drawing,
  points: readonly Point[],
  exclude: boolean,
): { drawing: Drawing } | { refused: Refusal } {
  const checked = checkPoints(points)
  if ('refused' in checked) return checked
  if (drawing.areas.length >= AREAS_MAX) return { refused: 'full' }
  // A hole is cut out of the places; a new area stands for them.
  const rest = exclude ? drawing : withoutPlaces(drawing)
  return withAreas(rest, [...drawing.areas, { exclude, points: checked.points }])
}

/** All areas must fit into an address: a search can be shared, saved and reopened. */
function withAreas(drawing: Drawing, areas: readonly Area[]): { drawing: Drawing } | { refused: Refusal } {
  const length = new URLSearchParams({ gebiet: formatAreas(areas) }).toString().length
  return length > AREAS_LENGTH_MAX || countPoints(areas) > AREA_POINTS_MAX
    ? { refused: 'long' }
    : { drawing: { ...drawing, areas } }
}

/** Replaces the points of an area, or returns the reason for a refusal. */
export function changeArea(
  drawing: Drawing,
  index: number,
  points: readonly Point[],
): { drawing: Drawing } | { refused: Refusal } {
  const checked = checkPoints(points)
  if ('refused' in checked) return checked
  return withAreas(
    drawing,
    drawing.areas.map((area, at) => (at === index ? { ...area, points: checked.points } : area)),
  )
}

export function removeArea(drawing: Drawing, index: number): Drawing {
  return { ...drawing, areas: drawing.areas.filter((_, at) => at !== index) }
}

/** The areas and circles that were drawn, without the named places. */
const withoutPlaces = ({ areas, circles }: Drawing): Drawing => ({
  areas,
  circles: circles.filter(({ ort }) => ort === undefined),
})

/** Whether a new area or circle would take named places away. */
export const hasPlaces = (drawing: Drawing): boolean =>
  Boolean(drawing.ort || drawing.plz) || withoutPlaces(drawing).circles.length < drawing.circles.length

/** Adds a circle, or returns the reason for a refusal. */
export function addCircle(drawing: Drawing, circle: Circle): { drawing: Drawing } | { refused: Refusal } {
  const rest = withoutPlaces(drawing)
  if (rest.circles.length >= CIRCLES_MAX) return { refused: 'full' }
  return { drawing: { ...rest, circles: [...rest.circles, rounded(circle)] } }
}

/** Replaces a circle. Around a place it keeps the place until it is moved away. */
export function changeCircle(drawing: Drawing, index: number, circle: Circle): Drawing {
  const changed = (before: Around): Around => {
    const after = rounded(circle)
    const { ort, lat, lng } = before
    if (ort === undefined || lat === undefined || lng === undefined) return after
    return distanceKm(lat, lng, circle.lat, circle.lng) < SLIP_KM ? { ...before, km: after.km } : after
  }
  return { ...drawing, circles: drawing.circles.map((one, at) => (at === index ? changed(one) : one)) }
}

export function removeCircle(drawing: Drawing, index: number): Drawing {
  return { ...drawing, circles: drawing.circles.filter((_, at) => at !== index) }
}

/** Numbers as the address has them: some metres, 100 m of radius. */
function rounded({ lat, lng, km }: Circle): Circle {
  const fixed = (value: number, digits: number) => Number(value.toFixed(digits))
  const radius = Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, fixed(km, 1)))
  return { lat: fixed(lat, 5), lng: fixed(lng, 5), km: radius }
}

function checkPoints(points: readonly Point[]): { points: Point[] } | { refused: Refusal } {
  const rounded = decodePolyline(encodePolyline(points)) ?? []
  const distinct = rounded.filter((point, at) => {
    const before = rounded[(at || rounded.length) - 1] as Point
    return point[0] !== before[0] || point[1] !== before[1]
  })
  if (distinct.length < 3) return { refused: 'points' }
  return Math.abs(signedSize(distinct)) < 1e-9 ? { refused: 'flat' } : { points: distinct }
}

function signedSize(points: readonly Point[]): number {
  return points.reduce((sum, [lat, lng], at) => {
    const [nextLat, nextLng] = points[(at + 1) % points.length] as Point
    return sum + lng * nextLat - nextLng * lat
  }, 0)
}

/** A circle as a polygon, for excluded areas and for clipping. */
export function circlePoints({ lat, lng, km }: Circle): Point[] {
  const [dLat, dLng] = [km / KM_PER_DEGREE, km / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180))]
  return Array.from({ length: CIRCLE_CORNERS }, (_, at): Point => {
    const angle = (at / CIRCLE_CORNERS) * 2 * Math.PI
    return [lat + dLat * Math.sin(angle), lng + dLng * Math.cos(angle)]
  })
}

export function boxPoints({ west, south, east, north }: BBox): Point[] {
  return [
    [north, west],
    [north, east],
    [south, east],
    [south, west],
  ]
}

/** The bounding box of points, null without points. */
export function boxAround(points: readonly Point[]): BBox | null {
  if (points.length === 0) return null
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lat, lng] of points) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

/** Tells whether a box lies within another one. */
export const isWithin = (inner: BBox, outer: BBox): boolean =>
  outer.west <= inner.west && outer.south <= inner.south && outer.east >= inner.east && outer.north >= inner.north

/** The bounding box of the searched area; excluded areas alone define none. */
export function boxOfDrawing({ areas, circles }: Drawing): BBox | null {
  const points = areas.filter((area) => !area.exclude).flatMap((area) => area.points)
  // Areas cut what the circles contain.
  return boxAround(points.length > 0 ? points : circlesOf(circles).flatMap(circlePoints))
}

/** Moves an area or the circle by degrees. */
export function movePoints(points: readonly Point[], dLat: number, dLng: number): Point[] {
  return points.map(([lat, lng]) => [lat + dLat, lng + dLng])
}

/** Kilometres between two points, as a circle's radius. */
export const radiusTo = (centre: Point, rim: Point): number => distanceKm(...centre, ...rim)

/**
 * The areas of a search within the visible part of the map: every area clipped to the box, or the box itself without
 * any area; excluded areas stay as they are. Null when no part of the areas is visible.
 */
export function areasWithin(areas: readonly Area[], box: BBox): Area[] | null {
  const excluded = areas.filter((area) => area.exclude)
  const included = areas.filter((area) => !area.exclude)
  if (included.length === 0) return [{ exclude: false, points: boxPoints(box) }, ...excluded].slice(0, AREAS_MAX)
  const cut = included
    .map(({ points }) => ({ exclude: false, points: clipToBox(points, box) }))
    .filter(({ points }) => points.length > 2)
  return cut.length ? [...cut, ...excluded] : null
}

/** Sutherland-Hodgman: the part of a polygon inside a box. */
export function clipToBox(points: readonly Point[], { west, south, east, north }: BBox): Point[] {
  const edges: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [1, west, 1],
    [1, east, -1],
    [0, south, 1],
    [0, north, -1],
  ]
  let ring: Point[] = [...points]
  for (const [axis, bound, sign] of edges) {
    const inside = (point: Point) => (point[axis] - bound) * sign >= 0
    const cut: Point[] = []
    for (const [at, point] of ring.entries()) {
      const before = ring[(at || ring.length) - 1] as Point
      if (inside(point) !== inside(before)) cut.push(crossing(before, point, axis, bound))
      if (inside(point)) cut.push(point)
    }
    ring = cut
  }
  return ring
}

function crossing(a: Point, b: Point, axis: 0 | 1, bound: number): Point {
  const along = (bound - a[axis]) / (b[axis] - a[axis])
  const other = axis === 0 ? a[1] + along * (b[1] - a[1]) : a[0] + along * (b[0] - a[0])
  return axis === 0 ? [bound, other] : [other, bound]
}
