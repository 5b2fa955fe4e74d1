import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleOf, shareOf } from '../../src/islands/chart/scale.ts'

const amount = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
)
const values = fc.array(fc.oneof({ weight: 5, arbitrary: amount }, { weight: 1, arbitrary: fc.constant(null) }))

describe('the axis of a chart', () => {
  test('has round values', () => {
    expect(scaleOf([0, 288_750], true).ticks).toEqual([0, 100_000, 200_000, 300_000])
    expect(scaleOf([0.11, 0.32], false).ticks).toEqual([0.1, 0.2, 0.3, 0.4])
    expect(scaleOf([4100, 4480], false).ticks).toEqual([4100, 4200, 4300, 4400, 4500])
  })

  test('holds every value, and zero where bars begin', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (list, zero) => {
        const { from, to, ticks } = scaleOf(list, zero)
        expect(to).toBeGreaterThan(from)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(ticks[0]).toBe(from)
        expect(ticks.at(-1)).toBe(to)
        for (const value of zero ? [...list, 0] : list) {
          if (value === null) continue
          const share = shareOf(value, { from, to, ticks })
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('has room around equal values and where nothing is known', () => {
    expect(scaleOf([5, 5, 5], false).ticks).toEqual([2, 4, 6, 8])
    expect(scaleOf([0, 0], true).ticks[0]).toBe(0)
    expect(scaleOf([], true).ticks).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(scaleOf([null, Number.NaN], false).to).toBeGreaterThan(0)
  })
})
