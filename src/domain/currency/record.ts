import { CURRENCY_SYMBOLS } from '../format/price.ts'
import type { Currency } from './rates.ts'

/** What the selector shows of a currency (specification, section 3). */
export interface CurrencyRecord {
  /** '€', or '' where the code is the only sign it has. */
  symbol: string
  /** In the language of the page. */
  name: string
  /** See CURRENCY_FLAGS. */
  flag: string
}

/** Of each currency the code of a country or union, as in the package flag-icons. */
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
