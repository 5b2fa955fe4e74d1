import type { SearchRow } from '../../domain/search/row.ts'
import type { HitKind } from '../../domain/search-agents/schemas.ts'

/** An event of a published home. */
export interface PropertyEvent {
  id: number
  property_id: number
  /** 'changed': its price or its offer, in a way that only price alerts tell. */
  kind: HitKind | 'changed'
  /** The home at that time. */
  home: SearchRow
  at: Date
}
