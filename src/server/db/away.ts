/** Marks errors of an unreachable database. A class would not be recognised, since pages are bundled separately. */
const MARK = 'databaseAway'

/**
 * SQLSTATE of a server that stops, starts, is full or cannot reach its files, and of a primary that has become a standby
 * and is read-only (25006): a later retry may succeed.
 */
const PASSING = /^(?:08|53|57P0|58|25006)/
/** Messages of the client itself. */
const BROKEN = /^Connection terminated|not queryable|Query read timeout/

/**
 * Tells whether a failure happened because the database was unreachable or full: a temporary failure, without a mistake
 * of the caller.
 */
export function isDatabaseAway(error: unknown): error is Error {
  return error instanceof Error && MARK in error
}

/** Marks the failure to get a connection. */
export function markUnreached(error: Error): Error {
  return Object.assign(error, { [MARK]: true })
}

/** Marks the failure of a statement when the database was the reason, and not the statement. */
export function markBroken(error: Error): Error {
  return tellsOfAway(error) ? markUnreached(error) : error
}

/** The same for an error that did not come through our own connections. */
export function tellsOfAway({ code, syscall, message }: Error & { code?: string; syscall?: string }): boolean {
  // A system's own error code comes with a system call.
  return !!syscall || PASSING.test(code ?? '') || BROKEN.test(message)
}
