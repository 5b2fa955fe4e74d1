import type {
  Ausstattung,
  Bauart,
  Bundesland,
  Heizung,
  Objektart,
  Untergruppe,
  Vermarktungsart,
  Zustand,
} from '../properties/vocabulary.ts'

/**
 * The search data of one published property: the read model that feeds every search engine. `null` and empty lists mean
 * unknown; an unknown value never satisfies a criterion.
 */
export interface SearchRow {
  id: number
  /** Both, when the owner would sell or let. */
  vermarktungsart: readonly Vermarktungsart[]
  objektart: Objektart | null
  untergruppe: Untergruppe | null
  /** Slugs of every place that contains it: town, Viennese district, Bezirk and Bundesland. */
  orte: readonly string[]
  bundesland: Bundesland | null
  /** With its country, in capitals and without blanks: AT-8010; null when either is unknown. */
  plz: string | null
  /** ISO 3166 alpha-2 */
  land: string | null
  /** EUR (domain/prices/sheet.ts). Purchase price when for sale, else the monthly rent: total where known, else the rent alone. */
  preis: number | null
  preis_kauf: number | null
  preis_miete: number | null
  /** Percent a year, of what is for sale and earns a rent (domain/prices/yield.ts). */
  rendite: number | null
  /** m²: wohnflaeche, or nutzflaeche for commercial objects. */
  flaeche: number | null
  /** m² */
  grundstuecksflaeche: number | null
  zimmer: number | null
  /** 0 is the ground floor, -1 the basement. */
  etage: number | null
  /** The storey under the roof. */
  dachgeschoss: boolean
  /** The first day on which it is free, in days since 1970-01-01; 0 for now. */
  verfuegbar_ab: number | null
  /** The longest time of a rent contract in months; UNLIMITED_MONTHS without an end. */
  mietdauer: number | null
  /** EUR */
  kaution: number | null
  baujahr: number | null
  /** kWh/m²a */
  hwb: number | null
  ausstattung: readonly Ausstattung[]
  zustand: Zustand | null
  bauart: Bauart | null
  heizung: readonly Heizung[]
  provisionsfrei: boolean
  anbieter: number
  /** The home that several companies offer: one number for all its listings; null for a single listing. */
  gruppe: number | null
  projekt: number | null
  /** The public position in WGS 84 degrees: imprecise if the owner wishes. */
  lat: number | null
  lng: number | null
  /** First publication, in ms since 1970. */
  neu_seit: number
  /** Reduction of the price in percent since it was first seen, 0 without one. */
  reduziert: number
  titel: string
  /** Description, place names and all other text for full-text search. */
  text: string
}

/** The columns of the table property_search that form a SearchRow, and their types. */
export const SEARCH_COLUMNS = {
  id: 'bigint',
  vermarktungsart: 'text[]',
  objektart: 'text',
  untergruppe: 'text',
  orte: 'text[]',
  bundesland: 'text',
  plz: 'text',
  land: 'text',
  preis: 'double precision',
  preis_kauf: 'double precision',
  preis_miete: 'double precision',
  rendite: 'double precision',
  flaeche: 'double precision',
  grundstuecksflaeche: 'double precision',
  zimmer: 'double precision',
  etage: 'integer',
  dachgeschoss: 'boolean',
  verfuegbar_ab: 'integer',
  mietdauer: 'double precision',
  kaution: 'double precision',
  baujahr: 'integer',
  hwb: 'double precision',
  ausstattung: 'text[]',
  zustand: 'text',
  bauart: 'text',
  heizung: 'text[]',
  provisionsfrei: 'boolean',
  anbieter: 'bigint',
  gruppe: 'bigint',
  projekt: 'bigint',
  lat: 'double precision',
  lng: 'double precision',
  neu_seit: 'bigint',
  reduziert: 'double precision',
  titel: 'text',
  text: 'text',
} as const satisfies Record<keyof SearchRow, string>
