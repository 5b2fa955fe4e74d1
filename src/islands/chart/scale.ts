/** The values of an axis: its beginning, its end, and its ticks. */
export interface Scale {
  from: number
  to: number
  ticks: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10]

/**
 * An axis of round values (1, 2, 2.5 or 5 times a power of ten) that contains all values.
 * @param values in the unit of the data; at least one should be finite
 * @param zero whether the axis must show zero: bars need it, since their length is the value
 * @param lines maximum number of steps
 */
export function scaleOf(values: readonly (number | null)[], zero: boolean, lines = 4): Scale {
  const finite = values.filter((value): value is number => value !== null && Number.isFinite(value))
  const shown = zero || finite.length === 0 ? [...finite, 0] : finite
  let [bottom, top] = [Math.min(...shown), Math.max(...shown)]
  // Equal values would have no height, nor would values that differ by less than their rounding.
  if (top - bottom < 1e-9 * Math.max(1, Math.abs(top), Math.abs(bottom))) {
    const room = Math.abs(top) > 1e-6 ? Math.abs(top) / 2 : 1
    ;[bottom, top] = [zero ? bottom : bottom - room, top + room]
  }
  const raw = (top - bottom) / lines
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (STEPS.find((one) => one * power >= raw * (1 - 1e-9)) ?? 10)
  const first = Math.floor(bottom / step + 1e-9)
  const last = Math.ceil(top / step - 1e-9)
  // Whole multiples, each rounded once: adding the step up would show 0.30000000000000004.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks }
}

/** The position of a value on the axis, in percent from its beginning, to a tenth: finer than a screen. */
export function shareOf(value: number, { from, to }: Scale): number {
  return Math.round(((value - from) / (to - from)) * 1000) / 10
}
