import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { handOnLinks } from './claims.ts'
import { deleteAccount, deleteExpired, findPending, lockAccount, lockAddress } from './repository.ts'
import { atOnce } from './service.ts'

/** Accounts with an unconfirmed address are removed after this time (privacy page). */
const PENDING_LIFE = 7 * 86_400_000

/** Removes unconfirmed accounts, and expired sessions, links and counters. Runs every hour. */
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
    // The owner may have confirmed the address a moment ago.
    if (!account || account.email_confirmed_at) return false
    await handOnLinks(ctx, account)
    await deleteAccount(ctx.db, id)
    return true
  })

export const cleanAccountsJob = defineJob({
  name: 'auth.clean',
  data: z.strictObject({}),
  schedule: [{ cron: '5 * * * *' }],
  byHand: true,
  retries: 2,
  seconds: 300,
  run: (ctx) => cleanAccounts(ctx),
})
