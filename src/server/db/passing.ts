import { isDatabaseAway } from './away.ts'
import { isTooSlow } from './too-slow.ts'

/** Seconds after which a failure that passes is mostly over: what Retry-After says meanwhile. */
export const RETRY_SECONDS = 5

/**
 * What to tell of a failure that is nobody's mistake and passes: the database has too much to do, or is away.
 * @returns the code of the refusal (503), or null when it is something else
 */
export function passingFailure(error: unknown): 'server.busy' | 'service.away' | null {
  // First: a pool without a free connection is marked as away too.
  if (isTooSlow(error)) return 'server.busy'
  return isDatabaseAway(error) ? 'service.away' : null
}
