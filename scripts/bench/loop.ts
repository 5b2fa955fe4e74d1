import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { short } from './measure.ts'

/**
 * Watches how long this thread is held. The delay of the event loop is what a visitor feels; on a machine that others
 * keep busy it also counts their time. The processor time that this thread itself took from one turn of the loop to
 * the next does not. Both count the collection of garbage, which also stands alone, by the clock.
 * @returns ends the watch and says both, in ms
 */
export function watchLoop(): () => string {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  let collected = 0
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collected = Math.max(collected, duration)
  })
  collections.observe({ entryTypes: ['gc'] })
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = used()
  let worst = 0
  const timer = setInterval(() => {
    const now = used()
    worst = Math.max(worst, now - last)
    last = now
  }, 1)
  return () => {
    clearInterval(timer)
    delay.disable()
    collections.disconnect()
    const [p99, max] = [delay.percentile(99) / 1e6, delay.max / 1e6]
    return (
      `loop held for ${short(worst)} ms at most (own time); delay p99 ${short(p99)} ms, max ${short(max)} ms; ` +
      `garbage ${short(collected)} ms at most`
    )
  }
}

/** Does the work, then prints how long it took and how long this thread was held by it. */
export async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const stop = watchLoop()
  const began = performance.now()
  const result = await work()
  console.log(`${title}: ${short((performance.now() - began) / 1000)} s; ${stop()}`)
  return result
}
