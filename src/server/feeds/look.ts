import { readdir, rm } from 'node:fs/promises'
import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { deleteDelivery, findForgotten } from './admin-repository.ts'
import { deleteOld, feedPath, spoolFolder } from './folders.ts'
import { pullFeedJob } from './pull.ts'
import { findBusySources, findDueSources, findKnown } from './repository.ts'
import { runFeedsJob } from './run.ts'
import { deliverFinishedUploads } from './uploads.ts'

/** The slowest file that may arrive (src/server/http/limits/arrival.ts) takes less. */
const ABANDONED_MS = 3 * 86_400_000
/** How long an uploaded file waits to be carried out. */
const FORGOTTEN_MS = 3 * 86_400_000

/** Finds each minute what a killed process left, and the addresses that are due. */
export const lookForFeedsJob = defineJob({
  name: 'feeds.look',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  atStart: true,
  byHand: true,
  retries: 0,
  seconds: 300,
  run: (ctx) => lookForFeeds(ctx),
})

export async function lookForFeeds(ctx: Ctx): Promise<void> {
  await deliverFinishedUploads(ctx)
  for (const sourceId of await findBusySources(ctx.db)) await ctx.jobs.send(ctx.db, runFeedsJob, { sourceId })
  for (const sourceId of await findDueSources(ctx.db, ctx.clock())) {
    await ctx.jobs.send(ctx.db, pullFeedJob, { sourceId })
  }
  await discardForgotten(ctx)
  await deleteOld(feedPath(ctx.config, 'incoming'), ctx.clock(), ABANDONED_MS)
  await deleteOrphans(ctx)
}

/** Deletes uploaded files that nobody has carried out. */
async function discardForgotten(ctx: Ctx): Promise<void> {
  for (const id of await findForgotten(ctx.db, new Date(ctx.clock().getTime() - FORGOTTEN_MS))) {
    await deleteDelivery(ctx.db, id)
    await rm(spoolFolder(ctx.config, id), { recursive: true, force: true })
  }
}

/** Deletes folders of deliveries that were never committed, or whose row was removed. */
async function deleteOrphans(ctx: Ctx): Promise<void> {
  const ids = (await readdir(feedPath(ctx.config, 'spool')).catch(() => [])).filter((name) => /^\d+$/.test(name))
  const known = await findKnown(ctx.db, ids.map(Number))
  // A folder exists some milliseconds before its row is committed: only rows of an earlier look count.
  for (const id of ids.map(Number)) {
    if (!known.has(id) && id < Math.max(0, ...known)) {
      await rm(spoolFolder(ctx.config, id), { recursive: true, force: true })
    }
  }
}
