import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import { isUnfetched } from '../db/unfetched.ts'

export interface NewMedia {
  hash: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  widths: number[]
  thumbhash: string | null
  look: string | null
}

export async function hasMedia(db: ReadDb, hash: string): Promise<boolean> {
  const row = await db.selectFrom('media').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row !== undefined
}

export const findMedia = (db: ReadDb, hash: string) =>
  db.selectFrom('media').select(['hash', 'width']).where('hash', '=', hash).executeTakeFirst()

export async function insertMedia(db: Db, row: NewMedia): Promise<void> {
  await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export interface WaitingPicture {
  id: number
  property_id: number
  pfad: string | null
  state: string
  media_hash: string | null
  attempts: number
  etag: string | null
  last_modified: string | null
  error: string | null
}

export async function findRemotePicture(db: ReadDb, id: number): Promise<WaitingPicture | null> {
  const row = await db
    .selectFrom('property_media')
    .select(['id', 'property_id', 'pfad', 'state', 'media_hash', 'attempts', 'etag', 'last_modified', 'error'])
    .where('id', '=', id)
    .where('location', '=', 'REMOTE')
    .executeTakeFirst()
  return (row as WaitingPicture | undefined) ?? null
}

/** Updates only when the address is still the fetched one: in the meantime an import may have replaced it. */
export async function updatePicture(
  db: Db,
  picture: Pick<WaitingPicture, 'id' | 'pfad'>,
  values: {
    state: string
    media_hash?: string
    error: string | null
    attempts: number
    checked_at: Date
    etag?: string | null
    last_modified?: string | null
  },
): Promise<boolean> {
  const result = await db
    .updateTable('property_media')
    .set(values)
    .where('id', '=', picture.id)
    .where('pfad', '=', picture.pfad)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * REMOTE files of the homes that a run has seen, after `after`, that are due: those that failed, or whose new version
 * did, and were not tried since the run began, and those without a `check` that were last asked for before `before`.
 */
export async function findDue(
  db: ReadDb,
  run: { id: number; startedAt: Date },
  before: Date,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from property_media m join property p on p.id = m.property_id
    where m.id > ${after} and p.seen_run_id = ${run.id} and m.location = 'REMOTE' and (
      ((m.state = 'failed' or (m.state = 'ready' and m.error is not null))
        and (m.checked_at is null or m.checked_at < ${run.startedAt}))
      or (m.state = 'ready' and m.check_value is null and (m.checked_at is null or m.checked_at < ${before})))
    order by m.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/**
 * REMOTE files that wait to be fetched, after `after`, of homes that a run has seen and found unchanged: the job of each
 * was sent before the run, and may have failed for good while the disk or the database was away.
 */
export async function findWaiting(
  db: ReadDb,
  run: { id: number; startedAt: Date },
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from property_media m join property p on p.id = m.property_id
    where m.id > ${after} and p.seen_run_id = ${run.id} and p.updated_at < ${run.startedAt}
      and m.location = 'REMOTE' and m.state = 'pending'
    order by m.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** The REMOTE files of a home that wait to be fetched. */
export async function findWaitingOf(db: ReadDb, propertyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('property_media')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('location', '=', 'REMOTE')
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function touchProperty(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('property').set({ updated_at: at }).where('id', '=', id).execute()
}

/**
 * REMOTE pictures of those properties whose last attempt failed, as the report of the run tells them; `error` is the fault and, after a blank, its detail.
 */
export async function findUnfetched(
  db: ReadDb,
  runId: number,
  propertyIds: readonly number[],
): Promise<{ property_id: number; pfad: string | null; error: string }[]> {
  const rows = await db
    .selectFrom('property_media as m')
    .select(['m.property_id', 'm.pfad', 'm.error'])
    .where(sql<boolean>`m.property_id = any(${[...propertyIds]}::bigint[])`)
    .where(isUnfetched(runId))
    .orderBy('m.property_id')
    .orderBy('m.position')
    .execute()
  return rows as { property_id: number; pfad: string | null; error: string }[]
}
