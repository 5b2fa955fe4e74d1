/** Steps of the map: more could not be told apart. */
const STEPS = 5

/**
 * The limits between the steps of a map, ascending: each step has about the same number of places. Limits are rounded
 * to two digits, since a legend with 4.137 € would pretend precision; equal ones are left out.
 * @param values the medians of the places, in any order
 * @returns at most four limits; none when all values are alike
 */
export function stepLimits(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const limits = Array.from({ length: STEPS - 1 }, (_, at) =>
    twoDigits(sorted[Math.floor(((at + 1) * sorted.length) / STEPS)] ?? 0),
  )
  return [...new Set(limits)].filter((limit) => limit > least && limit <= most)
}

/** The step of a value, from 1 to the number of limits + 1. */
export const stepOf = (value: number, limits: readonly number[]): number =>
  1 + limits.filter((limit) => value >= limit).length

/** Also of rents: 12.37 -> 12. Below ten, halves would be lost: 9.46 -> 9.5. */
function twoDigits(value: number): number {
  if (value <= 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Math.round(Math.round(value / unit) * unit * 100) / 100
}
