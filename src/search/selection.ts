import { allBits, and, andNot, type Bits, count, rowsOf } from './bitset.ts'
import type { Predicate } from './predicate.ts'
import type { Segment } from './segment.ts'

/** The living rows of one segment that hold some of the conditions. */
export interface Selection {
  segment: Segment
  bits: Bits
  total: number
}

/** What each condition gave in a segment, so that facets can leave one out without asking again. */
export interface Match {
  all: Selection
  /** The selection without the conditions of that name; `all` when there is none. */
  without(name: string): Selection
}

export function match(segment: Segment, { conditions }: Predicate): Match {
  const parts = conditions.map(({ name, matches }) => ({ name: name as string, bits: matches(segment) }))
  const all = select(
    segment,
    parts.map(({ bits }) => bits),
  )
  const known = new Map<string, Selection>()
  return {
    all,
    without(name) {
      const rest = parts.filter((part) => part.name !== name)
      if (rest.length === parts.length) return all
      let selection = known.get(name)
      if (!selection) {
        selection = select(
          segment,
          rest.map(({ bits }) => bits),
        )
        known.set(name, selection)
      }
      return selection
    },
  }
}

function select(segment: Segment, parts: readonly Bits[]): Selection {
  const bits = parts[0]?.slice() ?? allBits(segment.size)
  for (let i = 1; i < parts.length; i++) and(bits, parts[i]!)
  if (segment.deadCount) andNot(bits, segment.dead)
  return { segment, bits, total: count(bits) }
}

export function selectedRows({ bits, total }: Selection): Uint32Array {
  return rowsOf(bits, total)
}
