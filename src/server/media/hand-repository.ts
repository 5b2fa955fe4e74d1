import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

/**
 * After files of a home were written: what a hand said about a file counts for its new version at the same address or
 * under the same name.
 */
export async function followVersions(db: Db, propertyId: number): Promise<void> {
  await sql`
    update property_picture h set hash = l.media_hash
    from property_media l
    where h.property_id = ${propertyId} and l.property_id = h.property_id and l.pfad = h.pfad and l.uploaded_at is null
      and l.media_hash is not null and l.media_hash <> h.hash
      and not exists (select from property_media m where m.property_id = h.property_id and m.media_hash = h.hash)
      and not exists (select from property_picture o where o.property_id = h.property_id and o.hash = l.media_hash)
      and not exists (select from property_media m where m.property_id = h.property_id and m.pfad = l.pfad
        and m.position < l.position)`.execute(db)
}
