/** Neighbouring buckets differ by 8 %, so that the middle of a bucket is at most 4 % from each of its values. */
const RATIO = Math.log(1.08)
/** Values that are 0 or less than any that matters. */
const NOTHING = -1000
const LEAST = 1e-5
const MOST = 1e13

/** How many values each bucket has. */
export type Histogram = ReadonlyMap<number, number>

/** The bucket of a value of any unit, a small whole number. Negative values count as 0. */
export function bucketOf(value: number): number {
  return value < LEAST ? NOTHING : Math.floor(Math.log(Math.min(value, MOST)) / RATIO)
}

/** The middle of a bucket. */
export const middleOf = (bucket: number): number => (bucket === NOTHING ? 0 : Math.exp((bucket + 0.5) * RATIO))

/**
 * The value that a share of all values does not exceed, exact to 4 %; null without values.
 * @param share 0.75 for the 75th percentile
 */
export function quantileOf(histogram: Histogram, share: number): number | null {
  let left = share * sizeOf(histogram)
  let last: number | null = null
  for (const [bucket, count] of [...histogram].toSorted(([one], [other]) => one - other)) {
    last = middleOf(bucket)
    left -= count
    if (left <= 0) break
  }
  return last
}

/** The number of values. */
export const sizeOf = (histogram: Histogram): number => histogram.values().reduce((sum, count) => sum + count, 0)

/** All values of several histograms. */
export function mergeHistograms(all: Iterable<Histogram>): Histogram {
  const merged = new Map<number, number>()
  for (const one of all) for (const [bucket, count] of one) merged.set(bucket, (merged.get(bucket) ?? 0) + count)
  return merged
}
