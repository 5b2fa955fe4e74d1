/** Size of the world at zoom 0 in pixels, as in all web maps. */
const WORLD = 256

export interface Pixel {
  x: number
  y: number
}

/**
 * Web Mercator: the position of a point in world coordinates of that zoom, in CSS pixels from the north-western corner.
 */
export function worldPosition(lat: number, lng: number, zoom: number): Pixel {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The reverse: the point at a position in world coordinates of that zoom. */
export function pointAt({ x, y }: Pixel, zoom: number): [lat: number, lng: number] {
  const size = WORLD * 2 ** zoom
  return [(Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI, (x / size) * 360 - 180]
}
