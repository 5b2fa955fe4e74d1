import { CURRENCIES, type Currency, type Rates } from './rates.ts'

/** From here on an amount has no cents: a rate of the day is not exact enough for them. */
const WHOLE_FROM = 100

/** Whether a text is the code of a currency that prices can be shown in. */
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

/** Rates as the API answers them; null unless every currency has a positive one, so that none is ever guessed. */
export function readRates(value: unknown): Rates | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Record<string, unknown>
  const isRate = (rate: unknown) => typeof rate === 'number' && Number.isFinite(rate) && rate > 0
  return CURRENCIES.every((code) => isRate(given[code])) ? (given as Rates) : null
}
