import type { Ctx, Db } from '../ctx.ts'
import { holdEvents } from './repository.ts'

/**
 * Does what makes somebody hear of homes from now on, in a transaction during which no events are worked off: whatever
 * happens after `begin` took the time is then met by a matcher that knows him. Without it an event could be worked off,
 * and be gone, between that moment and the commit.
 */
export function beginHearing<T>(ctx: Ctx, begin: (within: Ctx) => Promise<T>): Promise<T> {
  const act = async (db: Db) => {
    await holdEvents(db)
    return begin({ ...ctx, db })
  }
  return ctx.db.transaction().execute(act)
}
