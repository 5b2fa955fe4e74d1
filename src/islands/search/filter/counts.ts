import type { CriterionName } from '../../../domain/search/criteria.ts'

/** The number of homes for another choice: facet -> value -> count. */
export type Counts = Readonly<Partial<Record<CriterionName, Readonly<Record<string, number>>>>>

/** A distribution of values: counts[i] homes lie from edges[i] up to edges[i + 1]. */
export interface Histogram {
  edges: readonly number[]
  counts: readonly number[]
}

/** Criterion -> its histogram, for those that the search returns. */
export type Histograms = Readonly<Record<string, Histogram>>

/** Facets as counts by value; histograms are left out. It accepts them in the form of the API. */
export function countsOf(facets: object): Counts {
  const counts: Record<string, Record<string, number>> = {}
  for (const [name, values] of Object.entries(facets)) {
    if (!Array.isArray(values) || name === 'ort') continue
    counts[name] = Object.fromEntries(
      (values as { value: string; count: number }[]).map(({ value, count }) => [value, count]),
    )
  }
  return counts
}

/** The facets that are histograms. */
export function histogramsOf(facets: object): Histograms {
  return Object.fromEntries(Object.entries(facets).filter(([, facet]) => 'edges' in Object(facet)))
}
