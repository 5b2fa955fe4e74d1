import { analyzeHomes } from '../repository.ts'
import type { Run } from './run.ts'

/** The number of new homes at which a run refreshes the statistics for the first time. */
export const FIRST_ANALYZE = 200
const GROWTH = 4

/**
 * Refreshes PostgreSQL's statistics as a run adds homes: at 200 new ones, at 800, and so on. Autovacuum would come some
 * minutes later, and until then the plans made for empty tables read whole tables at each object. A dry run leaves them
 * alone: its transaction would hold up autovacuum until its end.
 */
export async function keepStatistics(run: Run): Promise<void> {
  if (run.dryRun || (run.counts.created ?? 0) < run.analyzeAt) return
  run.analyzeAt *= GROWTH
  await analyzeHomes(run.db)
}
