import path from 'node:path'
import { z } from 'zod'
import { isDomainError } from '../../domain/errors.ts'
import type { StoredPreview } from '../../domain/imports/preview.ts'
import type { Ctx } from '../ctx.ts'
import { passingFailure } from '../db/passing.ts'
import { type ImportResult, importFeed } from '../imports/service.ts'
import { defineJob } from '../jobs/job.ts'
import { TryAgain } from '../jobs/queue.ts'
import { findDeliveryById } from './admin-repository.ts'
import { spoolKey } from './folders.ts'
import { findSourceById, setDelivery } from './repository.ts'

/** Computes what an uploaded file would change: a dry run of a large one takes minutes. */
export const previewFeedJob = defineJob({
  name: 'feeds.preview',
  data: z.strictObject({ deliveryId: z.int() }),
  retries: 100,
  waitAtMost: 60,
  seconds: 2 * 3600,
  atOnce: 2,
  run: (ctx, { deliveryId }, signal) => previewDelivery(ctx, deliveryId, signal),
})

/**
 * Stores with an uploaded file what its import would change; it does nothing once the file is carried out.
 * @throws TryAgain while an import of the source runs
 */
export async function previewDelivery(ctx: Ctx, id: number, stop: AbortSignal): Promise<void> {
  const delivery = await findDeliveryById(ctx.db, id)
  const source = delivery && (await findSourceById(ctx.db, delivery.source_id))
  if (!source || delivery.state !== 'uploaded' || delivery.preview) return
  try {
    const result = await ctx.vault.lend(spoolKey(id), (folder) =>
      importFeed(ctx, path.join(folder, delivery.file_name), { source: source.key, dryRun: true, stop }),
    )
    if (result.run.state === 'interrupted') throw new TryAgain('the process stops')
    await keep(ctx, id, previewOf(result, ctx.clock()))
  } catch (error) {
    const isBusy = isDomainError(error) && error.code === 'import.busy'
    if (isBusy || error instanceof TryAgain || stop.aborted || passingFailure(error) !== null) {
      throw error instanceof TryAgain ? error : new TryAgain(`the preview of delivery ${id} waits`)
    }
    ctx.log.error({ error, delivery: id, source: source.key }, 'an uploaded feed could not be previewed')
    const nothing = { counts: {}, lines: [], objects: [], changes: [] }
    const at = ctx.clock().toISOString()
    await keep(ctx, id, { state: 'failed', modus: null, message: 'error.internal', at, ...nothing })
  }
}

const keep = (ctx: Ctx, id: number, preview: StoredPreview) =>
  setDelivery(ctx.db, id, { preview: JSON.stringify(preview) })

function previewOf({ run, lines, objects = [], changes = [], totals }: ImportResult, at: Date): StoredPreview {
  const { state, modus, counts, message } = run
  return {
    ...{ state, modus, counts, message, at: at.toISOString(), changes },
    lines: lines.map(({ nr, objekt, outcome, notes }) => ({ nr, objekt, outcome, notes })),
    objects: objects.map(({ nr, objekt, outcome }) => ({ nr, objekt, outcome })),
    ...(totals && { totals }),
  }
}
