import type { FeedProperty } from '../imports/feed.ts'
import { postcodeKey, shortCountry } from '../places/countries.ts'
import { provisionOf } from '../prices/commission.ts'
import { searchPrices } from '../prices/sheet.ts'
import type { SearchRow } from '../search/row.ts'
import { type Bundesland, GEWERBLICH, type Untergruppe } from './vocabulary.ts'

/**
 * The input of a search row: the part of a feed's object that the table `property` stores unchanged, so that `npm run
 * reindex` can derive the row again.
 */
export type SearchedProperty = Omit<
  FeedProperty,
  'bundesland' | 'lat' | 'lng' | 'ungenau_lat' | 'ungenau_lng' | 'ungenau_radius' | 'stand_vom'
>

/** Data for the search that does not come from the feed. */
export interface Published {
  id: number
  external_id: string
  anbieter: number
  firma: string
  projekt: number | null
  orte: readonly string[]
  /** The names of the places, for full-text search. */
  ortsnamen: readonly string[]
  bundesland: Bundesland | null
  lat: number | null
  lng: number | null
  published_at: Date
  reduziert: number
  gruppe: number | null
}

/** The compared area of a property, m²: wohnflaeche, for commercial objects nutzflaeche or its substitute. */
export function comparedArea(
  property: Pick<FeedProperty, 'objektart' | 'wohnflaeche' | 'nutzflaeche' | 'gesamtflaeche'>,
): number | null {
  const commercial = property.objektart !== null && GEWERBLICH.has(property.objektart)
  const area = commercial
    ? (property.nutzflaeche ?? property.gesamtflaeche ?? property.wohnflaeche)
    : property.wohnflaeche
  return area !== null && area > 0 ? area : null
}

/** The read model of one published property. It reveals no more of the address than may be shown. */
export function searchRow(property: SearchedProperty, published: Published): SearchRow {
  const land = shortCountry(property.land)
  return {
    id: published.id,
    vermarktungsart: property.vermarktungsart,
    objektart: property.objektart,
    untergruppe: property.objektart_untergruppe as Untergruppe | null,
    orte: published.orte,
    bundesland: published.bundesland,
    plz: land && property.plz ? `${land}-${postcodeKey(property.plz)}` : null,
    land,
    ...searchPrices(property),
    flaeche: comparedArea(property),
    grundstuecksflaeche: property.grundstuecksflaeche,
    zimmer: property.anzahl_zimmer,
    baujahr: property.baujahr,
    hwb: property.hwb,
    ausstattung: property.ausstattung,
    zustand: property.zustand,
    bauart: property.bauart,
    heizung: property.heizung,
    provisionsfrei: provisionOf(property).stand === 'frei',
    anbieter: published.anbieter,
    gruppe: published.gruppe,
    projekt: published.projekt,
    lat: published.lat,
    lng: published.lng,
    neu_seit: published.published_at.getTime(),
    reduziert: published.reduziert,
    titel: property.objekttitel,
    text: searchText(property, published),
  }
}

function searchText(property: SearchedProperty, { external_id, firma, ortsnamen }: Published): string {
  const translations = [
    property.objekttitel_translations,
    property.dreizeiler_translations,
    property.objektbeschreibung_translations,
    property.lage_translations,
    property.ausstatt_beschr_translations,
    property.sonstige_angaben_translations,
  ].flatMap((texts) => Object.values(texts))
  const words = [property.objektart, property.objektart_untergruppe, ...property.ausstattung, property.zustand]
  const texts = [
    property.dreizeiler,
    property.objektbeschreibung,
    property.lage,
    property.ausstatt_beschr,
    property.sonstige_angaben,
    ...translations,
    property.plz,
    property.ort,
    property.ortsteil,
    property.adresse_freigegeben ? property.strasse : null,
    ...ortsnamen,
    firma,
    external_id,
    ...words.map((word) => word?.replaceAll('_', ' ').toLowerCase() ?? null),
  ]
  return [...new Set(texts.filter((text) => text !== null && text !== '').map((text) => plain(text as string)))].join(
    '\n',
  )
}

/** Texts contain a few tags; the search needs plain words. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
