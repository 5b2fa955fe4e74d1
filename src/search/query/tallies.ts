import { BUNDESLAENDER } from '../../domain/properties/vocabulary.ts'
import type { Lists } from '../text/postings.ts'

/**
 * Rows grouped by the set of their places: a town, its Bezirk, its Bundesland. There are hardly more such sets than
 * towns, so counting sets first and then their members takes one step per row.
 */
export interface Sets {
  setOf: Uint32Array
  /** The members of each set, in the form of rows: codes of states, and codes of places from STATES on. */
  members: Lists
}

/** Indexes from here on are places, those before are states. */
export const STATES = BUNDESLAENDER.length

export function groupSets(states: Lists, places: Lists, size: number): Sets {
  const { starts, codes } = joined(states, places, size)
  const setOf = new Uint32Array(size)
  const members: Uint32Array[] = []
  const known = new Map<string, number>()
  for (let row = 0; row < size; row++) {
    const set = codes.subarray(starts[row], starts[row + 1])
    // Neighbours in spatial order usually have the same places, which saves computing the key.
    const before = row > 0 ? members[setOf[row - 1]!]! : null
    if (before && before.length === set.length && before.every((code, i) => code === set[i])) {
      setOf[row] = setOf[row - 1]!
      continue
    }
    const key = set.join()
    let number = known.get(key)
    if (number === undefined) {
      number = members.push(set.slice()) - 1
      known.set(key, number)
    }
    setOf[row] = number
  }
  const bounds = new Uint32Array(members.length + 1)
  members.forEach((set, i) => {
    bounds[i + 1] = bounds[i]! + set.length
  })
  const all = new Uint32Array(bounds[members.length]!)
  members.forEach((set, i) => {
    all.set(set, bounds[i])
  })
  return { setOf, members: { starts: bounds, codes: all } }
}

function joined(states: Lists, places: Lists, size: number): Lists {
  const starts = states.starts.map((start, row) => start + places.starts[row]!)
  const codes = new Uint32Array(starts[size]!)
  for (let row = 0, at = 0; row < size; row++) {
    for (let i = states.starts[row]!; i < states.starts[row + 1]!; i++) codes[at++] = states.codes[i]!
    for (let i = places.starts[row]!; i < places.starts[row + 1]!; i++) codes[at++] = STATES + places.codes[i]!
  }
  return { starts, codes }
}

/** Counts each state and place among the rows. `into` is indexed like the members. */
export function tallySets({ setOf, members }: Sets, rows: Uint32Array, into: Float64Array, sign: 1 | -1): void {
  const { starts, codes } = members
  const sets = starts.length - 1
  if (rows.length * 4 < sets) {
    for (let i = 0; i < rows.length; i++) {
      const set = setOf[rows[i]!]!
      for (let at = starts[set]!; at < starts[set + 1]!; at++) into[codes[at]!]! += sign
    }
    return
  }
  const counts = new Uint32Array(sets)
  for (let i = 0; i < rows.length; i++) counts[setOf[rows[i]!]!]!++
  for (let set = 0; set < sets; set++) {
    const number = counts[set]!
    if (number === 0) continue
    for (let at = starts[set]!; at < starts[set + 1]!; at++) into[codes[at]!]! += sign * number
  }
}

/** A column of one byte per row for every eight words. */
export function wordBytes({ starts, codes }: Lists, size: number, words: number): Uint8Array[] {
  const columns = Array.from({ length: Math.ceil(words / 8) }, () => new Uint8Array(size))
  for (let row = 0; row < size; row++) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) columns[codes[i]! >>> 3]![row]! |= 1 << (codes[i]! & 7)
  }
  return columns
}

/** Counts bytes first, then the bits in them: one step per row for eight words. */
export function tallyBytes(columns: readonly Uint8Array[], rows: Uint32Array, into: Float64Array, sign: 1 | -1): void {
  columns.forEach((column, k) => {
    const counts = countBytes(column, rows)
    for (let byte = 1; byte < 256; byte++) {
      const number = counts[byte]!
      if (number === 0) continue
      for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) into[k * 8 + bit]! += sign * number
    }
  })
}

export function tallyBars(bars: Uint8Array, rows: Uint32Array, into: Float64Array, sign: 1 | -1): void {
  const counts = countBytes(bars, rows)
  for (let bar = 0; bar < into.length; bar++) into[bar]! += sign * counts[bar]!
}

/**
 * Counts each byte value. Two counters alternate, since a repeated byte would make the second increment wait for the
 * first write.
 */
function countBytes(column: Uint8Array, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(512)
  const even = rows.length & ~1
  for (let i = 0; i < even; i += 2) {
    counts[column[rows[i]!]!]!++
    counts[256 + column[rows[i + 1]!]!]!++
  }
  if (even < rows.length) counts[column[rows[even]!]!]!++
  for (let byte = 0; byte < 256; byte++) counts[byte]! += counts[256 + byte]!
  return counts
}
