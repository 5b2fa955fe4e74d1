import path from 'node:path'
import { z } from 'zod'
import { isDomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { passingFailure } from '../db/passing.ts'
import { importFeed } from '../imports/service.ts'
import { defineJob } from '../jobs/job.ts'
import { TryAgain } from '../jobs/queue.ts'
import { spoolKey } from './folders.ts'
import {
  type DeliveryRow,
  type FeedSource,
  findSourceById,
  findStaleFiles,
  hasNext,
  pruneDeliveries,
  setDelivery,
  takeNext,
  tryLockQueue,
  unlockQueue,
} from './repository.ts'

/** A delivery that ends the process, or throws, this many times is given up. */
const ATTEMPTS_MAX = 5
/** Number of imported files per source that stay for a look at a fault. */
export const KEEP_FILES = 3
/** Number of deliveries per source whose rows stay. */
const KEEP_ROWS = 200

/** One job imports the waiting deliveries of a source, one after the other. */
export const runFeedsJob = defineJob({
  name: 'feeds.run',
  data: z.strictObject({ sourceId: z.int() }),
  retries: 100,
  waitAtMost: 60,
  seconds: 6 * 3600,
  atOnce: 2,
  run: (ctx, { sourceId }, signal) => runFeeds(ctx, sourceId, signal),
})

/**
 * Imports the deliveries of a source in the order of their arrival; one behind a file that is still on its way waits for
 * the job which that file will queue. The lock belongs to the connection: while another
 * process works on the source, this one leaves, since the other looks for more before and after it unlocks. A delivery
 * that a killed process had begun is imported again; the result is the same (decision 8).
 * @throws TryAgain when the process stops, or another program imports the source
 */
export async function runFeeds(ctx: Ctx, sourceId: number, signal: AbortSignal): Promise<void> {
  do {
    const worked = await ctx.direct.connection().execute(async (connection) => {
      if (!(await tryLockQueue(connection, sourceId))) return false
      try {
        const source = await findSourceById(connection, sourceId)
        if (source) await runAll(ctx, source, signal)
        return true
      } finally {
        await unlockQueue(connection, sourceId).catch(() => {})
      }
    })
    if (!worked) return
  } while (await hasNext(ctx.db, sourceId, ctx.clock()))
}

async function runAll(ctx: Ctx, source: FeedSource, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) throw new TryAgain('the process stops')
    const delivery = await takeNext(ctx.db, source.id, ctx.clock())
    if (!delivery) return
    await runOne(ctx, source, delivery, signal)
    await deleteStale(ctx, source.id)
  }
}

async function runOne(ctx: Ctx, source: FeedSource, delivery: DeliveryRow, signal: AbortSignal): Promise<void> {
  const { id, file_name, attempts } = delivery
  if (attempts > ATTEMPTS_MAX) return giveUp(ctx, id)
  try {
    const confirmDeletions = delivery.confirmed_deletions ?? false
    const { run } = await ctx.vault.lend(spoolKey(id), (folder) =>
      importFeed(ctx, path.join(folder, file_name), { source: source.key, stop: signal, confirmDeletions }),
    )
    if (run.state === 'interrupted') throw new TryAgain('the process stops')
    await setDelivery(ctx.db, id, { state: 'done', run_id: run.id, finished_at: ctx.clock() })
    ctx.log.info({ delivery: id, source: source.key, run: run.id, state: run.state }, 'a delivered feed was imported')
  } catch (error) {
    const isBusy = isDomainError(error) && error.code === 'import.busy'
    // These say nothing about the feed.
    const isPassing = isBusy || error instanceof TryAgain || signal.aborted || passingFailure(error) !== null
    if (isPassing) {
      await setDelivery(ctx.db, id, { state: 'waiting', attempts: attempts - 1 }).catch(() => {})
      throw error instanceof TryAgain ? error : new TryAgain(`delivery ${id} waits`)
    }
    ctx.log.error({ error, delivery: id, source: source.key, attempts }, 'a delivered feed could not be imported')
    if (attempts < ATTEMPTS_MAX) {
      await setDelivery(ctx.db, id, { state: 'waiting' })
      throw new TryAgain(`delivery ${id} is tried again`)
    }
    await giveUp(ctx, id)
  }
}

const giveUp = (ctx: Ctx, id: number) => setDelivery(ctx.db, id, { state: 'failed', finished_at: ctx.clock() })

async function deleteStale(ctx: Ctx, sourceId: number): Promise<void> {
  for (const id of await findStaleFiles(ctx.db, sourceId, KEEP_FILES)) {
    await ctx.vault.remove(spoolKey(id))
    await setDelivery(ctx.db, id, { file_deleted: true })
  }
  await pruneDeliveries(ctx.db, sourceId, KEEP_ROWS)
}
