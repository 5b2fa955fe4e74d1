import { type AreaPart, COUNTRY } from './schemas.ts'

/** A dot of a map, and the places that it lies in, smallest first. */
export interface Dot {
  x: number
  y: number
  orte: readonly string[]
}

/** A map of dots. Positions are in its own units, from the north-western corner. */
export interface DotGrid {
  region: string
  width: number
  height: number
  dots: readonly Dot[]
  /** Every dot lies inside the borders of its places; else some take the nearest town. */
  isExact: boolean
  /** The borders of the states, as an SVG path. */
  borders: string
}

/** A name on a map, in percent of its size. */
export interface MapLabel {
  name: string
  x: number
  y: number
  /** Another label is too near on phones, where the map is small. */
  isWideOnly?: boolean
}

/** On the map of the country a dot takes the figure of a district or a state; towns would be a thousand links. */
export const isOnMap = (part: AreaPart, region: string): boolean =>
  part.level !== 'plz' && (region !== COUNTRY || part.level === 'bundesland' || part.level === 'bezirk')

/**
 * The dots of each place with a figure, as an SVG path of points; a dot belongs to the smallest such place around it.
 * @param has tells whether a place has a figure
 * @returns the paths by place; those of dots without any figure under null
 */
export function dotPaths(dots: readonly Dot[], has: (place: string) => boolean): Map<string | null, string> {
  const groups = new Map<string | null, { path: string; x: number; y: number }>()
  for (const { x, y, orte } of dots) {
    const place = orte.find(has) ?? null
    const group = groups.get(place) ?? { path: '', x: 0, y: 0 }
    // A point is a line without length and with round ends. Steps are shorter than positions.
    const move = group.path ? `m${x - group.x} ${y - group.y}h0` : `M${x} ${y}h0`
    groups.set(place, { path: group.path + move, x, y })
  }
  return new Map([...groups].map(([place, { path }]) => [place, path]))
}
