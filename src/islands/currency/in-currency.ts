import { convert } from '../../domain/currency/convert.ts'
import { type Currency, formatMoney } from '../../domain/format/price.ts'
import { $shownCurrency } from '../../stores/currency.ts'

/** A price in the visitor's chosen currency. */
export interface ShownPrice {
  text: string
  /** The amount in its original currency, if that differs. */
  original?: string
}

/**
 * A price in the page's current currency.
 * @param from the currency of `amount`
 * @param tag language tag, which determines the digits
 */
export function inShownCurrency(amount: number, from: Currency, tag: string, shown = $shownCurrency.get()): ShownPrice {
  const original = formatMoney(amount, tag, from)
  if (!shown || shown.currency === from) return { text: original }
  return { text: formatMoney(convert(amount, from, shown.currency, shown.rates), tag, shown.currency), original }
}
