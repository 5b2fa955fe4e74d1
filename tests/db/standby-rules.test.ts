import { expect, test } from 'vitest'
import { chooseSide, type SideState } from '../../src/server/db/standbys/choose.ts'
import { createTrail, readPosition, writePosition } from '../../src/server/db/standbys/position.ts'

test('a position is read as PostgreSQL writes it, and nothing else is', () => {
  expect(readPosition('16/B374D848')).toBe(0x16b374d848n)
  expect(readPosition('0/0')).toBe(0n)
  expect(writePosition(0x16b374d848n)).toBe('16/B374D848')
  // Not by their texts: A0/0 is beyond 9/FFFFFFFF.
  expect((readPosition('A0/0') as bigint) > (readPosition('9/FFFFFFFF') as bigint)).toBe(true)
  for (const text of ['', '/', '1', '1/', '/1', '1/2/3', 'G/1', '123456789/1', ' 1/2', '1/2; drop table property'])
    expect(readPosition(text), text).toBeNull()
})

test('lag is the age of the oldest change that is missing', () => {
  const trail = createTrail()
  expect(trail.lag(0n, 0)).toBe(0)
  trail.note(10n, 1000)
  trail.note(20n, 2000)
  trail.note(20n, 9000)
  expect(trail.lag(20n, 9000)).toBe(0)
  // It has nothing newer than 10, and 20 was there at 2000: however long nothing is written, that is its lag.
  expect(trail.lag(10n, 9000)).toBe(7000)
  expect(trail.lag(5n, 9000)).toBe(8000)
  // Another primary, which lacks what the first one had: nobody is behind what is lost.
  trail.note(15n, 10_000)
  expect(trail.lag(15n, 11_000)).toBe(0)
  expect(trail.lag(10n, 11_000)).toBe(1000)
})

const side = (given: Partial<SideState> = {}): SideState => ({ answers: true, isStandby: true, lagMs: 0, ...given })
const away = side({ answers: false })
const late = side({ lagMs: 6000 })
const promoted = side({ isStandby: false })

test.each<[string, SideState[], number, number | null]>([
  ['the one in use stays while it is good', [side(), side()], 1, 1],
  ['the next good one follows', [side(), away, side()], 1, 2],
  ['after the last the first', [side(), away], 1, 0],
  ['one that is behind is not read', [late, side()], 0, 1],
  ['a standby before a promoted one', [promoted, side()], 0, 1],
  ['a promoted one before one that is behind', [late, promoted], 0, 1],
  ['the primary when none will do', [late, away], 0, null],
  ['the primary without standbys', [], 0, null],
])('%s', (_name, sides, current, expected) => {
  expect(chooseSide(sides, current, 5000)).toBe(expected)
})

test.each<[string, SideState[], number, number | null]>([
  ['the one that has come furthest', [side({ lagMs: 40 }), side({ lagMs: 10 })], 0, 1],
  ['the one in use among equals', [side(), side()], 1, 1],
  ['a promoted one that has come further', [side({ lagMs: 40 }), promoted], 0, 1],
  ['a standby before a promoted one that has as much', [promoted, side()], 0, 1],
  ['none when none answers', [away, late], 0, null],
  ['one that answers', [side({ lagMs: 40 }), away], 0, 0],
])('without a primary: %s', (_name, sides, current, expected) => {
  expect(chooseSide(sides, current, 5000, false)).toBe(expected)
})
