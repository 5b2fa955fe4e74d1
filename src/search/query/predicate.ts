import type { Area, BBox } from '../../domain/search/area.ts'
import { type Around, circlesOf, placesOf } from '../../domain/search/around.ts'
import {
  ALTERNATIVES,
  boundsOf,
  CRITERIA,
  type Criterion,
  type CriterionName,
  criteria,
  type Filter,
  postcodesOf,
  rangeField,
  withAlternatives,
} from '../../domain/search/criteria.ts'
import { TEXT, TITLE } from '../fields.ts'
import { boxRegion, circleRegion, polygonRegion } from '../geo/regions.ts'
import { orRegion, type Region } from '../geo/spatial.ts'
import { and, andNot, type Bits, or, setRange } from '../memory/bitset.ts'
import { orBetween } from '../segments/order.ts'
import { type Segment, takeBits } from '../segments/segment.ts'
import { codesWithPrefix, type Value } from '../text/dictionary.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { orRows } from '../text/postings.ts'
import { queryWords } from '../text/tokenize.ts'

/**
 * One condition, looked up in the dictionaries once and then evaluated on every segment. The caller must not change the
 * bits.
 */
export type Condition = (segment: Segment) => Bits

export interface Predicate {
  conditions: { name: CriterionName | 'bbox'; matches: Condition }[]
  /** The words of the query, for ranking; null without free text. */
  words: Word[] | null
}

/** A word as codes: rows with the word itself, and rows with a word that begins with it. */
export interface Word {
  exact: number[]
  all: number[]
}

export function compile(filter: Filter, lexicon: Lexicon, bbox?: BBox): Predicate {
  const words = filter.q === undefined ? null : compileWords(filter.q, lexicon)
  const conditions: Predicate['conditions'] = []
  for (const [name, criterion] of CRITERIA) {
    const value = filter[name]
    if (value === undefined || withAlternatives(name).length > 1) continue
    if (criterion.kind === 'text') {
      for (const word of words ?? []) conditions.push({ name, matches: (segment) => anyOf(segment, TEXT, word.all) })
    } else conditions.push({ name, matches: compileCriterion(criterion, value, filter, lexicon) })
  }
  for (const group of ALTERNATIVES) {
    const ways = group
      .filter((name) => filter[name] !== undefined)
      .map((name) => compileCriterion(criteria[name], filter[name], filter, lexicon))
    if (ways.length) conditions.push({ name: group[0]!, matches: ways.length === 1 ? ways[0]! : anyHolds(ways) })
  }
  if (bbox) conditions.push({ name: 'bbox', matches: (segment) => inRegions(segment, [boxRegion(bbox)]) })
  return { conditions, words }
}

function compileCriterion(criterion: Criterion, value: unknown, filter: Filter, { dictionaries }: Lexicon): Condition {
  const codes = (field: string, values = value as readonly Value[]) =>
    values.map((one) => dictionaries[field]!.codes.get(one) ?? -1).filter((code) => code >= 0)
  switch (criterion.kind) {
    case 'oneOf':
    case 'place':
    case 'country':
    case 'ids': {
      const wanted = codes(criterion.field)
      return (segment) => anyOf(segment, criterion.field, wanted)
    }
    case 'without': {
      const unwanted = codes(criterion.field)
      return (segment) => {
        const bits = everything(segment)
        andNot(bits, anyOf(segment, criterion.field, unwanted))
        return bits
      }
    }
    case 'allOf': {
      const wanted = codes(criterion.field)
      const impossible = wanted.length < (value as readonly Value[]).length
      return (segment) => (impossible ? takeBits(segment) : allOf(segment, criterion.field, wanted))
    }
    case 'prefix': {
      const dictionary = dictionaries[criterion.field]!
      const wanted = [...new Set(postcodesOf(filter).flatMap((prefix) => codesWithPrefix(dictionary, prefix)))]
      return (segment) => anyOf(segment, criterion.field, wanted)
    }
    case 'flag':
      return (segment) => anyOf(segment, criterion.field, [0])
    case 'range':
    case 'term': {
      const field = rangeField(criterion, filter)
      const { von = Number.NEGATIVE_INFINITY, bis = Number.POSITIVE_INFINITY } = boundsOf(criterion, value)
      return (segment) => {
        const bits = takeBits(segment)
        orBetween(segment.orders[field]!, segment.numbers[field]!, von, bis, bits)
        return bits
      }
    }
    case 'area':
      return compileAreas(value as readonly Area[])
    case 'circle': {
      const around = value as readonly Around[]
      const regions = circlesOf(around).map(circleRegion)
      const wanted = codes(criterion.field, placesOf(around))
      return (segment) => {
        const bits = inRegions(segment, regions)
        for (const code of wanted) orRows(segment.lists[criterion.field]!, code, bits)
        return bits
      }
    }
    case 'text':
      // Each word is a separate condition.
      return everything
  }
}

/** The bits of one condition may belong to the index, so they are joined in a new set. */
function anyHolds(conditions: readonly Condition[]): Condition {
  return (segment) => {
    const bits = takeBits(segment)
    for (const matches of conditions) or(bits, matches(segment))
    return bits
  }
}

/** Inside any included area (anywhere, when there is none) and in no excluded one. */
function compileAreas(areas: readonly Area[]): Condition {
  const regions = (exclude: boolean) =>
    areas.filter((area) => area.exclude === exclude).map(({ points }) => polygonRegion(points))
  const included = regions(false)
  const excluded = regions(true)
  return (segment) => {
    const bits = included.length ? inRegions(segment, included) : located(segment)
    if (excluded.length) andNot(bits, inRegions(segment, excluded))
    return bits
  }
}

function compileWords(text: string, { dictionaries }: Lexicon): Word[] {
  const dictionary = dictionaries[TEXT]!
  return queryWords(text).map(({ stem, prefix }) => {
    const code = dictionary.codes.get(stem)
    const exact = code === undefined ? [] : [code]
    const longer = prefix === null ? [] : codesWithPrefix(dictionary, prefix)
    return { exact, all: [...new Set([...exact, ...longer])] }
  })
}

/** The occurrences of a word in the title: the word itself, and any word that begins with it (including itself). */
export function inTitle(segment: Segment, { exact, all }: Word): { itself: Bits; beginning: Bits } {
  const itself = anyOf(segment, TITLE, exact)
  return { itself, beginning: all.length > exact.length ? anyOf(segment, TITLE, all) : itself }
}

function anyOf(segment: Segment, field: string, codes: readonly number[]): Bits {
  const postings = segment.lists[field]!
  if (codes.length === 1) {
    const bits = postings.frequent.get(codes[0]!)
    if (bits) return bits
  }
  const bits = takeBits(segment)
  for (const code of codes) orRows(postings, code, bits)
  return bits
}

function allOf(segment: Segment, field: string, codes: readonly number[]): Bits {
  const bits = everything(segment)
  for (const code of codes) and(bits, anyOf(segment, field, [code]))
  return bits
}

function inRegions(segment: Segment, regions: readonly Region[]): Bits {
  const { spatial, numbers } = segment
  const bits = takeBits(segment)
  for (const region of regions) orRegion(spatial, numbers.lat!, numbers.lng!, region, bits)
  return bits
}

/** Rows with a position come first in a segment. */
function located(segment: Segment): Bits {
  const bits = takeBits(segment)
  setRange(bits, 0, segment.spatial.keys.length)
  return bits
}

function everything(segment: Segment): Bits {
  const bits = takeBits(segment)
  setRange(bits, 0, segment.size)
  return bits
}
