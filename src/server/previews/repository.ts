import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { PreviewKind } from './address.ts'

/** Records the last request of a picture, at most once a day for each. */
export async function noteRead(db: Db, hash: string, kind: PreviewKind, subjectId: number, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await db
    .insertInto('preview_picture')
    .values({ hash, kind, subject_id: subjectId, read_at: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ read_at: now }).where('preview_picture.read_at', '<', yesterday),
    )
    .execute()
}

/** Hashes of pictures without a request since `before`, or of homes that are no longer offered. */
export async function findStale(db: ReadDb, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from preview_picture p
    where read_at < ${before}
      or (kind = 'property' and not exists (select from property_search s where s.id = p.subject_id))
      or (kind = 'project' and not exists (select from project j where j.id = p.subject_id and j.deleted_at is null))
    order by read_at limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

export async function deletePreview(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('preview_picture').where('hash', '=', hash).execute()
}
