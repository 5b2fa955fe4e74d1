/** Where figures lie on a strip, from 0 at its beginning to 1 at its end. */
export interface Strip {
  q1At: number
  medianAt: number
  q3At: number
  homeAt: number
}

/** The strip goes on beyond the lowest and the highest figure by this part of what lies between them. */
const BEYOND = 0.08

/** The price a square metre of a home between the quartiles of similar homes. */
export function stripOf(own: number, { q1, eur_m2, q3 }: { q1: number; eur_m2: number; q3: number }): Strip {
  const [lowest, highest] = [Math.min(own, q1), Math.max(own, q3)]
  // Homes of one price have a strip, too.
  const beyond = (highest - lowest) * BEYOND || own * BEYOND
  const low = lowest - beyond
  const length = highest + beyond - low
  const at = (amount: number) => Math.round(((amount - low) / length) * 1000) / 1000
  return { q1At: at(q1), medianAt: at(eur_m2), q3At: at(q3), homeAt: at(own) }
}
