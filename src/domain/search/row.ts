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
 * What the search knows of one published property: the read model that every search engine is fed with.
 * `null` and empty lists mean unknown; an unknown value never satisfies a criterion.
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
  plz: string | null
  /** EUR. Purchase price when for sale, else the monthly rent: total (warm) where known, else kaltmiete. */
  preis: number | null
  preis_kauf: number | null
  preis_miete: number | null
  /** m²: wohnflaeche, or nutzflaeche for commercial objects. */
  flaeche: number | null
  /** m² */
  grundstuecksflaeche: number | null
  zimmer: number | null
  baujahr: number | null
  /** kWh/m²a */
  hwb: number | null
  ausstattung: readonly Ausstattung[]
  zustand: Zustand | null
  bauart: Bauart | null
  heizung: readonly Heizung[]
  provisionsfrei: boolean
  anbieter: number
  /** The home that several companies offer: one number for all its listings; null when it stands alone. */
  gruppe: number | null
  projekt: number | null
  /** WGS 84 degrees of what may be shown: imprecise where the owner wishes it. */
  lat: number | null
  lng: number | null
  /** First publication, in ms since 1970. */
  neu_seit: number
  /** Percent the price went down since it was first seen, 0 when it did not. */
  reduziert: number
  titel: string
  /** Description, place names and everything else that free text should find. */
  text: string
}
