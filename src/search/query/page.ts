import type { Numbers } from '../fields.ts'
import { type Bits, count, hasBit } from '../memory/bitset.ts'
import { firstAtLeast } from '../segments/order.ts'
import { type Segment, takeBits } from '../segments/segment.ts'
import { inTitle, type Word } from './predicate.ts'
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

/**
 * By score, best first, then by `sort`. A word scores 3 in the title, 2 as the prefix of a word there, 1 in the text.
 * The selection is split into one per score, and those are read in turn.
 */
export function rankedPage(
  selections: readonly Selection[],
  words: readonly Word[],
  sort: SortBy,
  skip: number,
  take: number,
): number[] {
  const cut = selections.filter(({ total }) => total > 0).map((selection) => scoreLevels(selection, words))
  const ids: number[] = []
  let toSkip = skip
  for (let level = 2 * words.length; level >= 0 && ids.length < take; level--) {
    const parts = cut.map((levels) => levels[level]!)
    const total = parts.reduce((sum, selection) => sum + selection.total, 0)
    if (toSkip < total) ids.push(...page(parts, sort, toSkip, take - ids.length))
    toSkip = Math.max(0, toSkip - total)
  }
  return ids
}

/** levels[n] has the rows whose words have a total score of n beyond 1 each: whole words of 32 rows at a time. */
function scoreLevels({ segment, bits }: Selection, words: readonly Word[]): Selection[] {
  let levels = [bits]
  for (const word of words) {
    const { itself, beginning } = inTitle(segment, word)
    const next = Array.from({ length: levels.length + 2 }, () => takeBits(segment))
    levels.forEach((level, n) => {
      const [plain, begun, whole] = [next[n]!, next[n + 1]!, next[n + 2]!]
      for (let i = 0; i < level.length; i++) {
        const rows = level[i]!
        if (rows === 0) continue
        const exact = rows & itself[i]!
        const longer = rows & beginning[i]! & ~exact
        whole[i]! |= exact
        begun[i]! |= longer
        plain[i]! |= rows & ~(exact | longer)
      }
    })
    levels = next
  }
  return levels.map((level) => ({ segment, bits: level, total: count(level) }))
}

/**
 * The first `want` selected rows in order: by reading the sorted order until enough are found, or by picking from the
 * selection.
 */
function firstRows(selection: Selection, sort: SortBy, want: number): Uint32Array {
  const { segment, total } = selection
  const number = Math.min(want, total)
  // Estimated costs in ns, measured once; an error of half only costs time.
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

/** Keeps the best `number` rows so far in a heap whose root is the worst of them. */
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

/** Numbers whose ascending order is the order of the rows: negated when descending, unknown ones always last. */
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
