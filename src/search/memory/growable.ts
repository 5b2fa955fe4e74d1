/** A typed array that doubles when it is full. */
export interface Floats {
  data: Float64Array
  length: number
}

export interface Ints {
  data: Uint32Array
  length: number
}

/** A smaller capacity would be reallocated too soon. */
const LEAST = 64

/** @param room expected length, if known: doubling leaves as much garbage as the final size */
export const createFloats = (room = 0): Floats => ({ data: new Float64Array(Math.max(room, LEAST)), length: 0 })
export const createInts = (room = 0): Ints => ({ data: new Uint32Array(Math.max(room, LEAST)), length: 0 })

export function pushFloat(floats: Floats, value: number): void {
  if (floats.length === floats.data.length) {
    const larger = new Float64Array(floats.length * 2)
    larger.set(floats.data)
    floats.data = larger
  }
  floats.data[floats.length++] = value
}

export function pushInt(ints: Ints, value: number): void {
  if (ints.length === ints.data.length) {
    const larger = new Uint32Array(ints.length * 2)
    larger.set(ints.data)
    ints.data = larger
  }
  ints.data[ints.length++] = value
}
