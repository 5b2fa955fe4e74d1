import { formatArea, formatRooms } from '../domain/format/measure.ts'
import type { PropertyCard } from '../domain/properties/card.ts'
import type { Translate } from '../i18n/translate.ts'

/** The fields of a home that its key facts are made of. */
type Measured = Pick<PropertyCard, 'flaeche' | 'grundstuecksflaeche' | 'anzahl_zimmer' | 'hwb_klasse'>

/** "84 m²", "3 Zi.", "HWB B", as far as known; for a plot its ground area. */
export function keyFacts(home: Measured, t: Translate<'shared'>, tag: string): string[] {
  const rooms = formatRooms(home.anzahl_zimmer, tag)
  return [
    formatArea(home.flaeche ?? home.grundstuecksflaeche, tag),
    rooms && t('unit.zi', { count: home.anzahl_zimmer ?? 0, rooms }),
    home.hwb_klasse && t('unit.hwb', { value: home.hwb_klasse }),
  ].filter((fact): fact is string => Boolean(fact))
}

/** "84 m² · 3 Zi. · HWB B" */
export const factsLine = (home: Measured, t: Translate<'shared'>, tag: string): string =>
  keyFacts(home, t, tag).join(' · ')
