/** Stands on errors of a database that is away: pages are bundled apart, so a class would not be known there. */
const MARK = 'databaseAway'

/** SQLSTATE of a server that stops, starts, is full or cannot reach its files: the same may be asked again later. */
const PASSING = /^(?:08|53|57P0|58)/
/** What the client says itself. */
const BROKEN = /^Connection terminated|not queryable|Query read timeout/

/** Whether it failed because the database was away or full: nobody's mistake, and over when the database is back. */
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

/** The same of an error that came by another way than our own connections. */
export function tellsOfAway({ code, syscall, message }: Error & { code?: string; syscall?: string }): boolean {
  // A system's own code has a system call beside it.
  return !!syscall || PASSING.test(code ?? '') || BROKEN.test(message)
}
