import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { FeedDelivery, ImportSource } from '../db/types.generated.ts'

export type FeedSource = Pick<
  Selectable<ImportSource>,
  | 'id'
  | 'key'
  | 'name'
  | 'active'
  | 'secret_hash'
  | 'ssh_keys'
  | 'report_email'
  | 'report_language'
  | 'pull_url'
  | 'pull_minutes'
  | 'pulled_at'
  | 'pull_etag'
  | 'pull_last_modified'
  | 'pull_fault'
>

const sources = (db: ReadDb) =>
  db
    .selectFrom('import_source')
    .select([
      ...(['id', 'key', 'name', 'active', 'secret_hash', 'ssh_keys', 'report_email', 'report_language'] as const),
      ...(['pull_url', 'pull_minutes', 'pulled_at', 'pull_etag', 'pull_last_modified', 'pull_fault'] as const),
    ])

export const findSource = (db: ReadDb, key: string): Promise<FeedSource | undefined> =>
  sources(db).where('key', '=', key).executeTakeFirst()

export const findSourceById = (db: ReadDb, id: number): Promise<FeedSource | undefined> =>
  sources(db).where('id', '=', id).executeTakeFirst()

export async function updateSource(db: Db, id: number, changes: Updateable<ImportSource>): Promise<void> {
  await db.updateTable('import_source').set(changes).where('id', '=', id).execute()
}

/** Accepted deliveries of one source wait for each other until the end of the transaction. */
export async function lockArrivals(db: Db, sourceId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(716303, ${sourceId}::int)`.execute(db)
}

export async function countWaiting(db: ReadDb, sourceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('feed_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source_id', '=', sourceId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

/** For how long later deliveries wait for a file on its way; after that, its process was killed. */
const ARRIVAL_MS = 30 * 60_000

/** The id of a delivery to come. Later deliveries of the source wait until `endArrival`. */
export async function reserveDelivery(db: Db, sourceId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into feed_arrival (id, source_id, begun_at)
    values (nextval(pg_get_serial_sequence('feed_delivery', 'id')), ${sourceId}, ${now}) returning id`.execute(db)
  return (rows[0] as { id: number }).id
}

export async function endArrival(db: Db, id: number): Promise<void> {
  await db.deleteFrom('feed_arrival').where('id', '=', id).execute()
}

/** Forgets files on their way for which nobody waits any more. */
export async function forgetArrivals(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('feed_arrival').where('begun_at', '<', overdueAt(now)).execute()
}

const overdueAt = (now: Date) => new Date(now.getTime() - ARRIVAL_MS)

/** A delivery with a reserved id. */
export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'source_id' | 'way' | 'file_name' | 'bytes' | 'state' | 'upload_id'
> & {
  received_at: Date
}

export async function insertDelivery(db: Db, row: NewDelivery): Promise<void> {
  await sql`insert into feed_delivery (id, source_id, way, file_name, bytes, state, upload_id, received_at)
    overriding system value
    values (${row.id}, ${row.source_id}, ${row.way}, ${row.file_name}, ${row.bytes}, ${row.state}, ${row.upload_id},
      ${row.received_at})`.execute(db)
}

export async function findByUpload(db: ReadDb, uploadId: string): Promise<number | null> {
  const row = await db.selectFrom('feed_delivery').select('id').where('upload_id', '=', uploadId).executeTakeFirst()
  return row?.id ?? null
}

export type DeliveryRow = Selectable<FeedDelivery>

export const findDelivery = (db: ReadDb, sourceId: number, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('feed_delivery').selectAll().where('source_id', '=', sourceId).where('id', '=', id).executeTakeFirst()

/** The run of a source that is in progress. */
export async function findRunning(db: ReadDb, sourceId: number): Promise<number | null> {
  const row = await db
    .selectFrom('import_run')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('state', '=', 'running')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Allows one process at a time to import the deliveries of a source. A killed process releases it. */
export async function tryLockQueue(db: Db, sourceId: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(716304, ${sourceId}::int) as held`.execute(
    db,
  )
  return rows[0]?.held === true
}

export async function unlockQueue(db: Db, sourceId: number): Promise<void> {
  await sql`select pg_advisory_unlock(716304, ${sourceId}::int)`.execute(db)
}

/**
 * The oldest delivery that has not been imported, unless an older file is still on its way; one that a killed process
 * had begun is the oldest.
 */
const nextOf = (db: ReadDb, sourceId: number, now: Date) =>
  db
    .selectFrom('feed_delivery')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('state', 'in', ['waiting', 'running'])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('feed_arrival')
            .select('feed_arrival.id')
            .where('feed_arrival.source_id', '=', sourceId)
            .where('begun_at', '>=', overdueAt(now))
            .whereRef('feed_arrival.id', '<', 'feed_delivery.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)

/** Takes the next delivery. */
export const takeNext = (db: Db, sourceId: number, now: Date): Promise<DeliveryRow | undefined> =>
  db
    .updateTable('feed_delivery')
    .set(({ eb }) => ({ state: 'running', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', nextOf(db, sourceId, now))
    .returningAll()
    .executeTakeFirst()

export async function setDelivery(db: Db, id: number, changes: Updateable<FeedDelivery>): Promise<void> {
  await db.updateTable('feed_delivery').set(changes).where('id', '=', id).execute()
}

export const hasNext = async (db: ReadDb, sourceId: number, now: Date): Promise<boolean> =>
  (await nextOf(db, sourceId, now).executeTakeFirst()) !== undefined

/** The sources with deliveries to import. */
export async function findBusySources(db: ReadDb): Promise<number[]> {
  const open = db.selectFrom('feed_delivery').select('source_id').distinct()
  const rows = await open.where('state', 'in', ['waiting', 'running']).execute()
  return rows.map(({ source_id }) => source_id)
}

/** The sources whose address is to be fetched by now. */
export async function findDueSources(db: ReadDb, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('import_source')
    .select('id')
    .where('active', '=', true)
    .where('pull_url', 'is not', null)
    .where(sql<boolean>`(pulled_at is null or pulled_at <= ${now}::timestamptz - make_interval(mins => pull_minutes))`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Imported deliveries of a source whose file is older than the newest `keep`. */
export async function findStaleFiles(db: ReadDb, sourceId: number, keep: number): Promise<number[]> {
  const rows = await db
    .selectFrom('feed_delivery')
    .select(['id', 'file_deleted'])
    .where('source_id', '=', sourceId)
    .where('state', 'in', ['done', 'failed'])
    .orderBy('id', 'desc')
    .offset(keep)
    .limit(1000)
    .execute()
  return rows.filter(({ file_deleted }) => !file_deleted).map(({ id }) => id)
}

export async function pruneDeliveries(db: Db, sourceId: number, keep: number): Promise<void> {
  await sql`
    delete from feed_delivery where id in (
      select id from feed_delivery where source_id = ${sourceId} and state in ('done', 'failed')
      order by id desc offset ${keep})`.execute(db)
}

/** Which of these deliveries exist. */
export async function findKnown(db: ReadDb, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('feed_delivery')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
