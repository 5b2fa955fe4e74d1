/**
 * Memory for what a query needs for a moment: bitsets and lists of rows. Making typed arrays and collecting them again
 * would cost as much as filling them. Whoever begins a query resets the arena, and no answer may refer to it.
 */
export interface Arena {
  words: Uint32Array
  used: number
}

export function createArena(): Arena {
  return { words: new Uint32Array(0), used: 0 }
}

/** Gives all memory back. When the last query needed more than there was, the next one finds it. */
export function resetArena(arena: Arena): void {
  if (arena.used > arena.words.length) arena.words = new Uint32Array(arena.used)
  arena.used = 0
}

/** @returns words with whatever was in them before */
export function takeWords(arena: Arena, length: number): Uint32Array {
  const from = arena.used
  arena.used += length
  return arena.used <= arena.words.length ? arena.words.subarray(from, arena.used) : new Uint32Array(length)
}
