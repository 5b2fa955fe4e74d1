import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { deleteSearchRows } from '../search/read-model.ts'
import { regroup, regroupAll } from './duplicates.ts'
import { expireBefore, findExpiries } from './repository.ts'

const DAY_MS = 86_400_000
const PART = 500

/**
 * Removes homes from the portal that no feed has named for the days that their source allows: its own setting, else
 * EXPIRE_AFTER_DAYS, and for senders of TEIL never, since they name only what changes. 0 keeps the homes. They are
 * expired, not deleted: the next feed that names one restores it with its address and history. Runs daily.
 * @returns how many
 */
export async function expireUnseen({ config, db, clock, log }: Ctx): Promise<number> {
  const now = clock()
  let expired = 0
  for (const { sourceId, days } of await findExpiries(db, config.EXPIRE_AFTER_DAYS)) {
    const before = new Date(now.getTime() - days * DAY_MS)
    for (;;) {
      // Both in one transaction, in the same lock order as publishing.
      const part = await db.transaction().execute(async (tx) => {
        const ids = await expireBefore(tx, sourceId, before, now, PART)
        for (const changed of await deleteSearchRows(tx, ids)) await regroup(tx, changed)
        return ids.length
      })
      expired += part
      if (part < PART) break
    }
  }
  if (expired) log.info({ expired }, 'homes that no feed names any more were taken out')
  return expired
}

export const expireUnseenJob = defineJob({
  name: 'properties.expire',
  data: z.strictObject({}),
  schedule: [{ cron: '40 3 * * *' }],
  byHand: true,
  retries: 2,
  seconds: 1800,
  async run(ctx) {
    await expireUnseen(ctx)
    await regroupAll(ctx)
  },
})
