import { AsyncLocalStorage } from 'node:async_hooks'

/** The request, or the job without one, for which the present work is done. Every log line carries its id. */
export interface Origin {
  /** As in the header X-Request-Id. */
  requestId: string
  /** The job that the request caused, by name. */
  job?: string
}

const present = new AsyncLocalStorage<Origin>()

/** Runs work for a request; everything that it awaits belongs to it too. */
export const runFor = <T>(origin: Origin, work: () => T): T => present.run(origin, work)

export const currentOrigin = (): Origin | undefined => present.getStore()
