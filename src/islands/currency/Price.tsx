import { type Currency, priceData } from '../../domain/format/price.ts'

/**
 * A price whose text the currency script may rewrite, also before React wakes. Parts that Astro renders use
 * components/currency/Price.astro, which writes the same.
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
