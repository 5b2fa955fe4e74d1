import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Db } from '../ctx.ts'

/** What can be queued, and with what. A job may run twice or late: its handler must bear that. */
export interface JobData {
  'media.fetch': { propertyMediaId: number }
  'currency.refresh': Record<string, never>
  'mail.send': { mailId: number }
  'mail.sweep': Record<string, never>
  'mail.clean': Record<string, never>
  'auth.clean': Record<string, never>
  'notice.send': { noticeId: number }
  'notice.sweep': Record<string, never>
  'alerts.match': Record<string, never>
  'alerts.digest': Record<string, never>
  'previews.clean': Record<string, never>
  'properties.expire': Record<string, never>
  'messages.clean': Record<string, never>
  'newsletter.send': { frequency: NewsletterFrequency }
}

export type JobName = keyof JobData

export interface Jobs {
  /**
   * Queues a job within the transaction `db`: rolled back, it was never sent. A second one with the same
   * key, while the first waits, does nothing; the key is the data unless given.
   */
  send<N extends JobName>(
    db: Db,
    name: N,
    data: JobData[N],
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>
  /** Begins to take jobs of that name; the handler's throw means "again later". */
  work<N extends JobName>(name: N, handler: (data: JobData[N], signal: AbortSignal) => Promise<void>): Promise<void>
  /** Sends such a job at every time the cron expression names, in Vienna's time; `key` tells several of a name apart. */
  every<N extends JobName>(name: N, cron: string, data: JobData[N], key?: string): Promise<void>
  /** Stops taking jobs and waits for those that run. */
  stop(): Promise<void>
}
