import type { Bundesland } from '../properties/vocabulary.ts'

/** A place that can be searched for by its slug. */
export interface Place {
  /**
   * wien, wien-3, graz, st-poelten, bezirk-moedling, steiermark; places of the same name include their Bezirk:
   * gmuend-gmuend.
   */
  slug: string
  name: string
  art: 'land' | 'bundesland' | 'bezirk' | 'ort' | 'gemeindebezirk' | 'plz'
  bundesland: Bundesland
  lat: number
  lng: number
  /** Inhabitants, 0 when unknown. */
  einwohner: number
}
