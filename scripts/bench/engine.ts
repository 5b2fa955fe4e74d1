import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import type { Change } from '../../src/search/port.ts'
import { readSnapshot, writeSnapshot } from '../../src/search/snapshot/snapshot.ts'
import { threadWorkshop } from '../../src/search/threads/threads.ts'
import { listings } from '../../tests/bench/search/listings.ts'
import { timed } from './loop.ts'
import { mb, memory, percentiles } from './measure.ts'

/** Small batches, so that generating the listings does not block the event loop under measurement. */
const ROWS_A_BATCH = 250
/** The batch size of the server when it catches up. */
const CHANGES_A_BATCH = 100

/**
 * Builds our engine, writes its snapshot, and restarts from it.
 * @param kept a file for the snapshot: when it exists, nothing is built
 * @param grouped the share of listings that are one home with another listing
 * @returns the restarted engine
 */
export async function startEngine(number: number, grouped: number, kept?: string): Promise<ColumnsSearch> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-bench-'))
  try {
    const file = kept ?? path.join(folder, 'search.snapshot')
    if (!existsSync(file)) await buildEngine(number, grouped, file)
    await collectGarbage()
    const search = createColumnsSearch({ workshop: threadWorkshop() })
    await timed('started from the snapshot', async () => {
      const { store, at } = await readSnapshot(file)
      search.restore(store, at)
    })
    const { homes } = search.census()
    if (homes !== number) throw new Error(`the snapshot holds ${homes} homes instead of ${number}`)
    return search
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildEngine(number: number, grouped: number, file: string): Promise<void> {
  const before = memory()
  const search = createColumnsSearch({ workshop: threadWorkshop() })
  await timed('built on a thread (making the listings included)', () => search.rebuild(inTurns(number, grouped), '1'))
  const held = memory() - before + sharedBytes(search)
  console.log(`memory: ${mb(held)} MB, ${mb((held / number) * 1e6)} MB a million\n`)
  const { store, at } = search.state()
  const bytes = await timed('snapshot written', () => writeSnapshot(file, store, at))
  console.log(`snapshot: ${mb(bytes)} MB\n`)
  await search.close()
}

/** The cost of changes in a full engine: one by one, then so many that the large segment is merged. */
export async function changeEngine(search: ColumnsSearch, number: number): Promise<void> {
  const many = Math.ceil(number * 0.12)
  let at = 1
  const apply = async (batch: readonly Change[], times: number[]) => {
    const began = performance.now()
    await search.apply(batch, String(++at))
    times.push(performance.now() - began)
    // One batch per turn of the event loop, as they come from the outbox.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const single: number[] = []
  await timed('2,000 changes, one by one', async () => {
    for await (const batch of changesIn(number, 0, 2000, 1)) await apply(batch, single)
  })
  console.log(`one change, found at once: ${percentiles(single)} ms p50 / p95 / p99 / worst\n`)
  const batched: number[] = []
  await timed(`${many.toLocaleString('en')} changes by ${CHANGES_A_BATCH}, merged on a thread`, async () => {
    for await (const batch of changesIn(number, 2000, many, CHANGES_A_BATCH)) await apply(batch, batched)
    while (search.state().store.segments.length > 9 || search.state().store.merging.size) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  console.log(`${CHANGES_A_BATCH} changes: ${percentiles(batched)} ms p50 / p95 / p99 / worst\n`)
}

/**
 * Homes across the whole catalogue with new values, generated one batch at a time, before the turn in which they are
 * applied. They are not buffered: from waiting rows V8 would conclude that rows live long.
 */
async function* changesIn(number: number, after: number, changes: number, batch: number): AsyncGenerator<Change[]> {
  for await (const rows of listings(changes, 2 + after, batch)) {
    const made = rows.map((row) => {
      const id = 1 + (((after + row.id) * 7919) % number)
      return { id, row: { ...row, id } }
    })
    await new Promise((resolve) => setImmediate(resolve))
    yield made
  }
}

/** Rows from a database also arrive in separate turns of the event loop. */
async function* inTurns(number: number, grouped: number): AsyncGenerator<SearchRow[]> {
  for await (const batch of listings(number, 1, ROWS_A_BATCH, grouped)) {
    yield batch
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/**
 * The garbage of the build, 250 MB for a million, must not count for the next step. It is released some turns after the
 * engine was closed, and freed some turns after the collection.
 */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    collect()
  }
}

/** Shared memory, which the process does not include in its array buffers. */
function sharedBytes(search: ColumnsSearch): number {
  return search.state().store.segments.reduce((sum, { packed }) => sum + (packed?.bytes.byteLength ?? 0), 0)
}
