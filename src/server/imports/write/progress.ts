import { noteProgress } from '../repository.ts'
import type { Run } from './run.ts'

export interface Progress {
  done: number
  total: number
  perSecond: number
  counts: Readonly<Record<string, number>>
}

/** Milliseconds between two notes of a run on how far it is. */
const NOTED_EVERY = 1000

/** @returns what to call after each object; it tells the caller, and notes the run at most once a second */
export function progress(
  run: Run,
  onProgress: ((progress: Progress) => void) | undefined,
): () => Promise<void> | undefined {
  const began = performance.now()
  let noted = began
  return () => {
    const now = performance.now()
    const done = run.counts.objects ?? 0
    onProgress?.({
      done,
      total: run.survey.total,
      perSecond: (done / Math.max(now - began, 1)) * 1000,
      counts: run.counts,
    })
    if (run.dryRun || now - noted < NOTED_EVERY) return undefined
    noted = now
    // The connection of the run may be writing an object.
    return noteProgress(run.ctx.db, run.id, { total: run.survey.total, counts: run.counts })
  }
}
