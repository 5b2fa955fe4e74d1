import { convert, isCurrency } from '../../domain/currency/convert.ts'
import type { Currency, Rates } from '../../domain/currency/rates.ts'
import { formatMoney } from '../../domain/format/price.ts'
import { currentRates } from '../../stores/currency.ts'
import { showToast } from '../frame/toasts.ts'
import { showFlagOf } from './flags.ts'

/**
 * Shows the prices of the page in the visitor's currency: every `<data value data-price>` from the server
 * (domain/format/price.ts), and those that React adds later. Loaded only when it differs from the original currency.
 */
let shown: { currency: Currency; rates: Rates } | undefined
let wish = 0
const watcher = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const price = (target instanceof Element ? target : target.parentElement)?.closest('[data-price]')
    if (price) write(price)
    else for (const node of addedNodes) if (node instanceof Element) writeAll(node)
  }
})

/** The texts of the toast: `toast` with `{{currency}}`, `toastFixed` when the rates could not be loaded. */
type Words = Readonly<Record<string, string | undefined>>

/** @param words set when the visitor has just chosen the currency and expects feedback */
export async function showPricesIn(code: string, words?: Words): Promise<void> {
  if (!isCurrency(code)) return
  showFlagOf(code)
  const mine = ++wish
  const { rates, isFixed } = await currentRates()
  // A visitor who moves through the list by arrow keys changes faster than rates load.
  if (mine !== wish) return
  shown = { currency: code, rates }
  writeAll(document.body)
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['value'],
  })
  if (!words) return
  if (isFixed && code !== 'EUR') showToast(words.toastFixed ?? '', { kind: 'limit' })
  else showToast((words.toast ?? '').replace('{{currency}}', code))
}

function writeAll(root: Element) {
  if (root.matches('[data-price]')) write(root)
  for (const price of root.querySelectorAll('[data-price]')) write(price)
}

function write(price: Element) {
  const from = price.getAttribute('data-price')
  const amount = Number(price.getAttribute('value'))
  if (!shown || !isCurrency(from) || !Number.isFinite(amount)) return
  const tag = document.documentElement.lang
  const original = formatMoney(amount, tag, from)
  const text = formatMoney(convert(amount, from, shown.currency, shown.rates), tag, shown.currency)
  if (from === shown.currency) price.removeAttribute('title')
  else if (price.getAttribute('title') !== original) price.setAttribute('title', original)
  if (price.textContent === text) return
  // React keeps its text node, so the text of that node changes instead of the node.
  const [node] = price.childNodes
  if (node instanceof Text && price.childNodes.length === 1) node.data = text
  else price.textContent = text
}
