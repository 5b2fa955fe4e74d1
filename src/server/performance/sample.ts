import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Ctx } from '../ctx.ts'
import { record } from './record.ts'
import { readDatabaseState } from './repository.ts'

const EVERY_MS = 60_000
/** A timer of the monitor is late by its own resolution when nothing waits. */
const RESOLUTION_MS = 10

/** Looks at the process and the database each minute. @returns a function that ends it */
export function startSampling(ctx: Ctx): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const look = () => {
    const late = delay.percentile(99) / 1e6 - RESOLUTION_MS
    delay.reset()
    sample(ctx, late).catch((error: Error) => ctx.log.warn({ error }, 'the database was not measured'))
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}

/** Counts the state of this moment. @param late ms by which the event loop was late */
export async function sample(ctx: Ctx, late: number): Promise<void> {
  record(ctx, 'event_loop', Math.max(0, late))
  record(ctx, 'memory', process.memoryUsage().rss)
  const { bytes, connections, waiting } = await readDatabaseState(ctx.db)
  record(ctx, 'database', bytes)
  record(ctx, 'connections', connections)
  record(ctx, 'jobs_waiting', waiting)
}
