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
 * @param options.isElsewhere the place is not that of BACKUP_TO, which still needs the segments that are copied now
 * @throws BackupRunning; Error when the place cannot be read or written
 */
export async function backUp(
  ctx: Context,
  place: Storage,
  { base, isElsewhere = false }: { base: boolean; isElsewhere?: boolean },
): Promise<Backed> {
  const { config, log, clock } = ctx
  const now = clock()
  const days = config.BACKUP_DAYS
  // One connection: a base begins and ends on the same, and it holds the lock.
  return alone(ctx, async (own) => {
    const keeps = { base, now, days, isElsewhere }
    const database = config.DATABASE_URL ? null : await backUpDatabase(own, place, keeps)
    // After the database: a file stands before a row names it.
    const files = await copyFiles(place, ctx, { now, days, all: base })
    log.info({ base: database?.base?.id, segments: database?.segments, until: database?.until, files }, 'backed up')
    return { database, files }
  })
}

/** One backup at a time. @throws BackupRunning */
function alone<T>({ direct }: Pick<Ctx, 'direct'>, work: (own: Db) => Promise<T>): Promise<T> {
  return direct.connection().execute(async (own) => {
    if (!(await takeBackupLock(own))) throw new BackupRunning()
    try {
      return await work(own)
    } finally {
      await releaseBackupLock(own).catch(() => {})
    }
  })
}

async function backUpDatabase(
  db: Db,
  place: Storage,
  { base, now, days, isElsewhere }: { base: boolean; now: Date; days: number; isElsewhere: boolean },
): Promise<NonNullable<Backed['database']>> {
  const cluster = await findCluster(db)
  const isNew = await ensureSlot(db)
  const shipped = base || isNew ? null : await shipSinceBase(db, place, cluster, isElsewhere)
  if (shipped) return { base: null, segments: shipped.copied, until: shipped.until }
  const made = await takeBase(db, place, cluster, now, isElsewhere)
  await prune(place, cluster.system, now, days)
  return { base: made, segments: 0, until: new Date(made.ended) }
}

/** @returns null when a restore needs a new base: there is none yet, or segments after it were never copied here */
async function shipSinceBase(db: Db, place: Storage, cluster: Cluster, isElsewhere: boolean) {
  // Not one of a machine that was restored from here, to try it: what we write does not continue it.
  const own = (await listBases(place, cluster.system)).filter(({ segment }) => timelineOf(segment) === cluster.timeline)
  // By the log and not by the time: a clock that was wrong must not make an old one the newest.
  const newest = own.toSorted((a, b) => a.segment.localeCompare(b.segment)).at(-1)
  const shipped = newest && (await shipSegments(db, place, cluster, { from: newest.segment, isElsewhere }))
  return shipped?.isWhole ? shipped : null
}

/** Without backups no segment may wait for them. @throws BackupRunning: by hand, into a place of its own */
export const endBackups = (ctx: Pick<Ctx, 'direct'>): Promise<void> => alone(ctx, dropSlot)
