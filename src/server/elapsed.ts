/**
 * The time in milliseconds since some moment, by a clock that may be set: a step back counts as time too. What a cache
 * keeps for ten seconds would else be kept until the clock comes to that time again, a day later.
 */
export function elapsedBy(clock: () => Date): () => number {
  let last: number | null = null
  let elapsed = 0
  return () => {
    const now = clock().getTime()
    elapsed += Math.abs(now - (last ?? 0))
    last = now
    return elapsed
  }
}
