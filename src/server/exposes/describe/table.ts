import { formatArea, formatRooms } from '../../../domain/format/measure.ts'
import type { PropertyCard, PropertyDetail } from '../../../domain/properties/card.ts'
import { afterPrice } from '../../../words/price.ts'
import type { ExposeTable, ExposeWords } from '../document.ts'
import { placeText } from './place.ts'
import { amountText, convertedText, type Money } from './price.ts'
import { differing, plainWords, type Speech } from './speech.ts'

/** Stands in a cell without a value. */
export const EMPTY = '–'

export const isReserved = ({ status }: Pick<PropertyCard, 'status'>) => status === 'reserved'

/** "reserviert", "frei" */
export const stateText = (home: Pick<PropertyCard, 'status'>, { t }: Speech): string =>
  t(isReserved(home) ? 'project.reserved' : 'project.free')

/** The title of a home as a cell. */
export const titleCell = (
  home: Pick<PropertyCard, 'objekttitel' | 'objekttitel_lang'>,
  speech: Speech,
): ExposeWords => ({
  text: home.objekttitel,
  lang: differing(home.objekttitel_lang, speech),
})

/** One row a home: what people compare first. @param money the visitor's currency, a column where it differs */
export function homesTable(homes: readonly PropertyDetail[], money: Money, speech: Speech): ExposeTable {
  const { t, tag } = speech
  const hasRooms = homes.some(({ anzahl_zimmer: rooms }) => rooms !== null)
  const hasLetter = homes.some(({ hwb_klasse: letter }) => letter !== null)
  const hasConverted = homes.some((home) => convertedText(home, money, speech) !== null)
  const hasReserved = homes.some(isReserved)
  return {
    columns: [
      { label: t('exposes.home'), align: 'start' },
      { label: t('detail.location'), align: 'start' },
      { label: t('project.col_area'), align: 'end' },
      ...(hasRooms ? [{ label: t('project.col_rooms'), align: 'end' as const }] : []),
      ...(hasLetter ? [{ label: t('unit.hwb', { value: '' }).trim(), align: 'end' as const }] : []),
      { label: t('project.col_price'), align: 'end' },
      ...(hasConverted ? [{ label: money.currency, align: 'end' as const }] : []),
      ...(hasReserved ? [{ label: t('project.col_state'), align: 'end' as const }] : []),
    ],
    rows: homes.map((home, at) => ({
      cells: [
        titleCell(home, speech),
        ...[
          placeText(home.location, speech),
          formatArea(home.flaeche ?? home.grundstuecksflaeche, tag) ?? EMPTY,
          ...(hasRooms ? [formatRooms(home.anzahl_zimmer, tag) ?? EMPTY] : []),
          ...(hasLetter ? [home.hwb_klasse ?? EMPTY] : []),
          [amountText(home, speech), afterPrice(home, t)].filter(Boolean).join(' '),
          ...(hasConverted ? [convertedText(home, money, speech) ?? EMPTY] : []),
          ...(hasReserved ? [stateText(home, speech)] : []),
        ].map(plainWords),
      ],
      home: at,
    })),
  }
}
