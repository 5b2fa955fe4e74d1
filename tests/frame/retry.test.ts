import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrying } from '../../src/islands/frame/retry.ts'

/** The time of each attempt after the start, in ms. */
let tries: number[]
let reported: unknown[]
let start: number

beforeEach(() => {
  vi.useFakeTimers()
  tries = []
  reported = []
  start = Date.now()
  vi.stubGlobal('window', { Sentry: { captureException: (error: unknown) => reported.push(error) } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Fails `times` times, then answers. */
const failing = (times: number) => async () => {
  tries.push(Date.now() - start)
  if (tries.length <= times) throw new Error(`failure ${tries.length}`)
  return 'loaded'
}

test('a part that loads at once is not requested again', async () => {
  await expect(retrying(failing(0))).resolves.toBe('loaded')
  expect(tries).toEqual([0])
})

test.each([
  [1, [0, 1000]],
  [2, [0, 1000, 3000]],
  [3, [0, 1000, 3000, 6000]],
])('after %d failures it loads, each pause a second longer than the last', async (times, expected) => {
  const loaded = retrying(failing(times))
  await vi.runAllTimersAsync()
  await expect(loaded).resolves.toBe('loaded')
  expect(tries).toEqual(expected)
  expect(reported).toEqual([])
})

test('after three retries the last error is reported and raised', async () => {
  const loaded = retrying(failing(9))
  const raised = expect(loaded).rejects.toThrow('failure 4')
  await vi.runAllTimersAsync()
  await raised
  expect(tries).toEqual([0, 1000, 3000, 6000])
  expect(reported).toEqual([new Error('failure 4')])
})

test('without a reporting service the error is raised all the same', async () => {
  vi.stubGlobal('window', {})
  const loaded = retrying(failing(9))
  const raised = expect(loaded).rejects.toThrow('failure 4')
  await vi.runAllTimersAsync()
  await raised
})
