import { z } from 'zod'
import { viennaDay } from '../../domain/format/date.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { renewListings, viewsSince } from './renew.ts'
import type { ViewCounter } from './view-counter.ts'
import { addViews, ageViews } from './view-repository.ts'

const FLUSH_MS = 10_000
const DAY_MS = 86_400_000
/** Compared with the same season of the year before, and no longer. */
const KEPT_DAYS = 400
/** Programs that read pages and run their scripts: search engines, previews of messengers, monitors, tests of speed. */
const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|curl|wget|python|java\/|go-http/i

/**
 * Counts that a person opened the page of a home. Only the number of a day is kept: neither who, nor from where. The
 * counts are written in batches.
 */
export function countView(ctx: Ctx, id: number, userAgent: string | undefined): void {
  if (!userAgent || PROGRAMS.test(userAgent)) return
  const isFirst = ctx.caches.views.add(id, viennaDay(ctx.clock()))
  if (!isFirst) return
  const write = () => flushViews(ctx).catch((error: unknown) => ctx.log.warn({ error }, 'views were not written'))
  setTimeout(write, FLUSH_MS).unref()
}

/** Writes what was counted since. When that fails, the counts wait for the next time. */
export async function flushViews({ db, caches }: { db: Ctx['db']; caches: { views: ViewCounter } }): Promise<void> {
  const counted = caches.views.take()
  if (counted.length === 0) return
  try {
    await addViews(db, counted)
  } catch (error) {
    for (const { id, day, views } of counted) caches.views.add(id, day, views)
    throw error
  }
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
    await ageViews(ctx.db, viewsSince(now), viennaDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
    await renewListings(ctx, Number.POSITIVE_INFINITY)
  },
})
