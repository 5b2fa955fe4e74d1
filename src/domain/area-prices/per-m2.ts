import { cents } from '../format/cents.ts'
import { formatMoney } from '../format/price.ts'
import type { Vermarktungsart } from '../properties/vocabulary.ts'

/** Prices per m² have no cents, rents per m² have them: 4.120 € and 12,37 €. EUR. */
export const perM2 = (art: Vermarktungsart, amount: number): number =>
  art === 'KAUF' ? Math.round(amount) : cents(amount)

export const perM2Text = (art: Vermarktungsart, amount: number, tag: string): string =>
  formatMoney(perM2(art, amount), tag)
