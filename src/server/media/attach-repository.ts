import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'

export interface AttachedRow {
  gruppe: string
  /** As the feed sends it: visitors read it without the street of a hidden address (`hideInPictures`). */
  titel: string | null
  location: string
  pfad: string | null
  check_type: string | null
  check_value: string | null
  state: 'pending' | 'ready' | 'failed' | 'link'
  media_hash: string | null
  error: string | null
  etag: string | null
  last_modified: string | null
}

/** The files that came with the feed. */
export async function findAttached(db: ReadDb, propertyId: number): Promise<AttachedRow[]> {
  const rows = await db
    .selectFrom('property_media')
    .select([
      'gruppe',
      'location',
      'pfad',
      'check_type',
      'check_value',
      'state',
      'media_hash',
      'error',
      'etag',
      'last_modified',
    ])
    .where('property_id', '=', propertyId)
    .select(sql<string | null>`coalesce(titel_with_street, titel)`.as('titel'))
    .where('uploaded_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows as AttachedRow[]
}

/** Replaces the files of the feed; those that a person has uploaded stay. @returns the new ids in the order of the rows */
export async function replaceAttached(db: Db, propertyId: number, rows: readonly AttachedRow[]): Promise<number[]> {
  await db.deleteFrom('property_media').where('property_id', '=', propertyId).where('uploaded_at', 'is', null).execute()
  if (rows.length === 0) return []
  const made = await db
    .insertInto('property_media')
    .values(rows.map((row, at) => ({ ...row, property_id: propertyId, position: at + 1 })))
    .returning(['id', 'position'])
    .execute()
  return (made as { id: number; position: number }[]).sort((a, b) => a.position - b.position).map(({ id }) => id)
}
