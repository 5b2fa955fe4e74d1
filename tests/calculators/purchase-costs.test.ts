import { describe, expect, test } from 'vitest'
import {
  exemptionOpen,
  highestCommission,
  type Purchase,
  purchaseCosts,
} from '../../src/domain/calculators/purchase-costs.ts'

const flat: Purchase = {
  price: 350_000,
  lien: 250_000,
  broker: true,
  contract: 0.02,
  mainHome: false,
  day: '2026-11-21',
}

describe('what buying costs', () => {
  test('every part by its rate, and the sum of them', () => {
    const { parts, total, share } = purchaseCosts(flat)
    expect(parts).toEqual({
      transfer_tax: 12_250,
      registration: 3_850,
      lien: 3_000,
      contract: 8_400,
      commission: 12_600,
    })
    expect(total).toBe(40_100)
    expect(share).toBeCloseTo(0.1146, 4)
  })

  test('without broker and loan their parts are nothing', () => {
    const { parts } = purchaseCosts({ ...flat, broker: false, lien: 0 })
    expect([parts.commission, parts.lien]).toEqual([0, 0])
  })

  test('a commission that the agency names takes the place of the highest', () => {
    const { parts, total } = purchaseCosts({ ...flat, commission: 6_300.456 })
    expect([parts.commission, total]).toEqual([6_300.46, 33_800.46])
    expect(purchaseCosts({ ...flat, commission: 6_300, broker: false }).parts.commission).toBe(0)
  })

  test('a commission has three steps, and none of them falls behind the one before', () => {
    expect(highestCommission(30_000)).toBe(1_200)
    expect(highestCommission(36_336.42)).toBeCloseTo(1_453.46, 2)
    expect(highestCommission(40_000)).toBe(1_453.46)
    expect(highestCommission(48_448.51)).toBe(1_453.46)
    expect(highestCommission(48_448.52)).toBeCloseTo(1_453.46, 2)
    expect(highestCommission(100_000)).toBe(3_000)
  })

  test('the fee exemption frees the first 500,000 euros, on its days only', () => {
    const home = { ...flat, price: 700_000, lien: 400_000, mainHome: true }
    expect(purchaseCosts({ ...home, day: '2026-06-30' }).parts).toMatchObject({ registration: 2_200, lien: 0 })
    expect(purchaseCosts({ ...home, day: '2026-07-01' }).parts).toMatchObject({ registration: 7_700, lien: 4_800 })
    expect(exemptionOpen('2024-06-30')).toBe(false)
    expect(exemptionOpen('2024-07-01')).toBe(true)
  })

  test('from two million euros nothing is free', () => {
    const house = { ...flat, price: 2_000_000, mainHome: true, day: '2026-01-01' }
    expect(purchaseCosts(house).parts.registration).toBe(22_000)
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a price of %s is refused', (price) => {
    expect(() => purchaseCosts({ ...flat, price })).toThrow(RangeError)
  })

  test.each([{ lien: -1 }, { lien: Number.NaN }, { contract: -0.01 }])('%j is refused', (wrong) => {
    expect(() => purchaseCosts({ ...flat, ...wrong })).toThrow(RangeError)
  })
})
