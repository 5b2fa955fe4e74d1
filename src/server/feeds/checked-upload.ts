import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { DomainError } from '../../domain/errors.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { sourceOfFile } from '../imports/service.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { acceptDelivery, receiveOne, refuseTooMany, WAITING_MAX } from './accept.ts'
import { countUploaded, deleteDelivery, findConfirmable, lockDelivery } from './admin-repository.ts'
import { fileNameFrom, newIncoming, spoolKey } from './folders.ts'
import { mayReach, reachSource } from './own-sources.ts'
import { receiveFile } from './receive.ts'
import { type DeliveryRow, type FeedSource, findSource, setDelivery } from './repository.ts'
import { runFeedsJob } from './run.ts'
import { recordRunAct, recordSourceAct } from './source-acts.ts'

/**
 * Stores a file for a preview; nothing is imported before it is carried out.
 * @param source its key; without it the source of the sender that the file names
 * @returns the id of the delivery
 * @throws DomainError record.not_found for a source of others, import.foreign_file, import.sender_unknown,
 * body.too_large, feed.empty, feed.waiting
 */
export async function uploadDelivery(
  ctx: Ctx,
  visitor: SignedInVisitor,
  incoming: IncomingMessage,
  { name = 'feed', source: key }: { name?: string | undefined; source?: string | undefined },
): Promise<number> {
  const maxBytes = ctx.config.FEED_MB * 1_000_000
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new DomainError('body.too_large')
  const named = key === undefined ? null : await sourceNamed(ctx, visitor, key)
  if (named) await refuseCrowd(ctx, named)
  return receiveOne(named ?? { id: -visitor.user.id }, async () => {
    const folder = await newIncoming(ctx.config)
    try {
      const file = path.join(folder, fileNameFrom(name))
      const bytes = await receiveFile(incoming, file, maxBytes)
      if (bytes === 0) throw new DomainError('feed.empty')
      const source = named ?? (await sourceMeant(ctx, visitor, file))
      if (!named) await refuseCrowd(ctx, source)
      const arrived = { way: 'upload', folder, name: path.basename(file), bytes, isChecked: true } as const
      return await acceptDelivery(ctx, source, arrived, (tx, id) =>
        recordSourceAct(tx, visitor, source, {
          act: 'deliveries.upload',
          after: { delivery: id, file: arrived.name, bytes },
        }),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** @throws DomainError record.not_found, also for sources of others */
async function sourceNamed(ctx: Ctx, visitor: SignedInVisitor, key: string): Promise<FeedSource> {
  const source = await findSource(ctx.db, key)
  if (!source || !(await mayReach(ctx, visitor, source.id))) throw new DomainError('record.not_found')
  return source
}

/** @throws DomainError import.sender_unknown, import.foreign_file */
async function sourceMeant(ctx: Ctx, visitor: SignedInVisitor, file: string): Promise<FeedSource> {
  const key = await sourceOfFile(ctx, file)
  const source = key === null ? undefined : await findSource(ctx.db, key)
  if (source && (await mayReach(ctx, visitor, source.id))) return source
  throw new DomainError(key !== null && visitor.user.role !== 'admin' ? 'import.foreign_file' : 'import.sender_unknown')
}

/**
 * The key of the source of a file that a caller wants to preview, or null for one without: the report says why.
 * @throws DomainError record.not_found, import.foreign_file, import.sender_unknown, the latter two for agents
 */
export async function sourceForFile(
  ctx: Ctx,
  visitor: SignedInVisitor,
  key: string | undefined,
  file: string,
): Promise<string | null> {
  if (visitor.user.role === 'admin') return key ?? null
  const source = key === undefined ? await sourceMeant(ctx, visitor, file) : await sourceNamed(ctx, visitor, key)
  return source.key
}

async function refuseCrowd(ctx: Ctx, source: FeedSource): Promise<void> {
  await refuseTooMany(ctx, source)
  if ((await countUploaded(ctx.db, source.id)) >= WAITING_MAX) throw new DomainError('feed.waiting')
}

/**
 * Imports an uploaded file.
 * @param deletions confirms so many above the limit of the source, as the preview counted them
 * @throws DomainError record.not_found, feed.settled, import.too_many_deletions
 */
export async function carryOutDelivery(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  deletions: number | undefined,
): Promise<void> {
  await changeUploaded(ctx, visitor, id, async (tx, delivery, source) => {
    if (deletions !== undefined && deletions !== (delivery.preview?.counts.held ?? 0)) {
      throw new DomainError('import.deletions_differ')
    }
    await setDelivery(tx.db, id, { state: 'waiting', preview: null, confirmed_deletions: deletions ?? null })
    await tx.jobs.send(tx.db, runFeedsJob, { sourceId: delivery.source_id })
    const after = { delivery: id, file: delivery.file_name, deletions }
    await recordSourceAct(tx, visitor, source, { act: 'deliveries.carry_out', after })
  })
}

/** Deletes an uploaded file that was not carried out. @throws DomainError record.not_found, feed.settled */
export async function discardDelivery(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await changeUploaded(ctx, visitor, id, async (tx, delivery, source) => {
    await deleteDelivery(tx.db, id)
    const before = { delivery: id, file: delivery.file_name }
    await recordSourceAct(tx, visitor, source, { act: 'deliveries.discard', before })
  })
  await ctx.vault.remove(spoolKey(id))
}

/** @throws DomainError record.not_found, feed.settled */
async function changeUploaded(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  change: (tx: Ctx, delivery: DeliveryRow, source: FeedSource) => Promise<void>,
): Promise<void> {
  await atOnce(ctx, async (tx) => {
    const delivery = await lockDelivery(tx.db, id)
    if (!delivery) throw new DomainError('record.not_found')
    const source = await reachSource(tx, visitor, delivery.source_id)
    if (delivery.state !== 'uploaded') throw new DomainError('feed.settled')
    await change(tx, delivery, source)
  })
}

/**
 * Imports the file of a run again, with so many deletions above the limit of the source. The run itself compares the
 * number again.
 * @throws DomainError record.not_found, import.nothing_to_confirm, import.too_many_deletions
 */
export async function confirmDeletions(
  ctx: Ctx,
  visitor: SignedInVisitor,
  run: { id: number; source_id: number; file_name: string },
  deletions: number,
): Promise<void> {
  await atOnce(ctx, async (tx) => {
    await reachSource(tx, visitor, run.source_id)
    const waits = await findConfirmable(tx.db, run.id, true)
    if (!waits) throw new DomainError('import.nothing_to_confirm')
    if (waits.held !== deletions) throw new DomainError('import.deletions_differ')
    const again = { state: 'waiting', attempts: 0, finished_at: null } as const
    await setDelivery(tx.db, waits.delivery_id, { ...again, confirmed_deletions: deletions })
    await tx.jobs.send(tx.db, runFeedsJob, { sourceId: run.source_id })
    const told = { act: 'imports.confirm_deletions', after: { deletions } }
    await recordRunAct(tx, visitor, { ...run, label: run.file_name }, told)
  })
}
