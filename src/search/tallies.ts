import type { Lists } from './postings.ts'

/**
 * Rows grouped by the whole set of their values: a row lies in a town, its Bezirk and its Bundesland, and there are
 * hardly more such sets than towns. Counting sets first and then what is in them takes one step a row.
 */
export interface Sets {
  setOf: Uint32Array
  /** The values of each set. */
  members: Uint32Array[]
}

export function groupSets({ starts, codes }: Lists, size: number): Sets {
  const setOf = new Uint32Array(size)
  const members: Uint32Array[] = []
  const known = new Map<string, number>()
  for (let row = 0; row < size; row++) {
    const set = codes.subarray(starts[row], starts[row + 1])
    // Neighbours in spatial order mostly share their places, which saves making the key.
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
  return { setOf, members }
}

/** How often each value occurs among the rows. `into` is indexed by code. */
export function tallySets({ setOf, members }: Sets, rows: Uint32Array, into: Float64Array, sign: 1 | -1): void {
  const counts = new Uint32Array(members.length)
  for (let i = 0; i < rows.length; i++) counts[setOf[rows[i]!]!]!++
  for (let set = 0; set < counts.length; set++) {
    const number = counts[set]!
    if (number === 0) continue
    for (const code of members[set]!) into[code]! += sign * number
  }
}

/** A column of one byte a row for every eight words. */
export function wordBytes({ starts, codes }: Lists, size: number, words: number): Uint8Array[] {
  const columns = Array.from({ length: Math.ceil(words / 8) }, () => new Uint8Array(size))
  for (let row = 0; row < size; row++) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) columns[codes[i]! >>> 3]![row]! |= 1 << (codes[i]! & 7)
  }
  return columns
}

/** Counts bytes first, then the bits in them: one step a row for eight words. */
export function tallyBytes(columns: readonly Uint8Array[], rows: Uint32Array, into: Float64Array, sign: 1 | -1): void {
  columns.forEach((column, k) => {
    const counts = new Uint32Array(256)
    for (let i = 0; i < rows.length; i++) counts[column[rows[i]!]!]!++
    for (let byte = 1; byte < 256; byte++) {
      const number = counts[byte]!
      if (number === 0) continue
      for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) into[k * 8 + bit]! += sign * number
    }
  })
}

export function tallyBars(bars: Uint8Array, rows: Uint32Array, into: Float64Array, sign: 1 | -1): void {
  const counts = new Uint32Array(256)
  for (let i = 0; i < rows.length; i++) counts[bars[rows[i]!]!]!++
  for (let bar = 0; bar < into.length; bar++) into[bar]! += sign * counts[bar]!
}
