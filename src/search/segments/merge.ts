import { hasBit } from '../memory/bitset.ts'
import type { Sizes } from '../text/lexicon.ts'
import { type Lists, listsOf, occurrences } from '../text/postings.ts'
import { copyRow, createDraft, type Draft, LIST_NAMES } from './draft.ts'
import { sealing } from './seal.ts'
import type { Columns, Segment } from './segment.ts'

/** The part of a segment that a merge reads. */
export type MergeInput = Columns & Pick<Segment, 'dead'>

/** Merges the living rows of all segments into one, or null when there are none. */
export function* merging(segments: readonly MergeInput[], sizes: Sizes): Generator<void, Columns | null> {
  const sum = (of: (segment: MergeInput) => number) => segments.reduce((all, segment) => all + of(segment), 0)
  const draft = createDraft(
    sum(({ size }) => size),
    (list) => sum(({ lists }) => occurrences(lists[list]!)),
  )
  for (const segment of segments) yield* copyingLiving(segment, draft)
  return draft.positions.size ? yield* sealing(draft, sizes) : null
}

export function* copyingLiving(segment: MergeInput, draft: Draft): Generator<void, void> {
  const lists: Record<string, Lists> = {}
  for (const name of LIST_NAMES) {
    lists[name] = listsOf(segment.lists[name]!)
    yield
  }
  const columns = { ids: segment.ids, numbers: segment.numbers, lists }
  for (let row = 0; row < segment.size; row++) {
    if (!hasBit(segment.dead, row)) copyRow(draft, row, columns)
    if (row % 512 === 511) yield
  }
}
