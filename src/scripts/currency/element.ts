import { type Currency, type PriceData, priceData } from '../../domain/format/price.ts'
import { inShownCurrency } from '../../islands/currency/in-currency.ts'

/**
 * A price for elements that a script creates (pins and popups of maps), in the visitor's currency. prices.ts updates it
 * when the visitor chooses another one.
 * @returns the `<data>` element, or the text `onRequest` without an amount
 */
export function priceElement(
  amount: number | null,
  options: { tag: string; onRequest?: string; currency?: Currency },
): HTMLElement | string {
  const { text, data }: PriceData = priceData(amount, options)
  if (!data || amount === null) return text
  const element = document.createElement('data')
  for (const [name, value] of Object.entries(data)) element.setAttribute(name, value)
  const price = inShownCurrency(amount, data['data-price'], options.tag)
  if (price.original) element.title = price.original
  element.textContent = price.text
  return element
}
