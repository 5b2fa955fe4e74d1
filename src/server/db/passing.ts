import { StorageAway } from '../storage/storage.ts'
import { isDatabaseAway } from './away.ts'
import { isTooSlow } from './too-slow.ts'

/** Seconds until a temporary failure is usually over: the value of Retry-After. */
export const RETRY_SECONDS = 5

/**
 * The refusal for a temporary failure without a mistake of the caller: the database is overloaded or unreachable, or
 * the storage is.
 * @returns the code of the refusal (503), or null for any other error
 */
export function passingFailure(error: unknown): 'server.busy' | 'service.away' | null {
  // Checked first: a pool without a free connection is also marked as unreachable.
  if (isTooSlow(error)) return 'server.busy'
  return isDatabaseAway(error) || error instanceof StorageAway ? 'service.away' : null
}
