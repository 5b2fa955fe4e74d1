import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { deleteDelivery, findForgotten } from './admin-repository.ts'
import { deleteOld, feedPath, SPOOL, spoolKey } from './folders.ts'
import { pullFeedJob } from './pull.ts'
import { findBusySources, findDueSources, findKnown, forgetArrivals } from './repository.ts'
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

/**
 * The steps do not need each other, so that one that fails stops no other: first those that make room, last the one that
 * moves gigabytes.
 * @throws the first failure, after all steps
 */
export async function lookForFeeds(ctx: Ctx): Promise<void> {
  const steps = [discardForgotten, deleteAbandoned, deleteOrphans, wakeBusy, pullDue, deliverFinishedUploads]
  const failures: unknown[] = []
  for (const step of steps) await step(ctx).catch((error) => failures.push(error))
  const [first, ...others] = failures
  for (const error of others) ctx.log.error({ error }, 'a further step of the look for feeds failed')
  if (failures.length > 0) throw first
}

async function wakeBusy(ctx: Ctx): Promise<void> {
  for (const sourceId of await findBusySources(ctx.db)) await ctx.jobs.send(ctx.db, runFeedsJob, { sourceId })
}

async function pullDue(ctx: Ctx): Promise<void> {
  for (const sourceId of await findDueSources(ctx.db, ctx.clock())) {
    await ctx.jobs.send(ctx.db, pullFeedJob, { sourceId })
  }
}

/** Deletes what a killed process has left of files that were arriving. */
const deleteAbandoned = (ctx: Ctx) => deleteOld(feedPath(ctx.config, 'incoming'), ctx.clock(), ABANDONED_MS)

/** Deletes uploaded files that nobody has carried out. */
async function discardForgotten(ctx: Ctx): Promise<void> {
  for (const id of await findForgotten(ctx.db, new Date(ctx.clock().getTime() - FORGOTTEN_MS))) {
    await deleteDelivery(ctx.db, id)
    await ctx.vault.remove(spoolKey(id))
  }
}

/** Deletes folders of deliveries that were never committed, or whose row was removed. */
async function deleteOrphans(ctx: Ctx): Promise<void> {
  await forgetArrivals(ctx.db, ctx.clock())
  const newest = new Map<number, number>()
  for await (const { key, modified } of ctx.vault.list(SPOOL)) {
    const id = Number(key.slice(SPOOL.length + 1).split('/')[0])
    if (Number.isInteger(id)) newest.set(id, Math.max(newest.get(id) ?? 0, modified.getTime()))
  }
  const known = await findKnown(ctx.db, [...newest.keys()])
  for (const [id, at] of newest) {
    // A folder exists before its row is committed: while its files are moved, which takes a while to a bucket.
    if (!known.has(id) && ctx.clock().getTime() - at > ABANDONED_MS) await ctx.vault.remove(spoolKey(id))
  }
}
