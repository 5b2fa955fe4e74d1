import { hash } from 'node:crypto'

/** Small, since a hostile file may name a sender of its own in each object. */
const FIRST_SIZE = 4

/**
 * Positions by text, for the keys of a feed of any size: 300,000 take 8 MB, where a Map from digests took 25 MB. A text
 * is known by 64 bits of its SHA-1: of a million keys two are taken for the same in less than one of ten million feeds.
 */
export interface Positions {
  /** @param position 1 or more */
  set(key: string, position: number): void
  /** @returns 0 for an unknown key */
  get(key: string): number
}

export function makePositions(): Positions {
  // Open addressing with linear probing: of each slot two words of the digest, and the position, 0 when it is free.
  let size = FIRST_SIZE
  let digests = new Uint32Array(2 * size)
  let positions = new Float64Array(size)
  let used = 0

  const slotOf = (one: number, other: number): number => {
    let slot = one & (size - 1)
    while (positions[slot] !== 0 && !(digests[2 * slot] === one && digests[2 * slot + 1] === other))
      slot = (slot + 1) & (size - 1)
    return slot
  }
  const put = (one: number, other: number, position: number): void => {
    const slot = slotOf(one, other)
    if (positions[slot] === 0) used++
    digests[2 * slot] = one
    digests[2 * slot + 1] = other
    positions[slot] = position
  }
  const grow = (): void => {
    const before = { size, digests, positions }
    size *= 2
    digests = new Uint32Array(2 * size)
    positions = new Float64Array(size)
    used = 0
    for (let slot = 0; slot < before.size; slot++) {
      const position = before.positions[slot] as number
      if (position !== 0) put(before.digests[2 * slot] as number, before.digests[2 * slot + 1] as number, position)
    }
  }
  const digest = (key: string): [number, number] => {
    const bytes = hash('sha1', key, 'buffer')
    return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)]
  }
  return {
    set(key, position) {
      if (used >= size * 0.75) grow()
      put(...digest(key), position)
    },
    get: (key) => positions[slotOf(...digest(key))] as number,
  }
}
