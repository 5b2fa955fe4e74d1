import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A percentile of ascending values: 0.5 is the median, 1 the maximum. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** p50 / p95 / p99 / maximum, with significant digits only. */
export function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99, 1].map((share) => short(percentile(sorted, share))).join(' / ')
}

export function short(ms: number): string {
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(0)
}

/** Bytes on the heap and in typed arrays after a collection. */
export function memory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

export const mb = (bytes: number) => Math.round(bytes / 1e6)
