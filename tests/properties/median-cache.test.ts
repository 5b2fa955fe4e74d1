import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createMedianCache, readGroupCached } from '../../src/server/properties/median-cache.ts'

const MINUTE = 60_000
let now = 0
let made = 0
const clock = () => new Date(now)
const read = async () => ({ count: ++made, middle: [], q1: null, q3: null })
const fail = () => Promise.reject(new Error('the database went away'))
beforeEach(() => {
  now = 1_000_000
  made = 0
})
const counts = async (asked: Promise<{ count: number }>[]) => (await Promise.all(asked)).map(({ count }) => count)

test('a group is read once for all who ask within ten minutes', async () => {
  const cache = createMedianCache(clock)
  expect(await counts([1, 2, 3].map(() => readGroupCached(cache, 'a', read)))).toEqual([1, 1, 1])
  now += 10 * MINUTE
  expect(await counts([readGroupCached(cache, 'a', read), readGroupCached(cache, 'b', read)])).toEqual([1, 2])
})

test('an old group is handed out while a new one is read, for an hour', async () => {
  const cache = createMedianCache(clock)
  await readGroupCached(cache, 'a', read)
  now += 59 * MINUTE
  expect(await counts([1, 2].map(() => readGroupCached(cache, 'a', read)))).toEqual([1, 1])
  await setImmediate()
  expect(await counts([readGroupCached(cache, 'a', read)])).toEqual([2])
  now += 61 * MINUTE
  expect(await counts([readGroupCached(cache, 'a', read)])).toEqual([3])
})

test('a failure is told to all who waited and not kept; an old group survives it', async () => {
  const cache = createMedianCache(clock)
  for (const asked of [1, 2].map(() => readGroupCached(cache, 'a', fail))) await expect(asked).rejects.toThrow('away')
  expect(await counts([readGroupCached(cache, 'a', read)])).toEqual([1])
  now += 15 * MINUTE
  expect(await counts([readGroupCached(cache, 'a', fail)])).toEqual([1])
  await setImmediate()
  expect(await counts([readGroupCached(cache, 'a', fail)])).toEqual([1])
})
