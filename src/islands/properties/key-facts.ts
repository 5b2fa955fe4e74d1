import { formatArea, formatRooms } from '../../domain/format/measure.ts'
import type { PropertyCard as Card } from '../../domain/properties/card.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The main price: the purchase price, else the monthly total, else the net rent. */
export function mainPrice(card: Pick<Card, 'vermarktungsart' | 'kaufpreis' | 'gesamtmiete' | 'kaltmiete'>) {
  return card.vermarktungsart === 'KAUF' ? card.kaufpreis : (card.gesamtmiete ?? card.kaltmiete)
}

/** Tells whether the main price is monthly, which the text next to it states; false without a price. */
export function isMonthly(card: Pick<Card, 'vermarktungsart' | 'kaufpreis' | 'gesamtmiete' | 'kaltmiete'>): boolean {
  return card.vermarktungsart === 'MIETE' && Boolean(mainPrice(card))
}

/** "84 m² · 3 Zi. · HWB B", as far as known; for a plot its ground area. */
export function keyFacts(card: Card, t: Translate<'shared'>, tag: string): string {
  const rooms = formatRooms(card.anzahl_zimmer, tag)
  return [
    formatArea(card.flaeche ?? card.grundstuecksflaeche, tag),
    rooms && t('unit.zi', { count: card.anzahl_zimmer ?? 0 }),
    card.hwb_klasse && t('unit.hwb', { value: card.hwb_klasse }),
  ]
    .filter(Boolean)
    .join(' · ')
}
