import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { openBackups } from '../backup/backup.ts'
import { listKept, NothingKept } from '../backup/restore.ts'
import type { Config } from '../config.ts'
import { openBucket, openPlace } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { doubt, type Finding, fault, ok, reasonOf } from './finding.ts'

/** ms; longer than a healthy bucket needs for four small requests. */
const PATIENCE_MS = 20_000
const HOUR_MS = 3_600_000
/** The server copies the log every five minutes, and a base every night. */
const OLD_DOUBT_MS = HOUR_MS
const OLD_FAULT_MS = 26 * HOUR_MS

/** Null: S3_URL is not set. */
type AskedBucket = 'works' | Error | null

/** What was found in BACKUP_TO. */
export interface Backups {
  /** Its folder exists; always true for a bucket. */
  exists: boolean
  /** The folder is on the disk of DATA_DIR. */
  isSameDisk: boolean
  /** ms since the last moment that a restore can reach; null when no backup is complete, or of files alone. */
  age: number | null
  /** The database is one of the operator's own, so only files are copied. */
  isOfFiles: boolean
}

/** Null: BACKUP_TO is not set. */
type AskedBackups = Backups | Error | null

/** Writes a small file into the bucket, reads it, lists it, and removes it: each needs a permission of the key. */
export async function askBucket({ S3_URL }: Pick<Config, 'S3_URL'>): Promise<AskedBucket> {
  try {
    const bucket = openBucket({ S3_URL })
    if (!bucket) return null
    await inTime(tryOut(bucket.vault))
    return 'works'
  } catch (error) {
    return error as Error
  }
}

/** Looks at the place of backups, and writes a small file there as `askBucket` does. */
export async function askBackups(
  config: Pick<Config, 'BACKUP_TO' | 'DATA_DIR' | 'DATABASE_URL'>,
): Promise<AskedBackups> {
  if (!config.BACKUP_TO) return null
  try {
    const place = openBackups(config)
    const { folder } = openPlace(config.BACKUP_TO)
    const found = folder ? await stat(folder).catch(() => null) : null
    const isOfFiles = Boolean(config.DATABASE_URL)
    // A disk that is not mounted has no folder, and a file must not make one.
    if (folder && !found) return { exists: false, isSameDisk: false, age: null, isOfFiles }
    await inTime(tryOut(place))
    const data = await stat(path.resolve(config.DATA_DIR)).catch(() => null)
    const age = isOfFiles ? null : await inTime(ageOf(place))
    return { exists: true, isSameDisk: found !== null && found.dev === data?.dev, age, isOfFiles }
  } catch (error) {
    return error as Error
  }
}

async function tryOut(place: Storage): Promise<void> {
  const folder = `doctor-${randomBytes(6).toString('hex')}`
  const content = randomBytes(64)
  await place.put(`${folder}/probe`, content)
  try {
    const read = await place.get(`${folder}/probe`)
    if (!read || !content.equals(read)) throw new Error('a file is not as it was written')
  } finally {
    await place.remove(folder)
  }
}

async function ageOf(place: Storage): Promise<number | null> {
  const kept = await listKept(place).catch((error: Error) => {
    if (error instanceof NothingKept) return null
    throw error
  })
  return kept && Date.now() - Date.parse(kept[0].until)
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`))),
    ),
  ])
}

export function judgeBucket(bucket: AskedBucket): Finding | null {
  if (bucket === null) return null
  if (bucket === 'works') return ok('The bucket of S3_URL takes files and gives them back.')
  return fault(
    `The bucket of S3_URL does not work (${reasonOf(bucket)}).`,
    'Compare address, region and key with the provider’s, and the permissions with docs/operating/storage.md.',
  )
}

export function judgeBackups(
  backups: AskedBackups,
  { DATABASE_URL, S3_URL }: Pick<Config, 'DATABASE_URL' | 'S3_URL'>,
): Finding[] {
  if (backups === null) return [judgeNoBackups(Boolean(DATABASE_URL), Boolean(S3_URL))]
  if (backups instanceof Error)
    return [
      fault(
        `BACKUP_TO cannot be used (${reasonOf(backups)}).`,
        'See that the place exists and lets the user of Klinke write; docs/operating/backups.md says what it must be.',
      ),
    ]
  if (!backups.exists)
    return [fault('The folder of BACKUP_TO does not exist.', 'Mount its disk, or create it for the user of Klinke.')]
  const kept = backups.isOfFiles ? ok('BACKUP_TO takes copies of the files.') : judgeAge(backups.age)
  if (!backups.isSameDisk) return [kept]
  return [
    doubt(
      'BACKUP_TO lies on the disk of DATA_DIR: what destroys one destroys both.',
      'Take a folder on another disk or machine, or a bucket.',
    ),
    kept,
  ]
}

function judgeNoBackups(isOwnDatabase: boolean, isBucket: boolean): Finding {
  if (isOwnDatabase && isBucket) return ok('Database and bucket are backed up where they run (BACKUP_TO is not set).')
  return doubt(
    `BACKUP_TO is not set: ${isOwnDatabase ? 'pictures, documents and keys' : 'database and pictures'} are copied nowhere.`,
    'Set it to a folder on another disk or machine, or to a bucket (docs/operating/backups.md).',
  )
}

function judgeAge(age: number | null): Finding {
  if (age === null)
    return doubt(
      'BACKUP_TO holds no complete backup yet.',
      'Run npm run backup; the server also makes one when it runs.',
    )
  const hours = age / HOUR_MS
  const told = hours < 2 ? `${Math.round(age / 60_000)} minutes` : `${Math.round(hours)} hours`
  const text = `The last moment in BACKUP_TO is ${told} old.`
  const next =
    'See in /admin/auftraege why backup.ship and backup.base fail; without a running Klinke nothing is copied.'
  if (age > OLD_FAULT_MS) return fault(text, next)
  if (age > OLD_DOUBT_MS) return doubt(text, next)
  return ok(text)
}
