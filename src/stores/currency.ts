import { atom } from 'nanostores'
import { readRates } from '../domain/currency/convert.ts'
import { type Currency, FALLBACK_RATES, RATES_LIFE, type Rates } from '../domain/currency/rates.ts'
import { call } from './api.ts'
import { persisted } from './persist.ts'

interface KeptRates {
  /** ms since 1970 */
  at: number
  rates: Rates
}

/** The rates of the last hour, shared by all pages and tabs. */
const $kept = persisted<KeptRates | null>('klinke_exchange_rates', null, parseKept)

function parseKept(text: string): KeptRates | null {
  try {
    const { at, rates } = JSON.parse(text)
    const read = readRates(rates)
    return read && Number.isFinite(at) ? { at, rates: read } : null
  } catch {
    return null
  }
}

/** The currency in which the page shows its prices; null while each price is in its original one. */
export const $shownCurrency = atom<{ currency: Currency; rates: Rates } | null>(null)

/** Rates not older than an hour; the fixed ones (`isFixed`) if none are available. Never throws. */
export async function currentRates(): Promise<{ rates: Rates; isFixed: boolean }> {
  const kept = $kept.get()
  const age = kept ? Date.now() - kept.at : Number.NaN
  if (kept && age >= 0 && age < RATES_LIFE) return { rates: kept.rates, isFixed: false }
  try {
    const rates = readRates((await call('GET /api/currency/rates', { query: { base: 'EUR' } })).rates)
    if (!rates) return { rates: FALLBACK_RATES, isFixed: true }
    $kept.set({ at: Date.now(), rates })
    return { rates, isFixed: false }
  } catch {
    return { rates: FALLBACK_RATES, isFixed: true }
  }
}
