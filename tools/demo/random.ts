/** A seeded random generator: the same seed gives the same catalogue on every machine. */
export interface Rng {
  /** 0 <= x < 1 */
  next(): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  between(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** A separate generator for one purpose, so that a change elsewhere does not shift its numbers. */
  fork(name: string | number): Rng
}

export function createRng(seed: string | number): Rng {
  let state = hash(String(seed))
  const next = () => {
    // mulberry32, public domain (Tommy Ettinger)
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    between: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[Math.floor(next() * list.length)] as (typeof list)[number]
    },
    weighted: (list) => {
      let at = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) {
        at -= weight
        if (at < 0) return value
      }
      return (list[list.length - 1] as (typeof list)[number])[0]
    },
    fork: (name) => createRng(`${seed}/${name}`),
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}

export const roundTo = (value: number, step: number): number => Math.round(Math.round(value / step) * step * 100) / 100
