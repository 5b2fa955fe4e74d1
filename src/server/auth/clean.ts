import type { Ctx } from '../ctx.ts'
import { handOnLinks } from './claims.ts'
import { deleteAccount, deleteExpired, findPending, lockAccount, lockAddress } from './repository.ts'
import { atOnce } from './service.ts'

/** Accounts whose address nobody confirmed within this time end (privacy page). */
const PENDING_LIFE = 7 * 86_400_000

/** Removes unconfirmed accounts, and sessions, links and counters that ran out. Runs every hour. */
export async function cleanAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  await deleteExpired(ctx.db, now)
  let removed = 0
  for (const pending of await findPending(ctx.db, new Date(now.getTime() - PENDING_LIFE))) {
    if (await removePending(ctx, pending)) removed++
  }
  if (removed) ctx.log.info({ removed }, 'unconfirmed accounts were removed')
}

const removePending = (ctx: Ctx, { id, email }: { id: number; email: string }): Promise<boolean> =>
  atOnce(ctx, async (ctx) => {
    await lockAddress(ctx.db, email)
    const account = await lockAccount(ctx.db, id)
    // Somebody may have confirmed it a moment ago.
    if (!account || account.email_confirmed_at) return false
    await handOnLinks(ctx, account)
    await deleteAccount(ctx.db, id)
    return true
  })
