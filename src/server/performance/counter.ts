import { bucketOf } from '../../domain/performance/buckets.ts'
import { viennaMinute } from '../../domain/performance/minute.ts'

/** The values of a series and a label in one minute. */
export interface Measured {
  series: string
  label: string
  /** Vienna's clock: 2026-11-23 14:05 */
  minute: string
  counts: Map<number, number>
  total: number
}

/** Values that are not written yet. */
export interface FigureCounter {
  /** @returns whether it was empty before */
  add(series: string, label: string, value: number): boolean
  /** Puts back what could not be written. */
  putBack(all: readonly Measured[]): void
  /** Empties it. */
  take(): Measured[]
}

/** Series, labels and minutes; further ones are not counted until the next batch is written. */
const KEPT_MAX = 20_000

export function createFigureCounter(clock: () => Date): FigureCounter {
  let all = new Map<string, Measured>()
  // Printing a time costs more than the rest.
  let last = { begin: -1, minute: '' }
  const minuteNow = () => {
    const now = clock().getTime()
    const begin = now - (now % 60_000)
    if (begin !== last.begin) last = { begin, minute: viennaMinute(now) }
    return last.minute
  }
  const entryOf = (series: string, label: string, minute: string) => {
    const key = `${series}\n${label}\n${minute}`
    let entry = all.get(key)
    if (!entry && all.size < KEPT_MAX) {
      entry = { series, label, minute, counts: new Map(), total: 0 }
      all.set(key, entry)
    }
    return entry
  }
  return {
    add(series, label, value) {
      const isFirst = all.size === 0
      const entry = entryOf(series, label, minuteNow())
      if (entry) {
        const bucket = bucketOf(value)
        entry.counts.set(bucket, (entry.counts.get(bucket) ?? 0) + 1)
        entry.total += value
      }
      return isFirst
    },
    putBack(before) {
      for (const { series, label, minute, counts, total } of before) {
        const entry = entryOf(series, label, minute)
        if (!entry) continue
        for (const [bucket, count] of counts) entry.counts.set(bucket, (entry.counts.get(bucket) ?? 0) + count)
        entry.total += total
      }
    },
    take() {
      const taken = all
      all = new Map()
      return [...taken.values()]
    },
  }
}
