import { type Bits, bitsFor, count, countAnd, hasBit, or, rowsOf, setBit } from './bitset.ts'

/** Each row's values, one after the other: those of row r are codes[starts[r]] to codes[starts[r + 1] - 1]. */
export interface Lists {
  starts: Uint32Array
  codes: Uint32Array
}

/**
 * The other way round: each value's rows. A value that more than every 32nd row has is kept as a bitset, since a list
 * would be larger and slower; a rarer one as a list of ascending row numbers.
 */
export interface Postings {
  size: number
  /** Codes of the rare values, ascending; the rows of values[i] are rows[starts[i]] to rows[starts[i + 1] - 1]. */
  values: Uint32Array
  starts: Uint32Array
  rows: Uint32Array
  frequent: Map<number, Bits>
}

/** @param codes number of codes in the dictionary */
export function indexLists(lists: Lists, size: number, codes: number): Postings {
  // A small segment of a large dictionary must not pay for every word of it.
  return lists.codes.length * 4 < codes ? indexFew(lists, size) : indexMany(lists, size, codes)
}

function indexMany({ starts, codes }: Lists, size: number, dictionarySize: number): Postings {
  const counts = new Uint32Array(dictionarySize)
  for (const code of codes) counts[code]!++
  const values: number[] = []
  const frequent = new Map<number, Bits>()
  const bounds = [0]
  // From here on counts[code] is the next free place of a rare value.
  for (let code = 0, end = 0; code < dictionarySize; code++) {
    const number = counts[code]!
    if (number === 0) continue
    if (isFrequent(number, size)) frequent.set(code, bitsFor(size))
    else {
      values.push(code)
      counts[code] = end
      end += number
      bounds.push(end)
    }
  }
  const rows = new Uint32Array(bounds.at(-1)!)
  for (let row = 0; row < size; row++) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) {
      const code = codes[i]!
      const bits = frequent.size ? frequent.get(code) : undefined
      if (bits) setBit(bits, row)
      else rows[counts[code]!++] = row
    }
  }
  return { size, values: Uint32Array.from(values), starts: Uint32Array.from(bounds), rows, frequent }
}

function indexFew({ starts, codes }: Lists, size: number): Postings {
  const found = new Map<number, number[]>()
  for (let row = 0; row < size; row++) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) {
      const rows = found.get(codes[i]!)
      if (rows) rows.push(row)
      else found.set(codes[i]!, [row])
    }
  }
  const values = Uint32Array.from(found.keys()).sort()
  const bounds = new Uint32Array(values.length + 1)
  const rows = new Uint32Array(codes.length)
  values.forEach((code, i) => {
    rows.set(found.get(code)!, bounds[i])
    bounds[i + 1] = bounds[i]! + found.get(code)!.length
  })
  return { size, values, starts: bounds, rows, frequent: new Map() }
}

function isFrequent(number: number, size: number): boolean {
  return number * 32 > size
}

/** Adds the rows that have the value. */
export function orRows(postings: Postings, code: number, into: Bits): void {
  const bits = postings.frequent.get(code)
  if (bits) {
    or(into, bits)
    return
  }
  const at = position(postings.values, code)
  if (at < 0) return
  const { rows, starts } = postings
  for (let i = starts[at]!; i < starts[at + 1]!; i++) setBit(into, rows[i]!)
}

/** How many of the given rows have the value. */
export function countRows(postings: Postings, code: number, among: Bits): number {
  const bits = postings.frequent.get(code)
  if (bits) return countAnd(bits, among)
  const at = position(postings.values, code)
  if (at < 0) return 0
  let number = 0
  for (let i = postings.starts[at]!; i < postings.starts[at + 1]!; i++) {
    if (hasBit(among, postings.rows[i]!)) number++
  }
  return number
}

/** Back to each row's values, for merging segments: so that no text has to be kept for it. */
export function listsOf(postings: Postings): Lists {
  const { size, values, starts, rows, frequent } = postings
  const bounds = new Uint32Array(size + 1)
  const each = (visit: (row: number, code: number) => void) => {
    values.forEach((code, at) => {
      for (let i = starts[at]!; i < starts[at + 1]!; i++) visit(rows[i]!, code)
    })
    for (const [code, bits] of frequent) for (const row of rowsOf(bits, new Uint32Array(count(bits)))) visit(row, code)
  }
  each((row) => bounds[row + 1]!++)
  for (let row = 0; row < size; row++) bounds[row + 1]! += bounds[row]!
  const next = bounds.slice()
  const codes = new Uint32Array(bounds[size]!)
  each((row, code) => {
    codes[next[row]!++] = code
  })
  return { starts: bounds, codes }
}

function position(values: Uint32Array, code: number): number {
  let [low, high] = [0, values.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const value = values[middle]!
    if (value === code) return middle
    if (value < code) low = middle + 1
    else high = middle - 1
  }
  return -1
}
