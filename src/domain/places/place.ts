import type { Bundesland } from '../properties/vocabulary.ts'

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
