import { type Filter, priceField } from '../domain/search/criteria.ts'
import { HISTOGRAM_EDGES, type HistogramField } from '../domain/search/histogram.ts'
import { PLACE_FACET, STATE_FACET, WORD_FACETS } from './fields.ts'
import type { Lexicon } from './lexicon.ts'
import type { Facets, FacetValue, Histogram } from './port.ts'
import { countRows } from './postings.ts'
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
  const price = priceField(filter)
  const words = (facet: (typeof WORD_FACETS)[number]): FacetValue[] => {
    const { names } = lexicon.dictionaries[facet.field]!
    const counts = new Float64Array(Math.ceil(names.length / 8) * 8)
    for (const found of matches) countWords(found.without(facet.own), facet.field, names.length, counts, tallies)
    return mostFrequent(counts, names, names.length)
  }
  const histogram = (field: HistogramField, own: string): Histogram => {
    const edges = HISTOGRAM_EDGES[field]
    const counts = new Float64Array(edges.length - 1)
    for (const found of matches) {
      const selection = found.without(own)
      const tally = (rows: Uint32Array, into: Float64Array, sign: 1 | -1) =>
        tallyBars(selection.segment.bars[field]!, rows, into, sign)
      accumulate(selection, field, counts, tally, tallies)
    }
    return { edges: [...edges], counts: [...counts] }
  }
  const places = lexicon.dictionaries[PLACE_FACET.field]!.names
  const placeCounts = new Float64Array(STATES + places.length)
  for (const found of matches) countPlaces(found.without(PLACE_FACET.own), placeCounts, tallies)
  const states = lexicon.dictionaries[STATE_FACET.field]!.names
  const [objektart, vermarktungsart, ausstattung] = WORD_FACETS
  return {
    objektart: words(objektart),
    vermarktungsart: words(vermarktungsart),
    bundesland: mostFrequent(placeCounts, states, STATES),
    ort: mostFrequent(placeCounts.subarray(STATES), places, PLACE_FACET.limit),
    ausstattung: words(ausstattung),
    preis: histogram(price, 'preis'),
    flaeche: histogram('flaeche', 'flaeche'),
  }
}

/** The number of selected rows in each state (by code) and place (by STATES + code). */
export function countPlaces(selection: Selection, counts: Float64Array, tallies = new Map<Selection, Tally>()): void {
  const { places } = selection.segment
  const tally = (rows: Uint32Array, into: Float64Array, sign: 1 | -1) => tallySets(places, rows, into, sign)
  accumulate(selection, PLACE_FACET.field, counts, tally, tallies)
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
