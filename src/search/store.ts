import type { SearchRow } from '../domain/search/row.ts'
import { andNot, type Bits, count, hasBit, rowsOf } from './bitset.ts'
import { addRow, createDraft, type Draft, refuseBadRow } from './draft.ts'
import { createLexicon, type Lexicon, sizesOf, sortingLexicon } from './lexicon.ts'
import { copyingLiving } from './merge.ts'
import type { Change } from './port.ts'
import { sealing } from './seal.ts'
import { bury, createSegment, rowOfId, type Segment } from './segment.ts'
import { hurried, turn, unhurried } from './steps.ts'
import { sameThread, type Workshop } from './workshop.ts'

/**
 * All rows, as segments that never change: one large one, and small ones with what came since. A change buries the
 * old row and goes into the newest small segment, which is cheap to build again. When the small ones become many they
 * are merged in the background, now and then with the large one too.
 */
export interface Store {
  lexicon: Lexicon
  /** Oldest first; an id is alive in one of them at most. */
  segments: Segment[]
  /** Segments that a merge is reading. */
  merging: ReadonlySet<Segment>
}

/**
 * The newest segment is built again with each change until it has this many rows: a quarter of a millisecond, and some
 * 80 kB of columns that are thrown away. Of 128 rows it was 300 kB, and V8 collected all garbage, large segments
 * looked through as well, after every fiftieth change.
 */
const NEWEST_MAX = 32
/** More segments than this make every query dearer than a merge. */
const SEGMENTS_MAX = 8
/** The large segment is merged too when this share of it was replaced or added. */
const REWRITE_SHARE = 0.1
/** Fewer rows are merged here, in slices, before a thread would have begun. */
const HERE_MAX = 2048

export function createStore(lexicon = createLexicon(), segments: Segment[] = []): Store {
  return { lexicon, segments, merging: new Set() }
}

export async function buildStore(rows: AsyncIterable<readonly SearchRow[]>, workshop: Workshop): Promise<Store> {
  const { lexicon, columns } = await workshop.build(rows)
  return createStore(lexicon, columns ? [createSegment(columns)] : [])
}

/** Changes whose texts are taken apart already, but that nobody finds yet. */
export interface DraftedChanges {
  ids: number[]
  /** What is published of them. */
  draft: Draft
}

/**
 * The longer part of taking changes over, in steps of a row. Words that nobody knew get their codes here: the changes
 * can only be taken into the same store.
 * @throws RangeError on a bad row, before anything else
 */
export function* draftingChanges({ lexicon }: Store, changes: readonly Change[]): Generator<void, DraftedChanges> {
  for (const { row } of changes) if (row) refuseBadRow(row)
  const latest = new Map(changes.map(({ id, row }) => [id, row]))
  const draft = createDraft()
  for (const row of latest.values()) {
    if (row) addRow(draft, row, lexicon)
    yield
  }
  return { ids: [...latest.keys()], draft }
}

export function takeChanges(store: Store, { ids, draft }: DraftedChanges): void {
  for (const id of ids) {
    for (const segment of store.segments) {
      const row = rowOfId(segment, id)
      if (row >= 0) bury(segment, row)
    }
  }
  if (draft.positions.size === 0) return
  const newest = store.segments.at(-1)
  if (newest && newest.size <= NEWEST_MAX && !store.merging.has(newest)) {
    hurried(copyingLiving(newest, draft))
    store.segments.pop()
  }
  store.segments.push(createSegment(hurried(sealing(draft, sizesOf(store.lexicon)))))
}

/**
 * Two merges may go on side by side: a long one that takes the large segment in, and short ones among what comes
 * meanwhile. Each chooses among the segments that the other is not reading.
 */
export type Lane = 'large' | 'small'

/** Merges segments when it is worth it; resolves when there is nothing left to merge. Not to be run twice at once in a lane. */
export async function mergeSegments(store: Store, lane: Lane, workshop: Workshop): Promise<void> {
  for (;;) {
    // A change was just taken over, or a merge ended: others first.
    await turn()
    const inputs = dueForMerge(store, lane)
    if (inputs.length === 0) return
    store.merging = new Set([...store.merging, ...inputs])
    try {
      const frozen = inputs.map(({ arena: _, ...segment }) => ({ ...segment, dead: segment.dead.slice() }))
      const columns = await (rowsIn(inputs) > HERE_MAX ? workshop : sameThread).merge(frozen, sizesOf(store.lexicon))
      const merged = columns && createSegment(columns)
      if (merged) {
        const known = frozen.map(({ dead }) => dead)
        await unhurried(buryingDeparted(inputs, known, merged))
        // And what went in the turns between.
        hurried(buryingDeparted(inputs, known, merged))
      }
      store.segments = store.segments.flatMap((segment) => {
        if (segment === inputs[0]) return merged ? [merged] : []
        return inputs.includes(segment) ? [] : [segment]
      })
      inputs.forEach(workshop.retire)
    } finally {
      store.merging = new Set([...store.merging].filter((segment) => !inputs.includes(segment)))
    }
    if (lane === 'small') await unhurried(sortingLexicon(store.lexicon))
  }
}

/**
 * What was buried in an input while it was being merged must not rise again in the result.
 * @param known each input's dead when it was last looked at; brought up to date
 */
function* buryingDeparted(inputs: readonly Segment[], known: Bits[], merged: Segment): Generator<void, void> {
  for (const [i, { dead, ids }] of inputs.entries()) {
    const now = dead.slice()
    const departed = now.slice()
    andNot(departed, known[i]!)
    known[i] = now
    const rows = rowsOf(departed, new Uint32Array(count(departed)))
    for (let next = 0; next < rows.length; next++) {
      const at = rowOfId(merged, ids[rows[next]!]!)
      if (at >= 0) bury(merged, at)
      yield
    }
  }
}

function dueForMerge({ segments, merging }: Store, lane: Lane): Segment[] {
  const [main, ...others] = segments
  if (!main) return []
  const small = others.filter((segment) => !merging.has(segment))
  if (lane === 'small') return small.length >= SEGMENTS_MAX ? smallestAlike(small) : []
  const isRewrite = rowsIn(others) + main.deadCount > Math.max(REWRITE_SHARE * main.size, HERE_MAX)
  const isEmpty = others.length === 0 && main.deadCount === main.size
  return (isRewrite || isEmpty) && !merging.has(main) ? [main, ...small] : []
}

/**
 * The smallest segments as far as they are of about a size: a row is copied a few times, not at each merge. The newest
 * of them often has one row only, which must not end the row of those that are alike.
 */
function smallestAlike(small: readonly Segment[]): Segment[] {
  const bySize = small.toSorted((a, b) => a.size - b.size)
  let end = 1
  for (let sum = Math.max(bySize[0]!.size, NEWEST_MAX); (bySize[end]?.size ?? Infinity) <= 2 * sum; end++) {
    sum += bySize[end]!.size
  }
  return bySize.slice(0, Math.max(end, 2))
}

function rowsIn(segments: readonly Segment[]): number {
  return segments.reduce((sum, { size }) => sum + size, 0)
}

/** How many homes there are, and the sum of their ids: enough to notice that one is missing or one too many. */
export function census({ segments }: Store): { homes: number; idSum: number } {
  let [homes, idSum] = [0, 0]
  for (const segment of segments) {
    homes += segment.size - segment.deadCount
    for (let row = 0; row < segment.size; row++) if (!hasBit(segment.dead, row)) idSum += segment.ids[row]!
  }
  return { homes, idSum }
}
