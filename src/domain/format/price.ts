import { inDigits } from './digits.ts'
import { AUSTRIAN, formatNumber } from './number.ts'

/** The currencies of the specification, section 9, with their symbols. */
export const CURRENCY_SYMBOLS = {
  EUR: '€',
  CHF: 'CHF',
  USD: '$',
  GBP: '£',
  SEK: 'kr',
  NOK: 'kr',
  PLN: 'zł',
  TRY: '₺',
  RUB: '₽',
  AED: 'AED',
  JPY: '¥',
  CNY: '¥',
} as const
export type Currency = keyof typeof CURRENCY_SYMBOLS

export const isKnownCurrency = (waehrung: string): waehrung is Currency => Object.hasOwn(CURRENCY_SYMBOLS, waehrung)

/**
 * The currency of a feed's currency word: EUR without one, as in OpenImmo. Of a currency that the portal does not convert,
 * the code itself: its amounts are shown with it, and never as euros.
 */
export function currencyOf(waehrung: string | null): Currency {
  if (waehrung === null || !/^[A-Z]{3}$/.test(waehrung)) return 'EUR'
  return waehrung as Currency
}

const AFTER_THE_NUMBER: ReadonlySet<Currency> = new Set(['EUR', 'CHF'])
const NBSP = '\u00a0'

/**
 * Formats a price as the specification (section 9) requires: grouped as in Austrian German, decimals only for amounts
 * with cents (then two), the symbol of EUR and CHF after the number and every other before it. Only the digits depend
 * on the language.
 * @param amount in `currency`; 0, null and non-finite numbers mean that there is no price
 * @param onRequest the text for a missing price: "Preis auf Anfrage"
 */
export function formatPrice(
  amount: number | null | undefined,
  { tag, onRequest, currency = 'EUR' }: { tag: string; onRequest: string; currency?: Currency },
): string {
  return amount && Number.isFinite(amount) ? formatMoney(amount, tag, currency) : onRequest
}

/** A price among others, on cards, maps and in mails: whole from 100 on. The page of a home shows the cents. */
export const withoutCents = <A extends number | null>(amount: A): A | number =>
  amount !== null && amount >= 100 ? Math.round(amount) : amount

/** An amount that may be zero, as in a table of costs. Rounds to cents. */
export function formatMoney(amount: number, tag: string, currency: Currency = 'EUR'): string {
  const cents = Math.round(amount * 100)
  const number = inDigits(formatNumber(cents / 100, AUSTRIAN, 2, cents % 100 !== 0), tag)
  const symbol: string = CURRENCY_SYMBOLS[currency] ?? currency
  if (AFTER_THE_NUMBER.has(currency)) return `${number}${NBSP}${symbol}`
  return symbol.length > 1 ? `${symbol}${NBSP}${number}` : `${symbol}${number}`
}

/** A price as text, and as data for the script that converts it to another currency (scripts/currency/prices.ts). */
export interface PriceData {
  text: string
  /** Attributes of the `<data>` element around the text; null without an amount to convert. */
  data: { value: string; 'data-price': Currency } | null
}

/** All pages write prices through this function. Without `onRequest`, zero counts as an amount. */
export function priceData(
  amount: number | null | undefined,
  { tag, onRequest, currency = 'EUR' }: { tag: string; onRequest?: string; currency?: Currency },
): PriceData {
  const isAmount = typeof amount === 'number' && Number.isFinite(amount) && (amount !== 0 || onRequest === undefined)
  if (!isAmount) return { text: onRequest ?? '', data: null }
  const text = formatMoney(amount, tag, currency)
  if (!isKnownCurrency(currency)) return { text, data: null }
  return { text, data: { value: String(amount), 'data-price': currency } }
}
