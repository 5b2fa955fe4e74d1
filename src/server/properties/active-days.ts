import { z } from 'zod'
import { viennaDay } from '../../domain/format/date.ts'
import type { Ctx, Db } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { deleteSearchRows, lockAlike, upsertSearchRow } from '../search/read-model.ts'
import { regroup } from './duplicates.ts'
import { beginOn, endBefore, readRows } from './published-repository.ts'

const PART = 200

/**
 * Publishes homes on the day that their sender names (`verwaltung_techn/aktiv_von`), and takes them out after the last
 * one (`aktiv_bis`). Days are those of Vienna. A home that appears counts as new, and search agents hear of it.
 * @returns how many homes appeared and disappeared
 */
export async function keepActiveDays({ db, clock, log }: Pick<Ctx, 'db' | 'clock' | 'log'>) {
  const now = clock()
  const day = viennaDay(now)
  // Each part is one transaction, with the lock order of publishing.
  const ended = await inParts(db, async (tx) => {
    const ids = await endBefore(tx, day, now, PART)
    for (const changed of await deleteSearchRows(tx, ids)) await regroup(tx, changed)
    return ids.length
  })
  const begun = await inParts(db, async (tx) => {
    const ids = await beginOn(tx, day, now, PART)
    const rows = await readRows(tx, ids)
    await lockAlike(tx, ids, rows)
    for (const row of rows) {
      const changed = await upsertSearchRow(tx, row)
      if (changed) await regroup(tx, changed)
    }
    return ids.length
  })
  if (begun + ended > 0) log.info({ begun, ended }, 'homes appeared and disappeared on the days of their senders')
  return { begun, ended }
}

async function inParts(db: Db, part: (tx: Db) => Promise<number>): Promise<number> {
  for (let sum = 0; ; ) {
    const count = await db.transaction().execute(part)
    sum += count
    if (count < PART) return sum
  }
}

/** Every hour, since a server may sleep at midnight; jobs run by Vienna's clock. */
export const keepActiveDaysJob = defineJob({
  name: 'properties.active-days',
  data: z.strictObject({}),
  schedule: [{ cron: '1 * * * *' }],
  byHand: true,
  retries: 2,
  seconds: 1800,
  async run(ctx) {
    await keepActiveDays(ctx)
  },
})
