import { HISTOGRAM_EDGES, histogramBin } from '../../domain/search/histogram.ts'
import {
  BYTE_FACETS,
  GROUP,
  HISTOGRAM_FIELDS,
  NUMBER_FIELDS,
  type Numbers,
  PLACE_FIELD,
  PRICE_FIELDS,
  perSquareMetre,
  STATE_FIELD,
} from '../fields.ts'
import { gridPosition } from '../geo/grid.ts'
import { mortonKeys } from '../geo/spatial.ts'
import { sortedRows } from '../memory/radix.ts'
import { groupSets, STATES, tallyBars, tallyBytes, tallySets, wordBytes } from '../query/tallies.ts'
import type { Sizes } from '../text/lexicon.ts'
import { indexLists, type Lists, type Postings } from '../text/postings.ts'
import { type Draft, LIST_NAMES } from './draft.ts'
import { type Grouped, groupedRows } from './grouped.ts'
import { makeOrder, type Order } from './order.ts'
import { patchRows } from './patches.ts'
import { type Columns, NO_BAR } from './segment.ts'

/**
 * Turns a draft into columns. A generator, since a large draft takes seconds: a caller that must not block the event
 * loop runs it step by step, a caller with a small one runs it at once.
 */
export function* sealing(draft: Draft, sizes: Sizes): Generator<void, Columns> {
  // A map keeps an id's first place but its last position: this drops replaced rows.
  const kept = new Uint32Array(draft.positions.size)
  let next = 0
  for (const position of draft.positions.values()) kept[next++] = position
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
  const spatial = { extent, keys: new Uint32Array(permuted(keys, from.subarray(0, positioned))) }
  yield

  const ascending = new Uint32Array(size)
  for (let row = 0; row < size; row++) ascending[row] = row
  const byId = sortedRows(
    ids.map((id) => -id),
    ascending,
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
  let grouped: Grouped | null = null
  for (const name of LIST_NAMES) {
    const forward = permutedLists(draft.lists[name]!.starts.data, draft.lists[name]!.codes.data, from)
    const words = sizes[name]!
    lists[name] = indexLists(forward, size, words)
    if (BYTE_FACETS.some(({ field }) => field === name)) bytes[name] = wordBytes(forward, size, words)
    if (name === STATE_FIELD) states = forward
    if (name === PLACE_FIELD) towns = forward
    if (name === GROUP) grouped = groupedRows(forward, ids, numbers)
    yield
  }

  const bars: Record<string, Uint8Array> = {}
  for (const field of HISTOGRAM_FIELDS) {
    const values = numbers[field]!
    const own = new Uint8Array(size)
    for (let row = 0; row < size; row++) {
      const bar = histogramBin(HISTOGRAM_EDGES[field], values[row]!)
      own[row] = bar < 0 ? NO_BAR : bar
    }
    bars[field] = own
  }
  yield

  const gridX = new Uint32Array(size)
  const gridY = new Uint32Array(size)
  for (let row = 0; row < positioned; row++) {
    const { x, y } = gridPosition(numbers.lat![row]!, numbers.lng![row]!)
    gridX[row] = x
    gridY[row] = y
  }
  const patches = patchRows(positioned, gridX, gridY, numbers)
  yield

  const places = groupSets(states!, towns!, size)
  const totals: Record<string, Float64Array> = {}
  for (const { field } of BYTE_FACETS) {
    totals[field] = new Float64Array(bytes[field]!.length * 8)
    tallyBytes(bytes[field]!, byId, totals[field], 1)
  }
  for (const field of HISTOGRAM_FIELDS) {
    totals[field] = new Float64Array(HISTOGRAM_EDGES[field].length - 1)
    tallyBars(bars[field]!, byId, totals[field], 1)
  }
  totals[PLACE_FIELD] = new Float64Array(STATES + sizes[PLACE_FIELD]!)
  tallySets(places, byId, totals[PLACE_FIELD]!, 1)
  return {
    size,
    ids,
    byId,
    numbers,
    orders,
    lists,
    spatial,
    bytes,
    places,
    grouped: grouped!,
    gridX,
    gridY,
    patches,
    bars,
    totals,
  }
}

/** EUR per m², NaN where either is unknown or the area is zero. */
export function pricePerArea(prices: Numbers, areas: Numbers): Float64Array {
  const out = new Float64Array(prices.length)
  for (let row = 0; row < out.length; row++) out[row] = areas[row]! > 0 ? prices[row]! / areas[row]! : Number.NaN
  return out
}

function permuted(values: Float64Array, from: Uint32Array): Float64Array {
  const out = new Float64Array(from.length)
  for (let row = 0; row < out.length; row++) out[row] = values[from[row]!]!
  return out
}

/** Half the memory, when single precision represents every value exactly: rooms, years, most areas. */
function narrowed(values: Float64Array): Numbers {
  for (let row = 0; row < values.length; row++) {
    const value = values[row]!
    if (Math.fround(value) !== value && !Number.isNaN(value)) return values
  }
  return new Float32Array(values)
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
