import { type BBox, type Circle, distanceKm, type Point } from '../../domain/search/area.ts'
import type { Cell, Region } from './spatial.ts'

const KM_PER_DEGREE = (Math.PI / 180) * 6371.0088
/** Below any meaningful distance, above rounding errors. */
const TINY_KM = 1e-6

/** Borders included. A box whose west is greater than its east is empty. */
export function boxRegion({ west, south, east, north }: BBox): Region {
  const region: Region = {
    relate(cell) {
      if (cell.north < south || cell.south > north || cell.east < west || cell.west > east) return 0
      const inside = cell.south >= south && cell.north <= north && cell.west >= west && cell.east <= east
      return inside ? 1 : region
    },
    contains: (lat, lng) => lat >= south && lat <= north && lng >= west && lng <= east,
  }
  return region
}

/**
 * By the triangle inequality: no point of a cell is farther from its centre than half its height plus half its width
 * (along the meridian, then along the parallel, which is never longer than at the equator).
 */
export function circleRegion({ lat, lng, km }: Circle): Region {
  const region: Region = {
    relate(cell) {
      const middle = distanceKm(lat, lng, (cell.south + cell.north) / 2, (cell.west + cell.east) / 2)
      const reach = ((cell.north - cell.south + cell.east - cell.west) / 2) * KM_PER_DEGREE + TINY_KM
      if (middle - reach > km) return 0
      return middle + reach < km ? 1 : region
    },
    contains: (rowLat, rowLng) => distanceKm(lat, lng, rowLat, rowLng) <= km,
  }
  return region
}

/** Edges as flat numbers, four each: a's lat and lng, then b's, where b precedes a as in insidePolygon. */
type Edges = Float64Array

/**
 * Only edges that share a cell's latitudes can decide whether a point in it is inside, so each step down the quadtree
 * keeps just those. A cell that no edge touches is either completely inside or completely outside.
 */
export function polygonRegion(points: readonly Point[]): Region {
  const edges = new Float64Array(points.length * 4)
  points.forEach(([lat, lng], i) => {
    const [bLat, bLng] = points[(i + points.length - 1) % points.length]!
    edges.set([lat, lng, bLat, bLng], i * 4)
  })
  return edgesLevel(edges, edges.length).region
}

interface Level {
  edges: Edges
  region: Region
  /** Only the first `length` numbers count from now on. */
  keep(length: number): void
}

/**
 * The edges that one level of the quadtree uses. Cells are visited depth first, so the level below can be reused
 * instead of allocating a new one for each cell.
 */
function edgesLevel(edges: Edges, initial: number): Level {
  let length = initial
  let below: Level | null = null
  const region: Region = {
    relate(cell) {
      below ??= edgesLevel(new Float64Array(edges.length), 0)
      const near = below.edges
      let kept = 0
      let touched = false
      for (let i = 0; i < length; i += 4) {
        const aLat = edges[i]!
        const aLng = edges[i + 1]!
        const bLat = edges[i + 2]!
        const bLng = edges[i + 3]!
        if ((aLat < cell.south && bLat < cell.south) || (aLat > cell.north && bLat > cell.north)) continue
        touched = touched || touches(cell, aLat, aLng, bLat, bLng)
        near[kept] = aLat
        near[kept + 1] = aLng
        near[kept + 2] = bLat
        near[kept + 3] = bLng
        kept += 4
      }
      below.keep(kept)
      if (touched) return below.region
      return insideEdges(near, kept, (cell.south + cell.north) / 2, (cell.west + cell.east) / 2) ? 1 : 0
    },
    contains: (lat, lng) => insideEdges(edges, length, lat, lng),
  }
  const keep = (kept: number) => {
    length = kept
  }
  return { edges, region, keep }
}

/** Tells whether the edge may touch the cell; true when it is too close to decide. */
function touches(cell: Cell, aLat: number, aLng: number, bLat: number, bLng: number): boolean {
  if (aLng < cell.west && bLng < cell.west) return false
  if (aLng > cell.east && bLng > cell.east) return false
  // All four corners lie strictly on one side of the edge's line: it does not touch the cell.
  const dLat = bLat - aLat
  const dLng = bLng - aLng
  const slack = 1e-9 * (Math.abs(dLat) + Math.abs(dLng))
  const southWest = dLng * (cell.south - aLat) - dLat * (cell.west - aLng)
  const southEast = dLng * (cell.south - aLat) - dLat * (cell.east - aLng)
  const northWest = dLng * (cell.north - aLat) - dLat * (cell.west - aLng)
  const northEast = dLng * (cell.north - aLat) - dLat * (cell.east - aLng)
  if (southWest > slack && southEast > slack && northWest > slack && northEast > slack) return false
  return !(southWest < -slack && southEast < -slack && northWest < -slack && northEast < -slack)
}

/** Repeats insidePolygon, operation by operation, for a part of the edges: the others do not span the latitude. */
function insideEdges(edges: Edges, length: number, lat: number, lng: number): boolean {
  let inside = false
  for (let i = 0; i < length; i += 4) {
    const aLat = edges[i]!
    const aLng = edges[i + 1]!
    const bLat = edges[i + 2]!
    const bLng = edges[i + 3]!
    const cross = (bLng - aLng) * (lat - aLat) - (bLat - aLat) * (lng - aLng)
    if (
      cross === 0 &&
      Math.min(aLat, bLat) <= lat &&
      lat <= Math.max(aLat, bLat) &&
      Math.min(aLng, bLng) <= lng &&
      lng <= Math.max(aLng, bLng)
    ) {
      return true
    }
    if (aLat > lat !== bLat > lat && lng < aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat)) inside = !inside
  }
  return inside
}
