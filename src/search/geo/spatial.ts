import { type Bits, setBit, setRange } from '../memory/bitset.ts'

/** A rectangle of the map, borders included. */
export interface Cell {
  south: number
  west: number
  north: number
  east: number
}

/**
 * A shape on the map. `relate` returns the relation of a cell to it: 1 completely inside, 0 completely outside, else
 * the shape reduced to what matters for that cell (a polygon drops irrelevant edges). In doubt the cell is divided.
 * `contains` is the exact test.
 */
export interface Region {
  relate(cell: Cell): 0 | 1 | Region
  contains(lat: number, lng: number): boolean
}

const BITS = 16
const GRID = 2 ** BITS
/** Minimum rows of a cell: below it, testing them one by one is cheaper. */
const LEAF = 16
/** Covers rounding errors at a cell's borders: 0.1 mm. */
const ROUNDING = 1e-9

/** The bounding box of the positions, and the ascending Morton keys of the rows that have one. */
export interface SpatialOrder {
  extent: Cell
  keys: Uint32Array
}

/**
 * Morton numbers: a row's place on a 65,536 x 65,536 grid with the bits of latitude and longitude interleaved, so that
 * every square of a quadtree is one run of rows. Rows without a position get NaN.
 */
export function mortonKeys(lat: ArrayLike<number>, lng: ArrayLike<number>): { extent: Cell; keys: Float64Array } {
  const extent: Cell = { south: 90, west: 180, north: -90, east: -180 }
  for (let row = 0; row < lat.length; row++) {
    // Comparisons with NaN are false, so rows without a position do not change the extent.
    if (lat[row]! < extent.south) extent.south = lat[row]!
    if (lat[row]! > extent.north) extent.north = lat[row]!
    if (lng[row]! < extent.west) extent.west = lng[row]!
    if (lng[row]! > extent.east) extent.east = lng[row]!
  }
  const perLat = GRID / Math.max(extent.north - extent.south, 1e-6)
  const perLng = GRID / Math.max(extent.east - extent.west, 1e-6)
  const keys = new Float64Array(lat.length)
  for (let row = 0; row < lat.length; row++) {
    if (Number.isNaN(lat[row]!)) keys[row] = Number.NaN
    else {
      const y = Math.min(GRID - 1, Math.floor((lat[row]! - extent.south) * perLat))
      const x = Math.min(GRID - 1, Math.floor((lng[row]! - extent.west) * perLng))
      keys[row] = ((spread(y) << 1) | spread(x)) >>> 0
    }
  }
  return { extent, keys }
}

function spread(value: number): number {
  let v = (value | (value << 8)) & 0x00ff00ff
  v = (v | (v << 4)) & 0x0f0f0f0f
  v = (v | (v << 2)) & 0x33333333
  return (v | (v << 1)) & 0x55555555
}

/**
 * Adds the rows inside the region: whole runs of the quadtree where possible, exact tests in the cells on its border.
 */
export function orRegion(
  order: SpatialOrder,
  lat: ArrayLike<number>,
  lng: ArrayLike<number>,
  region: Region,
  into: Bits,
) {
  const { keys, extent } = order
  const stepLat = Math.max(extent.north - extent.south, 1e-6) / GRID
  const stepLng = Math.max(extent.east - extent.west, 1e-6) / GRID

  const visit = (from: number, to: number, x: number, y: number, level: number, known: Region) => {
    const side = 2 ** (BITS - level)
    const relation = known.relate({
      south: extent.south + y * stepLat - ROUNDING,
      west: extent.west + x * stepLng - ROUNDING,
      north: extent.south + (y + side) * stepLat + ROUNDING,
      east: extent.west + (x + side) * stepLng + ROUNDING,
    })
    if (relation === 0) return
    if (relation === 1) return setRange(into, from, to)
    if (to - from <= LEAF || level === BITS) {
      for (let row = from; row < to; row++) if (relation.contains(lat[row]!, lng[row]!)) setBit(into, row)
      return
    }
    const half = side / 2
    const base = ((spread(y) << 1) | spread(x)) >>> 0
    let start = from
    for (let quarter = 0; quarter < 4; quarter++) {
      const end = quarter === 3 ? to : lowerBound(keys, base + (quarter + 1) * half * half, start, to)
      if (start < end) visit(start, end, x + (quarter & 1) * half, y + (quarter >> 1) * half, level + 1, relation)
      start = end
    }
  }
  if (keys.length) visit(0, keys.length, 0, 0, 0, region)
}

function lowerBound(keys: Uint32Array, key: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}
