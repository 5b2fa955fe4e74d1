import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bucketOf, mergeHistograms, middleOf, quantileOf, sizeOf } from '../../src/domain/performance/buckets.ts'

const histogramOf = (values: readonly number[]) =>
  mergeHistograms(values.map((value) => new Map([[bucketOf(value), 1]])))

it('is at most 4 % from each value, from CLS to the bytes of a database', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 1e12, noNaN: true }), (value) => {
      expect(Math.abs(middleOf(bucketOf(value)) / value - 1)).toBeLessThanOrEqual(0.0401)
    }),
  )
})

it('keeps nothing apart from little', () => {
  expect(middleOf(bucketOf(0))).toBe(0)
  expect(middleOf(bucketOf(-3))).toBe(0)
  expect(middleOf(bucketOf(0.001))).toBeGreaterThan(0)
})

it('gives the 75th percentile within 5 % of the exact one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 300 }), (values) => {
      const exact = values.toSorted((one, other) => one - other)[Math.ceil(0.75 * values.length) - 1] as number
      expect(Math.abs((quantileOf(histogramOf(values), 0.75) as number) / exact - 1)).toBeLessThanOrEqual(0.05)
    }),
  )
})

it('has no percentile without values, and merges by adding', () => {
  expect(quantileOf(new Map(), 0.5)).toBeNull()
  expect(sizeOf(mergeHistograms([histogramOf([1, 2, 2]), histogramOf([2])]))).toBe(4)
  expect(mergeHistograms([histogramOf([5, 5]), histogramOf([5])])).toEqual(new Map([[bucketOf(5), 3]]))
})
