import type { HeadPrice } from '../prices/schemas.ts'
import type { Fact } from '../properties/card.ts'

/**
 * The value of one home in a row; null means unknown. The energy class, or the kind and period of a price, accompany the
 * value. `format` is that of the value where it is not the row's: one home is free on a day, the other at once.
 */
export type Cell = {
  value: NonNullable<Fact['value']>
  preis?: HeadPrice
  letter?: string | null
  format?: Fact['format'] | 'percent'
} | null

export interface ComparisonRow {
  /** Message key */
  label: string
  /**
   * As for facts; `kwh` is kWh/m²a or only a class, `has` yes or no, `commission` true for none, an amount, or words;
   * `percent` 4.2 for 4.2 %.
   */
  format: Fact['format'] | 'kwh' | 'has' | 'commission' | 'percent'
  /** In the order of the homes. */
  cells: Cell[]
  /** The homes with the best value; empty when all are equal, or when no value is objectively better. */
  best: number[]
  isSame: boolean
}

export interface ComparisonGroup {
  /** Message key */
  title: string
  rows: ComparisonRow[]
}

/** Which of two numbers is better, if either is. */
export type Better = 'lower' | 'higher' | null

/** Creates a row and derives from its cells whether they are equal, and which are best. */
export function row(
  label: string,
  format: ComparisonRow['format'],
  cells: Cell[],
  better: Better = null,
): ComparisonRow {
  const words = cells.map((cell) => JSON.stringify(cell))
  return { label, format, cells, best: bestOf(cells, better), isSame: words.every((word) => word === words[0]) }
}

/** Only numbers of the same kind are comparable, and only when at least two differ. */
function bestOf(cells: readonly Cell[], better: Better): number[] {
  const known = cells.flatMap((cell) => (typeof cell?.value === 'number' ? [cell.value] : []))
  if (better === null || new Set(known).size < 2) return []
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known)
  return cells.flatMap((cell, at) => (cell?.value === best ? [at] : []))
}

/** A cell with a known value; null for an unknown one. */
export const cell = (value: Fact['value'] | undefined, more: object = {}): Cell =>
  value === null || value === undefined || value === '' ? null : { value, ...more }
