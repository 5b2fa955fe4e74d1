import { expect, test } from 'vitest'
import { makeLanes } from '../../src/server/imports/write/lanes.ts'

/** A task that waits until it is told to go on. */
function task(log: string[], name: string) {
  const end = Promise.withResolvers<void>()
  return {
    end,
    work: async (place: string, passed: () => void) => {
      log.push(`${name} in ${place}`)
      if (name.startsWith('quick')) passed()
      await end.promise
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a task begins when the one before it lets it, in a free place', async () => {
  const log: string[] = []
  const lanes = makeLanes(['A', 'B'])
  const [one, two, three] = [task(log, 'quick 1'), task(log, 'slow 2'), task(log, 'quick 3')]
  await lanes.run(['a'], one.work)
  await lanes.run(['b'], two.work)
  const third = lanes.run(['c'], three.work)
  one.end.resolve()
  await settled()
  // A place is free, and the second has not passed.
  expect(log).toEqual(['quick 1 in A', 'slow 2 in B'])
  two.end.resolve()
  await third
  expect(log[2]).toBe('quick 3 in A')
  three.end.resolve()
  await lanes.idle()
})

test('tasks that share a key run one after the other', async () => {
  const log: string[] = []
  const lanes = makeLanes(['A', 'B'])
  const [one, two] = [task(log, 'quick 1'), task(log, 'quick 2')]
  await lanes.run(['number 7', 'obid 1'], one.work)
  const second = lanes.run(['number 8', 'obid 1'], two.work)
  await settled()
  expect(log).toHaveLength(1)
  one.end.resolve()
  await second
  expect(log).toEqual(['quick 1 in A', 'quick 2 in B'])
  two.end.resolve()
  await lanes.idle()
})

test('a fault ends the run, after what is under way', async () => {
  const log: string[] = []
  const lanes = makeLanes(['A', 'B'])
  const slow = task(log, 'quick 1')
  await lanes.run(['a'], slow.work)
  await lanes.run(['b'], async () => {
    throw new Error('broken')
  })
  await settled()
  await expect(lanes.run(['c'], task(log, 'quick 2').work)).rejects.toThrow('broken')
  let ended = false
  const idle = lanes.idle().finally(() => {
    ended = true
  })
  await settled()
  expect(ended).toBe(false)
  slow.end.resolve()
  await expect(idle).rejects.toThrow('broken')
  expect(log).toEqual(['quick 1 in A'])
})
