import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob } from '../jobs/job.ts'
import { BackupRunning, backUp, endBackups, openBackups } from './backup.ts'

/** How often a base looks whether another backup has ended. */
const LOOK_MS = 2_000

const nothing = z.strictObject({})

/** Copies the database's files every night, when BACKUP_TO is set. */
export const backUpJob = defineJob({
  name: 'backup.base',
  data: nothing,
  schedule: [{ cron: '20 2 * * *' }],
  byHand: true,
  retries: 3,
  seconds: 6 * 3600,
  async run(ctx, _data, signal) {
    if (ctx.config.BACKUP_TO) await whenFree(() => backUp(ctx, openBackups(ctx.config), { base: true }), signal)
  },
})

/** Copies what is new every five minutes: so much may be lost with the machine. */
export const shipBackupJob = defineJob({
  name: 'backup.ship',
  data: nothing,
  schedule: [{ cron: '*/5 * * * *' }],
  // Also at the start: a place that was just set needs its first base, and one that was unset must hold nothing back.
  atStart: true,
  retries: 0,
  seconds: 3600,
  async run(ctx) {
    const { BACKUP_TO, DATABASE_URL } = ctx.config
    if (BACKUP_TO) await backUp(ctx, openBackups(ctx.config), { base: false }).catch(unlessRunning)
    else if (!DATABASE_URL) await endBackups(ctx).catch(unlessRunning)
  },
})

/** The nightly base takes longer than five minutes, and copies what is new at its end. */
function unlessRunning(error: unknown): void {
  if (!(error instanceof BackupRunning)) throw error
}

/** A copy of what is new, which begins at the same minute, takes longer than the retries of a job with many pictures. */
async function whenFree<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      unlessRunning(error)
      await sleep(LOOK_MS, undefined, { signal })
    }
  }
}
