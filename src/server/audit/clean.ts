import type { Ctx } from '../ctx.ts'
import { deleteActs } from './repository.ts'

const DAY = 86_400_000
/** Each in a transaction of its own, so that no lock lasts. */
const BATCH = 10_000

/** Removes acts that are older than AUDIT_DAYS. Runs every night (jobs/clean-messages.ts). */
export async function cleanAudit({ db, config, clock, log }: Ctx): Promise<void> {
  const before = new Date(clock().getTime() - config.AUDIT_DAYS * DAY)
  let removed = 0
  for (;;) {
    const deleted = await db.transaction().execute((tx) => deleteActs(tx, before, BATCH))
    removed += deleted
    if (deleted < BATCH) break
  }
  if (removed) log.info({ removed }, 'old acts were removed from the audit')
}
