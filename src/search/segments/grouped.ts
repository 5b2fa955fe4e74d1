import { PRICE_FIELDS } from '../fields.ts'
import type { Lists } from '../text/postings.ts'

/**
 * The rows of homes with several listings, ascending, with the data for choosing one of them: stored together, since
 * they lie far apart in the columns. They are few.
 */
export interface Grouped {
  rows: Uint32Array
  /** Codes of the groups. */
  codes: Uint32Array
  ids: Float64Array
  /** For each price that a search may use; an unknown one is infinite. */
  prices: Record<string, Float64Array>
}

/** @param groups each row's group, or nothing */
export function groupedRows(
  { starts, codes }: Lists,
  ids: Float64Array,
  numbers: Readonly<Record<string, ArrayLike<number>>>,
): Grouped {
  const rows = new Uint32Array(codes.length)
  for (let row = 0; row < ids.length; row++) for (let i = starts[row]!; i < starts[row + 1]!; i++) rows[i] = row
  const prices: Grouped['prices'] = {}
  for (const name of PRICE_FIELDS) {
    prices[name] = Float64Array.from(rows, (row) => {
      const price = numbers[name]![row]!
      return Number.isNaN(price) ? Number.POSITIVE_INFINITY : price
    })
  }
  return { rows, codes, ids: Float64Array.from(rows, (row) => ids[row]!), prices }
}
