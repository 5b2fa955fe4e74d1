import { expect, test } from 'vitest'
import { rangeIn } from '../../src/server/media/range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['pages=1-2', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  [undefined, null],
])('%s of 100 bytes', (header, range) => {
  expect(rangeIn(header, 100)).toEqual(range)
})

test('a file without content has no parts', () => {
  expect(rangeIn('bytes=0-', 0)).toBe('outside')
  expect(rangeIn('bytes=-5', 0)).toBe('outside')
})
