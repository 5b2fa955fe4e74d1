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

/** EUR. `preis` is what the property is compared by: of the purchase when it is for sale, else the monthly rent. */
export interface MainPrices {
  preis: number | null
  preis_kauf: number | null
  preis_miete: number | null
}

/** Monthly total of a rent, EUR: what the sender calls the whole burden, else the warm rent, else unknown. */
export function gesamtmiete(prices: Pick<Prices, 'gesamtbelastungbrutto' | 'warmmiete'>): number | null {
  return positive(prices.gesamtbelastungbrutto) ?? positive(prices.warmmiete)
}

/**
 * The prices that a property is searched by. Where nothing says whether it is for sale or to let, the price that
 * is there tells. Another currency than EUR gives no price: rates change, and a range in EUR would lie.
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

/** Which price's history counts: `art` in price_history. */
export const HISTORY_PRICES = ['kaufpreis', 'kaltmiete', 'gesamtbelastungbrutto'] as const
export type HistoryPrice = (typeof HISTORY_PRICES)[number]

/** The price of the history that stands for the property's own: of the purchase when for sale, else of the rent. */
export function leadingPrice(prices: Prices): HistoryPrice | null {
  if (prices.waehrung !== 'EUR') return null
  const forSale = prices.vermarktungsart.includes('KAUF') || prices.vermarktungsart.length === 0
  const order: HistoryPrice[] = forSale
    ? ['kaufpreis', 'gesamtbelastungbrutto', 'kaltmiete']
    : ['gesamtbelastungbrutto', 'kaltmiete']
  return order.find((art) => positive(prices[art]) !== null) ?? null
}

/** Percent (one decimal) that a price went down from `first` to `now`; 0 when it did not, or when one is unknown. */
export function reduction(first: number | null, now: number | null): number {
  if (first === null || now === null || first <= 0 || now >= first) return 0
  return Math.round((1 - now / first) * 1000) / 10
}

const FREE = /^(provisionsfrei|provisionfrei|keine|keine provision|ohne provision|nein|0+([.,]0+)?\s*(%|€|eur)?)\.?$/i

/**
 * Whether the buyer or tenant pays no commission. Unknown is not free; neither is an object that says "free" in one
 * field and names a commission in another.
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

/** 0 is how senders write "not told". */
function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}
