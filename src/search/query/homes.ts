import { takeWords } from '../memory/arena.ts'
import { hasBit } from '../memory/bitset.ts'
import type { Match, Selection } from './selection.ts'

const NOBODY = 0xffffffff

/**
 * Deduplicates homes: in the results and in what each facet counts, it keeps one listing of every home, the cheapest
 * match or, of equal ones, the first published. So totals, facets, pages and maps all count homes.
 * @param groups number of groups in the dictionary
 * @param price the price of the search
 */
export function keepHomes(matches: readonly Match[], groups: number, price: string): void {
  if (!matches.some(({ all }) => all.segment.grouped.rows.length)) return
  const names = matches[0]!.own
  oneOfEach(
    matches.map(({ all }) => all),
    groups,
    price,
  )
  for (const name of names) {
    oneOfEach(
      matches.map((found) => found.without(name)),
      groups,
      price,
    )
  }
}

/** One pass over the grouped rows; each row that is not the best leaves its selection. */
function oneOfEach(selections: readonly Selection[], groups: number, price: string): void {
  const { arena } = selections[0]!.segment
  // The best row of every group so far: the index of its selection, and of its grouped row.
  const best = takeWords(arena, groups).fill(NOBODY)
  const holders = takeWords(arena, groups)
  selections.forEach((selection, at) => {
    const { rows, codes, ids, prices } = selection.segment.grouped
    const own = prices[price]!
    for (let i = 0; i < rows.length; i++) {
      if (!hasBit(selection.bits, rows[i]!)) continue
      const code = codes[i]!
      const other = best[code]!
      if (other !== NOBODY) {
        const holder = selections[holders[code]!]!
        const { grouped } = holder.segment
        const theirs = grouped.prices[price]![other]!
        if (theirs < own[i]! || (theirs === own[i]! && grouped.ids[other]! < ids[i]!)) {
          drop(selection, rows[i]!)
          continue
        }
        drop(holder, grouped.rows[other]!)
      }
      best[code] = i
      holders[code] = at
    }
  })
}

function drop(selection: Selection, row: number): void {
  selection.bits[row >>> 5]! &= ~(1 << (row & 31))
  selection.total--
}
