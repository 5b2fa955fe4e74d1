import type { SearchRow } from '../../domain/search/row.ts'
import { andNot, type Bits, count, hasBit, rowsOf } from '../memory/bitset.ts'
import { hurried, turn, unhurried } from '../memory/steps.ts'
import type { Change } from '../port.ts'
import { createLexicon, type Lexicon, sizesOf, sortingLexicon } from '../text/lexicon.ts'
import { sameThread, type Workshop } from '../threads/workshop.ts'
import { addRow, createDraft, type Draft, refuseBadRow } from './draft.ts'
import { copyingLiving } from './merge.ts'
import { sealing } from './seal.ts'
import { bury, createSegment, rowOfId, type Segment } from './segment.ts'

/**
 * All rows, as immutable segments (a log-structured merge tree): one large one, and small ones with later changes. A
 * change marks the old row as dead and goes into the newest small segment, which is cheap to rebuild. When the small
 * ones become many they are merged in the background, sometimes with the large one too.
 */
export interface Store {
  lexicon: Lexicon
  /** Oldest first; an id is alive in at most one of them. */
  segments: Segment[]
  /** Segments that a merge is reading. */
  merging: ReadonlySet<Segment>
}

/**
 * The newest segment is rebuilt with each change until it has this many rows: a quarter of a millisecond, and some 80
 * kB of discarded columns. With 128 rows it was 300 kB, and V8 ran a full garbage collection, which also scans the
 * large segments, after every fiftieth change.
 */
const NEWEST_MAX = 32
/** More segments than this make every query more expensive than a merge. */
const SEGMENTS_MAX = 8
/** The large segment is merged too when this share of it was replaced or added. */
const REWRITE_SHARE = 0.1
/** Fewer rows are merged here, in slices: a thread would take longer to start. */
const HERE_MAX = 2048

export function createStore(lexicon = createLexicon(), segments: Segment[] = []): Store {
  return { lexicon, segments, merging: new Set() }
}

export async function buildStore(rows: AsyncIterable<readonly SearchRow[]>, workshop: Workshop): Promise<Store> {
  const { lexicon, columns } = await workshop.build(rows)
  return createStore(lexicon, columns ? [createSegment(columns)] : [])
}

/** Changes with tokenised texts that are not visible yet. */
export interface DraftedChanges {
  ids: number[]
  /** The published ones among them. */
  draft: Draft
}

/**
 * The longer part of applying changes, in steps of one row. New words get their codes here, so the changes can only be
 * applied to the same store.
 * @throws RangeError for an invalid row, before anything changes
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
 * Two merges may run concurrently: a long one that includes the large segment, and short ones among newer segments.
 * Each chooses among the segments that the other does not read.
 */
export type Lane = 'large' | 'small'

/** Merges segments when it pays off; resolves when nothing is left to merge. Run it only once at a time per lane. */
export async function mergeSegments(store: Store, lane: Lane, workshop: Workshop): Promise<void> {
  for (;;) {
    // After an applied change or a merge: other tasks first.
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
        // Also rows that died during those turns.
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
 * Rows that died in an input during the merge must not reappear in the result.
 * @param known each input's dead rows at the last check; updated here
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
 * The smallest segments of similar size: a row is copied a few times, not at each merge. The newest often has one row
 * only, which must not end the run of similar ones.
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

/** The number of homes, and the sum of their ids: enough to detect a missing or additional home. */
export function census({ segments }: Store): { homes: number; idSum: number } {
  let [homes, idSum] = [0, 0]
  for (const segment of segments) {
    homes += segment.size - segment.deadCount
    for (let row = 0; row < segment.size; row++) if (!hasBit(segment.dead, row)) idSum += segment.ids[row]!
  }
  return { homes, idSum }
}
