import { describe, expect, test } from 'vitest'
import { qualityOf } from '../../src/domain/properties/quality.ts'
import { adviceOf } from '../../src/domain/standing/advice.ts'
import { compare, type Measured, medianOf, poolOf } from '../../src/domain/standing/comparable.ts'
import { effectOf } from '../../src/domain/standing/effect.ts'

const home = (id: number, said: Partial<Measured> = {}): Measured => ({
  id,
  group: null,
  objektart: 'WOHNUNG',
  offers: ['KAUF'],
  places: ['wien-leopoldstadt', 'wien'],
  size: 80,
  days: 28,
  views: 10,
  favorites: 0,
  inquiries: 0,
  viewings: 0,
  ...said,
})
const many = (count: number, said: Partial<Measured> = {}, from = 100) =>
  Array.from({ length: count }, (_, at) => home(from + at, { views: at * 10, ...said }))
const compared = (one: Measured, others: readonly Measured[]) => compare(one, poolOf([one, ...others]))

describe('comparable homes', () => {
  test('are at least eight others of the district, and the home itself is none of them', () => {
    expect(compared(home(1), many(8))).toMatchObject({ place: 'wien-leopoldstadt', count: 8, medians: { views: 35 } })
    expect(compared(home(1), many(7))).toBeNull()
  })

  test('come from the next wider area where the district has too few', () => {
    const others = [...many(7), ...many(3, { places: ['wien-wieden', 'wien'] }, 200)]
    expect(compared(home(1), others)).toMatchObject({ place: 'wien', count: 10 })
  })

  test.each([
    ['another kind', { objektart: 'HAUS' }],
    ['another offer', { offers: ['MIETE'] }],
    ['both offers', { offers: ['KAUF', 'MIETE'] }],
    ['another town', { places: ['graz'] }],
    ['less than three quarters of the size', { size: 59.9 }],
    ['more than four thirds of the size', { size: 107 }],
    ['no size', { size: null }],
  ])('have not %s', (_what, said) => {
    expect(compared(home(1), many(20, said))).toBeNull()
    expect(compared(home(1), [...many(8), ...many(20, said, 300)])?.count).toBe(8)
  })

  test('include both ends of the range of sizes', () => {
    expect(compared(home(1), [...many(4, { size: 60 }), ...many(4, { size: 106.6 }, 200)])?.count).toBe(8)
  })

  test('without a size are compared with others without one', () => {
    expect(compared(home(1, { size: null }), [...many(8, { size: null }), ...many(9, {}, 300)])?.count).toBe(8)
  })

  test('of several companies count once, and never as their own', () => {
    const listings = Array.from({ length: 9 }, (_, at) => home(500 + at, { group: 500 }))
    expect(compared(home(1), [...many(7), ...listings])?.count).toBe(8)
    expect(compared(home(1, { group: 500 }), [...many(7), ...listings])).toBeNull()
  })

  test('have medians for as many days as the home has figures of', () => {
    const others = many(8, { views: 280, days: 200 })
    expect(compared(home(1, { days: 7 }), others)?.medians).toMatchObject({ views: 70, days: 200 })
    // A young home among old ones is measured by its own days, not by 28.
    expect(compared(home(1), many(8, { views: 14, days: 7 }))?.medians.views).toBeCloseTo(56)
  })

  test('need a kind: a home without one is compared with none', () => {
    expect(compared(home(1, { objektart: null }), many(9, { objektart: null }))).toBeNull()
  })
})

test('a median of an even number lies between the middle two', () => {
  expect(medianOf([9, 1])).toBe(5)
  expect(medianOf([9, 1, 2])).toBe(2)
  expect(medianOf([4])).toBe(4)
})

describe('what a feature brings', () => {
  const rates = (count: number, rate: number) => Array.from({ length: count }, (_, at) => rate + ((at % 5) - 2) * 0.01)

  test('is told in percent when both sides have fifty homes and the difference is clear', () => {
    expect(effectOf(rates(50, 0.3), rates(60, 0.2))).toEqual({ percent: 50, with: 50, without: 60 })
  })

  test('is not told of fewer homes, of a difference by chance, of a worse result, or of nothing at all', () => {
    expect(effectOf(rates(49, 0.3), rates(60, 0.2))).toBeNull()
    expect(effectOf(rates(60, 0.3), rates(49, 0.2))).toBeNull()
    expect(effectOf(rates(50, 0.201), rates(50, 0.2))).toBeNull()
    expect(effectOf(rates(50, 0.1), rates(50, 0.2))).toBeNull()
    expect(effectOf(rates(50, 0.3), Array<number>(50).fill(0))).toBeNull()
    const lucky = [...Array<number>(49).fill(0), 5]
    expect(effectOf(lucky, Array<number>(50).fill(0.01))).toBeNull()
  })
})

describe('advice', () => {
  const quality = qualityOf({
    objektart: 'WOHNUNG',
    beschreibung: 'x'.repeat(700),
    lage: 'x'.repeat(100),
    photographs: 8,
    plans: 0,
    hwb: 40,
    hwb_klasse: 'B',
    fgee: 0.8,
    energy_exempt: false,
    price: true,
    costs: true,
    commission: true,
    flaeche: 80,
    zimmer: 3,
    position: 'exact',
    verfuegbar_ab: '2026-12-01',
    person: true,
    condition: true,
    heating: true,
  })
  const facts = { quality, english: true, late: 0, price: null }
  const names = (said: Partial<Parameters<typeof adviceOf>[0]>) =>
    adviceOf({ ...facts, ...said }, () => null).map(({ name }) => name)

  test('names what is missing, with its points and what our data show of it', () => {
    const effect = { percent: 20, with: 90, without: 60 }
    expect(adviceOf(facts, (name) => (name === 'floor_plan' ? effect : null))).toEqual([
      { name: 'floor_plan', value: null, brings: 8, effect },
    ])
  })

  test('begins with inquiries that wait and a price far above the area', () => {
    const said = { late: 2, english: false, price: { own: 6000, median: 5000 } }
    expect(names(said)).toEqual(['late_answers', 'price_high', 'floor_plan', 'english'])
    expect(adviceOf({ ...facts, ...said }, () => null)[1]).toMatchObject({ value: 20, brings: 0 })
  })

  test('says nothing of a price that is near the median or below', () => {
    expect(names({ price: { own: 5700, median: 5000 } })).toEqual(['floor_plan'])
    expect(names({ price: { own: 3000, median: 5000 } })).toEqual(['floor_plan'])
  })
})
