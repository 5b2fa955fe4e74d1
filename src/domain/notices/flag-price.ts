import type { Vermarktungsart } from '../properties/vocabulary.ts'
import type { Flag } from './flags.ts'

/** Below this share of the median of comparable homes, a price is far under it. */
export const PRICE_SHARE = 0.5
/** Tukey's factor: values further below the first quartile than so many spreads are outliers. */
const FENCE = 1.5

/** A home's price beside those of comparable homes, EUR per m². */
export interface Compared {
  art: Vermarktungsart
  eur_m2: number
  median: { eur_m2: number; q1: number; q3: number; count: number; place: string } | null
}

/**
 * The lowest price that is usual among the comparable homes: Tukey's fence of the logarithms, since prices differ by
 * factors. A whole state has cheap and expensive places, so its fence is lower than that of a town.
 */
const usualFrom = ({ q1, q3 }: { q1: number; q3: number }): number => q1 * (q1 / q3) ** FENCE

/**
 * Fraud offers homes for much less than others cost: less than half of the median, and less than the spread of the
 * comparable homes explains. Without enough of them nothing is said.
 */
export function flagPrice(compared: readonly Compared[]): Flag | null {
  for (const { art, eur_m2, median } of compared) {
    if (!median || eur_m2 >= Math.min(median.eur_m2 * PRICE_SHARE, usualFrom(median))) continue
    const round = (value: number) => Math.round(value * 100) / 100
    const details = { eur_m2: round(eur_m2), median: round(median.eur_m2), count: median.count, place: median.place }
    return { rule: 'price', details, fingerprint: `${art} ${details.eur_m2}` }
  }
  return null
}
