import { constants, monitorEventLoopDelay, type NodeGCPerformanceDetail, PerformanceObserver } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { short } from './measure.ts'

/**
 * Measures how long this thread is blocked. A visitor notices the delay of the event loop; on a busy machine it
 * includes other programs. The processor time of this thread between two turns of the loop does not. Both include
 * garbage collection, which is also listed separately in elapsed time: its helper threads compete for processors too.
 * @returns a function that ends the measurement and returns all values, in ms
 */
export function watchLoop(): () => string {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  const collected = new Map<string, number[]>()
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const { duration, detail } of entries as (PerformanceEntry & { detail: NodeGCPerformanceDetail })[]) {
      const kind = detail.kind === constants.NODE_PERFORMANCE_GC_MINOR ? 'young' : 'all'
      collected.set(kind, [...(collected.get(kind) ?? []), duration])
    }
  }
  const collections = new PerformanceObserver((list) => note(list.getEntries()))
  collections.observe({ entryTypes: ['gc'] })
  let last = process.threadCpuUsage()
  let worst = { user: 0, system: 0 }
  const timer = setInterval(() => {
    const now = process.threadCpuUsage()
    const turn = { user: (now.user - last.user) / 1000, system: (now.system - last.system) / 1000 }
    if (turn.user + turn.system > worst.user + worst.system) worst = turn
    last = now
  }, 1)
  return () => {
    clearInterval(timer)
    delay.disable()
    note(collections.takeRecords())
    collections.disconnect()
    const [p99, max] = [delay.percentile(99) / 1e6, delay.max / 1e6]
    const garbage = [...collected].map(([kind, took]) => `${took.length} x ${kind} ${short(Math.max(...took))}`)
    return (
      `loop held for ${short(worst.user + worst.system)} ms at most (own time, ${short(worst.system)} of it in the ` +
      `kernel); delay p99 ${short(p99)} ms, max ${short(max)} ms; garbage ${garbage.join(', ') || 'none'} ms at most`
    )
  }
}

/** Runs the work, then prints its duration and how long it blocked this thread. */
export async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const stop = watchLoop()
  const began = performance.now()
  const result = await work()
  console.log(`${title}: ${short((performance.now() - began) / 1000)} s; ${stop()}`)
  return result
}

const NOTHING_MS = 5000
const COUNT = 'let x = 0; for (;;) x = (x * 31 + 7) | 0'

/**
 * Calibration: the measured values for turns of about a millisecond that only count, next to a thread that only counts.
 * On a shared or virtual machine they exceed that millisecond. Smaller values are noise of the machine.
 */
export async function timeNothing(): Promise<void> {
  const busy = new Worker(COUNT, { eval: true, execArgv: [] })
  await timed('nothing, in turns of a millisecond beside a busy thread', async () => {
    const end = performance.now() + NOTHING_MS
    while (performance.now() < end) {
      const turn = performance.now() + 1
      while (performance.now() < turn);
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })
  await busy.terminate()
}
