import path from 'node:path'
import type { Config } from '../config.ts'
import type { Ctx, Db } from '../ctx.ts'
import { openPlace } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { takeBase } from './base.ts'
import { copyFiles } from './files.ts'
import { listBases, type Manifest, timelineOf } from './manifest.ts'
import { prune } from './prune.ts'
import { type Cluster, dropSlot, ensureSlot, findCluster, releaseBackupLock, takeBackupLock } from './repository.ts'
import { shipSegments } from './wal.ts'

export interface Backed {
  /** Null for a database of the operator's own. */
  database: { base: Manifest | null; segments: number; until: Date } | null
  files: { copied: number; removed: number }
}

/** Another backup into any place has not ended. */
export class BackupRunning extends Error {
  constructor() {
    super('Another backup is running.')
    this.name = 'BackupRunning'
  }
}

/** The place that BACKUP_TO names. @throws Error for one that lies in DATA_DIR, and would be lost with it */
export function openBackups({ BACKUP_TO, DATA_DIR }: Pick<Config, 'BACKUP_TO' | 'DATA_DIR'>): Storage {
  const { place, folder } = openPlace(BACKUP_TO ?? '', { private: true })
  const below = folder && path.relative(path.resolve(DATA_DIR), folder)
  if (below !== null && !below.startsWith('..') && !path.isAbsolute(below))
    throw new Error(`BACKUP_TO lies in DATA_DIR, and would be lost with it: ${folder}`)
  return place
}

type Context = Pick<Ctx, 'config' | 'db' | 'direct' | 'log' | 'clock' | 'storage' | 'vault'>

/**
 * Copies what is new since the last time: segments of the write-ahead log, pictures, documents, feeds and keys.
 * @param options.base also copies the files of the database, and removes what is older than `BACKUP_DAYS`; without it
 *   that happens only when a restore would need it
 * @throws BackupRunning; Error when the place cannot be read or written
 */
export async function backUp(ctx: Context, place: Storage, { base }: { base: boolean }): Promise<Backed> {
  const { config, log, clock } = ctx
  const now = clock()
  const days = config.BACKUP_DAYS
  // One connection: a base begins and ends on the same, and it holds the lock.
  return ctx.direct.connection().execute(async (own) => {
    if (!(await takeBackupLock(own))) throw new BackupRunning()
    try {
      const database = config.DATABASE_URL ? null : await backUpDatabase(own, place, { base, now, days })
      // After the database: a file stands before a row names it.
      const files = await copyFiles(place, ctx, { now, days, all: base })
      log.info({ base: database?.base?.id, segments: database?.segments, until: database?.until, files }, 'backed up')
      return { database, files }
    } finally {
      await releaseBackupLock(own).catch(() => {})
    }
  })
}

async function backUpDatabase(
  db: Db,
  place: Storage,
  { base, now, days }: { base: boolean; now: Date; days: number },
): Promise<NonNullable<Backed['database']>> {
  const cluster = await findCluster(db)
  const isNew = await ensureSlot(db)
  const shipped = base || isNew ? null : await shipSinceBase(db, place, cluster)
  if (shipped) return { base: null, segments: shipped.copied, until: shipped.until }
  const made = await takeBase(db, place, cluster, now)
  await prune(place, cluster.system, now, days)
  return { base: made, segments: 0, until: new Date(made.ended) }
}

/** @returns null when a restore needs a new base: there is none yet, or segments after it were never copied here */
async function shipSinceBase(db: Db, place: Storage, cluster: Cluster) {
  // Not one of a machine that was restored from here, to try it: what we write does not continue it.
  const own = (await listBases(place, cluster.system)).filter(({ segment }) => timelineOf(segment) === cluster.timeline)
  const newest = own.at(-1)
  const shipped = newest && (await shipSegments(db, place, cluster, newest.segment))
  return shipped?.isWhole ? shipped : null
}

/** Without backups no segment may wait for them. */
export const endBackups = ({ db }: Pick<Ctx, 'db'>): Promise<void> => dropSlot(db)
