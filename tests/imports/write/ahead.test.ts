import { expect, test } from 'vitest'
import { mapAhead } from '../../../src/server/imports/write/ahead.ts'

/** A source that notes what was read and whether it was closed. */
function source(count: number, failsAt = -1) {
  const log: string[] = []
  async function* items() {
    try {
      for (let at = 0; at < count; at++) {
        if (at === failsAt) throw new Error('the file ends here')
        log.push(`read ${at}`)
        yield at
      }
    } finally {
      log.push('closed')
    }
  }
  return { log, items: items() }
}

const double = async (value: number) => value * 2

test('the next items are read while the consumer is busy, and come in their order', async () => {
  const { log, items } = source(6)
  const got: number[] = []
  for await (const value of mapAhead(items, 3, double)) {
    if (got.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect(log).toEqual(['read 0', 'read 1', 'read 2'])
    }
    got.push(value)
  }
  expect(got).toEqual([0, 2, 4, 6, 8, 10])
  expect(log.at(-1)).toBe('closed')
})

test('with a size of 1 nothing runs ahead', async () => {
  const { log, items } = source(3)
  for await (const value of mapAhead(items, 1, double)) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(log.filter((line) => line.startsWith('read'))).toHaveLength(value / 2 + 1)
  }
})

test('a fault comes after the items before it', async () => {
  const { items } = source(6, 2)
  const got: number[] = []
  const all = async () => {
    for await (const value of mapAhead(items, 4, double)) got.push(value)
  }
  await expect(all()).rejects.toThrow('the file ends here')
  expect(got).toEqual([0, 2])
})

test('a consumer who stops closes the source', async () => {
  const { log, items } = source(100)
  for await (const value of mapAhead(items, 4, double)) if (value === 2) break
  expect(log.at(-1)).toBe('closed')
  expect(log.length).toBeLessThan(10)
})
