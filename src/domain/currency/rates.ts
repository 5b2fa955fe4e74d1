/** The currencies that prices are shown in (specification, section 9). */
export const CURRENCIES = ['EUR', 'CHF', 'USD', 'GBP', 'SEK', 'NOK', 'PLN', 'TRY', 'RUB', 'AED', 'JPY', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Units of a currency for one EUR. */
export type Rates = Record<Currency, number>

/** Fallback rates when no current ones are available (specification, section 9). */
export const FALLBACK_RATES: Rates = {
  EUR: 1,
  USD: 1.09,
  CHF: 0.96,
  GBP: 0.86,
  TRY: 35.85,
  AED: 4.01,
  RUB: 97.85,
  CNY: 7.91,
  JPY: 163.45,
  PLN: 4.34,
  SEK: 11.35,
  NOK: 11.75,
}

/** Maximum age of rates, in ms. */
export const RATES_LIFE = 3_600_000
