import type { Matcher } from '../../search/matching.ts'
import type { ChangeId } from '../../search/port.ts'
import type { Db } from '../ctx.ts'
import { readChanges } from './outbox.ts'

export interface MatchedChanges<Id> {
  /** Published properties that satisfy some saved search, and which. */
  matches: { property: number; searches: Id[] }[]
  /** Keep it, in the transaction that keeps what was done, and hand it in next time. */
  at: ChangeId
  more: boolean
  /** Changes may be missing, since `from` is more than a day old: go through the properties of that time instead. */
  gap: boolean
}

/**
 * Which saved searches do the properties satisfy that were published or changed after `from`? For a job that wakes
 * now and then: fill a matcher from the topic's own table (100,000 searches take a second), call this until there is
 * no `more`, and keep `at`. A change may be met twice; what was told already is for the caller to know.
 *
 * There is no matcher in ctx: it belongs to the topic that owns the saved searches, and a job may run in a process
 * that answers no visitor. `lastChange` (outbox.ts) is where a new reader begins.
 */
export async function matchChanges<Id extends string | number>(
  { db }: { db: Db },
  matcher: Matcher<Id>,
  from: ChangeId,
): Promise<MatchedChanges<Id>> {
  const { changes, at, more, gap } = await readChanges(db, from)
  const matches = changes.flatMap(({ id, row }) => {
    const searches = row ? matcher.match(row) : []
    return searches.length ? [{ property: id, searches }] : []
  })
  return { matches, at, more, gap }
}
