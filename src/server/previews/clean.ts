import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { previewKey } from './address.ts'
import { deletePreview, findStale } from './repository.ts'

/** Messengers and search engines that still show a picture request it again within this time. */
const UNREAD_LIFE = 30 * 86_400_000
const PART = 500

/**
 * Removes pictures of link previews without a request in 30 days, and those of homes and projects that are no longer
 * offered. A later request draws the picture again. Runs daily.
 * @returns how many
 */
export async function cleanPreviews({ db, storage, clock }: Ctx): Promise<number> {
  const before = new Date(clock().getTime() - UNREAD_LIFE)
  for (let removed = 0; ; ) {
    const hashes = await findStale(db, before, PART)
    for (const hash of hashes) {
      // Deletes the file first: after an interruption the row still points to it.
      await storage.delete(previewKey(hash))
      await deletePreview(db, hash)
    }
    removed += hashes.length
    if (hashes.length < PART) return removed
  }
}

/** Runs after the job that expires homes. */
export const cleanPreviewsJob = defineJob({
  name: 'previews.clean',
  data: z.strictObject({}),
  schedule: [{ cron: '50 3 * * *' }],
  byHand: true,
  retries: 2,
  seconds: 1800,
  run: (ctx) => cleanPreviews(ctx),
})
