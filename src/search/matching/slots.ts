import { type Bits, or, setBit } from '../memory/bitset.ts'

/**
 * A set of small numbers that grows and shrinks: a plain set while it has few members, a bitset from then on. A handful
 * of saved searches name most places, half of them name KAUF.
 */
export interface Slots {
  few: Set<number> | null
  many: Bits
}

/** A bitset of this many numbers is about as large as a set of this size. */
const FEW_MAX = 1024

export const createSlots = (): Slots => ({ few: new Set(), many: new Uint32Array(0) })

export function addSlot(slots: Slots, slot: number): void {
  if (slots.few) {
    slots.few.add(slot)
    if (slots.few.size <= FEW_MAX) return
    for (const one of slots.few) slots.many = withBit(slots.many, one)
    slots.few = null
  } else slots.many = withBit(slots.many, slot)
}

export function dropSlot(slots: Slots, slot: number): void {
  slots.few?.delete(slot)
  clearBit(slots.many, slot)
}

/** Adds the members to a bitset of sufficient size. */
export function orSlots(slots: Slots, into: Bits): void {
  if (slots.few) for (const slot of slots.few) setBit(into, slot)
  else or(into.subarray(0, slots.many.length), slots.many)
}

/** Removes the members from a bitset of sufficient size. */
export function andNotSlots(slots: Slots, from: Bits): void {
  if (slots.few) for (const slot of slots.few) clearBit(from, slot)
  else for (let i = 0; i < slots.many.length; i++) from[i]! &= ~slots.many[i]!
}

/** Sets a bit. @returns the same bits, or larger ones when they were full */
export function withBit(bits: Bits, slot: number): Bits {
  const word = slot >>> 5
  let roomy = bits
  if (word >= bits.length) {
    roomy = new Uint32Array(Math.max(32, 2 ** Math.ceil(Math.log2(word + 1))))
    roomy.set(bits)
  }
  setBit(roomy, slot)
  return roomy
}

export function clearBit(bits: Bits, slot: number): void {
  const word = slot >>> 5
  if (word < bits.length) bits[word]! &= ~(1 << (slot & 31))
}

/** Keeps in `left` only those members of `asked` that pass the test, and all slots outside `asked`. */
export function sieve(left: Bits, asked: Bits, passes: (slot: number) => boolean): void {
  const words = Math.min(left.length, asked.length)
  for (let i = 0; i < words; i++) {
    let word = left[i]! & asked[i]!
    while (word !== 0) {
      const bit = word & -word
      if (!passes((i << 5) + 31 - Math.clz32(bit))) left[i]! &= ~bit
      word &= word - 1
    }
  }
}
