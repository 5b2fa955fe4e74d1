import { FACETS } from '../../domain/search/facets.ts'
import { takeWords } from '../memory/arena.ts'
import { and, andNot, type Bits, count, intersect, rowsNotIn, rowsOf, setRange } from '../memory/bitset.ts'
import { type Segment, takeBits } from '../segments/segment.ts'
import type { Predicate } from './predicate.ts'

/** The living rows of one segment that meet some of the conditions. */
export interface Selection {
  segment: Segment
  bits: Bits
  total: number
}

export interface Match {
  all: Selection
  /** The names with a separate selection below. */
  own: readonly string[]
  /** The selection without the conditions of that name; `all` when there are none. */
  without(name: string): Selection
}

/** The criteria that some facet leaves out. */
const OWN = new Set<string>(FACETS.map(({ own }) => own))

/** Finds the rows of a segment; with `facets` also those for every facet's own selection. */
export function match(segment: Segment, { conditions }: Predicate, facets: boolean): Match {
  const living = takeBits(segment)
  setRange(living, 0, segment.size)
  if (segment.deadCount) andNot(living, segment.dead)
  const own: { name: string; bits: Bits }[] = []
  for (const { name, matches } of conditions) {
    const bits = matches(segment)
    if (facets && OWN.has(name)) own.push({ name, bits })
    else and(living, bits)
  }
  // Each facet needs all conditions except its own. Prefix and suffix intersections are combined around the omitted
  // one, so that n conditions take 3 n intersections and not n x n.
  const after: Bits[] = []
  for (let i = own.length - 1; i > 0; i--) {
    const later = after[i + 1]
    after[i] = later ? intersection(segment, own[i]!.bits, later) : own[i]!.bits
  }
  const rest = new Map<string, Selection>()
  own.forEach(({ name, bits }, i) => {
    const later = after[i + 1]
    const others = later ? intersection(segment, living, later) : takeWords(segment.arena, living.length)
    if (!later) others.set(living)
    rest.set(name, { segment, bits: others, total: count(others) })
    and(living, bits)
  })
  const all = { segment, bits: living, total: count(living) }
  return { all, own: [...rest.keys()], without: (name) => rest.get(name) ?? all }
}

export function selectedRows({ segment, bits, total }: Selection): Uint32Array {
  return rowsOf(bits, takeWords(segment.arena, total))
}

/** All other rows of the segment, dead ones included. */
export function otherRows({ segment, bits, total }: Selection): Uint32Array {
  return rowsNotIn(bits, segment.size, takeWords(segment.arena, segment.size - total))
}

function intersection({ arena }: Segment, a: Bits, b: Bits): Bits {
  const bits = takeWords(arena, a.length)
  intersect(a, b, bits)
  return bits
}
