import { PRICE_FIELDS } from './fields.ts'
import { micro } from './grid.ts'
import type { Numbers } from './segment.ts'

/** So many rows a patch: a word of a bitset. */
export const PATCH = 32

/**
 * What the map asks of every 32 rows together. They lie side by side on the map, since rows stand in spatial order, so
 * that at most zooms all of them are in one cell. Rows that are left over at the end have none, nor have rows without a
 * position.
 */
export interface Patches {
  /** The bits of the world's grid in which the rows of a patch differ: none in a cell of theirs. */
  apart: Uint32Array
  /** Sums of positions, in millionths of a degree. */
  lats: Float64Array
  lngs: Float64Array
  /** Per price that a search may go by the lowest one; infinite when none is known. */
  lowest: Record<string, Float64Array>
}

/** @param positioned how many rows have a position: the first ones */
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
