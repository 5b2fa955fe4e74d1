import { BUNDESLAENDER } from '../properties/vocabulary.ts'
import { CRITERIA, type Criteria, type CriterionName, type NumberField } from './criteria.ts'
import type { HistogramField } from './histogram.ts'
import type { SearchRow } from './row.ts'

export interface FacetValue {
  value: string
  count: number
}

/**
 * `edges` has one number more than `counts`; a bin contains edges[i] <= x < edges[i+1], the last one also its upper
 * edge.
 */
export interface Histogram {
  edges: number[]
  counts: number[]
}

type Faceted<Kind> = {
  [K in CriterionName]: Criteria[K] extends { kind: Kind; facet: unknown } ? K : never
}[CriterionName]
/** The Bundesland is chosen as a place and counted with the places. */
type WordName = Faceted<'oneOf' | 'allOf' | 'place'> | 'bundesland'
type HistogramName = Faceted<'range'>

/** Each facet is counted without its own criterion: it shows the number of homes for another choice. */
export type Facets = Record<WordName, FacetValue[]> & Record<HistogramName, Histogram>
export type FacetName = keyof Facets

/** The number of homes for each word of a column. */
export interface WordFacet {
  kind: 'words'
  name: FacetName
  field: keyof SearchRow
  /** The criterion that is left out of its count. */
  own: CriterionName
  /** All words to count; null without a fixed list. */
  values: readonly string[] | null
  /** The maximum number of words, the most frequent first. */
  most: number | null
}

/**
 * The number of homes for each bin of a number column, with the edges of histogram.ts. The field `preis` is the price
 * of `priceField`.
 */
export interface HistogramFacet {
  kind: 'histogram'
  name: FacetName
  field: NumberField & HistogramField
  own: CriterionName
}

/** All facets, from the criteria with a facet. */
export const FACETS: readonly (WordFacet | HistogramFacet)[] = CRITERIA.flatMap(
  ([own, criterion]): (WordFacet | HistogramFacet)[] => {
    if (!('facet' in criterion) || !criterion.facet) return []
    switch (criterion.kind) {
      case 'range':
        return [
          { kind: 'histogram', name: own as HistogramName, field: criterion.field as HistogramFacet['field'], own },
        ]
      case 'place': {
        const places: WordFacet = {
          kind: 'words',
          name: own as WordName,
          field: criterion.field,
          own,
          values: null,
          most: criterion.facet.most,
        }
        return [{ ...places, name: 'bundesland', field: 'bundesland', values: BUNDESLAENDER, most: null }, places]
      }
      default: {
        const { field, values } = criterion
        return [{ kind: 'words', name: own as WordName, field, own, values, most: null }]
      }
    }
  },
)

export const WORD_FACETS = FACETS.filter((facet) => facet.kind === 'words')
export const HISTOGRAM_FACETS = FACETS.filter((facet) => facet.kind === 'histogram')

/** An object with one entry for each facet. */
export function eachFacet<Words, Bars>(
  words: (facet: WordFacet) => Words,
  bars: (facet: HistogramFacet) => Bars,
): Record<WordName, Words> & Record<HistogramName, Bars> {
  const entries = FACETS.map((facet) => [facet.name, facet.kind === 'words' ? words(facet) : bars(facet)])
  return Object.fromEntries(entries)
}
