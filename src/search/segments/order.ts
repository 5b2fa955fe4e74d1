import { type Bits, bitsFor, orAndNot, setBit } from '../memory/bitset.ts'

/**
 * All rows sorted by one number, ascending; equal ones by greater id first, unknown ones last. Used for sorting in both
 * directions and for ranges.
 */
export interface Order {
  rows: Uint32Array
  /** The first `known` of them have a value. */
  known: number
  /**
   * marks[i] holds the first i * step rows as a bitset, so that a range is the difference of two of them plus a few
   * rows.
   */
  marks: Bits[]
  step: number
}

const MARKS = 32
/** In smaller segments setting the bits one by one costs nothing. */
const MARKED_FROM = 4096

/** @param rows as returned by `sortedRows` */
export function makeOrder(values: ArrayLike<number>, rows: Uint32Array, ranged: boolean): Order {
  const known = rows.length - countUnknown(values, rows)
  const order: Order = { rows, known, marks: [], step: Math.ceil(known / MARKS) }
  if (!ranged || known < MARKED_FROM) return order
  const bits = bitsFor(rows.length)
  for (let at = 0; at <= known; at++) {
    if (at % order.step === 0) order.marks.push(bits.slice())
    if (at < known) setBit(bits, rows[at]!)
  }
  return order
}

/** Adds the rows whose value lies between the inclusive bounds. */
export function orBetween(order: Order, values: ArrayLike<number>, von: number, bis: number, into: Bits): void {
  const { rows, marks, step } = order
  const from = firstAtLeast(order, values, von)
  const to = firstAbove(order, values, bis)
  const a = Math.ceil(from / step)
  const b = Math.min(Math.floor(to / step), marks.length - 1)
  // Whole marks pay off only when they replace more rows than a bitset has words.
  if (a < b) {
    orAndNot(into, marks[b]!, marks[a]!)
    for (let i = from; i < a * step; i++) setBit(into, rows[i]!)
    for (let i = b * step; i < to; i++) setBit(into, rows[i]!)
  } else for (let i = from; i < to; i++) setBit(into, rows[i]!)
}

/** Position of the first row whose value is at least `value`. */
export function firstAtLeast({ rows, known }: Order, values: ArrayLike<number>, value: number): number {
  let [low, high] = [0, known]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[rows[middle]!]! < value) low = middle + 1
    else high = middle
  }
  return low
}

function firstAbove({ rows, known }: Order, values: ArrayLike<number>, value: number): number {
  let [low, high] = [0, known]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[rows[middle]!]! <= value) low = middle + 1
    else high = middle
  }
  return low
}

function countUnknown(values: ArrayLike<number>, rows: Uint32Array): number {
  let unknown = 0
  while (unknown < rows.length && Number.isNaN(values[rows[rows.length - 1 - unknown]!]!)) unknown++
  return unknown
}
