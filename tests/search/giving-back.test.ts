import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { createColumnsSearch } from '../../src/search/engine.ts'
import { givingBackElsewhere } from '../../src/search/memory/giving-back.ts'
import { threadWorkshop } from '../../src/search/threads/threads.ts'
import { listings } from '../bench/search/listings.ts'
import { eventually } from '../support/eventually.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
setFlagsFromString('--no-expose-gc')

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const MB = 2 ** 20

/** Columns of this many bytes that only the caller references, with every page written. */
function columnsOf(bytes: number) {
  const shared = new SharedArrayBuffer(bytes)
  new Uint8Array(shared).fill(1)
  return { packed: { outline: { is: 'value', value: null } as const, bytes: shared } }
}

test('large columns that were replaced are held by a thread, which ends when nothing else uses them', async () => {
  const retire = givingBackElsewhere(50)
  let columns: ReturnType<typeof columnsOf> | null = columnsOf(32 * MB)
  const [holder] = await Promise.all([
    new Promise<Worker>((started) => process.once('worker', started)),
    retire(columns),
  ])
  let hasEnded = false
  holder.once('exit', () => (hasEnded = true))
  for (let nr = 0; nr < 5; nr++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect([hasEnded, columns.packed.bytes.byteLength]).toEqual([false, 32 * MB])
  columns = null
  await eventually(() => {
    collect()
    return hasEnded
  }).toBe(true)
})

test('columns that are retired while a reader still uses them stay as they are', async () => {
  const retire = givingBackElsewhere(0)
  const columns = columnsOf(32 * MB)
  retire(columns)
  for (let i = 0; i < 5; i++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const bytes = new Uint8Array(columns.packed.bytes)
  expect([bytes[0], bytes.at(-1)]).toEqual([1, 1])
})

test('small columns, and such as are in no shared memory, start no thread', async () => {
  const started: unknown[] = []
  const note = (worker: unknown) => void started.push(worker)
  process.on('worker', note)
  try {
    const retire = givingBackElsewhere(0)
    retire({})
    retire(columnsOf(1000))
    // The process reports it a moment later.
    await new Promise((resolve) => setImmediate(resolve))
    expect(started).toEqual([])
    retire(columnsOf(32 * MB))
    await new Promise((resolve) => setImmediate(resolve))
    expect(started.length).toBe(1)
  } finally {
    process.off('worker', note)
  }
})

test('a rebuild retires what it replaces, and a merge its inputs', async () => {
  const retired: number[] = []
  const workshop = { ...threadWorkshop(), retire: ({ size }: { size: number }) => void retired.push(size) }
  const search = createColumnsSearch({ workshop })
  closers.push(() => search.close())
  await search.rebuild(listings(3000, 1), '1')
  await search.rebuild(listings(4000, 1), '2')
  expect(retired).toEqual([3000])
  let at = 2
  for await (const batch of listings(2500, 2, 250)) {
    await search.apply(
      batch.map((row) => ({ id: row.id, row })),
      String(++at),
    )
  }
  await expect.poll(() => retired, { timeout: 30_000 }).toContain(4000)
  expect(search.census().homes).toBe(4000)
})
