import type { z } from 'zod'
import type { Db } from '../db/db.ts'

/** Where jobs of one kind wait. They may run twice or late: what runs them must bear that. */
export interface Queue<D extends object = object> {
  /** topic.verb */
  name: string
  /** Checked when a job is queued and again when it runs. */
  data: z.ZodType<D>
  /** How often a job that failed is tried again, with waits that double, from 5 seconds to `waitAtMost`. */
  retries: number
  /** Seconds; a year unless given. */
  waitAtMost?: number
  /** Seconds after which a job that still runs is given up, and tried again if it has retries left. */
  seconds: number
  /** How many run at once in one process; one unless given. */
  atOnce?: number
  /**
   * Of jobs with the same key one waits, unless given; with `only` there is no second one either while that runs or
   * waits for its next try.
   */
  perKey?: 'only'
}

/** When jobs are queued by the clock. */
export interface Schedule<D extends object = object> {
  /** In Vienna's time. */
  cron: string
  /** `{}` unless given. */
  data?: D
  /** Tells several of one job apart. */
  key?: string
}

export interface Jobs {
  /**
   * Queues a job within the transaction `db`: rolled back, it was never sent. A second one with the same key, while
   * the first waits, does nothing; the key is the data unless given.
   * @throws Error that names the job and what is wrong with its data
   */
  send<D extends object>(
    db: Db,
    queue: Queue<D>,
    data: D,
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>
  /** Begins to take jobs of that queue; the handler's throw means "again later". Jobs with bad data only go to the log. */
  work<D extends object>(queue: Queue<D>, handler: (data: D, signal: AbortSignal) => Promise<unknown>): Promise<void>
  /** From now on these jobs, and no others, are queued by the clock. */
  schedule(jobs: readonly (Queue & { schedule?: readonly Schedule[] })[]): Promise<void>
  /** Stops taking jobs and waits for those that run. */
  stop(): Promise<void>
}

/** Thrown by a handler that has told of its failure itself: it runs again, and nothing more is logged. */
export class TryAgain extends Error {}
