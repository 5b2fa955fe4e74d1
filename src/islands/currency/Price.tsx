import { type Currency, priceData } from '../../domain/format/price.ts'

/**
 * A price whose text the currency script may replace, also before hydration. Astro components use
 * components/currency/Price.astro, with the same output.
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
  const { text, data } = priceData(amount, { tag, onRequest, currency })
  if (!data) return text
  return (
    <data {...data} suppressHydrationWarning>
      {text}
    </data>
  )
}
