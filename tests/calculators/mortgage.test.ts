import { describe, expect, test } from 'vitest'
import { mortgage } from '../../src/domain/calculators/mortgage.ts'

describe('a loan', () => {
  test('is paid in equal amounts, as the annuity formula says', () => {
    const { monthly, interest, debt } = mortgage({ amount: 100_000, rate: 0.06, years: 30 })
    expect(monthly).toBe(599.55)
    expect(interest).toBeCloseTo(115_838.19, 1)
    expect(debt).toHaveLength(31)
    expect([debt[0], debt[30]]).toEqual([100_000, 0])
  })

  test('leaves the debt that paying month by month leaves', () => {
    const { debt } = mortgage({ amount: 250_000, rate: 0.035, years: 25 })
    let owed = 250_000
    const step = 0.035 / 12
    const payment = (250_000 * step) / (1 - (1 + step) ** -300)
    for (let month = 0; month < 120; month++) owed = owed * (1 + step) - payment
    expect(debt[10]).toBeCloseTo(owed, 1)
  })

  test('without interest is divided evenly', () => {
    expect(mortgage({ amount: 120_000, rate: 0, years: 10 })).toMatchObject({ monthly: 1_000, interest: 0 })
    expect(mortgage({ amount: 120_000, rate: 0, years: 10 }).debt[5]).toBe(60_000)
  })

  test.each([
    { amount: 0 },
    { amount: Number.NaN },
    { rate: -0.01 },
    { rate: 0.21 },
    { rate: Number.NaN },
    { years: 0 },
    { years: 41 },
    { years: 2.5 },
  ])('%j is refused', (wrong) => {
    expect(() => mortgage({ amount: 1_000, rate: 0.03, years: 10, ...wrong })).toThrow(RangeError)
  })
})
