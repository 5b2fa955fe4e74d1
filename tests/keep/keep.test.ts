import { beforeEach, expect, test } from 'vitest'
import { createKeeper } from '../../src/server/keep.ts'

let now = 0
let made = 0
const clock = () => new Date(now)
const make = async () => `value ${++made}`
beforeEach(() => {
  now = 1_000_000
  made = 0
})

test('a value is made once while it is fresh, and anew afterwards', async () => {
  const keeper = createKeeper({ clock, freshMs: 100, most: 10 })
  expect(await keeper.get('a', make)).toBe('value 1')
  now += 99
  expect(await keeper.get('a', make)).toBe('value 1')
  now += 1
  expect(await keeper.get('a', make)).toBe('value 2')
})

test('concurrent callers of a value share one computation', async () => {
  const keeper = createKeeper({ clock, freshMs: 100, most: 10 })
  expect(await Promise.all([1, 2, 3].map(() => keeper.get('a', make)))).toEqual(['value 1', 'value 1', 'value 1'])
})

test('a stale value is handed out while a new one is being made', async () => {
  const keeper = createKeeper({ clock, freshMs: 100, staleMs: 100, most: 10 })
  await keeper.get('a', make)
  now += 150
  expect(await Promise.all([keeper.get('a', make), keeper.get('a', make)])).toEqual(['value 1', 'value 1'])
  await new Promise((resolve) => setImmediate(resolve))
  expect(await keeper.get('a', make)).toBe('value 2')
  now += 200
  expect(await keeper.get('a', make)).toBe('value 3')
})

test('a failure is passed to all waiting callers and not cached', async () => {
  const keeper = createKeeper({ clock, freshMs: 100, most: 10 })
  const fail = async () => {
    throw new Error('the database went away')
  }
  const asked = [keeper.get('a', fail), keeper.get('a', fail)]
  for (const one of asked) await expect(one).rejects.toThrow('went away')
  expect(await keeper.get('a', make)).toBe('value 1')
})

test('a stale value survives a failure to make it anew', async () => {
  const keeper = createKeeper({ clock, freshMs: 100, staleMs: 100, most: 10 })
  await keeper.get('a', make)
  now += 150
  const fail = () => Promise.reject(new Error('the database went away'))
  expect(await keeper.get('a', fail)).toBe('value 1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await keeper.get('a', fail)).toBe('value 1')
})

test('the least recently used values are evicted, and values that are too heavy or weigh nothing are not cached', async () => {
  const weigh = (value: unknown) => String(value).length
  const keeper = createKeeper({ clock, freshMs: 100, most: 10, weigh })
  const asked: string[] = []
  const get = (key: string) =>
    keeper.get(key, async () => {
      asked.push(key)
      return key
    })
  for (const key of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await get(key)
  expect(asked).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb'])
  for (const key of ['', '', 'eleven long', 'eleven long']) await get(key)
  expect(asked.slice(4)).toEqual(['', '', 'eleven long', 'eleven long'])
})
