import type { Flag } from './flags.ts'

/** One picture in common may be a view of the town; an agency's own renderings are in many listings. */
const SHARED_MIN = 2

/** Another company's older listing that shows the same photographs. */
export interface SharedPhotos {
  id: number
  titel: string
  firma: string
  count: number
}

/** Fraud copies photographs from another company's listing. */
export function flagPictures(shared: readonly SharedPhotos[]): Flag | null {
  const others = shared.filter(({ count }) => count >= SHARED_MIN)
  if (others.length === 0) return null
  const ids = others.map(({ id }) => id).sort((a, b) => a - b)
  return { rule: 'pictures', details: { others: [...others] }, fingerprint: ids.join(' ') }
}
