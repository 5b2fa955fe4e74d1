import { type Area, type BBox, type Circle, distanceKm, insidePolygon } from '../../domain/search/area.ts'

/** An area for positions: the box excludes most others quickly, `contains` is exact. Both in degrees. */
export interface Shape {
  box: BBox
  contains(lat: number, lng: number): boolean
}

const WORLD: BBox = { south: -90, north: 90, west: -180, east: 180 }
const NOWHERE: Shape = { box: { south: 1, north: -1, west: 1, east: -1 }, contains: () => false }
const EARTH_RADIUS_KM = 6371.0088
/** More than rounding errors. */
const ROUNDING = 1e-6

/** Inside any included area (anywhere, when there is none) and in no excluded one; borders belong to areas. */
export function areaShape(areas: readonly Area[]): Shape {
  const boxed = areas.map((area) => ({ ...area, box: boxOf(area) }))
  const included = boxed.filter(({ exclude }) => !exclude)
  const excluded = boxed.filter(({ exclude }) => exclude)
  const isIn = (area: (typeof boxed)[number], lat: number, lng: number) => {
    const { south, north, west, east } = area.box
    return lat >= south && lat <= north && lng >= west && lng <= east && insidePolygon(area.points, lat, lng)
  }
  return {
    box: included.length ? included.map(({ box }) => box).reduce(around) : WORLD,
    contains(lat, lng) {
      const isIncluded = included.length === 0 || included.some((area) => isIn(area, lat, lng))
      return isIncluded && !excluded.some((area) => isIn(area, lat, lng))
    },
  }
}

export function circleShape({ lat, lng, km }: Circle): Shape {
  const angle = km / EARTH_RADIUS_KM
  const high = (angle * 180) / Math.PI + ROUNDING
  // Meridians converge towards the poles; a circle around a pole contains every longitude.
  const share = Math.sin(angle) / Math.cos((lat * Math.PI) / 180)
  const wide = angle < Math.PI / 2 && share < 1 ? (Math.asin(share) * 180) / Math.PI + ROUNDING : 360
  const crosses = lng - wide < -180 || lng + wide > 180
  return {
    box: {
      south: lat - high,
      north: lat + high,
      west: crosses ? -180 : lng - wide,
      east: crosses ? 180 : lng + wide,
    },
    contains: (rowLat, rowLng) => distanceKm(lat, lng, rowLat, rowLng) <= km,
  }
}

/** Inside any of the circles; nowhere without one. */
export function circlesShape(circles: readonly Circle[]): Shape {
  const shapes = circles.map(circleShape)
  const [first = NOWHERE] = shapes
  return {
    box: shapes.map(({ box }) => box).reduce(around, first.box),
    contains: (lat, lng) => shapes.some((shape) => shape.contains(lat, lng)),
  }
}

function boxOf({ points }: Area): BBox {
  return points.map(([lat, lng]): BBox => ({ south: lat, north: lat, west: lng, east: lng })).reduce(around)
}

function around(a: BBox, b: BBox): BBox {
  return {
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
    west: Math.min(a.west, b.west),
    east: Math.max(a.east, b.east),
  }
}
