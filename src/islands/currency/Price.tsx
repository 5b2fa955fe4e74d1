import { type Currency, priceData } from '../../domain/format/price.ts'
import { $shownCurrency } from '../../stores/currency.ts'
import { useStore } from '../frame/use-store.ts'
import { inShownCurrency } from './in-currency.ts'

/**
 * A price in the visitor's currency. The server renders it in its original currency, with the data for the currency
 * script (prices.ts); Astro components use components/currency/Price.astro, with the same output.
 */
export function Price({
  amount,
  tag,
  onRequest,
  currency,
}: {
  amount: number | null
  tag: string
  onRequest: string
  currency: Currency
}) {
  const shown = useStore($shownCurrency, { ssr: () => null })
  const { text, data } = priceData(amount, { tag, onRequest, currency })
  if (!data || amount === null) return text
  if (import.meta.env.SSR) return <data {...data}>{text}</data>
  const price = inShownCurrency(amount, currency, tag, shown)
  return (
    <data value={data.value} title={price.original}>
      {price.text}
    </data>
  )
}
