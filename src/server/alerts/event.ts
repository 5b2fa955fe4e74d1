import type { SearchRow } from '../../domain/search/row.ts'
import type { HitKind } from '../../domain/search-agents/schemas.ts'

/** An event of a published home. */
export interface PropertyEvent {
  id: number
  property_id: number
  kind: HitKind
  /** The home at that time. */
  home: SearchRow
  at: Date
}
