import type { Numbers } from '../fields.ts'
import type { SpatialOrder } from '../geo/spatial.ts'
import { type Arena, createArena, takeWords } from '../memory/arena.ts'
import { type Bits, bitsFor, hasBit } from '../memory/bitset.ts'
import type { Sets } from '../query/tallies.ts'
import { type Packable, type Packed, pack, unpack } from '../snapshot/pack.ts'
import type { Postings } from '../text/postings.ts'
import type { Grouped } from './grouped.ts'
import type { Order } from './order.ts'
import type { Patches } from './patches.ts'

/** Immutable rows in spatial order: threads share them and snapshots store them. */
export interface Columns {
  size: number
  ids: Float64Array
  /** Rows by descending id: finds an id, and breaks ties. */
  byId: Uint32Array
  numbers: Record<string, Numbers>
  orders: Record<string, Order>
  lists: Record<string, Postings>
  spatial: SpatialOrder
  /** For each word facet, eight words per byte: column k has the words 8k to 8k + 7. */
  bytes: Record<string, Uint8Array[]>
  places: Sets
  grouped: Grouped
  /** Positions on the world's grid, for clusters. */
  gridX: Uint32Array
  gridY: Uint32Array
  patches: Patches
  /** For each histogram, each row's bar; NO_BAR for none. */
  bars: Record<string, Uint8Array>
  /** For each facet's field, the number of occurrences of each value in all rows, dead ones included. */
  totals: Record<string, Float64Array>
  /** The block of shared memory behind all these views, if they share one. */
  packed?: Packed
}

/** Columns, and the rows that were replaced or removed since. */
export interface Segment extends Columns {
  dead: Bits
  deadCount: number
  arena: Arena
}

export const NO_BAR = 255

export function createSegment(columns: Columns, dead = bitsFor(columns.size), deadCount = 0): Segment {
  return { ...columns, dead, deadCount, arena: createArena() }
}

/** Copies columns into shared memory, unless they are already there. */
export function packColumns({ packed, ...columns }: Columns): Packed {
  return packed ?? pack(columns as unknown as Packable)
}

export function openColumns(packed: Packed): Columns {
  return { ...(unpack(packed) as unknown as Columns), packed }
}

/** @returns the id's row, dead or alive, or -1 */
export function rowOfId({ ids, byId }: Segment, id: number): number {
  let [low, high] = [0, byId.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[byId[middle]!]!
    if (found === id) return byId[middle]!
    if (found > id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** An empty bitset for the duration of a query. */
export function takeBits({ arena, size }: Segment): Bits {
  return takeWords(arena, (size + 31) >>> 5).fill(0)
}

export function bury(segment: Segment, row: number): void {
  if (hasBit(segment.dead, row)) return
  segment.dead[row >>> 5]! |= 1 << (row & 31)
  segment.deadCount++
}
