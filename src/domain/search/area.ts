/** A point as [lat, lng] in WGS 84 degrees. */
export type Point = readonly [lat: number, lng: number]

/**
 * A drawn area: a closed polygon of at least 3 points (the last is not repeated), planar in lat/lng. Its border belongs
 * to it. `exclude` subtracts the area instead.
 */
export interface Area {
  exclude: boolean
  points: readonly Point[]
}

export interface Circle {
  lat: number
  lng: number
  km: number
}

export interface BBox {
  west: number
  south: number
  east: number
  north: number
}

export const AREAS_MAX = 20
/** Maximum points of all areas of a search together: they must fit into an address. */
export const AREA_POINTS_MAX = 2000
/**
 * Maximum characters of our addresses, path and query; proxies accept no more either (nginx: 8 kB). Drawn areas make
 * addresses long: a freehand line is 1.2 kB.
 */
export const ADDRESS_MAX = 8 * 1024
/** The part of that for areas, in the form of the address: the rest is for all other filters together. */
export const AREAS_LENGTH_MAX = 5_500
const PRECISION = 1e5
const EARTH_RADIUS_KM = 6371.0088

/**
 * Reads the `gebiet` parameter: Google's encoded polylines (precision 5) joined with `~`, `!` before an excluded one.
 * `~` is also a letter of the polyline alphabet, so it separates two areas only where a point has just ended and a
 * position in Europe follows; as a step from the previous point, that would be a leap of 30 degrees.
 * @returns the areas, or null when the text is not such a list
 */
export function parseAreas(text: string): Area[] | null {
  const areas: Area[] = []
  let at = 0
  while (at <= text.length) {
    if (areas.length === AREAS_MAX) return null
    const exclude = text[at] === '!'
    const area = readPolyline(text, exclude ? at + 1 : at)
    if (!area || area.points.length < 3) return null
    areas.push({ exclude, points: area.points })
    at = area.end + 1
  }
  return areas
}

export const countPoints = (areas: readonly Area[]) => areas.reduce((sum, { points }) => sum + points.length, 0)

export function formatAreas(areas: readonly Area[]): string {
  return areas.map(({ exclude, points }) => (exclude ? '!' : '') + encodePolyline(points)).join('~')
}

/** Google's encoded polyline algorithm at precision 5. */
export function encodePolyline(points: readonly Point[]): string {
  let out = ''
  let previous: [number, number] = [0, 0]
  for (const [lat, lng] of points) {
    const now: [number, number] = [Math.round(lat * PRECISION), Math.round(lng * PRECISION)]
    for (const axis of [0, 1] as const) {
      const delta = now[axis] - previous[axis]
      let value = delta < 0 ? ~(delta << 1) : delta << 1
      while (value >= 0x20) {
        out += String.fromCharCode((0x20 | (value & 0x1f)) + 63)
        value >>= 5
      }
      out += String.fromCharCode(value + 63)
    }
    previous = now
  }
  return out
}

/** @returns the points, or null when the text is invalid or leaves the globe */
export function decodePolyline(text: string): Point[] | null {
  const line = readPolyline(text, 0)
  return line?.end === text.length ? line.points : null
}

function readPolyline(text: string, start: number): { points: Point[]; end: number } | null {
  const points: Point[] = []
  const sum = [0, 0] as [number, number]
  let at = start
  while (at < text.length && !(text[at] === '~' && beginsArea(text, at + 1))) {
    for (const axis of [0, 1] as const) {
      const value = readNumber(text, at)
      if (!value) return null
      sum[axis] += value.delta
      at = value.end
    }
    const point: Point = [sum[0] / PRECISION, sum[1] / PRECISION]
    if (Math.abs(point[0]) > 90 || Math.abs(point[1]) > 180) return null
    points.push(point)
  }
  return { points, end: at }
}

function beginsArea(text: string, at: number): boolean {
  const lat = readNumber(text, text[at] === '!' ? at + 1 : at)
  return lat !== null && lat.delta > 30 * PRECISION && lat.delta < 72 * PRECISION
}

function readNumber(text: string, start: number): { delta: number; end: number } | null {
  let [at, shift, value, byte] = [start, 0, 0, 0]
  do {
    byte = text.charCodeAt(at++) - 63
    if (!(byte >= 0 && byte < 64) || shift > 25) return null
    value |= (byte & 0x1f) << shift
    shift += 5
  } while (byte >= 0x20)
  return { delta: value & 1 ? ~(value >> 1) : value >> 1, end: at }
}

/** Tells whether the point lies inside the polygon or on its border. Planar: the edges are straight in lat/lng. */
export function insidePolygon(points: readonly Point[], lat: number, lng: number): boolean {
  let inside = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [aLat, aLng] = points[i] as Point
    const [bLat, bLng] = points[j] as Point
    const cross = (bLng - aLng) * (lat - aLat) - (bLat - aLat) * (lng - aLng)
    const within =
      Math.min(aLat, bLat) <= lat &&
      lat <= Math.max(aLat, bLat) &&
      Math.min(aLng, bLng) <= lng &&
      lng <= Math.max(aLng, bLng)
    if (cross === 0 && within) return true
    if (aLat > lat !== bLat > lat && lng < aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat)) inside = !inside
  }
  return inside
}

/** Great-circle distance in km (haversine). */
export function distanceKm(aLat: number, aLng: number, bLat: number, bLng: number): number {
  const rad = Math.PI / 180
  const dLat = ((bLat - aLat) * rad) / 2
  const dLng = ((bLng - aLng) * rad) / 2
  const h = Math.sin(dLat) ** 2 + Math.cos(aLat * rad) * Math.cos(bLat * rad) * Math.sin(dLng) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
