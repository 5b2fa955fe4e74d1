import type { Ctx, Db } from '../ctx.ts'
import { holdEvents } from './repository.ts'

/**
 * Starts a subscription for news about homes, in a transaction during which no events are processed: a matcher that
 * knows the subscriber then handles every event after `begin` took the time. Otherwise an event could be processed and
 * deleted between that moment and the commit.
 */
export function beginHearing<T>(ctx: Ctx, begin: (within: Ctx) => Promise<T>): Promise<T> {
  const act = async (db: Db) => {
    await holdEvents(db)
    return begin({ ...ctx, db })
  }
  return ctx.db.transaction().execute(act)
}
