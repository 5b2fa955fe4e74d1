import { analyzeHomes } from '../repository.ts'
import type { Run } from './run.ts'

/** The number of new homes at which a run refreshes the statistics for the first time. */
export const FIRST_ANALYZE = 200
const GROWTH = 4

/** Whether the run has written so many new homes that the statistics are out of date. */
export const needsStatistics = ({ dryRun, counts, analyzeAt }: Run): boolean =>
  !dryRun && (counts.created ?? 0) >= analyzeAt

/**
 * Refreshes PostgreSQL's statistics as a run adds homes: at 200 new ones, at 800, and so on. Autovacuum would come some
 * minutes later, and until then the plans made for empty tables read whole tables at each object. A dry run leaves them
 * alone: its transaction would hold up autovacuum until its end.
 */
export async function keepStatistics(run: Run): Promise<void> {
  run.analyzeAt *= GROWTH
  await analyzeHomes(run.db)
}
