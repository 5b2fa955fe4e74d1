/** What is known about one address of DATABASE_READ_URL. */
export interface SideState {
  /** Whether it answered the last time. */
  answers: boolean
  /** A primary, such as a standby that was promoted, is read from only when no standby will do. */
  isStandby: boolean
  /** The age of the oldest change that it lacks, ms. */
  lagMs: number
}

/**
 * Which address to read from: the one in use while it is good, so that a process and its search see one state; else the
 * next good standby; else a promoted one. Without a primary, the good standby that has come furthest: nobody else could
 * show what was written last.
 * @param current the index in use, or where to begin: processes begin at different ones
 * @returns an index, or null: read from the primary
 */
export function chooseSide(
  sides: readonly SideState[],
  current: number,
  lagMaxMs: number,
  hasPrimary = true,
): number | null {
  const order = sides.map((_, i) => (current + i) % sides.length)
  if (!hasPrimary) order.sort((one, other) => (sides[one]?.lagMs ?? 0) - (sides[other]?.lagMs ?? 0))
  const isGood = (i: number) => sides[i]?.answers === true && sides[i].lagMs <= lagMaxMs
  return order.find((i) => isGood(i) && sides[i]?.isStandby) ?? order.find(isGood) ?? null
}
