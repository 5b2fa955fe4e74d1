import { HISTOGRAM_EDGES, histogramBin } from '../domain/search/histogram.ts'
import { type Arena, createArena, takeWords } from './arena.ts'
import { type Bits, bitsFor, count, hasBit } from './bitset.ts'
import { copyRow, createDraft, type Draft, LIST_NAMES } from './draft.ts'
import {
  HISTOGRAM_FIELDS,
  NUMBER_FIELDS,
  PLACE_FACET,
  PRICE_FIELDS,
  perSquareMetre,
  STATE_FACET,
  WORD_FACETS,
} from './fields.ts'
import { gridPosition } from './grid.ts'
import type { Lexicon } from './lexicon.ts'
import { makeOrder, type Order } from './order.ts'
import { indexLists, type Lists, listsOf, type Postings } from './postings.ts'
import { sortedRows } from './radix.ts'
import { mortonKeys, type SpatialOrder } from './spatial.ts'
import { groupSets, type Sets, wordBytes } from './tallies.ts'

export type Numbers = Float64Array | Float32Array

/** Rows that never change any more, in spatial order; only `dead` learns of what was replaced or taken down since. */
export interface Segment {
  size: number
  ids: Float64Array
  /** Rows by descending id: finds an id, and breaks ties. */
  byId: Uint32Array
  numbers: Record<string, Numbers>
  orders: Record<string, Order>
  lists: Record<string, Postings>
  spatial: SpatialOrder
  /** Per word facet, eight words a byte: column k has the words 8k to 8k + 7. */
  bytes: Record<string, Uint8Array[]>
  places: Sets
  /** Positions on the world's grid, for clusters. */
  gridX: Uint32Array
  gridY: Uint32Array
  /** Per histogram, each row's bar; NO_BAR for none. */
  bars: Record<string, Uint8Array>
  dead: Bits
  deadCount: number
  arena: Arena
}

export const NO_BAR = 255

/**
 * Turns a draft into a segment. A generator, since a large one takes seconds: who must not block the process runs it
 * step by step, who has a small one runs it through.
 */
export function* sealing(draft: Draft, lexicon: Lexicon): Generator<void, Segment> {
  // A map keeps an id's first place but its last position: rows that were replaced drop out here.
  const kept = Uint32Array.from(draft.positions.values())
  const located = (field: string) => draft.numbers[field]!.data.subarray(0, draft.ids.length)
  const { extent, keys } = mortonKeys(located('lat'), located('lng'))
  const from = sortedRows(keys, kept)
  const size = from.length
  const ids = permuted(draft.ids.data, from)
  yield

  const numbers: Record<string, Numbers> = {}
  for (const { name } of NUMBER_FIELDS) numbers[name] = narrowed(permuted(draft.numbers[name]!.data, from))
  let positioned = size
  while (positioned > 0 && Number.isNaN(numbers.lat![positioned - 1]!)) positioned--
  const spatial = { extent, keys: Uint32Array.from(permuted(keys, from.subarray(0, positioned))) }
  yield

  const byId = sortedRows(
    ids.map((id) => -id),
    Uint32Array.from({ length: size }, (_, row) => row),
  )
  const orders: Record<string, Order> = {}
  for (const { name, ranged } of NUMBER_FIELDS) {
    if (name === 'lat' || name === 'lng') continue
    orders[name] = makeOrder(numbers[name]!, sortedRows(numbers[name]!, byId), ranged)
    yield
  }
  for (const price of PRICE_FIELDS) {
    const values = pricePerArea(numbers[price]!, numbers.flaeche!)
    orders[perSquareMetre(price)] = makeOrder(values, sortedRows(values, byId), false)
    yield
  }

  const lists: Record<string, Postings> = {}
  const bytes: Record<string, Uint8Array[]> = {}
  let states: Lists | null = null
  let towns: Lists | null = null
  for (const name of LIST_NAMES) {
    const forward = permutedLists(draft.lists[name]!.starts.data, draft.lists[name]!.codes.data, from)
    const { names } = lexicon.dictionaries[name]!
    lists[name] = indexLists(forward, size, names.length)
    if (WORD_FACETS.some(({ field }) => field === name)) bytes[name] = wordBytes(forward, size, names.length)
    if (name === STATE_FACET.field) states = forward
    if (name === PLACE_FACET.field) towns = forward
    yield
  }

  const bars: Record<string, Uint8Array> = {}
  for (const field of HISTOGRAM_FIELDS) {
    const values = numbers[field]!
    bars[field] = Uint8Array.from({ length: size }, (_, row) => {
      const bar = histogramBin(HISTOGRAM_EDGES[field], values[row]!)
      return bar < 0 ? NO_BAR : bar
    })
  }
  yield

  const gridX = new Uint32Array(size)
  const gridY = new Uint32Array(size)
  for (let row = 0; row < positioned; row++) {
    const { x, y } = gridPosition(numbers.lat![row]!, numbers.lng![row]!)
    gridX[row] = x
    gridY[row] = y
  }
  const own = { size, ids, byId, numbers, orders, lists, spatial, bytes, gridX, gridY, bars }
  return { ...own, places: groupSets(states!, towns!, size), dead: bitsFor(size), deadCount: 0, arena: createArena() }
}

