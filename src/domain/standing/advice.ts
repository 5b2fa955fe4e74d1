import { missingOf, QUALITY_NAMES, type Quality } from '../properties/quality.ts'
import type { Effect } from './effect.ts'

/** What would help a home: a gap of the listing, or one of these. */
export const ADVICE_NAMES = ['price_high', 'late_answers', 'english', ...QUALITY_NAMES] as const
export type AdviceName = (typeof ADVICE_NAMES)[number]

/** Above the median of the area by at least this share, a price is mentioned. */
const HIGH = 0.15
/** An inquiry that waits longer counts as answered late. Hours. */
export const LATE_HOURS = 48

export interface Advice {
  name: AdviceName
  /** `price_high`: percent above the median; `late_answers`: inquiries; else null. */
  value: number | null
  /** Points by which the quality of the listing would rise; 0 for what the score does not count. */
  brings: number
  /** What homes of the same kind and offer with it got; null where our own data show nothing. */
  effect: Effect | null
}

export interface AdviceFacts {
  quality: Quality
  /** Has a text in English. */
  english: boolean
  /** Of the last 90 days: inquiries that waited too long. */
  late: number
  /** EUR per m² of the home and the median of its area; null where unknown. */
  price: { own: number; median: number } | null
}

/** What the home lacks, the most helpful first. @param effectOf what our data show of a feature */
export function adviceOf(
  { quality, english, late, price }: AdviceFacts,
  effectOf: (name: AdviceName) => Effect | null,
): Advice[] {
  const above = price === null ? 0 : price.own / price.median - 1
  const brings = new Map(quality.rules.map((one) => [one.rule, one.brings]))
  const gap = (name: AdviceName, points: number): Advice => ({
    name,
    value: null,
    brings: points,
    effect: effectOf(name),
  })
  return [
    ...(late > 0 ? [{ name: 'late_answers', value: late, brings: 0, effect: null } as const] : []),
    ...(above >= HIGH
      ? [{ name: 'price_high', value: Math.round(above * 100), brings: 0, effect: null } as const]
      : []),
    ...missingOf(quality).map((rule) => gap(rule, brings.get(rule) ?? 0)),
    ...(english ? [] : [gap('english', 0)]),
  ]
}
