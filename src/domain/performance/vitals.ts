/**
 * What browsers measure: LCP, the time until the largest part of a page is painted (ms), INP, the time until a page
 * answers a press (ms), and CLS, how much of a page moves while it is read (no unit). `good` and `poor` are Google's
 * limits for the 75th percentile; `most` is the greatest value that is believed.
 */
export const VITALS = {
  LCP: { good: 2500, poor: 4000, most: 120_000 },
  INP: { good: 200, poor: 500, most: 120_000 },
  CLS: { good: 0.1, poor: 0.25, most: 100 },
} as const
export type Vital = keyof typeof VITALS
export const VITAL_NAMES = ['LCP', 'INP', 'CLS'] as const satisfies readonly Vital[]

export const DEVICES = ['phone', 'desk'] as const
export type Device = (typeof DEVICES)[number]

export type Rating = 'good' | 'medium' | 'poor'

export function ratingOf(vital: Vital, value: number): Rating {
  const { good, poor } = VITALS[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'medium' : 'poor'
}
