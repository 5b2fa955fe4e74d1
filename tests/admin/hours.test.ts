import { expect, test } from 'vitest'
import { areInOrder, printSpans, readSpans } from '../../src/islands/admin/companies/hours.ts'

test('hours are read as people write them, and written back', () => {
  expect(readSpans('9:00-12:00, 13.30 – 17')).toEqual([
    [540, 720],
    [810, 1020],
  ])
  expect(printSpans([[540, 720]])).toBe('9:00-12:00')
  expect(readSpans('')).toEqual([])
  expect(readSpans('0-24')).toEqual([[0, 1440]])
})

test('anything else is refused instead of being read as closed', () => {
  for (const bad of ['9', '9-', 'neun bis fünf', '9-12-15', '9:70-10', '25-26', '9-12; 13-17', '-9-12']) {
    expect(readSpans(bad), bad).toBeNull()
  }
})

test('spans have an order, end after they begin, and do not overlap', () => {
  const inOrder = (text: string) => areInOrder(readSpans(text) ?? [])
  for (const good of ['', '9-17', '9-12, 12-17', '0-24']) expect(inOrder(good), good).toBe(true)
  for (const bad of ['17-9', '9-9', '13-17, 9-12', '9-13, 12-17']) expect(inOrder(bad), bad).toBe(false)
})
