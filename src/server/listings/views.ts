import { z } from 'zod'
import { viennaDay } from '../../domain/format/date.ts'
import { writeBatches } from '../business/batches.ts'
import type { Ctx } from '../ctx.ts'
import { isProgram } from '../http/programs.ts'
import { defineJob } from '../jobs/job.ts'
import { renewListings, viewsSince } from './renew.ts'
import { addViews, ageViews, type Views } from './view-repository.ts'

const FLUSH_MS = 10_000
const DAY_MS = 86_400_000
/** Compared with the same season of the year before, and no longer. */
export const VIEWS_KEPT_DAYS = 400
/**
 * Counts that a person opened the page of a home. Only the number of a day is kept: neither who, nor from where. The
 * counts are written in batches.
 */
export function countView(ctx: Ctx, id: number, userAgent: string | undefined): void {
  if (isProgram(userAgent)) return
  const isFirst = ctx.caches.views.add(`${id} ${viennaDay(ctx.clock())}`)
  if (!isFirst) return
  const write = () => flushViews(ctx).catch((error: unknown) => ctx.log.warn({ error }, 'views were not written'))
  setTimeout(write, FLUSH_MS).unref()
}

/** Writes what was counted since. When that fails, the counts wait for the next time, and are added once. */
export async function flushViews({ db, caches, clock }: Pick<Ctx, 'db' | 'caches' | 'clock'>): Promise<void> {
  await writeBatches(caches.views, ({ id, counts }) => addViews(db, id, clock(), [...counts].map(viewsOf)))
}

function viewsOf([key, views]: [string, number]): Views {
  const [id = '', day = ''] = key.split(' ')
  return { id: Number(id), day, views }
}

/** Each day, the views of one day leave the thirty. */
export const ageViewsJob = defineJob({
  name: 'listings.age-views',
  data: z.strictObject({}),
  schedule: [{ cron: '10 0 * * *' }],
  retries: 2,
  seconds: 1800,
  async run(ctx) {
    const now = ctx.clock()
    await ageViews(ctx.db, viewsSince(now), viennaDay(new Date(now.getTime() - VIEWS_KEPT_DAYS * DAY_MS)))
    await renewListings(ctx, Number.POSITIVE_INFINITY)
  },
})
