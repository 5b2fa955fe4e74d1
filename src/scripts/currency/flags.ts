import type { Currency } from '../../domain/currency/rates.ts'
import { CURRENCY_FLAGS } from '../../domain/currency/record.ts'

/** Addresses of the flags, loaded only when the visitor chooses a currency: in every page they would cost 150 B. */
const FILES = import.meta.glob<string>('/node_modules/flag-icons/flags/4x3/{eu,ch,us,gb,se,no,pl,tr,ru,ae,jp,cn}.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})

/** Shows a currency's flag next to its name in the menu (components/frame/CurrencySelect.astro). */
export function showFlagOf(currency: Currency): void {
  const address = FILES[`/node_modules/flag-icons/flags/4x3/${CURRENCY_FLAGS[currency]}.svg`]
  if (!address) return
  for (const flag of document.querySelectorAll<HTMLImageElement>('[data-currency-flag]')) flag.src = address
}
