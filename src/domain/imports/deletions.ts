/** Up to this many objects, the share is taken of this number: an agency that sells one of three needs no operator. */
const SMALL = 10

/**
 * Tells whether a VOLL may withdraw that many of a company's active objects without a confirmation: at most `share` of
 * them (0 to 1), and never all, unless the share is 1. With the usual share of 0.3 that is three of up to ten, 30 of 100.
 */
export function mayWithdraw(missing: number, living: number, share: number): boolean {
  if (share === 1) return true
  return missing < living && missing <= share * Math.max(living, SMALL)
}
