/** One bit per row: row r is bit r & 31 of word r >> 5. Bits past the last row are always 0. */
export type Bits = Uint32Array

export function bitsFor(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function hasBit(bits: Bits, row: number): boolean {
  return (bits[row >>> 5]! & (1 << (row & 31))) !== 0
}

/** Sets the rows from <= row < to. */
export function setRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) {
    bits[first]! |= head & tail
    return
  }
  bits[first]! |= head
  bits.fill(0xffffffff, first + 1, last)
  bits[last]! |= tail
}

/** Intersects in place. Four words per step, here and below: nearly twice as fast as one. */
export function and(into: Bits, other: Bits): void {
  intersect(into, other, into)
}

/** Writes the intersection of a and b. */
export function intersect(a: Bits, b: Bits, out: Bits): void {
  const blocks = out.length & ~3
  for (let i = 0; i < blocks; i += 4) {
    out[i] = a[i]! & b[i]!
    out[i + 1] = a[i + 1]! & b[i + 1]!
    out[i + 2] = a[i + 2]! & b[i + 2]!
    out[i + 3] = a[i + 3]! & b[i + 3]!
  }
  for (let i = blocks; i < out.length; i++) out[i] = a[i]! & b[i]!
}

/** Adds to `into` the rows that are in a and not in b. */
export function orAndNot(into: Bits, a: Bits, b: Bits): void {
  const blocks = into.length & ~3
  for (let i = 0; i < blocks; i += 4) {
    into[i]! |= a[i]! & ~b[i]!
    into[i + 1]! |= a[i + 1]! & ~b[i + 1]!
    into[i + 2]! |= a[i + 2]! & ~b[i + 2]!
    into[i + 3]! |= a[i + 3]! & ~b[i + 3]!
  }
  for (let i = blocks; i < into.length; i++) into[i]! |= a[i]! & ~b[i]!
}

export function andNot(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! &= ~other[i]!
}

export function or(into: Bits, other: Bits): void {
  for (let i = 0; i < into.length; i++) into[i]! |= other[i]!
}

export function count(bits: Bits): number {
  return countAnd(bits, bits)
}

/**
 * Counts the rows in both. Facets depend on this loop, so eight words at a time go through carry-save adders, which
 * leaves one popcount of eights and a few others instead of eight (Harley and Seal, in Hacker's Delight 5-1).
 */
export function countAnd(a: Bits, b: Bits): number {
  const blocks = a.length & ~7
  let [eights, ones, twos, fours] = [0, 0, 0, 0]
  for (let i = 0; i < blocks; i += 8) {
    let x = a[i]! & b[i]!
    let y = a[i + 1]! & b[i + 1]!
    let u = ones ^ x
    const twosA = (ones & x) | (u & y)
    ones = u ^ y
    x = a[i + 2]! & b[i + 2]!
    y = a[i + 3]! & b[i + 3]!
    u = ones ^ x
    const twosB = (ones & x) | (u & y)
    ones = u ^ y
    u = twos ^ twosA
    const foursA = (twos & twosA) | (u & twosB)
    twos = u ^ twosB
    x = a[i + 4]! & b[i + 4]!
    y = a[i + 5]! & b[i + 5]!
    u = ones ^ x
    const twosC = (ones & x) | (u & y)
    ones = u ^ y
    x = a[i + 6]! & b[i + 6]!
    y = a[i + 7]! & b[i + 7]!
    u = ones ^ x
    const twosD = (ones & x) | (u & y)
    ones = u ^ y
    u = twos ^ twosC
    const foursB = (twos & twosC) | (u & twosD)
    twos = u ^ twosD
    u = fours ^ foursA
    eights += popcount((fours & foursA) | (u & foursB))
    fours = u ^ foursB
  }
  let total = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones)
  for (let i = blocks; i < a.length; i++) total += popcount(a[i]! & b[i]!)
  return total
}

export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Writes the rows of a bitset, ascending, into `rows`, whose length is the result of `count`. */
export function rowsOf(bits: Bits, rows: Uint32Array): Uint32Array {
  let at = 0
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!
    while (word !== 0) {
      rows[at++] = (i << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return rows
}

/** The same for the rows below `size` that are not in the bitset. */
export function rowsNotIn(bits: Bits, size: number, rows: Uint32Array): Uint32Array {
  let at = 0
  for (let i = 0; i < bits.length; i++) {
    let word = ~bits[i]!
    while (word !== 0) {
      const row = (i << 5) + 31 - Math.clz32(word & -word)
      if (row >= size) break
      rows[at++] = row
      word &= word - 1
    }
  }
  return rows
}
