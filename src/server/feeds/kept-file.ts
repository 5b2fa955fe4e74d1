import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '../ctx.ts'
import { findConfirmable, findDeliveryOfRun } from './admin-repository.ts'
import { spoolFolder } from './folders.ts'

/** The file that a run has imported, as long as it is kept: that of the newest deliveries of each source. */
export async function keptFileOf({ db, config }: Pick<Ctx, 'db' | 'config'>, runId: number): Promise<string | null> {
  const delivery = await findDeliveryOfRun(db, runId)
  if (!delivery || delivery.file_deleted) return null
  const file = path.join(spoolFolder(config, delivery.id), delivery.file_name)
  return (await stat(file).catch(() => null)) ? file : null
}

/** How many deletions of a run wait for a confirmation; null when nothing waits, or something newer was imported. */
export async function deletionsToConfirm({ db }: Pick<Ctx, 'db'>, runId: number): Promise<number | null> {
  return (await findConfirmable(db, runId))?.held ?? null
}
