import type { Db } from '../ctx.ts'

export interface AttachedRow {
  gruppe: string
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

export async function findAttached(db: Db, propertyId: number): Promise<AttachedRow[]> {
  const rows = await db
    .selectFrom('property_media')
    .select([
      'gruppe',
      'titel',
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
    .orderBy('position')
    .execute()
  return rows as AttachedRow[]
}

/** @returns the new ids in the order of the rows */
export async function replaceAttached(db: Db, propertyId: number, rows: readonly AttachedRow[]): Promise<number[]> {
  await db.deleteFrom('property_media').where('property_id', '=', propertyId).execute()
  if (rows.length === 0) return []
  const made = await db
    .insertInto('property_media')
    .values(rows.map((row, at) => ({ ...row, property_id: propertyId, position: at + 1 })))
    .returning(['id', 'position'])
    .execute()
  return (made as { id: number; position: number }[]).sort((a, b) => a.position - b.position).map(({ id }) => id)
}
