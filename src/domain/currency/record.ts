import { CURRENCY_SYMBOLS } from '../format/price.ts'
import type { Currency } from './rates.ts'

/** The data of a currency in the selector (specification, section 3). */
export interface CurrencyRecord {
  /** '€', or '' when the currency has only its code. */
  symbol: string
  /** In the language of the page. */
  name: string
  /** See CURRENCY_FLAGS. */
  flag: string
}

/** The code of a country or union for each currency, as in the package flag-icons. */
export const CURRENCY_FLAGS = {
  EUR: 'eu',
  CHF: 'ch',
  USD: 'us',
  GBP: 'gb',
  SEK: 'se',
  NOK: 'no',
  PLN: 'pl',
  TRY: 'tr',
  RUB: 'ru',
  AED: 'ae',
  JPY: 'jp',
  CNY: 'cn',
} as const satisfies Record<Currency, string>

/** @param names of currencies in the language of the page */
export function currencyRecord(code: Currency, names: Pick<Intl.DisplayNames, 'of'>): CurrencyRecord {
  const symbol = CURRENCY_SYMBOLS[code]
  return { symbol: symbol === code ? '' : symbol, name: names.of(code) ?? code, flag: CURRENCY_FLAGS[code] }
}
