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
 * next good standby; else a promoted one. Without a primary, the one that has come furthest, promoted or not: nobody
 * else could show what was written last.
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
  const lagOf = (i: number) => sides[i]?.lagMs ?? 0
  const good = order.filter((i) => sides[i]?.answers && lagOf(i) <= lagMaxMs)
  const least = Math.min(...good.map(lagOf))
  const fit = hasPrimary ? good : good.filter((i) => lagOf(i) === least)
  return fit.find((i) => sides[i]?.isStandby) ?? fit[0] ?? null
}
