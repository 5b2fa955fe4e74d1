import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

/** Keeps the segments of the write-ahead log on the disk until they are in the place. */
const SLOT = 'klinke_backup'
/** The number of the lock that one backup holds. */
const LOCK = 716304

export interface Cluster {
  /** The number that initdb gave it. */
  system: string
  /** The major version of PostgreSQL. */
  postgres: number
  /** The folder of its files. */
  folder: string
  /** The size of a segment of the write-ahead log. */
  segmentBytes: number
  /** The timeline that it writes on. */
  timeline: string
}

/** Which database this is, and where its files lie. */
export async function findCluster(db: Db): Promise<Cluster> {
  const { rows } = await sql<Cluster>`select (select system_identifier::text from pg_control_system()) as system,
    current_setting('server_version_num')::int / 10000 as postgres, current_setting('data_directory') as folder,
    (select bytes_per_wal_segment from pg_control_init()) as "segmentBytes",
    left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline`.execute(db)
  return rows[0] as Cluster
}

/** One backup at a time, for the life of the connection. @returns whether this one may begin */
export async function takeBackupLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db)
  return rows[0]?.taken === true
}

export async function releaseBackupLock(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK})`.execute(db)
}

/**
 * Makes sure that segments wait for us.
 * @returns whether some may have been removed before: then a restore needs a new base
 */
export async function ensureSlot(db: Db): Promise<boolean> {
  const { rows } = await sql<{ wal_status: string | null }>`select wal_status from pg_replication_slots
    where slot_name = ${SLOT}`.execute(db)
  const status = rows[0]?.wal_status
  if (rows[0] && status !== 'lost') return false
  if (rows[0]) await sql`select pg_drop_replication_slot(${SLOT})`.execute(db)
  await sql`select pg_create_physical_replication_slot(${SLOT}, true)`.execute(db)
  return true
}

export interface Shipment {
  /** Everything that was committed until then is in the segments before `current`. */
  until: Date
  /** The segment that is written now; all before it are complete. */
  current: string
  /** The position up to which segments may be removed afterwards. */
  position: string
}

/**
 * Ends the segment that is being written, so that it can be copied. Behind `until` it gets a commit: PostgreSQL reaches a
 * moment only by one that is later.
 */
export async function endSegment(db: Db): Promise<Shipment> {
  const { rows: told } = await sql<{ until: Date }>`select clock_timestamp() as until`.execute(db)
  await sql`select pg_current_xact_id()`.execute(db)
  await sql`select pg_switch_wal()`.execute(db)
  const { rows } = await sql<Omit<Shipment, 'until'>>`
    select pg_walfile_name(position + 1) as current, position::text from pg_current_wal_flush_lsn() as position`.execute(
    db,
  )
  return { until: told[0]?.until as Date, ...(rows[0] as Omit<Shipment, 'until'>) }
}

/** Lets PostgreSQL remove the segments before this position. */
export async function releaseSegments(db: Db, position: string): Promise<void> {
  await sql`select pg_replication_slot_advance(${SLOT}, ${position}::pg_lsn)`.execute(db)
}

/** Until `stopBase` on the same connection, the files of the cluster may be copied. @returns the first segment needed */
export async function startBase(db: Db, label: string): Promise<string> {
  const { rows } = await sql<{ segment: string }>`
    select pg_walfile_name(pg_backup_start(${label}, true) + 1) as segment`.execute(db)
  return rows[0]?.segment as string
}

/** @returns the content of `backup_label`, which belongs to the copy */
export async function stopBase(db: Db): Promise<string> {
  const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop(false)`.execute(db)
  return rows[0]?.labelfile as string
}

/** Ends a copy that failed; nothing happens when none has begun. */
export async function abandonBase(db: Db): Promise<void> {
  await sql`select pg_backup_stop(false)`.execute(db).catch(() => {})
}

/** Lets PostgreSQL remove every segment that it no longer needs itself. */
export async function dropSlot(db: Db): Promise<void> {
  await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots
    where slot_name = ${SLOT} and not active`.execute(db)
}
