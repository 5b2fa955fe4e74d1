import type { Lists } from './postings.ts'

/** The rows of homes that several companies offer, ascending, each with the code of its group. Few. */
export interface Grouped {
  rows: Uint32Array
  codes: Uint32Array
}

/** @param groups each row's group, or nothing */
export function groupedRows({ starts, codes }: Lists, size: number): Grouped {
  const rows = new Uint32Array(codes.length)
  for (let row = 0; row < size; row++) for (let i = starts[row]!; i < starts[row + 1]!; i++) rows[i] = row
  return { rows, codes }
}
