import type { DeliveryView } from '../feeds/schemas.ts'
import type { Note } from './feed.ts'
import type { FieldChange } from './rollback.ts'

/** A line of a report before it becomes sentences. */
export interface StoredLine {
  nr: number
  objekt: string
  outcome: string
  notes: Note[]
}

/** What an import would do, as it is kept with its delivery: codes, since its readers have different languages. */
export interface StoredPreview {
  state: NonNullable<DeliveryView['run']>['state']
  modus: string | null
  counts: Record<string, number>
  message: string | null
  at: string
  /** Objects with something to report. */
  lines: StoredLine[]
  /** Objects that would be added, changed or gone. */
  objects: Omit<StoredLine, 'notes'>[]
  changes: FieldChange[]
  /** How many there are of each, also beyond those that are kept; absent in previews of older versions. */
  totals?: PreviewTotals
}

export interface PreviewTotals {
  lines: number
  objects: number
  changes: number
}
