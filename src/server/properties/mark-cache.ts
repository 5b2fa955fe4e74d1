import type { HeadPrice } from '../../domain/prices/schemas.ts'
import { createVersionCache, type VersionCache } from './version-cache.ts'

/** About 300 bytes each. */
const MARKS = 50_000

/** The prices on the mark of a home on a map, in the currency of the home. */
export interface MarkPrices {
  kaufpreis: number | null
  kaltmiete: number | null
  /** The price that the home is shown by. */
  angezeigt: HeadPrice | null
  waehrung: string
}

/** Of the row of the home (findVersions). */
export type MarkCache = VersionCache<MarkPrices>

export const createMarkCache = (options: { onInsert?: () => void } = {}): MarkCache =>
  createVersionCache(MARKS, options)
