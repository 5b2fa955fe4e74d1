import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { PageSize } from './compiler-messages.ts'

export type ExposeKind = 'property' | 'project' | 'collection' | 'company'

export interface StoredExpose {
  bytes: number
  /** Null: its pages were not drawn as pictures. */
  pages: PageSize[] | null
}

export async function findExpose(db: ReadDb, hash: string): Promise<StoredExpose | null> {
  const row = await db
    .selectFrom('expose_document')
    .select(['bytes', 'pages'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row ? { bytes: row.bytes, pages: row.pages as PageSize[] | null } : null
}

export interface NewExpose {
  hash: string
  kind: ExposeKind
  subjectId: number
  bytes: number
  pages: readonly PageSize[] | null
}

/** Records a document; drawn pages stay when it is made again without them. */
export async function upsertExpose(
  db: Db,
  { hash, kind, subjectId, bytes, pages }: NewExpose,
  now: Date,
): Promise<void> {
  const drawn = pages && JSON.stringify(pages)
  await db
    .insertInto('expose_document')
    .values({ hash, kind, subject_id: subjectId, bytes, pages: drawn, read_at: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ bytes, read_at: now, ...(drawn && { pages: drawn }) }),
    )
    .execute()
}

/** Records the last request, at most once an hour. */
export async function noteExposeRead(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('expose_document')
    .set({ read_at: now })
    .where('hash', '=', hash)
    .where('read_at', '<', new Date(now.getTime() - 3_600_000))
    .execute()
}

export interface StaleExpose {
  hash: string
  pages: number
}

/**
 * Documents without a request since `before`, or of homes and projects that are no longer offered.
 * @param kept the hashes of those that stay
 */
export async function findStaleExposes(
  db: ReadDb,
  before: Date,
  kept: readonly string[],
  limit: number,
): Promise<StaleExpose[]> {
  const { rows } = await sql<StaleExpose>`
    select hash, coalesce(jsonb_array_length(pages), 0)::int as pages from expose_document d
    where (read_at < ${before}
      or (kind = 'property' and not exists (select from property_search s where s.id = d.subject_id))
      or (kind = 'project' and not exists (select from project j where j.id = d.subject_id and j.deleted_at is null)))
      and hash <> all(${[...kept]}::text[])
    order by read_at limit ${limit}`.execute(db)
  return rows
}

export async function deleteExpose(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('expose_document').where('hash', '=', hash).execute()
}
