import type { PropertyCard } from './card.ts'
import type { Vermarktungsart } from './vocabulary.ts'

export interface Prices {
  vermarktungsart: readonly Vermarktungsart[]
  waehrung: string
  kaufpreis: number | null
  kaltmiete: number | null
  warmmiete: number | null
  hauptmietzinsnetto: number | null
  gesamtbelastungbrutto: number | null
}

/** EUR. `preis` is the compared price: the purchase price when the property is for sale, else the monthly rent. */
export interface MainPrices {
  preis: number | null
  preis_kauf: number | null
  preis_miete: number | null
}

/** Monthly total of a rental, EUR: the sender's total, else the warm rent, else unknown. */
export function gesamtmiete(prices: Pick<Prices, 'gesamtbelastungbrutto' | 'warmmiete'>): number | null {
  return positive(prices.gesamtbelastungbrutto) ?? positive(prices.warmmiete)
}

/**
 * The prices for the search. If no field states whether the property is for sale or to let, the existing price decides.
 * A currency other than EUR gives no price: rates change, and a range in EUR would be wrong.
 */
export function mainPrices(prices: Prices): MainPrices {
  if (prices.waehrung !== 'EUR') return { preis: null, preis_kauf: null, preis_miete: null }
  const unsaid = prices.vermarktungsart.length === 0
  const kauf = unsaid || prices.vermarktungsart.includes('KAUF') ? positive(prices.kaufpreis) : null
  const miete =
    unsaid || prices.vermarktungsart.includes('MIETE')
      ? (gesamtmiete(prices) ?? positive(prices.kaltmiete) ?? positive(prices.hauptmietzinsnetto))
      : null
  return { preis: kauf ?? miete, preis_kauf: kauf, preis_miete: miete }
}

/** The prices with a history: `art` in price_history. */
export const HISTORY_PRICES = ['kaufpreis', 'kaltmiete', 'gesamtbelastungbrutto'] as const
export type HistoryPrice = (typeof HISTORY_PRICES)[number]

/** The main price in the history: the purchase price when for sale, else the rent. */
export function leadingPrice(prices: Prices): HistoryPrice | null {
  if (prices.waehrung !== 'EUR') return null
  const forSale = prices.vermarktungsart.includes('KAUF') || prices.vermarktungsart.length === 0
  const order: HistoryPrice[] = forSale
    ? ['kaufpreis', 'gesamtbelastungbrutto', 'kaltmiete']
    : ['gesamtbelastungbrutto', 'kaltmiete']
  return order.find((art) => positive(prices[art]) !== null) ?? null
}

/**
 * Reduction of a price from `first` to `now` in percent (one decimal); 0 without a reduction, or when one is unknown.
 */
export function reduction(first: number | null, now: number | null): number {
  if (first === null || now === null || first <= 0 || now >= first) return 0
  return Math.round((1 - now / first) * 1000) / 10
}

const FREE = /^(provisionsfrei|provisionfrei|keine|keine provision|ohne provision|nein|0+([.,]0+)?\s*(%|€|eur)?)\.?$/i

/**
 * Tells whether the buyer or tenant pays no commission. Unknown does not count as free; neither does an object that
 * says "free" in one field and names a commission in another.
 */
export function isProvisionsfrei(said: {
  provisionspflichtig: boolean | null
  aussen_courtage: string | null
  provisionnetto: number | null
  provisionbrutto: number | null
}): boolean {
  const text = said.aussen_courtage?.trim() ?? ''
  const amount = (said.provisionnetto ?? 0) + (said.provisionbrutto ?? 0)
  if (said.provisionspflichtig === true || amount > 0) return false
  const namesCommission = /[1-9]/.test(text) && !FREE.test(text)
  return (said.provisionspflichtig === false && !namesCommission) || FREE.test(text)
}

/** Senders write 0 for "not stated". */
function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}

/** What a home costs: the purchase price, else the monthly total, else the net rent; null or 0 on request. */
export function mainPrice(home: Priced): number | null {
  return home.vermarktungsart === 'KAUF' ? home.kaufpreis : (home.gesamtmiete ?? home.kaltmiete)
}

/** The fields of a card that tell its price. */
export type Priced = Pick<PropertyCard, 'vermarktungsart' | 'kaufpreis' | 'gesamtmiete' | 'kaltmiete'>
