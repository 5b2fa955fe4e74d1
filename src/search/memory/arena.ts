/**
 * An arena allocator for one query: bitsets and lists of rows. Creating typed arrays and collecting them again would
 * cost as much as filling them. Each query resets the arena first, and no answer may refer to its memory.
 */
export interface Arena {
  words: Uint32Array
  used: number
}

export function createArena(): Arena {
  return { words: new Uint32Array(0), used: 0 }
}

/** Frees all memory. When the last query needed more than the capacity, the next one gets it. */
export function resetArena(arena: Arena): void {
  if (arena.used > arena.words.length) arena.words = new Uint32Array(arena.used)
  arena.used = 0
}

/** @returns words with undefined content */
export function takeWords(arena: Arena, length: number): Uint32Array {
  const from = arena.used
  arena.used += length
  return arena.used <= arena.words.length ? arena.words.subarray(from, arena.used) : new Uint32Array(length)
}
