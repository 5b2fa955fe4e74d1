import type { BBox } from '../../domain/search/area.ts'

/** Pixels of the map's world at zoom 0, and of a cluster's cell at every zoom. */
const WORLD = 256
const CELL = 64
const MERCATOR_MAX = 85.05112877980659
const ZOOM_MAX = 24
/** More cells than any screen has. A box that would need more uses a lower zoom. */
const CELLS_MAX = 4096

/** Up to this many homes in a box, each is a separate point. */
export const POINTS_ALONE = 200
/** From this zoom on, the homes of a cell stay single points up to `POINTS_IN_CELL`. */
export const POINTS_FROM_ZOOM = 15
export const POINTS_IN_CELL = 4

/**
 * Web Mercator as 32-bit fractions of the world, x to the east and y to the south: the cell at a zoom is then the
 * leading bits of a number, identical in every engine.
 */
export function gridPosition(lat: number, lng: number): { x: number; y: number } {
  const sine = Math.sin((Math.max(-MERCATOR_MAX, Math.min(MERCATOR_MAX, lat)) * Math.PI) / 180)
  const fraction = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: whole((lng + 180) / 360), y: whole(fraction) }
}

function whole(fraction: number): number {
  return Math.max(0, Math.min(0xffffffff, Math.floor(fraction * 2 ** 32)))
}

/**
 * The cells of a box: the cell of a position is `position >>> shift`; columns `x0` to `x0 + columns - 1`, rows
 * likewise.
 */
export interface Grid {
  shift: number
  x0: number
  y0: number
  columns: number
  rows: number
  /** Whether a cell with few homes shows them individually. */
  single: boolean
}

/** @throws RangeError for a value that is not a number */
export function gridOf({ west, south, east, north }: BBox, zoom: number): Grid {
  if (![west, south, east, north, zoom].every(Number.isFinite)) {
    throw new RangeError(`a map of ${west},${south},${east},${north} at zoom ${zoom}`)
  }
  const from = gridPosition(north, west)
  const to = gridPosition(south, east)
  const asked = Math.max(0, Math.min(ZOOM_MAX, Math.floor(zoom)))
  for (let level = asked; ; level--) {
    const shift = 32 - level - Math.log2(WORLD / CELL)
    const [x0, y0] = [from.x >>> shift, from.y >>> shift]
    const columns = Math.max(1, (to.x >>> shift) - x0 + 1)
    const rows = Math.max(1, (to.y >>> shift) - y0 + 1)
    if (columns * rows <= CELLS_MAX || level === 0) {
      return { shift, x0, y0, columns, rows, single: asked >= POINTS_FROM_ZOOM }
    }
  }
}

/** A position in whole millionths of a degree: sums of them are exact, so that means do not depend on the order. */
export function micro(degrees: number): number {
  return Math.floor(degrees * 1e6 + 0.5)
}

export function meanOf(microSum: number, count: number): number {
  return microSum / count / 1e6
}
