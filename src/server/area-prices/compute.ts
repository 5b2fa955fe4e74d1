import { z } from 'zod'
import { viennaDay } from '../../domain/format/date.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { monthFigures, presentFigures } from './compute-repository.ts'
import { earliestPrice, latestKeptMonth, writeMonth, writePrices } from './repository.ts'

/** The longest history that is computed at once, in months: that of a feed with old data in an empty table. */
const MONTHS_MOST = 60
const DAY_MS = 86_400_000

/**
 * Computes the prices of all places from the published homes, and those of the present month and of ended months that
 * are missing. Ended months are kept as they are, also when their homes are deleted later. Two processes may do it at
 * the same time: both write the same figures.
 *
 * The figures are read first and written after that, each set in a transaction of its own: the search reads its outbox
 * up to the oldest transaction that writes (decision 35), and would wait for one that also computes.
 * @returns the number of figures for now and for months
 */
export async function computeAreaPrices({ db, clock, log }: Pick<Ctx, 'db' | 'clock' | 'log'>, signal?: AbortSignal) {
  const now = clock()
  const present = await presentFigures(db)
  await db.transaction().execute((tx) => writePrices(tx, present, now))
  const counts = { present: present.length, months: 0 }
  // A month that ended yesterday is computed for the last time.
  const justNow = firstDay(viennaDay(new Date(now.getTime() - DAY_MS)))
  for (const month of monthsDue(await earliestPrice(db), await latestKeptMonth(db), now)) {
    signal?.throwIfAborted()
    const rows = await monthFigures(db, month, month >= justNow)
    await db.transaction().execute((tx) => writeMonth(tx, month, rows, now))
    counts.months += rows.length
  }
  log.debug(counts, 'prices by place are computed')
  return counts
}

/**
 * The first days of the months to compute, ascending: those after the last one that was computed after its end, up to
 * the present one; without one, from the first known price on.
 */
function monthsDue(earliest: Date | null, kept: string | null, now: Date): string[] {
  if (!earliest && !kept) return []
  const present = firstDay(viennaDay(now))
  let month = kept ? nextMonth(kept) : firstDay(viennaDay(earliest ?? now))
  const due: string[] = []
  for (; month <= present; month = nextMonth(month)) due.push(month)
  return due.slice(-MONTHS_MOST)
}

const firstDay = (day: string) => `${day.slice(0, 7)}-01`

function nextMonth(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

export const computeAreaPricesJob = defineJob({
  name: 'area-prices.compute',
  data: z.strictObject({}),
  schedule: [{ cron: '25 * * * *' }],
  atStart: true,
  byHand: true,
  retries: 2,
  seconds: 1800,
  run: (ctx, _data, signal) => computeAreaPrices(ctx, signal),
})
