import file from '../../domain/places/backdrop.json' with { type: 'json' }
import { decodePolyline } from '../../domain/search/area.ts'

/** The backdrop of the pages' maps (scripts/map/leaflet/backdrop.ts), as far as this drawing uses it. */
interface Backdrop {
  states: string[]
  borders: string[]
  rivers: string[]
  lakes: string[]
  towns: Named[]
  cities: Named[]
}

type Named = [name: string, lat: number, lng: number, weight: number]

/** Units of the drawing. */
const WIDTH = 640
const HEIGHT = 400
const METRES_ACROSS = 130_000
const METRES_PER_DEGREE = 111_320
/** Lines end this far outside of the frame, so that their ends are not seen. */
const MARGIN = 40
const NAMES_MOST = 9

type Point = readonly [x: number, y: number]

/** Paths and names of the country around a place, which is in the middle of the drawing. */
export interface PlaceDrawing {
  width: number
  height: number
  land: string
  borders: string
  rivers: string
  lakes: string
  names: { name: string; x: number; y: number }[]
}

/**
 * Draws the country around a town from our own backdrop: borders, waters, and the largest towns that have room.
 * @returns null for a town that the backdrop does not name
 */
export function drawPlace(town: string): PlaceDrawing | null {
  const backdrop = file as unknown as Backdrop
  const place = [...backdrop.cities, ...backdrop.towns].find(([name]) => name === town)
  if (!place) return null
  const [, lat, lng] = place
  const scale = WIDTH / METRES_ACROSS
  const across = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180) * scale
  const project = (one: number, other: number): Point => [
    Math.round(WIDTH / 2 + (other - lng) * across),
    Math.round(HEIGHT / 2 - (one - lat) * METRES_PER_DEGREE * scale),
  ]
  const draw = (lines: readonly string[], end: '' | 'Z') =>
    lines
      .map((line) =>
        pathOf(
          (decodePolyline(line) ?? []).map(([one, other]) => project(one, other)),
          end,
        ),
      )
      .join('')
  return {
    width: WIDTH,
    height: HEIGHT,
    land: draw(backdrop.states, 'Z'),
    borders: draw(backdrop.borders, ''),
    rivers: draw(backdrop.rivers, ''),
    lakes: draw(backdrop.lakes, 'Z'),
    names: namesIn(backdrop, project),
  }
}

const isNear = ([x, y]: Point) => x > -MARGIN && x < WIDTH + MARGIN && y > -MARGIN && y < HEIGHT + MARGIN

/**
 * A line without the points far away, or an area; points of an area are moved to the margin, so that it stays closed.
 * Neighbours that round to one point are one.
 */
function pathOf(points: readonly Point[], end: '' | 'Z'): string {
  if (!points.some(isNear)) return ''
  let path = ''
  let last = ''
  let isOpen = false
  for (const [nr, point] of points.entries()) {
    const isSeen = end === 'Z' || [nr - 1, nr, nr + 1].some((at) => points[at] && isNear(points[at]))
    if (!isSeen) {
      isOpen = false
      continue
    }
    const [x, y] = end === 'Z' ? clamped(point) : point
    const written = `${x} ${y}`
    if (written !== last) path += `${isOpen ? 'L' : 'M'}${written}`
    last = written
    isOpen = true
  }
  return path + end
}

const clamped = ([x, y]: Point): Point => [
  Math.min(Math.max(x, -MARGIN), WIDTH + MARGIN),
  Math.min(Math.max(y, -MARGIN), HEIGHT + MARGIN),
]

function namesIn({ cities, towns }: Backdrop, project: (lat: number, lng: number) => Point): PlaceDrawing['names'] {
  // Around the mark in the middle no name has room.
  const taken: Point[] = [[WIDTH / 2, HEIGHT / 2]]
  const names: PlaceDrawing['names'] = []
  for (const [name, lat, lng] of [...cities, ...towns].toSorted((one, other) => other[3] - one[3])) {
    const [x, y] = project(lat, lng)
    const isInside = x > 60 && x < WIDTH - 60 && y > 24 && y < HEIGHT - 24
    if (!isInside || taken.some(([left, top]) => Math.abs(left - x) < 120 && Math.abs(top - y) < 36)) continue
    taken.push([x, y])
    names.push({ name, x, y })
    if (names.length === NAMES_MOST) break
  }
  return names
}
