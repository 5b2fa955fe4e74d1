import { comparedPrice } from '../prices/compare.ts'
import type { PriceSheet } from '../prices/sheet.ts'
import type { PropertyCard } from './card.ts'

/** The prices with a history: `art` in price_history. A total of a rent counts as gesamtbelastungbrutto. */
export const HISTORY_PRICES = ['kaufpreis', 'kaltmiete', 'gesamtbelastungbrutto'] as const
export type HistoryPrice = (typeof HISTORY_PRICES)[number]

/**
 * The amounts that a history keeps, EUR; rents by the month. Prices for a day, a week or a year have none: a change of the
 * period would look like a reduction. Nor has the value at an auction, which is no price.
 */
export function historyPrices(sheet: PriceSheet, kaltmiete: number | null): Partial<Record<HistoryPrice, number>> {
  const { kauf, miete, waehrung } = sheet
  if (waehrung !== 'EUR') return {}
  const asked = kauf?.art === 'kaufpreis' || kauf?.art === 'richtpreis' ? kauf.betrag : null
  const rent = miete?.zeiteinheit === 'MONAT' && miete.betrag !== null ? miete : null
  const total = rent?.art === 'gesamtmiete' ? rent.betrag : null
  const cold = rent === null ? null : total === null ? rent.betrag : kaltmiete
  return {
    ...(asked !== null && { kaufpreis: asked }),
    ...(cold !== null && cold > 0 && { kaltmiete: cold }),
    ...(total !== null && { gesamtbelastungbrutto: total }),
  }
}

/** The price in the history that a home is shown by; null when that one has no history. */
export function leadingPrice({ vermarktungsart, kauf, miete, waehrung }: PriceSheet): HistoryPrice | null {
  const head = vermarktungsart === 'KAUF' ? (kauf ?? miete) : (miete ?? kauf)
  if (waehrung !== 'EUR' || !head || head.betrag === null) return null
  if (head.art === 'kaufpreis' || head.art === 'richtpreis') return 'kaufpreis'
  if (head.zeiteinheit !== 'MONAT') return null
  return head.art === 'gesamtmiete' ? 'gesamtbelastungbrutto' : 'kaltmiete'
}

/**
 * Reduction of a price from `first` to `now` in percent (one decimal); 0 without a reduction, or when one is unknown.
 */
export function reduction(first: number | null, now: number | null): number {
  if (first === null || now === null || first <= 0 || now >= first) return 0
  return Math.round((1 - now / first) * 1000) / 10
}

/** What a home costs, in its currency and for its period; null on request. */
export function mainPrice({ preis }: Priced): number | null {
  return preis.betrag
}

/** The fields of a card that tell its price. */
export type Priced = Pick<PropertyCard, 'preis' | 'angebotsformen' | 'waehrung'>

/**
 * The price that a price alert watches, EUR; null without one. In another currency it changes without any reduction, and
 * the value at an auction is no price.
 */
export function alertPrice({ preis, waehrung }: Priced): number | null {
  const watched = preis.zeiteinheit === null || preis.zeiteinheit === 'MONAT'
  return waehrung === 'EUR' && watched ? comparedPrice(preis, waehrung) : null
}
