import type { SearchRow } from '../domain/search/row.ts'
import { hasBit } from './bitset.ts'
import { addRow, copyRow, createDraft, type Draft, LIST_NAMES, refuseBadRow } from './draft.ts'
import { createLexicon, type Lexicon, sortLexicon } from './lexicon.ts'
import type { Change } from './port.ts'
import { type Lists, listsOf } from './postings.ts'
import { bury, drafting, rowOfId, type Segment, seal, sealing } from './segment.ts'

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

/** The newest segment is built again with each change until it has this many rows: about a millisecond. */
const NEWEST_MAX = 128
/** More segments than this make every query dearer than a merge. */
const SEGMENTS_MAX = 8
/** The large segment is merged too when this share of it was replaced or added. */
const REWRITE_SHARE = 0.1

export function createStore(): Store {
  return { lexicon: createLexicon(), segments: [], merging: new Set() }
}

/** Builds a store from batches of rows, giving way to other work between them. */
export async function buildStore(rows: AsyncIterable<readonly SearchRow[]>): Promise<Store> {
  const store = createStore()
  const draft = createDraft()
  for await (const batch of rows) for (const row of batch) addRow(draft, row, store.lexicon)
  sortLexicon(store.lexicon)
  if (draft.positions.size) store.segments.push(await unhurried(sealing(draft, store.lexicon)))
  return store
}

/** @throws RangeError on a bad row, before any change is taken over */
export function changeRows(store: Store, changes: readonly Change[]): void {
  for (const { row } of changes) if (row) refuseBadRow(row)
  const latest = new Map(changes.map(({ id, row }) => [id, row]))
  for (const id of latest.keys()) {
    for (const segment of store.segments) {
      const row = rowOfId(segment, id)
      if (row >= 0) bury(segment, row)
    }
  }
  const rows = [...latest.values()].filter((row) => row !== null)
  if (rows.length === 0) return
  const draft = createDraft()
  const newest = store.segments.at(-1)
  if (newest && newest.size <= NEWEST_MAX && !store.merging.has(newest)) {
    copyLiving(newest, draft)
    store.segments.pop()
  }
  for (const row of rows) addRow(draft, row, store.lexicon)
  store.segments.push(seal(draft, store.lexicon))
}

/** Merges segments when it is worth it; resolves when there is nothing left to merge. Not to be run twice at once. */
export async function mergeSegments(store: Store): Promise<void> {
  for (let inputs = dueForMerge(store); inputs.length; inputs = dueForMerge(store)) {
    store.merging = new Set(inputs)
    const draft = await unhurried(drafting(inputs))
    const merged = draft.positions.size ? await unhurried(sealing(draft, store.lexicon)) : null
    // What was buried meanwhile in an input must not rise again in the result.
    for (const input of merged ? inputs : []) {
      for (let row = 0; row < input.size; row++) {
        if (!hasBit(input.dead, row)) continue
        const id = input.ids[row]!
        const isAlive = inputs.some((other) => other !== input && livesIn(other, id))
        const at = isAlive ? -1 : rowOfId(merged!, id)
        if (at >= 0) bury(merged!, at)
      }
    }
    store.segments = store.segments.flatMap((segment) => {
      if (segment === inputs[0]) return merged ? [merged] : []
      return store.merging.has(segment) ? [] : [segment]
    })
    store.merging = new Set()
    if (merged && merged === store.segments[0]) sortLexicon(store.lexicon)
  }
}

function dueForMerge({ segments }: Store): Segment[] {
  const [main, ...small] = segments
  if (!main) return []
  const added = small.reduce((sum, { size }) => sum + size, 0)
  const isRewrite = added + main.deadCount > Math.max(REWRITE_SHARE * main.size, 4096)
  if (isRewrite || (small.length === 0 && main.deadCount === main.size)) return segments.slice()
  return segments.length > SEGMENTS_MAX ? small : []
}

function livesIn(segment: Segment, id: number): boolean {
  const row = rowOfId(segment, id)
  return row >= 0 && !hasBit(segment.dead, row)
}

function copyLiving(segment: Segment, draft: Draft): void {
  const lists: Record<string, Lists> = {}
  for (const name of LIST_NAMES) lists[name] = listsOf(segment.lists[name]!)
  const columns = { ids: segment.ids, numbers: segment.numbers, lists }
  for (let row = 0; row < segment.size; row++) if (!hasBit(segment.dead, row)) copyRow(draft, row, columns)
}

/** Runs the steps with a turn of the event loop between them, so that requests are answered meanwhile. */
async function unhurried<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await new Promise((resolve) => setImmediate(resolve))
  }
}
