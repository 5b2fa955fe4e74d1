/**
 * SQLSTATE of a statement that exceeded the time limit for visitors: it was cancelled, it waited for a lock, or its
 * transaction was idle.
 */
const CANCELLED = new Set(['57014', '55P03', '25P03'])
/** The pool's message when every connection is busy for too long. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

/**
 * Tells whether a failure happened because the database was overloaded: a temporary failure, without a mistake of the
 * caller.
 */
export function isTooSlow(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (CANCELLED.has((error as { code?: string }).code ?? '') || error.message === NO_CONNECTION)
  )
}
