/** Below this size a comparison sort is faster than a radix sort. */
const SMALL = 512

/**
 * A radix sort: row numbers in ascending order of their keys, unknown (NaN) last; rows with equal keys stay in the
 * order of `rows`. It is stable, so sorting by id first and by price then breaks ties of the price by id.
 *
 * The bits of a double sort like an integer after negative ones are inverted; then least significant digit first, eight
 * bits per pass. A pass is skipped when its digit is the same everywhere (as most of a price's are).
 */
export function sortedRows(keys: ArrayLike<number>, rows: Uint32Array): Uint32Array {
  const size = rows.length
  if (size < SMALL) {
    const by = (row: number) => (Number.isNaN(keys[row]!) ? Number.POSITIVE_INFINITY : keys[row]!)
    // Array.prototype.sort is stable, TypedArray's is as well since ES2019.
    return rows.slice().sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0))
  }
  const digits = new Uint8Array(keys.length * 8)
  const view = new DataView(digits.buffer)
  const counts = new Uint32Array(8 * 256)
  for (let i = 0; i < size; i++) {
    const row = rows[i]!
    // Adding 0 makes -0 and 0 equal keys.
    view.setFloat64(row * 8, keys[row]! + 0, true)
    const high = view.getInt32(row * 8 + 4, true)
    if (Number.isNaN(keys[row]!)) {
      view.setUint32(row * 8, 0xffffffff, true)
      view.setUint32(row * 8 + 4, 0xffffffff, true)
    } else if (high < 0) {
      view.setUint32(row * 8, ~view.getUint32(row * 8, true), true)
      view.setUint32(row * 8 + 4, ~high, true)
    } else view.setUint32(row * 8 + 4, high ^ 0x80000000, true)
    for (let digit = 0; digit < 8; digit++) counts[digit * 256 + digits[row * 8 + digit]!]!++
  }
  let from = rows.slice()
  let to: Uint32Array<ArrayBuffer> = new Uint32Array(size)
  for (let digit = 0; digit < 8; digit++) {
    const starts = counts.subarray(digit * 256, digit * 256 + 256)
    if (starts.includes(size)) continue
    for (let value = 0, sum = 0; value < 256; value++) {
      const number = starts[value]!
      starts[value] = sum
      sum += number
    }
    for (let i = 0; i < size; i++) {
      const row = from[i]!
      to[starts[digits[row * 8 + digit]!]!++] = row
    }
    ;[from, to] = [to, from]
  }
  return from
}
