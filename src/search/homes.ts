import { takeWords } from './arena.ts'
import { hasBit } from './bitset.ts'
import type { Match, Selection } from './selection.ts'

const NOBODY = 0xffffffff

/**
 * Leaves of every home one listing in what was found, and in what each facet counts: the cheapest that was found, of
 * equal ones the first that was published here. So totals, facets, pages and maps all count homes.
 * @param groups how many groups the dictionary has
 * @param price the price that the search goes by
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

/** One pass over the grouped rows; whoever is beaten, now or later, leaves its selection. */
function oneOfEach(selections: readonly Selection[], groups: number, price: string): void {
  const { arena } = selections[0]!.segment
  const bestRow = takeWords(arena, groups).fill(NOBODY)
  const bestAt = takeWords(arena, groups)
  selections.forEach((selection, at) => {
    const { rows, codes } = selection.segment.grouped
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      if (!hasBit(selection.bits, row)) continue
      const code = codes[i]!
      const other = bestRow[code]!
      if (other !== NOBODY) {
        const holder = selections[bestAt[code]!]!
        if (isBefore(holder, other, selection, row, price)) {
          drop(selection, row)
          continue
        }
        drop(holder, other)
      }
      bestRow[code] = row
      bestAt[code] = at
    }
  })
}

/** By price, unknown ones last, then by id. */
function isBefore(a: Selection, aRow: number, b: Selection, bRow: number, price: string): boolean {
  const aPrice = a.segment.numbers[price]![aRow]!
  const bPrice = b.segment.numbers[price]![bRow]!
  if (aPrice < bPrice || (Number.isNaN(bPrice) && !Number.isNaN(aPrice))) return true
  if (bPrice < aPrice || (Number.isNaN(aPrice) && !Number.isNaN(bPrice))) return false
  return a.segment.ids[aRow]! < b.segment.ids[bRow]!
}

function drop(selection: Selection, row: number): void {
  selection.bits[row >>> 5]! &= ~(1 << (row & 31))
  selection.total--
}
