import type { BBox } from '../../domain/search/area.ts'
import { pointAt, worldPosition } from './mercator.ts'

/** The view of a map: its centre and its zoom. */
export interface Stage {
  lat: number
  lng: number
  zoom: number
}

export const AUSTRIA: BBox = { west: 9.53, south: 46.37, east: 17.16, north: 49.02 }
export const ZOOM_MIN = 5
export const ZOOM_MAX = 18
/** Maximum zoom of an automatic fit: a single home needs its surroundings. */
const ZOOM_FIT_MAX = 14

export type StageSize = 'small' | 'narrow' | 'middle' | 'wide' | 'broad'

/**
 * The page sizes that the server draws the map for, by their width in pixels, in a browser whose text is 16 px: those
 * that it fits the area into, and those that it may have to fill. MapStage.astro shows the matching one.
 */
export const STAGE_SIZES: readonly {
  name: StageSize
  from: number
  fit: readonly [width: number, height: number]
  fill: readonly [width: number, height: number]
}[] = [
  { name: 'small', from: 0, fit: [300, 260], fill: [360, 480] },
  { name: 'narrow', from: 360, fit: [372, 300], fill: [1024, 560] },
  { name: 'middle', from: 1024, fit: [600, 560], fill: [880, 1000] },
  { name: 'wide', from: 1280, fit: [820, 600], fill: [1200, 1100] },
  { name: 'broad', from: 1600, fit: [1080, 720], fill: [2100, 1300] },
]

/**
 * The highest zoom at which a box fits into this many pixels, and its centre.
 * @param step of the zoom: quarters for the open map, whole ones for a map that supports no others
 */
export function stageOf(box: BBox, width: number, height: number, step = 1): Stage {
  const northWest = worldPosition(box.north, box.west, 0)
  const southEast = worldPosition(box.south, box.east, 0)
  const span = Math.max((southEast.x - northWest.x) / width, (southEast.y - northWest.y) / height)
  const zoom = span > 0 ? Math.floor(-Math.log2(span) / step) * step : ZOOM_FIT_MAX
  const [lat, lng] = pointAt({ x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 }, 0)
  return { lat, lng, zoom: Math.max(ZOOM_MIN, Math.min(ZOOM_FIT_MAX, zoom)) }
}

/** The box that this many pixels around the centre show. */
export function boxOfStage({ lat, lng, zoom }: Stage, width: number, height: number): BBox {
  const { x, y } = worldPosition(lat, lng, zoom)
  const [north, west] = pointAt({ x: x - width / 2, y: y - height / 2 }, zoom)
  const [south, east] = pointAt({ x: x + width / 2, y: y + height / 2 }, zoom)
  return { west, south, east, north }
}

/**
 * `#12/48.2082/16.3738` or `#7.25/47.7/13.3`: the view of the map in an address, as a fragment, which the server does
 * not need.
 */
export function writeStage({ lat, lng, zoom }: Stage): string {
  const digits = Math.max(2, Math.ceil(zoom / 3.5))
  return `#${zoom}/${lat.toFixed(digits)}/${lng.toFixed(digits)}`
}

/** @returns null when the text has another form */
export function readStage(hash: string): Stage | null {
  const parts = /^#(\d{1,2}(?:\.(?:25|5|75))?)\/(-?\d{1,2}(?:\.\d{1,8})?)\/(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(hash)
  if (!parts) return null
  const [zoom, lat, lng] = parts.slice(1).map(Number) as [number, number, number]
  return zoom < ZOOM_MIN || zoom > ZOOM_MAX || Math.abs(lat) > 85 || Math.abs(lng) > 180 ? null : { lat, lng, zoom }
}
