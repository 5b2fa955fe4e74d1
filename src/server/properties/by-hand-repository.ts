import type { Insertable } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { Property } from '../db/types.generated.ts'

/** @returns false when the external_id is taken: then nothing was written */
export async function insertByHand(db: Db, row: Insertable<Property>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('property')
    .values(row)
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The persons of a company, by name. */
export async function findPeople(db: ReadDb, companyId: number): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('agent')
    .select(['id', 'titel', 'vorname', 'name', 'email'])
    .where('company_id', '=', companyId)
    .where('erased_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(({ id, titel, vorname, name, email }) => ({
    id,
    name: [titel, vorname, name].filter(Boolean).join(' ') || (email ?? `#${id}`),
  }))
}
