import type { Db, ReadDb } from '../ctx.ts'

const COLUMNS = [
  'j.id',
  'j.company_id',
  'j.titel',
  'j.withheld_at',
  'j.withheld_reason',
  'j.deleted_at',
  'j.by_hand',
  'j.updated_at',
] as const

/** A project in every state, with the mailbox of its company. */
export const findState = (db: ReadDb, id: number) =>
  db
    .selectFrom('project as j')
    .innerJoin('company as c', 'c.id', 'j.company_id')
    .select(COLUMNS)
    .select(['c.firma', 'c.email'])
    .where('j.id', '=', id)
    .executeTakeFirst()

export const lockRow = (db: Db, id: number) =>
  db.selectFrom('project as j').select(COLUMNS).where('j.id', '=', id).forUpdate().executeTakeFirst()

export async function writeWithheld(
  db: Db,
  id: number,
  values: { withheld_at: Date | null; withheld_reason: string | null; updated_at: Date },
): Promise<void> {
  await db.updateTable('project').set(values).where('id', '=', id).execute()
}

export async function writeDeleted(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('project').set({ deleted_at: at, updated_at: at }).where('id', '=', id).execute()
}
