import type { Flag } from './flags.ts'

/** One picture in common may be a view of the town; an agency's own renderings are in many listings. */
const SHARED_MIN = 2
/** Of the own photographs more than this: garages and views of one place look alike, a copy is one as a whole. */
const SHARE = 0.5

/** Another company's older listing that shows the same photographs. */
export interface SharedPhotos {
  /** Of a home: of a project's units the oldest. */
  id: number
  /** Of several units that count as one listing; null for a home. */
  project_id: number | null
  titel: string
  firma: string
  count: number
  /** How many different photographs the listing itself has. */
  own: number
}

/** Fraud copies photographs from another company's listing. */
export function flagPictures(shared: readonly SharedPhotos[]): Flag | null {
  const others = shared.filter(({ count, own }) => count >= SHARED_MIN && count > own * SHARE)
  if (others.length === 0) return null
  // Units of a project come and go; it stays the same reason.
  const ids = others.map(({ id, project_id }) => project_id ?? id).sort((a, b) => a - b)
  return {
    rule: 'pictures',
    details: { others: others.map(({ id, titel, firma, count }) => ({ id, titel, firma, count })) },
    fingerprint: ids.join(' '),
  }
}
