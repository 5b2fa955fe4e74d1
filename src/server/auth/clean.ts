import type { Ctx } from '../ctx.ts'
import { deleteExpired, deletePending } from './repository.ts'

/** Accounts whose address nobody confirmed within this time end (privacy page). */
const PENDING_LIFE = 7 * 86_400_000

/** Removes unconfirmed accounts, and sessions, links and counters that ran out. Runs every hour. */
export async function cleanAccounts({ db, clock, log }: Ctx): Promise<void> {
  const now = clock()
  const removed = await deletePending(db, new Date(now.getTime() - PENDING_LIFE))
  await deleteExpired(db, now)
  if (removed) log.info({ removed }, 'unconfirmed accounts were removed')
}
