import { CURRENCIES, type Currency, type Rates } from './rates.ts'

/** From this amount on, cents are not shown: a daily rate is not precise enough for them. */
const WHOLE_FROM = 100

/** Tells whether a text is the code of a currency that prices can be shown in. */
export const isCurrency = (code: unknown): code is Currency => CURRENCIES.some((known) => known === code)

/**
 * An amount in another currency, rounded to whole units from 100 on and to hundredths below.
 * @param rates units for one EUR
 */
export function convert(amount: number, from: Currency, to: Currency, rates: Rates): number {
  if (from === to) return amount
  const converted = (amount / rates[from]) * rates[to]
  return Math.abs(converted) < WHOLE_FROM ? Math.round(converted * 100) / 100 : Math.round(converted)
}

/** Reads the rates of the API's answer; null unless every currency has a positive one, so that no rate is guessed. */
export function readRates(value: unknown): Rates | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Record<string, unknown>
  const isRate = (rate: unknown) => typeof rate === 'number' && Number.isFinite(rate) && rate > 0
  return CURRENCIES.every((code) => isRate(given[code])) ? (given as Rates) : null
}
