import type { Ctx } from '../ctx.ts'
import type { Queue, Schedule } from './queue.ts'

/** One kind of background work, declared once, next to its code, and listed in all.ts. */
export interface Job<D extends object = object> extends Queue<D> {
  schedule?: readonly Schedule<D>[]
  /** Also queued when a process starts to work on jobs. */
  atStart?: true
  /** May be run at any time by an administrator: with these data, or with those of its first schedule. */
  byHand?: true | D
  /**
   * May run twice or late. An exception means "try again later".
   * @param signal aborts when the job has taken too long, and when the process stops
   */
  run(ctx: Ctx, data: D, signal: AbortSignal): Promise<unknown>
}

/**
 * Declares a job; its data are typed by their schema.
 * @example
 * export const cleanPreviewsJob = defineJob({
 *   name: 'previews.clean',
 *   data: z.strictObject({}),
 *   schedule: [{ cron: '50 3 * * *' }],
 *   retries: 2,
 *   seconds: 1800,
 *   run: (ctx) => cleanPreviews(ctx),
 * })
 */
export const defineJob = <D extends object>(job: Job<D>): Job<D> => job
