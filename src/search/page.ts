import { type Bits, hasBit, setBit } from './bitset.ts'
import { firstAtLeast } from './order.ts'
import { scores, type Word } from './predicate.ts'
import { type Numbers, type Segment, takeBits } from './segment.ts'
import { type Selection, selectedRows } from './selection.ts'

export interface SortBy {
  field: string
  descending: boolean
}

/** @throws RangeError unless both are whole numbers from 1 on */
export function refuseBadPage(seite: number, pro_seite: number): void {
  if (Number.isSafeInteger(seite) && seite >= 1 && Number.isSafeInteger(pro_seite) && pro_seite >= 1) return
  throw new RangeError(`page ${seite} of ${pro_seite} a page`)
}

/** Ids skip to skip + take of all selected rows in order. */
export function page(selections: readonly Selection[], sort: SortBy, skip: number, take: number): number[] {
  const filled = selections.filter(({ total }) => total > 0)
  const only = filled.length === 1 ? filled[0] : undefined
  if (only) return Array.from(firstRows(only, sort, skip + take).subarray(skip), (row) => only.segment.ids[row]!)
  const heads = filled.map((selection) => {
    const rows = firstRows(selection, sort, skip + take)
    return { ids: selection.segment.ids, rows, keys: sortKeys(selection.segment, sort, rows), at: 0 }
  })
  const ids: number[] = []
  for (let place = 0; place < skip + take; place++) {
    let best: (typeof heads)[number] | null = null
    for (const head of heads) {
      if (head.at === head.rows.length) continue
      if (!best || before(head.keys[head.at]!, idAt(head), best.keys[best.at]!, idAt(best))) best = head
    }
    if (!best) break
    if (place >= skip) ids.push(idAt(best))
    best.at++
  }
  return ids
}

/** By score, best first, then as `sort` says: the selection is cut into one per score, and those are read in turn. */
export function rankedPage(
  selections: readonly Selection[],
  words: readonly Word[],
  sort: SortBy,
  skip: number,
  take: number,
): number[] {
  const levels = new Map<number, Selection[]>()
  for (const selection of selections) {
    if (selection.total === 0) continue
    const { segment } = selection
    const rows = selectedRows(selection)
    const score = scores(segment, words, rows)
    const own = new Map<number, Selection>()
    for (let i = 0; i < rows.length; i++) {
      let level = own.get(score[i]!)
      if (!level) {
        level = { segment, bits: takeBits(segment), total: 0 }
        own.set(score[i]!, level)
      }
      setBit(level.bits, rows[i]!)
      level.total++
    }
    for (const [value, level] of own) levels.set(value, [...(levels.get(value) ?? []), level])
  }
  const ids: number[] = []
  let toSkip = skip
  for (const value of [...levels.keys()].sort((a, b) => b - a)) {
    const level = levels.get(value)!
    const total = level.reduce((sum, selection) => sum + selection.total, 0)
    if (toSkip < total && ids.length < take) ids.push(...page(level, sort, toSkip, take - ids.length))
    toSkip = Math.max(0, toSkip - total)
  }
  return ids
}

/** The first `want` selected rows in order: by reading the sorted order until enough were met, or by picking from the selected. */
function firstRows(selection: Selection, sort: SortBy, want: number): Uint32Array {
  const { segment, total } = selection
  const number = Math.min(want, total)
  // Rough costs in ns, measured once; being wrong by half only costs time.
  const walking = ((segment.size * number) / total) * 2
  const picking = total * 6 + number * Math.log2(number + 1) * 30
  return walking < picking ? walk(selection, sort, number) : pick(selection, sort, number)
}

function walk({ segment, bits }: Selection, { field, descending }: SortBy, number: number): Uint32Array {
  const order = segment.orders[field]!
  const found = new Uint32Array(number)
  let at = scan(order.rows, 0, descending ? 0 : order.rows.length, bits, found, 0)
  if (!descending) return found
  // Backwards by groups of equal values, since within a group the greater id comes first in both directions.
  const values = segment.numbers[field]!
  let end = order.known
  while (end > 0 && at < number) {
    const value = values[order.rows[end - 1]!]!
    const alone = end === 1 || values[order.rows[end - 2]!] !== value
    const start = alone ? end - 1 : firstAtLeast(order, values, value)
    at = scan(order.rows, start, end, bits, found, at)
    end = start
  }
  if (at < number) scan(order.rows, order.known, order.rows.length, bits, found, at)
  return found
}

function scan(rows: Uint32Array, from: number, to: number, bits: Bits, found: Uint32Array, at: number): number {
  let next = at
  for (let i = from; i < to && next < found.length; i++) if (hasBit(bits, rows[i]!)) found[next++] = rows[i]!
  return next
}

/** Keeps the best `number` rows met so far in a heap whose root is the worst of them. */
function pick(selection: Selection, sort: SortBy, number: number): Uint32Array {
  const { ids } = selection.segment
  const rows = selectedRows(selection)
  const keys = sortKeys(selection.segment, sort, rows)
  const isBefore = (a: number, b: number) => before(keys[a]!, ids[rows[a]!]!, keys[b]!, ids[rows[b]!]!)
  const heap = Uint32Array.from({ length: number }, (_, i) => i)
  const sink = (from: number) => {
    const item = heap[from]!
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= number) break
      if (child + 1 < number && isBefore(heap[child]!, heap[child + 1]!)) child++
      if (!isBefore(item, heap[child]!)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = item
  }
  for (let i = (number >> 1) - 1; i >= 0; i--) sink(i)
  for (let i = number; i < rows.length; i++) {
    if (!isBefore(i, heap[0]!)) continue
    heap[0] = i
    sink(0)
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1)).map((i) => rows[i]!)
}

/** Numbers that sort ascending as the rows should stand: turned over when descending, unknown always last. */
function sortKeys({ numbers }: Segment, { field, descending }: SortBy, rows: Uint32Array): Float64Array {
  const keys = new Float64Array(rows.length)
  const price = field.endsWith('_m2') ? numbers[field.slice(0, -3)] : undefined
  const values = price ?? (numbers[field] as Numbers)
  const areas = numbers.flaeche!
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const value = price ? (areas[row]! > 0 ? price[row]! / areas[row]! : Number.NaN) : values[row]!
    keys[i] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : descending ? -value : value
  }
  return keys
}

function before(aKey: number, aId: number, bKey: number, bId: number): boolean {
  return aKey < bKey || (aKey === bKey && aId > bId)
}

function idAt(head: { ids: Float64Array; rows: Uint32Array; at: number }): number {
  return head.ids[head.rows[head.at]!]!
}
