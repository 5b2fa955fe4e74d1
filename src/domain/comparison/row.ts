import type { Fact } from '../properties/card.ts'

/** What one home has in a row; null is unknown. The class of energy and "a month" stand beside the value. */
export type Cell = { value: NonNullable<Fact['value']>; monthly?: boolean; letter?: string | null } | null

export interface ComparisonRow {
  /** Message key */
  label: string
  /** As of facts; `kwh` is kWh/m²a or only a class, `has` yes or no, `commission` true for none, a sum, or words. */
  format: Fact['format'] | 'kwh' | 'has' | 'commission'
  /** In the order of the homes. */
  cells: Cell[]
  /** Which homes have the best value; none where all are equal, or where nobody can say what is better. */
  best: number[]
  isSame: boolean
}

export interface ComparisonGroup {
  /** Message key */
  title: string
  rows: ComparisonRow[]
}

/** Which of two numbers is the better one, if anybody can say. */
export type Better = 'lower' | 'higher' | null

/** A row with what follows from its cells: whether they are equal, and which are best. */
export function row(
  label: string,
  format: ComparisonRow['format'],
  cells: Cell[],
  better: Better = null,
): ComparisonRow {
  const words = cells.map((cell) => JSON.stringify(cell))
  return { label, format, cells, best: bestOf(cells, better), isSame: words.every((word) => word === words[0]) }
}

/** Only numbers of the same kind are better or worse, and only when two of them differ. */
function bestOf(cells: readonly Cell[], better: Better): number[] {
  const known = cells.flatMap((cell) => (typeof cell?.value === 'number' ? [cell.value] : []))
  if (better === null || new Set(known).size < 2) return []
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known)
  return cells.flatMap((cell, at) => (cell?.value === best ? [at] : []))
}

/** A value that is told; null for what is not. */
export const cell = (value: Fact['value'] | undefined, more: object = {}): Cell =>
  value === null || value === undefined || value === '' ? null : { value, ...more }
