import type { Counts } from './FilterForm.tsx'

/**
 * Facets as counts by value; histograms are left out. Takes them as they come over the wire.
 */
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
