import { convert } from '../currency/convert.ts'
import { FALLBACK_RATES } from '../currency/rates.ts'
import { currencyOf, isKnownCurrency } from '../format/price.ts'
import { perMonth } from './period.ts'
import type { HeadPrice } from './schemas.ts'

/**
 * The amount that searches and sorting compare: EUR, rents by the month. Amounts in other currencies count at the portal's
 * fixed rates, so that a home keeps its place until its own price changes. Null for what is no price (the value at an
 * auction, the least bid), for a stay by the day or week, and for a currency without a rate.
 */
export function comparedPrice(preis: HeadPrice, waehrung: string): number | null {
  const { betrag, art, zeiteinheit } = preis
  if (betrag === null || art === 'verkehrswert' || art === 'mindestpreis' || !isKnownCurrency(waehrung)) return null
  const amount = zeiteinheit === null ? betrag : perMonth(betrag, zeiteinheit)
  return amount === null ? null : convert(amount, currencyOf(waehrung), 'EUR', FALLBACK_RATES)
}
