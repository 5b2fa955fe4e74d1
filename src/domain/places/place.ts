import type { Bundesland } from '../properties/vocabulary.ts'
import type { BBox } from '../search/area.ts'

/** A place that can be searched for by its slug. */
export interface Place {
  /** wien, wien-3, graz, st-poelten, bezirk-moedling, steiermark; homonyms carry their Bezirk: gmuend-gmuend. */
  slug: string
  name: string
  art: 'bundesland' | 'bezirk' | 'ort' | 'gemeindebezirk' | 'plz'
  bundesland: Bundesland
  lat: number
  lng: number
  /** Inhabitants, 0 where unknown. */
  einwohner: number
}

/** A suggestion for the place field; `count` is the number of homes there now. */
export interface PlaceSuggestion {
  slug: string
  name: string
  art: Place['art']
  /** What tells it from others of its name: "Bezirk Mödling, Niederösterreich". */
  in: string
  count: number
  /** Whether the text is its whole name, in any spelling, rather than the beginning of one. */
  exact?: boolean
  /** The part of this town that the text names, which no listing gives as its place: "Graz-Jakomini". */
  part?: string
  /** Its middle, for the map. */
  lat?: number
  lng?: number
  /** Of states, Bezirke and Vienna: the part of the map that they take up. */
  box?: BBox
}
