import { convert } from '../currency/convert.ts'
import { FALLBACK_RATES } from '../currency/rates.ts'
import { cents } from '../format/cents.ts'
import { currencyOf, isKnownCurrency } from '../format/price.ts'
import type { HeadPrice } from './schemas.ts'
import { type PriceSource, positive } from './source.ts'

/** "3 BMM", "3 Bruttomonatsmieten", "drei Monatsmieten" */
const IN_RENTS = /^(\d(?:[.,]5)?|eine|zwei|drei|vier|f[uü]nf|sechs)\s?(?:bmm|brutto-?monatsmieten?|monatsmieten?)$/i
const NUMBERS = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

/**
 * The deposit of a rent in EUR, as searches compare it; null when unknown. Senders state an amount, or a number of monthly rents:
 * that counts where the rent with its taxes is known.
 */
export function comparedDeposit(source: PriceSource, miete: HeadPrice): number | null {
  const amount = positive(source.kaution) ?? inRents(source.kaution_text, miete)
  if (amount === null || !isKnownCurrency(source.waehrung)) return null
  return convert(amount, currencyOf(source.waehrung), 'EUR', FALLBACK_RATES)
}

/** The amount of "3 Monatsmieten", in the currency of the rent; null where it does not follow. */
export function inRents(text: string | null, miete: HeadPrice): number | null {
  const count = IN_RENTS.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
  if (count === undefined || !miete.betrag || miete.zeiteinheit !== 'MONAT' || miete.ust !== null) return null
  if (miete.art !== 'gesamtmiete' && miete.art !== 'bruttomiete') return null
  const word = NUMBERS.indexOf(count.replace('u', 'ü'))
  const months = /\d/.test(count) ? Number(count.replace(',', '.')) : word
  return months > 0 ? cents(months * miete.betrag) : null
}
