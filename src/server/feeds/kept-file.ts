import type { Ctx } from '../ctx.ts'
import { findConfirmable, findDeliveryOfRun } from './admin-repository.ts'
import { spoolKey } from './folders.ts'

/** The delivery that a run has imported, as long as its file is kept: that of the newest deliveries of each source. */
export async function keptFileOf({ db, vault }: Pick<Ctx, 'db' | 'vault'>, runId: number) {
  const delivery = await findDeliveryOfRun(db, runId)
  if (!delivery || delivery.file_deleted) return null
  return (await vault.has(`${spoolKey(delivery.id)}/${delivery.file_name}`)) ? delivery : null
}

/** How many deletions of a run wait for a confirmation; null when nothing waits, or something newer was imported. */
export async function deletionsToConfirm({ db }: Pick<Ctx, 'db'>, runId: number): Promise<number | null> {
  return (await findConfirmable(db, runId))?.held ?? null
}