export function seal(draft: Draft, lexicon: Lexicon): Segment {
  const steps = sealing(draft, lexicon)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Collects the living rows of segments into one draft, oldest segment first. */
export function* drafting(segments: readonly Segment[]): Generator<void, Draft> {
  const draft = createDraft()
  for (const segment of segments) {
    const lists: Record<string, Lists> = {}
    for (const name of LIST_NAMES) {
      lists[name] = listsOf(segment.lists[name]!)
      yield
    }
    const columns = { ids: segment.ids, numbers: segment.numbers, lists }
    for (let row = 0; row < segment.size; row++) {
      if (!hasBit(segment.dead, row)) copyRow(draft, row, columns)
      if (row % 8192 === 8191) yield
    }
  }
  return draft
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

/** An empty bitset for the time of a query. */
export function takeBits({ arena, size }: Segment): Bits {
  return takeWords(arena, (size + 31) >>> 5).fill(0)
}

export function bury(segment: Segment, row: number): void {
  if (hasBit(segment.dead, row)) return
  segment.dead[row >>> 5]! |= 1 << (row & 31)
  segment.deadCount = count(segment.dead)
}

/** EUR per m², NaN where either is unknown or there is no area. */
export function pricePerArea(prices: Numbers, areas: Numbers): Float64Array {
  return Float64Array.from(prices, (price, row) => (areas[row]! > 0 ? price / areas[row]! : Number.NaN))
}

function permuted(values: Float64Array, from: Uint32Array): Float64Array {
  const out = new Float64Array(from.length)
  for (let row = 0; row < out.length; row++) out[row] = values[from[row]!]!
  return out
}

/** Half the memory where single precision holds every value exactly: rooms, years, most areas. */
function narrowed(values: Float64Array): Numbers {
  for (const value of values) if (Math.fround(value) !== value && !Number.isNaN(value)) return values
  return Float32Array.from(values)
}

function permutedLists(starts: Uint32Array, codes: Uint32Array, from: Uint32Array): Lists {
  const bounds = new Uint32Array(from.length + 1)
  for (let row = 0; row < from.length; row++) {
    bounds[row + 1] = bounds[row]! + starts[from[row]! + 1]! - starts[from[row]!]!
  }
  const out = new Uint32Array(bounds[from.length]!)
  for (let row = 0; row < from.length; row++) {
    let at = bounds[row]!
    for (let i = starts[from[row]!]!; i < starts[from[row]! + 1]!; i++) out[at++] = codes[i]!
  }
  return { starts: bounds, codes: out }
}
