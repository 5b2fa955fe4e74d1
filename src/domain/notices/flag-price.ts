import type { Vermarktungsart } from '../properties/vocabulary.ts'
import type { Flag } from './flags.ts'

/** Below this share of the median of comparable homes, a price is far under it. */
export const PRICE_SHARE = 0.5

/** A home's price beside those of comparable homes, EUR per m². */
export interface Compared {
  art: Vermarktungsart
  eur_m2: number
  median: { eur_m2: number; count: number; place: string } | null
}

/** Fraud offers homes for much less than others cost. Without enough comparable homes nothing is said. */
export function flagPrice(compared: readonly Compared[]): Flag | null {
  for (const { art, eur_m2, median } of compared) {
    if (!median || eur_m2 >= median.eur_m2 * PRICE_SHARE) continue
    const round = (value: number) => Math.round(value * 100) / 100
    const details = { eur_m2: round(eur_m2), median: round(median.eur_m2), count: median.count, place: median.place }
    return { rule: 'price', details, fingerprint: `${art} ${details.eur_m2}` }
  }
  return null
}
