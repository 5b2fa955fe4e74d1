import { formatArea, formatRooms } from '../domain/format/measure.ts'
import { currencyOf, formatPrice } from '../domain/format/price.ts'
import type { PropertyCard } from '../domain/properties/card.ts'
import { mainPrice, type Priced } from '../domain/properties/price.ts'
import type { Translate } from '../i18n/translate.ts'

/** The fields of a home that its key facts are made of. */
type Measured = Pick<PropertyCard, 'flaeche' | 'grundstuecksflaeche' | 'anzahl_zimmer' | 'hwb_klasse'>

/** "84 m²", "3 Zi.", "HWB B", as far as known; for a plot its ground area. */
export function keyFacts(home: Measured, t: Translate<'shared'>, tag: string): string[] {
  const rooms = formatRooms(home.anzahl_zimmer, tag)
  return [
    formatArea(home.flaeche ?? home.grundstuecksflaeche, tag),
    rooms && t('unit.zi', { count: home.anzahl_zimmer ?? 0 }),
    home.hwb_klasse && t('unit.hwb', { value: home.hwb_klasse }),
  ].filter((fact): fact is string => Boolean(fact))
}

/** "84 m² · 3 Zi. · HWB B" */
export const factsLine = (home: Measured, t: Translate<'shared'>, tag: string): string =>
  keyFacts(home, t, tag).join(' · ')

/** "pro Monat", which follows the price of a home to let; null for a purchase, or without a price. */
export function perMonth(home: Priced, t: Translate<'shared'>): string | null {
  return home.vermarktungsart === 'MIETE' && mainPrice(home) ? t('price.month') : null
}

/** "350.000 €", "671,60 € pro Monat", "Preis auf Anfrage" */
export function priceText(home: Priced & Pick<PropertyCard, 'waehrung'>, t: Translate<'shared'>, tag: string): string {
  const price = formatPrice(mainPrice(home), {
    tag,
    onRequest: t('price.on_request'),
    currency: currencyOf(home.waehrung),
  })
  return withMonth(price, perMonth(home, t))
}

export const withMonth = (price: string, month: string | null): string => (month ? `${price} ${month}` : price)
