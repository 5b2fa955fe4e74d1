import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePositions } from '../../../src/server/imports/write/positions.ts'

test('any sequence of positions is known as a Map knows it, the last one of each key', () => {
  const statements = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 1, max: 4e9 })), {
    maxLength: 300,
  })
  fc.assert(
    fc.property(statements, (all) => {
      const [positions, expected] = [makePositions(), new Map<string, number>()]
      for (const [key, position] of all) {
        positions.set(key, position)
        expected.set(key, position)
      }
      for (const [key, position] of expected) expect(positions.get(key)).toBe(position)
      expect(positions.get('a key that no statement has')).toBe(0)
    }),
  )
})

test('a hundred thousand keys are all known, with positions in later files, and others are not', () => {
  const positions = makePositions()
  for (let nr = 1; nr <= 100_000; nr++) positions.set(`obid\n${nr}`, 3e9 + nr)
  const wrong = Array.from({ length: 100_000 }, (_, at) => at + 1).filter(
    (nr) => positions.get(`obid\n${nr}`) !== 3e9 + nr || positions.get(`nr\n${nr}`) !== 0,
  )
  expect(wrong).toEqual([])
})
