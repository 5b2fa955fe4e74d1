/** Units of the drawing around a home; on a desk a unit is a pixel. */
export const MAP_SIZE = { width: 760, height: 400 } as const

/** A name on the drawing, centred at its place. */
export interface LocalName {
  text: string
  isWater: boolean
  /** It lies at the sides, which phones cut off. */
  isWide: boolean
  x: number
  y: number
}

/** What lies around a home, which is in the middle: SVG paths, and names as text. */
export interface LocalMap {
  land: string
  borders: string
  rivers: string
  lakes: string
  names: readonly LocalName[]
  /** Radius of the circle that the home lies in, in units; null: it lies exactly in the middle. */
  circle: number | null
  /** A ring for distances. */
  ring: { metres: number; r: number }
}
