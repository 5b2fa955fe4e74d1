import type { BBox } from '../../domain/search/area.ts'

/** A closed line of border points, flat: lng, lat, lng, lat in WGS 84 degrees. The first point is not repeated. */
export type Ring = Float64Array

/** The border of a state, a Bezirk, a municipality, or a district of a town. */
export interface Border {
  /**
   * The Gemeindekennziffer and what is derived from it: one digit for a state, three for a Bezirk, five for a
   * municipality or a district of Vienna, six to eight for a district of another town.
   */
  code: string
  name: string
  /** Outer rings and holes of all parts: a point is inside when an odd number of rings surrounds it. */
  rings: readonly Ring[]
  box: BBox
}

/** The box around all rings. */
export function boxOfRings(rings: readonly Ring[]): BBox {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const [lng, lat] = [ring[i] as number, ring[i + 1] as number]
      if (lng < box.west) box.west = lng
      if (lng > box.east) box.east = lng
      if (lat < box.south) box.south = lat
      if (lat > box.north) box.north = lat
    }
  }
  return box
}

/** Tells whether a point lies inside; planar in lat/lng, like drawn areas. The border itself belongs to the inside. */
export function holds({ rings, box }: Border, lat: number, lng: number): boolean {
  if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) return false
  let isInside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const aLng = ring[i] as number
      const aLat = ring[i + 1] as number
      const bLng = ring[j] as number
      const bLat = ring[j + 1] as number
      if ((aLat > lat && bLat > lat) || (aLat < lat && bLat < lat)) continue
      const cross = (bLng - aLng) * (lat - aLat) - (bLat - aLat) * (lng - aLng)
      if (cross === 0 && Math.min(aLng, bLng) <= lng && lng <= Math.max(aLng, bLng)) return true
      if (aLat > lat !== bLat > lat && lng < aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat)) isInside = !isInside
    }
  }
  return isInside
}

/** The area in square degrees, holes subtracted: only for comparing places of one region. */
export function areaOf({ rings }: Pick<Border, 'rings'>): number {
  // Outer rings and holes run in opposite directions in TopoJSON and, by its standard, in GeoJSON.
  let sum = 0
  for (const ring of rings) sum += signedArea(ring)
  return Math.abs(sum)
}

export function signedArea(ring: Ring): number {
  let sum = 0
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    sum += (ring[j] as number) * (ring[i + 1] as number) - (ring[i] as number) * (ring[j + 1] as number)
  }
  return sum / 2
}
