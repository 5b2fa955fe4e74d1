import { describe, expect, test } from 'vitest'
import { readAmount } from '../../src/domain/format/amount.ts'

describe('an amount as people write it', () => {
  test.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['250 000 €', 250_000],
    ['€ 1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.200.000', 1_200_000],
    ['899,9', 899.9],
    ['EUR 900', 900],
    ['٢٥٠٬٠٠٠', 250_000],
    ['۲۵۰۰۰۰', 250_000],
    ["1'000", 1000],
    ['400.000,-', 400_000],
    ['1.200,–', 1200],
    ['80 m²', 80],
    ['1.250 qm', 1250],
    ['75m2', 75],
  ])('%s is read', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each([
    '',
    'viel',
    '-5',
    '1.2.3',
    '12,3456',
    '1e5',
    '0x10',
    '5 Äpfel',
    '0.500',
    '12.345,678',
    '1.000.50',
    '1.00.000',
    '1,5 M',
    '-',
    'm²',
  ])('%o is none', (text) => {
    expect(readAmount(text)).toBeNaN()
  })
})
