import type { FeedProperty } from '../imports/feed.ts'
import { postcodeKey, shortCountry } from '../places/countries.ts'
import { provisionOf } from '../prices/commission.ts'
import { searchPrices } from '../prices/sheet.ts'
import { UNLIMITED_MONTHS } from '../search/criteria.ts'
import type { SearchRow } from '../search/row.ts'
import { freeFrom } from './availability.ts'
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
  /** What it has, as its page says it, for full-text search. */
  fakten: readonly string[]
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

/** Sub-types that lie under the roof by their name. */
const UNDER_ROOF = new Set(['DACHGESCHOSS', 'PENTHOUSE', 'ATTIKAWOHNUNG', 'ROHDACHBODEN'])

/**
 * The home lies on the top storey: by its type, by the storey sent ("DG", "1. DG"), or because no storey is above its
 * own.
 */
function isUnderRoof({ objektart_untergruppe, geo, etage, anzahl_etagen }: SearchedProperty): boolean {
  if (UNDER_ROOF.has(objektart_untergruppe ?? '')) return true
  if (typeof geo.etage === 'string' && /^(?:\d\.?\s?)?dg$/i.test(geo.etage)) return true
  // Senders count the ground floor or not; a storey with the number of all storeys is the last one in both.
  return etage !== null && anzahl_etagen !== null && anzahl_etagen > 1 && etage >= anzahl_etagen
}

/** For how long a rent contract is made at most; null for sales, and when its end is not known. */
function rentMonths({ vermarktungsart, befristet, mietdauer_max_monate }: SearchedProperty): number | null {
  if (!vermarktungsart.includes('MIETE')) return null
  return befristet === false ? UNLIMITED_MONTHS : mietdauer_max_monate
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
    etage: property.etage,
    dachgeschoss: isUnderRoof(property),
    verfuegbar_ab: freeFrom(property.verfuegbar_ab),
    mietdauer: rentMonths(property),
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

function searchText(property: SearchedProperty, { external_id, firma, ortsnamen, fakten }: Published): string {
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
    ...fakten,
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
