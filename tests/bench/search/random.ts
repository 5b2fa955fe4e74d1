/** A seeded random generator (mulberry32): the same bench every time. */
export interface Chance {
  /** 0 <= x < 1 */
  next(): number
  whole(from: number, to: number): number
  one<T>(values: readonly T[]): T
  /** true with that probability */
  yes(probability: number): boolean
  /** Normally distributed around 0 with deviation 1. */
  normal(): number
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    one: (values) => values[whole(0, values.length - 1)]!,
    yes: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
