/**
 * The screen of homes asks for the map by this event: drawing is a script of the public map search, and islands are
 * below scripts (docs/decisions/0003). The page hears it with scripts/map/area-door.ts.
 */
export const AREA_EVENT = 'klinke:area-panel'

export interface AreaRequest {
  /** Where the map is drawn; empty. */
  host: HTMLElement
  /** Tells the new parameters of the list's address; null removes one. */
  change(values: Readonly<Record<'gebiet' | 'umkreis' | 'ort' | 'plz', string | null>>): void
  /** The map is there; `follow` draws the address again after another change of it. */
  opened(follow: () => void): void
  failed(): void
}
