import { useStore } from '@nanostores/react'
import { type Currency, priceData } from '../../domain/format/price.ts'
import { $shownCurrency } from '../../stores/currency.ts'
import { inShownCurrency } from './in-currency.ts'

/**
 * A price in the visitor's currency. The server writes it in its own one, with the data by which the currency script
 * converts it (prices.ts); Astro's parts use components/currency/Price.astro, which writes the same.
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
