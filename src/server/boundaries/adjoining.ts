import type { Border } from './border.ts'

/** Neighbours share a line, so at least two corners; where four places meet, two of them share one. */
const CORNERS_LEAST = 2

/**
 * The borders that share a line with a border. Official files give neighbours the same corners; of files that do not,
 * the answer is empty.
 */
export function adjoining(border: Border, others: readonly Border[]): Border[] {
  const corners = new Set<string>()
  for (const ring of border.rings) for (let i = 0; i < ring.length; i += 2) corners.add(`${ring[i]} ${ring[i + 1]}`)
  const { west, south, east, north } = border.box
  return others.filter((other) => {
    const { box } = other
    if (other === border || box.west > east || box.east < west || box.south > north || box.north < south) return false
    let shared = 0
    for (const ring of other.rings)
      for (let i = 0; i < ring.length; i += 2)
        if (corners.has(`${ring[i]} ${ring[i + 1]}`) && ++shared === CORNERS_LEAST) return true
    return false
  })
}
