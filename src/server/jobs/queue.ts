import type { z } from 'zod'
import type { Db } from '../db/db.ts'

/** The queue of one kind of job. Jobs may run twice or late: their code must tolerate that. */
export interface Queue<D extends object = object> {
  /** topic.verb */
  name: string
  /** Validated when a job is queued and again when it runs. */
  data: z.ZodType<D>
  /** Number of retries of a failed job, with delays that double, from 5 seconds to `waitAtMost`. */
  retries: number
  /** Seconds; a year unless given. */
  waitAtMost?: number
  /** Seconds after which a running job is aborted, and tried again if it has retries left. */
  seconds: number
  /** Number of concurrent jobs in one process; one by default. */
  atOnce?: number
  /**
   * By default one job with the same key waits; with `only` there is no second one either while that runs or waits for
   * its next retry.
   */
  perKey?: 'only'
}

/** A schedule of jobs. */
export interface Schedule<D extends object = object> {
  /** In Vienna's time. */
  cron: string
  /** `{}` by default. */
  data?: D
  /** Distinguishes several schedules of one job. */
  key?: string
}

export interface Jobs {
  /**
   * Queues a job within the transaction `db`: a rollback discards it. A second job with the same key does nothing while
   * the first waits; the key is the data by default.
   * @throws Error that names the job and the problem with its data
   */
  send<D extends object>(
    db: Db,
    queue: Queue<D>,
    data: D,
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>
  /**
   * Starts to process jobs of that queue; an exception of the handler means "try again later". Jobs with invalid data
   * are only logged. Its signal aborts when the job has taken too long, and when `stop` is called.
   */
  work<D extends object>(queue: Queue<D>, handler: (data: D, signal: AbortSignal) => Promise<unknown>): Promise<void>
  /** From now on the clock queues these jobs, and no others. */
  schedule(jobs: readonly (Queue & { schedule?: readonly Schedule[] })[]): Promise<void>
  /** Tries a failed job again, within the transaction `db`. @throws 23505 of PostgreSQL when its key waits already */
  retry(db: Db, name: string, id: string): Promise<void>
  /** Removes a job, within the transaction `db`. */
  remove(db: Db, name: string, id: string): Promise<void>
  /** Stops taking jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** Thrown by a handler that has logged its failure itself: the job runs again, and nothing more is logged. */
export class TryAgain extends Error {}
