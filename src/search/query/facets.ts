import { type Filter, rangeField } from '../../domain/search/criteria.ts'
import {
  eachFacet,
  type Facets,
  type FacetValue,
  type Histogram,
  type HistogramFacet,
  type WordFacet,
} from '../../domain/search/facets.ts'
import { HISTOGRAM_EDGES } from '../../domain/search/histogram.ts'
import { PLACE_FIELD, STATE_FIELD } from '../fields.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { countRows } from '../text/postings.ts'
import { type Match, otherRows, type Selection, selectedRows } from './selection.ts'
import { STATES, tallyBars, tallyBytes, tallySets } from './tallies.ts'

/**
 * The rows to count, and whether to add them or to subtract them from the totals of the segment: the smaller number.
 */
interface Tally {
  rows: Uint32Array
  sign: 1 | -1
}

export function countFacets(matches: readonly Match[], filter: Filter, lexicon: Lexicon): Facets {
  const tallies = new Map<Selection, Tally>()
  const namesOf = (field: string) => lexicon.dictionaries[field]!.names
  const places = namesOf(PLACE_FIELD)
  const placeCounts = new Float64Array(STATES + places.length)
  for (const found of matches) countPlaces(found.without('ort'), placeCounts, tallies)
  const words = ({ field, own, most }: WordFacet): FacetValue[] => {
    if (field === STATE_FIELD) return mostFrequent(placeCounts, namesOf(field), STATES)
    if (field === PLACE_FIELD) return mostFrequent(placeCounts.subarray(STATES), places, most ?? places.length)
    const names = namesOf(field)
    const counts = new Float64Array(Math.ceil(names.length / 8) * 8)
    for (const found of matches) countWords(found.without(own), field, names.length, counts, tallies)
    return mostFrequent(counts, names, most ?? names.length)
  }
  const bars = (facet: HistogramFacet): Histogram => {
    const field = rangeField(facet, filter)
    const edges = HISTOGRAM_EDGES[field]
    const counts = new Float64Array(edges.length - 1)
    for (const found of matches) {
      const selection = found.without(facet.own)
      const tally = (rows: Uint32Array, into: Float64Array, sign: 1 | -1) =>
        tallyBars(selection.segment.bars[field]!, rows, into, sign)
      accumulate(selection, field, counts, tally, tallies)
    }
    return { edges: [...edges], counts: [...counts] }
  }
  return eachFacet(words, bars)
}

/** The number of selected rows in each state (by code) and place (by STATES + code). */
export function countPlaces(selection: Selection, counts: Float64Array, tallies = new Map<Selection, Tally>()): void {
  const { places } = selection.segment
  const tally = (rows: Uint32Array, into: Float64Array, sign: 1 | -1) => tallySets(places, rows, into, sign)
  accumulate(selection, PLACE_FIELD, counts, tally, tallies)
}

function countWords(
  selection: Selection,
  field: string,
  words: number,
  counts: Float64Array,
  tallies: Map<Selection, Tally>,
): void {
  const { segment, bits, total } = selection
  const columns = segment.bytes[field]!
  const fewer = Math.min(total, segment.size - total)
  // Intersecting a bitset per word costs words x rows / 32 steps, reading the rows costs one step per column.
  if (fewer * columns.length > words * bits.length) {
    for (let code = 0; code < words; code++) counts[code]! += countRows(segment.lists[field]!, code, bits)
    return
  }
  const tally = (rows: Uint32Array, into: Float64Array, sign: 1 | -1) => tallyBytes(columns, rows, into, sign)
  accumulate(selection, field, counts, tally, tallies)
}

function accumulate(
  selection: Selection,
  field: string,
  counts: Float64Array,
  tally: (rows: Uint32Array, into: Float64Array, sign: 1 | -1) => void,
  tallies: Map<Selection, Tally>,
): void {
  if (selection.total === 0) return
  const { rows, sign } = tallyOf(selection, tallies)
  if (sign === -1) {
    const whole = selection.segment.totals[field]!
    // The dictionary may have grown since: its new words do not occur in this segment.
    for (let i = 0; i < whole.length; i++) counts[i]! += whole[i]!
  }
  if (rows.length) tally(rows, counts, sign)
}

function tallyOf(selection: Selection, tallies: Map<Selection, Tally>): Tally {
  let tally = tallies.get(selection)
  if (!tally) {
    const isMost = selection.total * 2 > selection.segment.size
    tally = isMost ? { rows: otherRows(selection), sign: -1 } : { rows: selectedRows(selection), sign: 1 }
    tallies.set(selection, tally)
  }
  return tally
}

/** The most frequent values, ties by name. It maintains a short sorted list instead of sorting thousands of places. */
function mostFrequent(counts: Float64Array, names: readonly (string | number)[], limit: number): FacetValue[] {
  const best = new Uint32Array(limit + 1)
  let size = 0
  for (let code = 0; code < names.length; code++) {
    const number = counts[code]!
    if (number === 0 || (size === limit && number < counts[best[limit - 1]!]!)) continue
    let at = size
    for (; at > 0; at--) {
      const other = best[at - 1]!
      if (counts[other]! > number || (counts[other] === number && names[other]! < names[code]!)) break
      best[at] = other
    }
    best[at] = code
    if (size < limit) size++
  }
  return Array.from(best.subarray(0, size), (code) => ({ value: String(names[code]), count: counts[code]! }))
}
