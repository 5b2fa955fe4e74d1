import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'

/** What a bulk act changed: a home, an account, a project or an inquiry. */
export type BulkTarget =
  | { property_id: number }
  | { account_id: number }
  | { project_id: number }
  | { inquiry_id: number }

export async function insertBulk(
  db: Db,
  row: { act: string; company_id: number | null; account_id: number; at: Date; ends_at: Date },
): Promise<number> {
  const { id } = await db.insertInto('bulk_act').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Keeps what an act changed of a record, so that it can be undone. */
export async function insertItem(
  db: Db,
  bulkId: number,
  target: BulkTarget,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> {
  const row = { bulk_id: bulkId, ...target, before: JSON.stringify(before), after: JSON.stringify(after) }
  await db.insertInto('bulk_item').values(row).execute()
}

/** An act. @param company null: of any company @param acts the kinds that it may be */
export async function findBulk(
  db: ReadDb,
  id: number,
  company: number | null,
  acts: readonly string[],
): Promise<{ act: string; ends_at: Date; undone_at: Date | null } | undefined> {
  return db
    .selectFrom('bulk_act')
    .select(['act', 'ends_at', 'undone_at'])
    .where('id', '=', id)
    .where('act', 'in', acts)
    .where(sql<boolean>`(${company}::bigint is null or company_id = ${company}::bigint)`)
    .executeTakeFirst()
}

/** The newest acts of an account that can be undone, with the number of records that they changed. */
export async function findUndoable(
  db: ReadDb,
  { account, company }: { account: number; company: number | null },
  acts: readonly string[],
  now: Date,
  limit: number,
) {
  return db
    .selectFrom('bulk_act')
    .innerJoin('bulk_item', 'bulk_item.bulk_id', 'bulk_act.id')
    .select(['bulk_act.id', 'act', 'at', 'ends_at'])
    .select(sql<number>`count(*)::int`.as('changed'))
    .where('bulk_act.account_id', '=', account)
    .where('act', 'in', acts)
    .where('undone_at', 'is', null)
    .where('ends_at', '>=', now)
    .where(sql<boolean>`(${company}::bigint is null or company_id = ${company}::bigint)`)
    .groupBy('bulk_act.id')
    .orderBy('bulk_act.id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteItem(db: Db, bulkId: number, target: BulkTarget): Promise<void> {
  await db
    .deleteFrom('bulk_item')
    .where('bulk_id', '=', bulkId)
    .where((is) => is.and(target))
    .execute()
}

export async function markUndone(db: Db, id: number, undone_at: Date): Promise<void> {
  await db.updateTable('bulk_act').set({ undone_at }).where('id', '=', id).execute()
}

/** What an act changed, in the order of the records' ids. */
export async function findItems(db: ReadDb, bulkId: number) {
  return db
    .selectFrom('bulk_item')
    .select(['before', 'after'])
    .select(sql<number>`coalesce(property_id, account_id, project_id, inquiry_id)`.as('id'))
    .where('bulk_id', '=', bulkId)
    .orderBy('id')
    .execute()
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('bulk_act').where('ends_at', '<', now).execute()
}
