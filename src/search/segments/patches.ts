import { type Numbers, PRICE_FIELDS } from '../fields.ts'
import { micro } from '../geo/grid.ts'

/** Rows per patch: one word of a bitset. */
export const PATCH = 32

/**
 * Precomputed map data for every 32 rows together. They are neighbours on the map, since rows are in spatial order, so
 * that at most zooms all of them are in one cell. The remaining rows at the end have no patch, nor have rows without a
 * position.
 */
export interface Patches {
  /**
   * The bits of the world's grid in which the rows of a patch differ: if none of them is above the cell size, all rows
   * share a cell.
   */
  apart: Uint32Array
  /** Sums of positions, in millionths of a degree. */
  lats: Float64Array
  lngs: Float64Array
  /** For each price that a search may use, the lowest one; infinite when none is known. */
  lowest: Record<string, Float64Array>
}

/** @param positioned number of rows with a position: they come first */
export function patchRows(
  positioned: number,
  gridX: Uint32Array,
  gridY: Uint32Array,
  numbers: Readonly<Record<string, Numbers>>,
): Patches {
  const patches = Math.floor(positioned / PATCH)
  const apart = new Uint32Array(patches)
  const lats = new Float64Array(patches)
  const lngs = new Float64Array(patches)
  const [lat, lng] = [numbers.lat!, numbers.lng!]
  for (let row = 0; row < patches * PATCH; row++) {
    const patch = Math.floor(row / PATCH)
    const first = patch * PATCH
    apart[patch]! |= (gridX[row]! ^ gridX[first]!) | (gridY[row]! ^ gridY[first]!)
    lats[patch]! += micro(lat[row]!)
    lngs[patch]! += micro(lng[row]!)
  }
  const lowest: Patches['lowest'] = {}
  for (const name of PRICE_FIELDS) {
    const prices = numbers[name]!
    const own = new Float64Array(patches).fill(Number.POSITIVE_INFINITY)
    for (let row = 0; row < patches * PATCH; row++) {
      const patch = Math.floor(row / PATCH)
      // An unknown price is NaN and never lower.
      if (prices[row]! < own[patch]!) own[patch] = prices[row]!
    }
    lowest[name] = own
  }
  return { apart, lats, lngs, lowest }
}
