import { sql } from 'kysely'
import type { Db } from '../../ctx.ts'

/**
 * Sets when the homes of the sources whose keys begin so went online: at their `stand_vom`. The feeds of the demo are
 * imported one after the other, so its newest homes would all be of the last agency.
 * @returns how many homes changed
 */
export async function backdateHomes(db: Db, prefix: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update property set published_at = stand_vom, first_seen_at = stand_vom
      from import_source where import_source.id = property.import_source_id
        and starts_with(import_source.key, ${prefix}) and property.stand_vom < property.published_at
      returning property.id`.execute(tx)
    await sql`update property_search set neu_seit = floor(extract(epoch from property.published_at) * 1000)
      from property where property.id = property_search.id
        and property.id = any(${rows.map(({ id }) => id)})`.execute(tx)
    return rows.length
  })
}
