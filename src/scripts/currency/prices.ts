import { isCurrency } from '../../domain/currency/convert.ts'
import { inShownCurrency } from '../../islands/currency/in-currency.ts'
import { showToast } from '../../islands/frame/toasts.ts'
import { $shownCurrency, currentRates } from '../../stores/currency.ts'
import { showFlagOf } from './flags.ts'

let wish = 0

/** The texts of the toast: `toast` with `{{currency}}`, `toastFixed` when the rates could not be loaded. */
type Words = Readonly<Record<string, string | undefined>>

/**
 * Shows the prices of the page in a currency: it updates those from the server and from scripts (`<data value
 * data-price>`, see domain/format/price.ts); React's follow the store. Loaded only when the visitor wants another
 * currency than the page's.
 * @param words set when the visitor has just chosen the currency and expects feedback
 * @public loaded on demand
 */
export async function showPricesIn(code: string, words?: Words): Promise<void> {
  if (!isCurrency(code)) return
  showFlagOf(code)
  const mine = ++wish
  const { rates, isFixed } = await currentRates()
  // A visitor who moves through the list by arrow keys changes faster than rates load.
  if (mine !== wish) return
  $shownCurrency.set({ currency: code, rates })
  for (const price of document.querySelectorAll<HTMLDataElement>('data[data-price]')) write(price)
  if (!words) return
  if (isFixed && code !== 'EUR') showToast(words.toastFixed ?? '', { kind: 'limit' })
  else showToast((words.toast ?? '').replace('{{currency}}', code))
}

function write(price: HTMLDataElement) {
  const from = price.dataset.price
  const amount = Number(price.value)
  if (!isCurrency(from) || !Number.isFinite(amount)) return
  const { text, original } = inShownCurrency(amount, from, document.documentElement.lang)
  if (original) price.title = original
  else price.removeAttribute('title')
  if (price.textContent !== text) price.textContent = text
}
