/**
 * SQLSTATE of a statement that took longer than it may while a visitor waits: it was cancelled, it waited for a lock,
 * or its transaction rested.
 */
const CANCELLED = new Set(['57014', '55P03', '25P03'])
/** What the pool says when every connection is busy for too long. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

/** Whether it failed because the database had too much to do: nobody's mistake, and over when others are done. */
export function isTooSlow(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (CANCELLED.has((error as { code?: string }).code ?? '') || error.message === NO_CONNECTION)
  )
}
