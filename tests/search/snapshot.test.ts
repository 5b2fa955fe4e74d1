import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { type ColumnsSearch, createColumnsSearch } from '../../src/search/engine.ts'
import { readSnapshot, writeSnapshot } from '../../src/search/snapshot/snapshot.ts'
import { listings } from '../bench/search/listings.ts'
import { catalogue, changes, query, rowWithId } from './arbitraries.ts'
import { naiveSearch } from './naive.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-snapshot-'))
  file = path.join(folder, 'search.snapshot')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function* once(rows: SearchRow[]) {
  yield rows
}

async function restored(): Promise<ColumnsSearch> {
  const { store, at } = await readSnapshot(file)
  const search = createColumnsSearch()
  search.restore(store, at)
  return search
}

test('an engine that is read from a snapshot answers like the one that wrote it, and can be changed on', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      changes,
      changes,
      fc.array(query, { minLength: 4, maxLength: 4 }),
      async (rows, before, after, queries) => {
        const search = createColumnsSearch()
        const now = new Map(rows.map((row) => [row.id, row]))
        const change = async (engine: ColumnsSearch, changed: typeof before, at: string) => {
          for (const { id, row } of changed) row ? now.set(id, row) : now.delete(id)
          await engine.apply(changed, at)
        }
        await search.rebuild(once(rows), '1')
        await change(search, before, '2')
        const { store, at } = search.state()
        await writeSnapshot(file, store, at)
        const again = await restored()
        for (const asked of queries) {
          expect(await again.search(asked, { facets: true })).toEqual(await search.search(asked, { facets: true }))
        }
        await change(again, after, '3')
        for (const asked of queries) {
          const expected = naiveSearch([...now.values()], asked)
          expect(await again.search(asked, { facets: true })).toEqual(expected)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('it contains the content of the engine at the time of the call, whatever changes while it is written', async () => {
  const search = createColumnsSearch()
  await search.rebuild(listings(3000), '1')
  const { store, at } = search.state()
  const before = search.census()
  const written = writeSnapshot(file, store, at)
  await search.apply([{ id: 1, row: null }], '2')
  const [fresh] = fc.sample(rowWithId(fc.constant(9999)), { numRuns: 1, seed: 1 }) as [SearchRow]
  await search.apply([{ id: 9999, row: { ...fresh, orte: ['a-new-place'] } }], '3')
  await written
  const kept = await readSnapshot(file)
  expect(kept).toMatchObject({ at: '1' })
  const again = createColumnsSearch()
  again.restore(kept.store, kept.at)
  expect(again.census()).toEqual(before)
  expect(search.census().homes).toBe(3000)
})

describe('an untrustworthy file is refused', () => {
  beforeEach(async () => {
    const search = createColumnsSearch()
    await search.rebuild(listings(500), '1')
    await writeSnapshot(file, search.state().store, '1')
  })

  test('no file, an empty one, another kind of file', async () => {
    await expect(readSnapshot(path.join(folder, 'none'))).rejects.toThrow('ENOENT')
    for (const content of ['', 'KLINKE-1', 'x'.repeat(5000)]) {
      writeFileSync(file, content)
      await expect(readSnapshot(file)).rejects.toThrow(/too short|another kind/)
    }
  })

  test('a file that ends early, wherever it was cut', async () => {
    const whole = readFileSync(file)
    for (let share = 0.05; share < 1; share += 0.05) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)))
      await expect(readSnapshot(file)).rejects.toThrow(Error)
    }
  })

  test('a file in which one bit has turned over, wherever it is', async () => {
    const whole = readFileSync(file)
    const places = fc.sample(fc.nat({ max: whole.length - 1 }), { numRuns: 150, seed: 3 })
    for (const at of [...places, 0, whole.length - 1, whole.length - 9]) {
      const spoilt = Buffer.from(whole)
      spoilt[at]! ^= 4
      writeFileSync(file, spoilt)
      await expect(readSnapshot(file), `byte ${at}`).rejects.toThrow(Error)
    }
  })

  test('a file of another version', async () => {
    const text = readFileSync(file, 'latin1')
    const format = /"format":"(\d+-[0-9a-f]{16})"/.exec(text)?.[1]
    expect(format).toBeDefined()
    const { writeBlocks } = await import('../../src/search/snapshot/blocks.ts')
    await writeBlocks(file, async () => ({ at: '1', format: `${format}0`, segments: [], dictionaries: {} }))
    await expect(readSnapshot(file)).rejects.toThrow('another version')
  })

  test('a snapshot that cannot be finished leaves the old one and no litter', async () => {
    const before = readFileSync(file)
    const search = createColumnsSearch()
    await search.rebuild(listings(100), '7')
    // The last value to be written, which cannot be serialised.
    const at = 7n as unknown as string
    await expect(writeSnapshot(file, search.state().store, at)).rejects.toThrow(/BigInt/)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(await readdir(folder)).toEqual(['search.snapshot'])
  })
})

test('a process that is killed while it writes leaves a whole snapshot, the old one or the new one', {
  timeout: 120_000,
}, async () => {
  const script = path.join(import.meta.dirname, '../support/snapshot-writer.ts')
  let kills = 0
  for (const delay of [3, 11, 23, 40, 71, 110]) {
    const child = fork(script, [file], { stdio: 'ignore' })
    await new Promise((resolve) => child.once('message', resolve))
    await new Promise((resolve) => setTimeout(resolve, delay))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const { store, at } = await readSnapshot(file)
    const search = createColumnsSearch()
    search.restore(store, at)
    // The writer stores as many homes as its change number says.
    expect(search.census().homes).toBe(Number(at))
    kills++
  }
  expect(kills).toBe(6)
  expect(statSync(file).size).toBeGreaterThan(1000)
})
