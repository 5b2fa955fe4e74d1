import type { SearchRow } from '../../domain/search/row.ts'
import type { HitKind } from '../../domain/search-agents/schemas.ts'

/** Something that happened to a published home. */
export interface PropertyEvent {
  id: number
  property_id: number
  kind: HitKind
  /** The home at that moment. */
  home: SearchRow
  at: Date
}
