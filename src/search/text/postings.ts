import { type Bits, bitsFor, count, countAnd, hasBit, or, setBit } from '../memory/bitset.ts'

/** Each row's values, one after the other: those of row r are codes[starts[r]] to codes[starts[r + 1] - 1]. */
export interface Lists {
  starts: Uint32Array
  codes: Uint32Array
}

/**
 * The inverse: each value's rows. In a large segment a value that occurs in more than every 32nd row is stored as a
 * bitset, since a list would be larger and slower; all others are lists of ascending row numbers.
 */
export interface Postings {
  size: number
  /** Codes of the rare values, ascending; the rows of values[i] are rows[starts[i]] to rows[starts[i + 1] - 1]. */
  values: Uint32Array
  starts: Uint32Array
  rows: Uint32Array
  frequent: Map<number, Bits>
}

/** Smaller segments are rebuilt change after change; there, a thousand bitsets cost more garbage than they save. */
const BITSETS_FROM = 2048

/** @param codes number of codes in the dictionary */
export function indexLists(lists: Lists, size: number, codes: number): Postings {
  // A small segment of a large dictionary must not pay for all its words.
  return lists.codes.length * 4 < codes && size < BITSETS_FROM ? indexFew(lists, size) : indexMany(lists, size, codes)
}

function indexMany({ starts, codes }: Lists, size: number, dictionarySize: number): Postings {
  const counts = new Uint32Array(dictionarySize)
  for (let i = 0; i < codes.length; i++) counts[codes[i]!]!++
  const frequent = new Map<number, Bits>()
  let [rare, places] = [0, 0]
  for (let code = 0; code < dictionarySize; code++) {
    if (counts[code] === 0) continue
    if (isFrequent(counts[code]!, size)) frequent.set(code, bitsFor(size))
    else {
      rare++
      places += counts[code]!
    }
  }
  const values = new Uint32Array(rare)
  const bounds = new Uint32Array(rare + 1)
  // From here on counts[code] is the next free position of a rare value.
  for (let code = 0, at = 0; at < rare; code++) {
    const number = counts[code]!
    if (number === 0 || isFrequent(number, size)) continue
    values[at] = code
    counts[code] = bounds[at]!
    bounds[at + 1] = bounds[at]! + number
    at++
  }
  const rows = new Uint32Array(places)
  for (let row = 0; row < size; row++) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) {
      const code = codes[i]!
      const bits = frequent.size ? frequent.get(code) : undefined
      if (bits) setBit(bits, row)
      else rows[counts[code]!++] = row
    }
  }
  return { size, values, starts: bounds, rows, frequent }
}

/** Codes and rows are sorted as one number each, without an object per value. */
function indexFew({ starts, codes }: Lists, size: number): Postings {
  const pairs = new Float64Array(codes.length)
  for (let row = 0; row < size; row++) {
    for (let i = starts[row]!; i < starts[row + 1]!; i++) pairs[i] = codes[i]! * size + row
  }
  pairs.sort()
  const values = new Uint32Array(codes.length)
  const bounds = new Uint32Array(codes.length + 1)
  const rows = new Uint32Array(codes.length)
  let found = 0
  for (let i = 0; i < pairs.length; i++) {
    const code = Math.floor(pairs[i]! / size)
    rows[i] = pairs[i]! - code * size
    if (found === 0 || values[found - 1] !== code) values[found++] = code
    bounds[found] = i + 1
  }
  return { size, values: values.slice(0, found), starts: bounds.slice(0, found + 1), rows, frequent: new Map() }
}

function isFrequent(number: number, size: number): boolean {
  return size >= BITSETS_FROM && number * 32 > size
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

/** The number of the given rows that have the value. */
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

/** The number of values in all rows. */
export function occurrences({ rows, frequent }: Postings): number {
  let sum = rows.length
  for (const bits of frequent.values()) sum += count(bits)
  return sum
}

/** The inverse again: each row's values, for merging segments without stored texts. */
export function listsOf(postings: Postings): Lists {
  const { size, values, starts, rows, frequent } = postings
  const bounds = new Uint32Array(size + 1)
  for (let i = 0; i < rows.length; i++) bounds[rows[i]! + 1]!++
  for (const bits of frequent.values()) {
    for (let row = 0; row < size; row++) if (hasBit(bits, row)) bounds[row + 1]!++
  }
  for (let row = 0; row < size; row++) bounds[row + 1]! += bounds[row]!
  const next = bounds.slice()
  const codes = new Uint32Array(bounds[size]!)
  for (let at = 0; at < values.length; at++) {
    for (let i = starts[at]!; i < starts[at + 1]!; i++) codes[next[rows[i]!]!++] = values[at]!
  }
  for (const [code, bits] of frequent) {
    for (let row = 0; row < size; row++) if (hasBit(bits, row)) codes[next[row]!++] = code
  }
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
