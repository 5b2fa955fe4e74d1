import { basename } from 'node:path'
import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { attachedFiles } from '../deliveries/service.ts'
import { defineJob } from '../jobs/job.ts'
import { exposeKey, pageKey } from './address.ts'
import { deleteExpose, findStaleExposes } from './repository.ts'

/** A document names its day, so that one of yesterday is asked for by its address only: a tab that is still open. */
const UNREAD_LIFE = 7 * 86_400_000
const PART = 500

/**
 * Removes documents without a request in seven days, and those of homes and projects that are no longer offered.
 * Those that a mail has attached stay as long as the text of the mail: it may be sent late, or again. Runs daily.
 * @returns how many
 */
export async function cleanExposes({ db, storage, clock }: Ctx): Promise<number> {
  const kept = (await attachedFiles({ db })).map((key) => basename(key, '.pdf'))
  const before = new Date(clock().getTime() - UNREAD_LIFE)
  for (let removed = 0; ; ) {
    const stale = await findStaleExposes(db, before, kept, PART)
    for (const { hash, pages } of stale) {
      // Deletes the files first: after an interruption the row still points to them.
      for (let page = 1; page <= pages; page++) await storage.delete(pageKey(hash, page))
      await storage.delete(exposeKey(hash))
      await deleteExpose(db, hash)
    }
    removed += stale.length
    if (stale.length < PART) return removed
  }
}

/** Runs after the job that expires homes. */
export const cleanExposesJob = defineJob({
  name: 'exposes.clean',
  data: z.strictObject({}),
  schedule: [{ cron: '10 4 * * *' }],
  byHand: true,
  retries: 2,
  seconds: 1800,
  run: (ctx) => cleanExposes(ctx),
})
