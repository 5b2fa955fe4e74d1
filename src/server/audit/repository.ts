import type { Insertable } from 'kysely'
import type { Db } from '../ctx.ts'
import type { Audit } from '../db/types.generated.ts'

export async function insertAct(db: Db, row: Insertable<Audit>): Promise<void> {
  await db.insertInto('audit').values(row).execute()
}
