import { z } from 'zod'
import { FIGURES_KEPT_DAYS } from '../../domain/admin/period.ts'
import { LEAST_SHOWN } from '../../domain/business/figures.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { foldNotes, forgetFigures, lockFolding } from './repository.ts'

const PART = 5_000
/** Readers wait for so many parts at most; the job takes the rest. */
const AT_ONCE = 4
/** Different searches of the present month. */
const SEARCHES_MAX = 20_000
/** The same of an ended month: as many by searches, and as many by misses. */
const SEARCHES_KEPT = 2_000
/** A process sends a batch again within seconds, or never. */
const BATCH_LIFE = 2 * 86_400_000

/**
 * Adds what was counted to the sums. Each part is a transaction; one process at a time does this.
 * @param parts after so many it stops
 */
export async function foldFigures({ db }: Pick<Ctx, 'db'>, parts = AT_ONCE, searches = SEARCHES_MAX): Promise<void> {
  for (let part = 0; part < parts; part++) {
    const count = await db.transaction().execute(async (tx) => {
      await lockFolding(tx)
      return foldNotes(tx, PART, searches)
    })
    if (count < PART) return
  }
}

/** Removes what is older than promised (decision 71). */
export async function cleanFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>, searches = SEARCHES_KEPT): Promise<void> {
  const now = clock()
  const today = viennaDay(now)
  await forgetFigures(db, {
    day: addDays(today, -FIGURES_KEPT_DAYS),
    month: `${today.slice(0, 7)}-01`,
    least: LEAST_SHOWN,
    most: searches,
    batches: new Date(now.getTime() - BATCH_LIFE),
  })
}

/** Screens add up what they show; this keeps them quick, and the sums small. */
export const foldFiguresJob = defineJob({
  name: 'business.fold',
  data: z.strictObject({}),
  schedule: [{ cron: '*/5 * * * *' }],
  byHand: true,
  retries: 2,
  seconds: 600,
  async run(ctx) {
    await foldFigures(ctx, Number.POSITIVE_INFINITY)
    await cleanFigures(ctx)
  },
})
