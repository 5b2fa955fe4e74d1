import { rm } from 'node:fs/promises'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/limits/rate.ts'
import { spoolKey } from './folders.ts'
import { previewFeedJob } from './preview.ts'
import {
  countWaiting,
  type DeliveryRow,
  endArrival,
  type FeedSource,
  findByUpload,
  insertDelivery,
  lockArrivals,
  reserveDelivery,
} from './repository.ts'
import { runFeedsJob } from './run.ts'

/** A sender that delivers faster than we import is told to wait. */
export const WAITING_MAX = 10
/** Files of one source that arrive at the same time, by any of PUT and tus: a disk is filled by a few. */
const ARRIVING_MAX = 4
export const AN_HOUR = { name: 'feed-delivery', max: 240, seconds: 3600 }

/** A file that has arrived completely. */
export interface Arrived {
  way: DeliveryRow['way']
  /** A folder of its own in the room `incoming`; it becomes the delivery's, or is deleted. */
  folder: string
  /** The name of the feed in that folder. */
  name: string
  bytes: number
  /** Of a resumable upload, which becomes one delivery. */
  uploadId?: string
  /** A person looks at its preview before it is imported. */
  isChecked?: true
}

/**
 * Refuses a delivery before its file arrives.
 * @throws DomainError rate.exceeded, feed.waiting
 */
export async function refuseTooMany(ctx: Ctx, source: FeedSource): Promise<void> {
  await takeRate(ctx, AN_HOUR, String(source.id))
  if ((await countWaiting(ctx.db, source.id)) >= WAITING_MAX) throw new DomainError('feed.waiting')
}

const arriving = new Map<number, number>()

/**
 * Receives a file of a source, unless four of it arrive already at this process.
 * @throws DomainError feed.waiting, and what `receive` throws
 */
export async function receiveOne<T>(source: Pick<FeedSource, 'id'>, receive: () => Promise<T>): Promise<T> {
  const others = arriving.get(source.id) ?? 0
  if (others >= ARRIVING_MAX) throw new DomainError('feed.waiting')
  arriving.set(source.id, others + 1)
  try {
    return await receive()
  } finally {
    const left = (arriving.get(source.id) ?? 1) - 1
    if (left > 0) arriving.set(source.id, left)
    else arriving.delete(source.id)
  }
}

/**
 * Turns a complete file into a delivery: row, file and job exist together, or none of them; a process that is killed
 * before leaves a file, which is deleted after days. After this, a killed process loses nothing.
 * @param note records who delivered, in the same transaction
 * @returns the id of the delivery
 * @throws DomainError feed.empty
 */
export async function acceptDelivery(
  ctx: Ctx,
  source: Pick<FeedSource, 'id'>,
  arrived: Arrived,
  note: (tx: Ctx, id: number) => Promise<void> = async () => {},
): Promise<number> {
  let unused: number | null = null
  try {
    if (arrived.bytes === 0) throw new DomainError('feed.empty')
    // Before the transaction: a file of gigabytes takes minutes to a bucket.
    const id = await reserveDelivery(ctx.db, source.id, ctx.clock())
    unused = id
    await ctx.vault.adopt(spoolKey(id), arrived.folder)
    const made = await ctx.db.transaction().execute(async (tx) => {
      await lockArrivals(tx, source.id)
      await endArrival(tx, id)
      const known = arrived.uploadId ? await findByUpload(tx, arrived.uploadId) : null
      if (known !== null) return known
      await insertDelivery(tx, {
        id,
        source_id: source.id,
        way: arrived.way,
        file_name: arrived.name,
        bytes: arrived.bytes,
        state: arrived.isChecked ? 'uploaded' : 'waiting',
        upload_id: arrived.uploadId ?? null,
        received_at: ctx.clock(),
      })
      await (arrived.isChecked
        ? ctx.jobs.send(tx, previewFeedJob, { deliveryId: id })
        : ctx.jobs.send(tx, runFeedsJob, { sourceId: source.id }))
      await note({ ...ctx, db: tx }, id)
      return id
    })
    if (made === id) unused = null
    return made
  } finally {
    await rm(arrived.folder, { recursive: true, force: true })
    if (unused !== null) {
      // Nobody waits for it longer than for that of a killed process.
      await endArrival(ctx.db, unused).catch(() => {})
      await ctx.vault.remove(spoolKey(unused))
    }
  }
}
